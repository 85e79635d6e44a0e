import {
  policiesOf,
  type ExampleInput,
  type MutationLine,
  type MutationPolicy,
} from "../../support/mutation-policy";

const whoManagesTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const whoRunsTheFederation = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const aBlock: ExampleInput = ({ drawn, court }) => ({
  tournamentId: drawn,
  courtKey: court,
  label: "Rede rasgada",
  startsAt: "2099-01-02T11:00:00Z",
  endsAt: "2099-01-02T12:00:00Z",
});

const organisersMutations: MutationLine[] = [
  [
    "changing a tournament",
    "updateTournament",
    "tournament",
    ({ open }) => ({ tournamentId: open, name: "Outro nome" }),
  ],
  ["publishing a draft", "publishTournament", "tournament", ({ draft }) => ({ tournamentId: draft })],
  [
    "making a draft of a tournament",
    "duplicateTournament",
    "tournament",
    ({ entry }) => ({ tournamentId: entry, startDate: "2099-02-01" }),
  ],
  [
    "deleting a tournament",
    "deleteTournament",
    "deletedTournamentId",
    ({ entry }) => ({ tournamentId: entry }),
  ],
  ["drawing the lots", "startTournament", "tournament", ({ open }) => ({ tournamentId: open })],
  ["ending it", "finishTournament", "tournament", ({ drawn }) => ({ tournamentId: drawn })],
  [
    "ending one category of it",
    "finishSuperN",
    "tournament",
    ({ drawnSuperN }) => ({ categoryId: drawnSuperN }),
  ],
  [
    "entering an athlete",
    "enrolAthlete",
    "enrolment tournament",
    ({ open, openCategory, newcomer }) => ({
      tournamentId: open,
      categoryId: openCategory,
      athleteId: newcomer,
    }),
  ],
  [
    "taking an athlete out",
    "cancelEnrolment",
    "enrolment tournament",
    ({ openEnrolment }) => ({ enrolmentId: openEnrolment }),
  ],
  [
    "replacing an athlete",
    "substituteAthlete",
    "tournament",
    ({ restingEnrolment, newcomer }) => ({
      enrolmentId: restingEnrolment,
      athleteId: newcomer,
    }),
  ],
  [
    "withdrawing a pair after the draw",
    "withdrawPair",
    "tournament",
    ({ drawnEnrolment }) => ({ enrolmentId: drawnEnrolment }),
  ],
  [
    "saying how a category is played",
    "updateCategoryRules",
    "tournament",
    ({ undrawnCategory }) => ({ categoryId: undrawnCategory, thirdPlace: true }),
  ],
  [
    "saying how a last round is played",
    "updatePhaseFormat",
    "tournament",
    ({ undrawnCategory }) => ({
      categoryId: undrawnCategory,
      phase: "FINAL",
      matchFormat: "BEST_OF_3_MTB10",
    }),
  ],
  [
    "seeding by hand",
    "setSeeds",
    "tournament",
    ({ undrawnCategory, undrawnPairs }) => ({ categoryId: undrawnCategory, pairIds: undrawnPairs }),
  ],
  [
    "seeding from a ranking",
    "seedFromRanking",
    "tournament",
    ({ undrawnCategory, ranking }) => ({ categoryId: undrawnCategory, rankingId: ranking }),
  ],
  [
    "drawing a category",
    "drawCategory",
    "tournament",
    ({ undrawnCategory, previewed }) => ({ categoryId: undrawnCategory, ...previewed }),
  ],
  [
    "trading two pairs' places",
    "swapDrawEntries",
    "tournament",
    ({ drawnCategory, drawnPairs }) => ({ categoryId: drawnCategory, pairIds: drawnPairs }),
  ],
  [
    "trading two athletes' numbers",
    "swapNumbers",
    "tournament",
    ({ unplayedSuperN, unplayedNumbers }) => ({
      categoryId: unplayedSuperN,
      enrolmentIds: unplayedNumbers,
    }),
  ],
  [
    "attaching a ranking",
    "attachRanking",
    "tournament",
    ({ undrawnCategory, ranking }) => ({
      categoryId: undrawnCategory,
      rankingId: ranking,
      tier: "G100",
    }),
  ],
  ["undoing a draw", "undoDraw", "tournament", ({ drawnCategory }) => ({ categoryId: drawnCategory })],
  [
    "giving up a category",
    "cancelCategory",
    "tournament",
    ({ spareCategory }) => ({ categoryId: spareCategory }),
  ],
  [
    "adding a category",
    "addCategory",
    "tournament",
    ({ entry }) => ({
      tournamentId: entry,
      name: "Mista 40+",
      level: "C",
      gender: "MIXED",
      feeInCents: 5000,
    }),
  ],
  [
    "adding the usual categories",
    "addPresetCategories",
    "created existing tournament",
    ({ entry }) => ({
      tournamentId: entry,
      genders: ["FEMALE"],
      levels: ["D"],
      feeInCents: 5000,
    }),
  ],
  [
    "changing a category",
    "updateCategory",
    "tournament",
    ({ spareCategory }) => ({ categoryId: spareCategory, feeInCents: 5100 }),
  ],
  [
    "removing a category",
    "removeCategory",
    "tournament",
    ({ spareCategory }) => ({ categoryId: spareCategory }),
  ],
  // Referees, and users of a match's link, score as well: see referees.test and score-links.test.
  [
    "writing a result",
    "recordMatchResult",
    "match tournament",
    ({ match }) => ({
      matchId: match,
      expectedVersion: 0,
      outcome: "COMPLETED",
      games: [6, 0],
    }),
  ],
  [
    "taking back a W.O.",
    "takeBackWalkover",
    "match tournament",
    ({ walkover }) => ({ matchId: walkover, expectedVersion: 1 }),
  ],
  [
    "noting something beside a match",
    "updateMatchNotes",
    "match",
    ({ match }) => ({ matchId: match, notes: "Vento forte" }),
  ],
  [
    "writing a score under way",
    "recordLiveScore",
    "pad",
    ({ match }) => ({ matchId: match, expectedVersion: 0, sets: [{ games: [1, 0] }] }),
  ],
  [
    "ending a match where it is scored",
    "finishLiveMatch",
    "pad",
    ({ match }) => ({
      matchId: match,
      expectedVersion: 0,
      outcome: "COMPLETED",
      sets: [{ games: [6, 0] }],
    }),
  ],
  ["making a match's link", "createScoreLink", "url match", ({ match }) => ({ matchId: match })],
  ["making the links of all matches", "createScoreLinks", "issued", ({ drawn }) => ({ tournamentId: drawn })],
  ["revoking a match's link", "revokeScoreLink", "tournament", ({ scoreLink }) => ({ linkId: scoreLink })],
  [
    "revoking the links of all matches",
    "revokeScoreLinks",
    "revokedCount",
    ({ drawn }) => ({ tournamentId: drawn }),
  ],
  [
    "appointing a referee",
    "appointReferee",
    "tournament",
    ({ open, accountEmail }) => ({ tournamentId: open, email: accountEmail }),
  ],
  ["dismissing a referee", "dismissReferee", "tournament", ({ referee }) => ({ refereeId: referee })],
  [
    "setting up the schedule",
    "updateTournamentSchedule",
    "tournament",
    ({ drawn }) => ({ tournamentId: drawn, matchMinutes: 33, minRestMinutes: 11 }),
  ],
  [
    "scheduling the matches",
    "scheduleTournament",
    "placed unplaced conflicts from revision tournament",
    ({ drawn }) => ({ tournamentId: drawn, keepPlaced: false, apply: true }),
  ],
  [
    "saying when somebody cannot play",
    "setUnavailability",
    "tournament",
    ({ restingEnrolment }) => ({
      enrolmentId: restingEnrolment,
      periods: [{ startsAt: "2099-01-01T11:00:00Z", endsAt: "2099-01-01T12:00:00Z" }],
    }),
  ],
  [
    "moving a match",
    "moveMatch",
    "match tournament",
    ({ match, court }) => ({
      matchId: match,
      courtKey: court,
      startsAt: "2099-01-01T12:00:00Z",
      expectedRevision: 0,
      acceptWarnings: false,
    }),
  ],
  ["pinning a match", "pinMatch", "match tournament", ({ match }) => ({ matchId: match, pinned: false })],
  [
    "calling a match",
    "callMatch",
    "match tournament",
    ({ match, court }) => ({ matchId: match, courtKey: court, acceptWarnings: true }),
  ],
  [
    "calling the next match",
    "callNextMatch",
    "match tournament",
    ({ drawn, court, match }) => ({
      tournamentId: drawn,
      courtKey: court,
      expectedMatchId: match,
    }),
  ],
  ["taking a call back", "uncallMatch", "match tournament", ({ calledMatch }) => ({ matchId: calledMatch })],
  ["beginning a match", "startMatch", "match tournament", ({ calledMatch }) => ({ matchId: calledMatch })],
];

/** What organisers may do with a tournament. Tried as `rowMutations` are. */
export const tournamentMutations: MutationPolicy[] = [
  ...policiesOf(organisersMutations, " at an arena: who manages it, admins", whoManagesTheArena),
  ...policiesOf(organisersMutations, " in a championship: its federation's people, admins", {
    of: "federation",
    ...whoRunsTheFederation,
  }),
  {
    name: "looking for a guest: who manages the arena, admins; a championship has its federation's athletes",
    mutation: "findGuest",
    answer: "athlete",
    input: ({ open, newcomerEmail }) => ({ tournamentId: open, email: newcomerEmail }),
    ...whoManagesTheArena,
  },
  {
    name: "playing at another venue too: who manages the arena, admins; a championship has its federation's arenas",
    mutation: "setTournamentVenue",
    answer: "tournament",
    input: ({ drawn }) => ({ tournamentId: drawn, name: "Praia Brava", courtCount: 2 }),
    ...whoManagesTheArena,
  },
  {
    name: "blocking a court: who manages its arena, admins",
    mutation: "blockCourt",
    answer: "tournament",
    input: aBlock,
    ...whoManagesTheArena,
  },
  {
    name: "blocking a court in a championship: not the federation, the court is the arena's",
    mutation: "blockCourt",
    answer: "tournament",
    input: aBlock,
    of: "federation",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "taking a block away: who manages the arena, admins",
    mutation: "unblockCourt",
    answer: "tournament",
    input: ({ drawn, court, blockedFrom }) => ({
      tournamentId: drawn,
      courtKey: court,
      startsAt: blockedFrom,
    }),
    ...whoManagesTheArena,
  },
];
