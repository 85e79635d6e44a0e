/**
 * @generated SignedSource<<8bd6f100fbf6b4e4587f393c2d6752bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FinishTournamentInput = {
  tournamentId: string;
};
export type useFinishTournamentMutation$variables = {
  input: FinishTournamentInput;
};
export type useFinishTournamentMutation$data = {
  readonly finishTournament: {
    readonly __typename: "FinishTournamentSuccess";
    readonly tournament: {
      readonly " $fragmentSpreads": FragmentRefs<"TournamentScreen_tournament">;
    };
  } | {
    readonly __typename: "RuleViolation";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useFinishTournamentMutation = {
  response: useFinishTournamentMutation$data;
  variables: useFinishTournamentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "RuleViolation",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v10 = [
  (v8/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFinishTournamentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "finishTournament",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tournament",
                "kind": "LinkedField",
                "name": "tournament",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TournamentScreen_tournament"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "FinishTournamentSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFinishTournamentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "finishTournament",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tournament",
                "kind": "LinkedField",
                "name": "tournament",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "openToOtherArenas",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanManage",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "description",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "feeInCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxParticipants",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "setFormat",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isPublic",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "enrolmentCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Arena",
                    "kind": "LinkedField",
                    "name": "arena",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "courtCount",
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "matchCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "playedMatchCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "category",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minPairs",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Enrolment",
                    "kind": "LinkedField",
                    "name": "enrolments",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Athlete",
                        "kind": "LinkedField",
                        "name": "athlete",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "email",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "drawNumber",
                        "storageKey": null
                      },
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "enrolledAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "finalPosition",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasPlayed",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Super8Round",
                    "kind": "LinkedField",
                    "name": "rounds",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Match",
                        "kind": "LinkedField",
                        "name": "matches",
                        "plural": true,
                        "selections": [
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "outcome",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "MatchSide",
                            "kind": "LinkedField",
                            "name": "sides",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Athlete",
                                "kind": "LinkedField",
                                "name": "athletes",
                                "plural": true,
                                "selections": (v10/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "games",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "tieBreakPoints",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "isWinner",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Court",
                            "kind": "LinkedField",
                            "name": "court",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "version",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "round",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Athlete",
                        "kind": "LinkedField",
                        "name": "resting",
                        "plural": true,
                        "selections": [
                          (v6/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanScore",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LegalScore",
                    "kind": "LinkedField",
                    "name": "legalScores",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "winnerGames",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "loserGames",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "tieBreak",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "gender",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Super8Standing",
                    "kind": "LinkedField",
                    "name": "standings",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "position",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "victories",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "gameBalance",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Athlete",
                        "kind": "LinkedField",
                        "name": "athlete",
                        "plural": false,
                        "selections": (v10/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "played",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "defeats",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "gamesWon",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "gamesLost",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "explanation",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "FinishTournamentSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "410548de93e4e8875ed209af05b66e92",
    "id": null,
    "metadata": {},
    "name": "useFinishTournamentMutation",
    "operationKind": "mutation",
    "text": "mutation useFinishTournamentMutation(\n  $input: FinishTournamentInput!\n) {\n  finishTournament(input: $input) {\n    __typename\n    ... on FinishTournamentSuccess {\n      tournament {\n        ...TournamentScreen_tournament\n        id\n      }\n    }\n    ... on RuleViolation {\n      message\n    }\n  }\n}\n\nfragment BracketTab_tournament on Tournament {\n  key\n  enrolments {\n    ...DrawOrder_enrolment\n    id\n  }\n  rounds {\n    number\n    ...readRound_round\n    ...RoundCard_round\n  }\n  ...NoBracketYet_tournament\n}\n\nfragment DrawOrder_enrolment on Enrolment {\n  id\n  drawNumber\n  athlete {\n    displayName\n    id\n  }\n}\n\nfragment EnrolledList_tournament on Tournament {\n  enrolments {\n    id\n    ...EnrolledRow_enrolment\n  }\n}\n\nfragment EnrolledRow_enrolment on Enrolment {\n  id\n  number\n  athlete {\n    displayName\n    id\n  }\n}\n\nfragment FinishTournament_tournament on Tournament {\n  id\n  matchCount\n  playedMatchCount\n}\n\nfragment ManageEnrolmentsDialog_tournament on Tournament {\n  id\n  maxParticipants\n  openToOtherArenas\n  arena {\n    id\n  }\n  enrolments {\n    athlete {\n      id\n    }\n    id\n  }\n  ...EnrolledList_tournament\n}\n\nfragment ManageEnrolments_tournament on Tournament {\n  ...ManageEnrolmentsDialog_tournament\n}\n\nfragment MatchCardSide_side on MatchSide {\n  athletes {\n    id\n    displayName\n  }\n  games\n  tieBreakPoints\n  isWinner\n}\n\nfragment MatchCard_match on Match {\n  status\n  outcome\n  ...readMatch_match\n  court {\n    name\n  }\n  sides {\n    ...MatchCardSide_side\n  }\n}\n\nfragment NoBracketYet_tournament on Tournament {\n  kind\n  status\n  viewerCanManage\n  ...StartTournament_tournament\n}\n\nfragment ParticipantRow_enrolment on Enrolment {\n  id\n  number\n  drawNumber\n  status\n  enrolledAt\n  finalPosition\n  hasPlayed\n  athlete {\n    displayName\n    email\n    id\n  }\n}\n\nfragment ParticipantsTab_tournament on Tournament {\n  status\n  viewerCanManage\n  maxParticipants\n  arena {\n    id\n  }\n  enrolments {\n    id\n    athlete {\n      displayName\n      id\n    }\n    ...ParticipantRow_enrolment\n  }\n  ...ManageEnrolments_tournament\n  ...SubstituteDialog_tournament\n}\n\nfragment PodiumStep_standing on Super8Standing {\n  position\n  victories\n  gameBalance\n  athlete {\n    displayName\n    id\n  }\n}\n\nfragment Podium_standing on Super8Standing {\n  position\n  ...PodiumStep_standing\n  athlete {\n    id\n    displayName\n  }\n}\n\nfragment Referees_tournament on Tournament {\n  id\n  key\n  status\n}\n\nfragment ResultCard_match on Match {\n  id\n  status\n  ...MatchCard_match\n}\n\nfragment ResultsRound_round on Super8Round {\n  number\n  matches {\n    id\n    ...ResultCard_match\n  }\n}\n\nfragment ResultsTab_tournament on Tournament {\n  viewerCanScore\n  playedMatchCount\n  matchCount\n  rounds {\n    number\n    matches {\n      id\n      ...ScoreSheet_match\n    }\n    ...readRound_round\n    ...ResultsRound_round\n  }\n  ...ScoreSheet_tournament\n}\n\nfragment RoundCard_round on Super8Round {\n  number\n  matches {\n    id\n    ...MatchCard_match\n  }\n  ...readRound_round\n  resting {\n    id\n    displayName\n  }\n}\n\nfragment ScoreSheet_match on Match {\n  ...ScoreShortcuts_match\n  id\n  version\n  round\n  status\n  court {\n    name\n  }\n  ...readMatch_match\n}\n\nfragment ScoreSheet_tournament on Tournament {\n  ...ScoreShortcuts_tournament\n  setFormat\n  legalScores {\n    winnerGames\n    loserGames\n    tieBreak\n  }\n}\n\nfragment ScoreShortcuts_match on Match {\n  id\n  key\n  status\n  sides {\n    athletes {\n      displayName\n      id\n    }\n  }\n}\n\nfragment ScoreShortcuts_tournament on Tournament {\n  key\n  viewerCanManage\n}\n\nfragment StandingsTab_tournament on Tournament {\n  status\n  gender\n  matchCount\n  playedMatchCount\n  standings {\n    ...Podium_standing\n    ...StandingsTable_standing\n  }\n}\n\nfragment StandingsTable_standing on Super8Standing {\n  position\n  athlete {\n    id\n    displayName\n  }\n  played\n  victories\n  defeats\n  gamesWon\n  gamesLost\n  gameBalance\n  explanation\n}\n\nfragment StartTournament_tournament on Tournament {\n  id\n  enrolmentCount\n  maxParticipants\n  arena {\n    courtCount\n    id\n  }\n}\n\nfragment SubstituteDialog_tournament on Tournament {\n  id\n  openToOtherArenas\n  arena {\n    id\n  }\n  enrolments {\n    athlete {\n      id\n    }\n    id\n  }\n}\n\nfragment TournamentActions_tournament on Tournament {\n  kind\n  status\n  viewerCanManage\n  ...TournamentSettings_tournament\n  ...Referees_tournament\n  ...StartTournament_tournament\n  ...FinishTournament_tournament\n}\n\nfragment TournamentBadges_tournament on Tournament {\n  status\n  kind\n  openToOtherArenas\n}\n\nfragment TournamentInfoCard_tournament on Tournament {\n  kind\n  category\n  startDate\n  endDate\n  feeInCents\n  enrolmentCount\n  maxParticipants\n  minPairs\n  setFormat\n  description\n  ...TournamentProgress_tournament\n}\n\nfragment TournamentProgress_tournament on Tournament {\n  status\n  matchCount\n  playedMatchCount\n}\n\nfragment TournamentScreen_tournament on Tournament {\n  name\n  status\n  ...TournamentBadges_tournament\n  ...TournamentActions_tournament\n  ...TournamentInfoCard_tournament\n  ...TournamentTabs_tournament\n}\n\nfragment TournamentSettingsDialog_tournament on Tournament {\n  id\n  kind\n  status\n  name\n  description\n  startDate\n  endDate\n  feeInCents\n  maxParticipants\n  setFormat\n  openToOtherArenas\n  isPublic\n}\n\nfragment TournamentSettings_tournament on Tournament {\n  ...TournamentSettingsDialog_tournament\n}\n\nfragment TournamentTabs_tournament on Tournament {\n  status\n  ...ParticipantsTab_tournament\n  ...BracketTab_tournament\n  ...ResultsTab_tournament\n  ...StandingsTab_tournament\n}\n\nfragment readMatch_match on Match {\n  status\n  outcome\n  sides {\n    athletes {\n      displayName\n      id\n    }\n    games\n    tieBreakPoints\n    isWinner\n  }\n}\n\nfragment readRound_round on Super8Round {\n  number\n  matches {\n    status\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "03eb796cf14f10342647a4c286dbad4b";

export default node;
