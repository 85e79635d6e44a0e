import type { Stock } from "./door-stock";

type Input = Record<string, unknown>;

/**
 * An input for each mutation that works on rows of an arena or a federation, or on a session. Given to whoever may, it
 * succeeds.
 */
export const rowInputs: Record<string, (stock: Stock) => Input> = {
  updateArenaSettings: ({ arena }) => ({
    arenaId: arena,
    courtCount: 9,
    hourlyRateInCents: 1,
    dayUseInCents: 1,
    opensAt: "01:00",
    closesAt: "02:00",
  }),
  createTournament: ({ arena }) => ({
    arenaId: arena,
    name: "Torneio novo",
    category: "Fun",
    kind: "SUPER8",
    startDate: "2099-01-01",
    feeInCents: 0,
    gender: "MIXED",
    openToOtherArenas: false,
  }),
  updateTournament: ({ open }) => ({ tournamentId: open, name: "Outro nome" }),
  startTournament: ({ open }) => ({ tournamentId: open }),
  finishTournament: ({ drawn }) => ({ tournamentId: drawn }),
  registerAthlete: ({ arena, open }) => ({
    arenaId: arena,
    enrolInTournamentId: open,
    fullName: "Pessoa Nova",
    level: "FUN",
  }),
  enrolAthlete: ({ open, newcomer }) => ({ tournamentId: open, athleteId: newcomer }),
  findGuest: ({ open, newcomerEmail }) => ({ tournamentId: open, email: newcomerEmail }),
  cancelEnrolment: ({ openEnrolment }) => ({ enrolmentId: openEnrolment }),
  substituteAthlete: ({ restingEnrolment, newcomer }) => ({
    enrolmentId: restingEnrolment,
    athleteId: newcomer,
  }),
  recordMatchResult: ({ match }) => ({
    matchId: match,
    expectedVersion: 0,
    outcome: "COMPLETED",
    games: [6, 0],
  }),
  recordLiveScore: ({ match }) => ({ matchId: match, expectedVersion: 0, sets: [{ games: [1, 0] }] }),
  finishLiveMatch: ({ match }) => ({
    matchId: match,
    expectedVersion: 0,
    outcome: "COMPLETED",
    sets: [{ games: [6, 0] }],
  }),
  createScoreLink: ({ match }) => ({ matchId: match }),
  createScoreLinks: ({ drawn }) => ({ tournamentId: drawn }),
  revokeScoreLink: ({ scoreLink }) => ({ linkId: scoreLink }),
  appointReferee: ({ open, accountEmail }) => ({ tournamentId: open, email: accountEmail }),
  dismissReferee: ({ referee }) => ({ refereeId: referee }),
  updateCategoryRules: ({ undrawnCategory }) => ({ categoryId: undrawnCategory, thirdPlace: true }),
  setSeeds: ({ undrawnCategory, undrawnPairs }) => ({ categoryId: undrawnCategory, pairIds: undrawnPairs }),
  seedFromRanking: ({ undrawnCategory, ranking }) => ({ categoryId: undrawnCategory, rankingId: ranking }),
  drawCategory: ({ undrawnCategory, previewed }) => ({ categoryId: undrawnCategory, ...previewed }),
  swapDrawEntries: ({ drawnCategory, drawnPairs }) => ({ categoryId: drawnCategory, pairIds: drawnPairs }),
  attachRanking: ({ undrawnCategory, ranking }) => ({
    categoryId: undrawnCategory,
    rankingId: ranking,
    tier: "G100",
  }),
  undoDraw: ({ drawnCategory }) => ({ categoryId: drawnCategory }),
  updateTournamentSchedule: ({ drawn }) => ({ tournamentId: drawn, matchMinutes: 33, minRestMinutes: 11 }),
  scheduleTournament: ({ drawn }) => ({ tournamentId: drawn, keepPlaced: false, apply: true }),
  setUnavailability: ({ restingEnrolment }) => ({
    enrolmentId: restingEnrolment,
    periods: [{ startsAt: "2099-01-01T11:00:00Z", endsAt: "2099-01-01T12:00:00Z" }],
  }),
  blockCourt: ({ drawn, court }) => ({
    tournamentId: drawn,
    courtKey: court,
    label: "Rede rasgada",
    startsAt: "2099-01-02T11:00:00Z",
    endsAt: "2099-01-02T12:00:00Z",
  }),
  unblockCourt: ({ drawn, court, blockedFrom }) => ({
    tournamentId: drawn,
    courtKey: court,
    startsAt: blockedFrom,
  }),
  moveMatch: ({ match, court }) => ({
    matchId: match,
    courtKey: court,
    startsAt: "2099-01-01T12:00:00Z",
    expectedRevision: 0,
    acceptWarnings: false,
  }),
  callMatch: ({ match, court }) => ({ matchId: match, courtKey: court, acceptWarnings: true }),
  callNextMatch: ({ drawn, court }) => ({ tournamentId: drawn, courtKey: court }),
  uncallMatch: ({ calledMatch }) => ({ matchId: calledMatch }),
  startMatch: ({ calledMatch }) => ({ matchId: calledMatch }),
  createApiKey: ({ federation }) => ({
    name: "Chave nova",
    kind: "PARTNER",
    scopes: ["RANKINGS_READ"],
    federationId: federation,
  }),
  revokeApiKey: ({ key }) => ({ apiKeyId: key }),
  endSession: ({ session }) => ({ sessionId: session }),
};

const weak = "curta";

/** For each mutation on one's own account an input that a rule refuses; null where there is nothing to refuse. */
export const refusedInputs: Record<string, Input | null> = {
  signUpArena: {
    arenaName: "",
    cnpj: "",
    fullAddress: "",
    email: "",
    responsibleName: "",
    password: weak,
  },
  signUpAthlete: { fullName: "", email: "", level: "FUN", password: weak },
  signUpFederation: { name: "", acronym: "", email: "", responsibleName: "", password: weak },
  confirmEmail: { token: "nenhum" },
  resendConfirmation: { email: "nenhum" },
  signIn: { email: "", password: "" },
  signOut: null,
  requestPasswordReset: { email: "nenhum", portal: "ARENA" },
  resetPassword: { token: "nenhum", newPassword: weak },
  changePassword: { currentPassword: "nenhuma", newPassword: weak },
  issueTemporaryPassword: { email: "nenhum" },
  requestEmailChange: { newEmail: "nenhum", password: "nenhuma" },
  endOtherSessions: null,
  subscribeToCalendar: null,
  unsubscribeFromCalendar: null,
  exportPersonalData: null,
  deleteAccount: { password: "nenhuma", confirmation: "não" },
};
