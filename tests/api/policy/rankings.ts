import type { MutationPolicy } from "../../support/mutation-policy";
import type { Policy } from "../../support/policy";

const rankingFields =
  "id key name category gender scope window bestResults shares unaffiliated automatic active organiser isPublic viewerCanManage years version versions positions";
const positionFields =
  "id position points month titles eventsPlayed change changeBy tieBreak results athlete ranking";
const resultFields = "key points date level tier affiliated byHand reason eventName athlete";
const deskFields = 'draft monthsToPublish results athletesToAdd(search:"a")';

const onTheWall = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
  other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
};
const ofTheFederation = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  sees    -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const ofTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const ofNobodyHere = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const managedByTheFederation = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  null      null    null    null    sees       sees  null    null    null     -",
  other: "null      null    null    null    null       sees  null    null    null     -",
};
const managedByTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         null    null    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** What programs read besides, of every ranking they may see. */
const runningList = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  null      null    null    null    sees       sees  sees    sees    null     -",
  other: "null      null    null    null    null       sees  null    sees    null     -",
};

/** Rankings. Somebody's own is one of their federation or arena, or one they stand in. */
export const rankingPolicies: Policy[] = [
  {
    name: "a running ranking of an active federation: everybody",
    at: "ranking",
    fields: rankingFields,
    ...onTheWall,
  },
  { name: "the places in it", at: "position", fields: positionFields, ...onTheWall },
  {
    name: "the places in it: a page of them",
    at: "ranking > positions(first: 5)",
    fields: "edges pageInfo",
    ...onTheWall,
  },
  {
    name: "the places in it: one of the page",
    at: "ranking > positions(first: 5) > edges",
    fields: "cursor node",
    ...onTheWall,
  },
  {
    name: "the list of rankings: everybody",
    at: "Query > rankings(first: 5)",
    fields: "edges pageInfo",
    own: onTheWall.own,
  },
  {
    name: "the list of rankings: one of them",
    at: "Query > rankings(first: 5) > edges",
    fields: "cursor node",
    own: onTheWall.own,
  },
  {
    name: "where one stands in a list: everybody who sees the list",
    at: "Query > rankings(first: 5) > pageInfo",
    fields: "startCursor endCursor hasNextPage hasPreviousPage",
    own: onTheWall.own,
  },
  {
    name: "a ranking that was stopped: the federation's people and partners, admins",
    at: "stoppedRanking",
    fields: rankingFields,
    ...ofTheFederation,
  },
  {
    name: "the places in a ranking that was stopped",
    at: "stoppedPosition",
    fields: positionFields,
    ...ofTheFederation,
  },
  {
    name: "an arena's running ranking: who stands in it, its owner and teachers, admins",
    at: "arenaRanking",
    fields: rankingFields,
    ...ofTheArena,
  },
  { name: "the places in an arena's ranking", at: "arenaPosition", fields: positionFields, ...ofTheArena },
  {
    name: "a ranking of a federation that waits to be activated: its people, admins",
    at: "waitingRanking",
    fields: rankingFields,
    ...ofNobodyHere,
  },
  {
    name: "the places in a ranking of a federation that waits",
    at: "waitingPosition",
    fields: positionFields,
    ...ofNobodyHere,
  },
  {
    name: "the published lists of a ranking: everybody",
    at: "ranking > versions(first: 5)",
    fields: "edges pageInfo",
    ...onTheWall,
  },
  {
    name: "one of the published lists",
    at: "ranking > versions(first: 5) > edges",
    fields: "cursor node",
    ...onTheWall,
  },
  {
    name: "a published list: everybody",
    at: "ranking > versions(first: 5) > edges > node",
    fields: "key month number reason publishedAt bestResults window unaffiliated athleteCount unplaced",
    ...onTheWall,
  },
  {
    name: "who is in a published list without a position: a page of them",
    at: "ranking > version > unplaced(first: 5)",
    fields: "edges pageInfo",
    ...onTheWall,
  },
  {
    name: "who is in a published list without a position: one of the page",
    at: "ranking > version > unplaced(first: 5) > edges",
    fields: "cursor node",
    ...onTheWall,
  },
  {
    name: "who is in a published list without a position",
    at: "ranking > version > unplaced(first: 5) > edges > node",
    fields: "key points eventsPlayed results athlete",
    ...onTheWall,
  },
  {
    name: "a published list: what has corrected it",
    at: "ranking > versions(last: 1) > edges > node",
    fields: "correctedBy",
    ...onTheWall,
  },
  {
    name: "where somebody stood, month by month: everybody",
    at: "position",
    fields: "history",
    ...onTheWall,
  },
  {
    name: "the list that hangs out: everybody",
    at: "ranking",
    fields: "version",
    ...onTheWall,
  },
  {
    name: "what a place in an arena's ranking is made of: who sees that",
    at: "arenaPosition > results",
    fields: "categoryName tournamentKey",
    ...ofTheArena,
  },
  {
    name: "what a place is made of: everybody",
    at: "position > results",
    fields: resultFields,
    ...onTheWall,
  },
  {
    name: "the list as it would be published, and what counts in it: who works for the federation, admins",
    at: "ranking",
    fields: deskFields,
    ...managedByTheFederation,
  },
  {
    name: "an arena's list as it would be published: its owner, admins",
    at: "arenaRanking",
    fields: deskFields,
    ...managedByTheArena,
  },
  {
    name: "the list as it would be published",
    at: "ranking > draft",
    fields:
      "month key canPublish athleteCount upCount downCount newCount leavingCount leaving unplacedCount unplaced rows",
    ...managedByTheFederation,
  },
  {
    name: "the list as it would be published: one athlete's line of it",
    at: "ranking > draft",
    fields: "row(athlete:$athlete)",
    ...managedByTheFederation,
  },
  {
    name: "the list as it stands now: who works for the federation, programs, admins",
    at: "ranking",
    fields: "running",
    ...runningList,
  },
  {
    name: "an arena's list as it stands now: its owner, admins",
    at: "arenaRanking",
    fields: "running",
    ...managedByTheArena,
  },
  {
    name: "the list as it stands now: how it differs",
    at: "ranking > running",
    fields:
      "month key canPublish athleteCount upCount downCount newCount leavingCount leaving unplacedCount unplaced rows",
    ...runningList,
  },
  {
    name: "the list as it stands now: a page of it",
    at: "ranking > running > rows(first: 5)",
    fields: "edges pageInfo",
    ...runningList,
  },
  {
    name: "the list as it stands now: where somebody stands",
    at: "ranking > running > rows(first: 5) > edges > node",
    fields: "position points titles eventsPlayed change changeBy tieBreak athlete results",
    ...runningList,
  },
  {
    name: "whose a federation's ranking is: who works there",
    at: "ranking",
    fields: "workplaceKey",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    null    null    sees       null  null    null    null     -",
    other: "null      null    null    null    null       null  null    null    null     -",
  },
  {
    name: "whose an arena's ranking is: who works there",
    at: "arenaRanking",
    fields: "workplaceKey",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    sees    sees    -          null  -       -       -        -",
    other: "-         -       -       -       -          null  -       -       -        -",
  },
  {
    name: "the list as it would be published: a page of it",
    at: "ranking > draft > rows(first: 5)",
    fields: "edges pageInfo",
    ...managedByTheFederation,
  },
  {
    name: "the list as it would be published: one of the page",
    at: "ranking > draft > rows(first: 5) > edges",
    fields: "cursor node",
    ...managedByTheFederation,
  },
  {
    name: "the list as it would be published: where somebody would stand",
    at: "ranking > draft > rows(first: 5) > edges > node",
    fields: "position points titles eventsPlayed change changeBy tieBreak athlete results",
    ...managedByTheFederation,
  },
  {
    name: "a page of what counts",
    at: "ranking > results(first: 5)",
    fields: "edges pageInfo",
    ...managedByTheFederation,
  },
  {
    name: "one of what counts",
    at: "ranking > results(first: 5) > edges",
    fields: "cursor node",
    ...managedByTheFederation,
  },
  {
    name: "the rankings of an arena: its people",
    at: "arena",
    fields: "rankings",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the rankings of an arena: a page of them",
    at: "arena > rankings(first: 5)",
    fields: "edges pageInfo",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the rankings of an arena: one of them",
    at: "arena > rankings(first: 5) > edges",
    fields: "cursor node",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "how many rankings there are: everybody",
    at: "Query > rankings(first: 5)",
    fields: "totalCount",
    own: onTheWall.own,
  },
  {
    name: "a ranking by its key: everybody",
    at: "Query",
    fields: "ranking(key:$ranking)",
    own: onTheWall.own,
  },
];

const federations = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const arenas = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const managing = [
  ["changing a ranking", "updateRanking", "ranking"],
  ["publishing a list", "publishRanking", "ranking versions"],
  ["correcting results", "correctRanking", "ranking versions"],
  ["giving points by hand", "addRankingPoints", "ranking versions"],
] as const;

export const rankingMutations: MutationPolicy[] = [
  {
    name: "making a ranking: the federation's people, admins",
    mutation: "createRanking",
    answer: "ranking",
    ...federations,
  },
  {
    name: "making a ranking of an arena: its owner, admins",
    mutation: "createArenaRanking",
    answer: "ranking",
    ...arenas,
  },
  ...managing.map(([name, mutation, answer]) => ({
    name: `${name} of an arena: its owner, admins`,
    mutation,
    answer,
    ...arenas,
  })),
  ...managing.map(([name, mutation, answer]) => ({
    name: `${name} of a federation: its people, admins`,
    mutation,
    answer,
    of: "federation" as const,
    ...federations,
  })),
];
