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
  enrolAthlete: ({ open, openCategory, newcomer }) => ({
    tournamentId: open,
    categoryId: openCategory,
    athleteId: newcomer,
  }),
  enrolPair: ({ pairs, pairsCategory, newcomer, secondNewcomer }) => ({
    tournamentId: pairs,
    categoryId: pairsCategory,
    firstAthleteId: newcomer,
    secondAthleteId: secondNewcomer,
  }),
  formPair: ({ seeker, secondSeeker }) => ({ firstEnrolmentId: seeker, secondEnrolmentId: secondSeeker }),
  splitPair: ({ pair }) => ({ pairId: pair }),
  registerPayment: ({ owing }) => ({ enrolmentId: owing }),
  undoPayment: ({ paying }) => ({ enrolmentId: paying, reason: "Era de outra pessoa" }),
  confirmEnrolments: ({ pairs, owing }) => ({ tournamentId: pairs, enrolmentIds: [owing] }),
  importEnrolments: ({ pairs, pairsCategory, secondNewcomerEmail, thirdNewcomerEmail }) => ({
    tournamentId: pairs,
    categoryId: pairsCategory,
    csv: `E-mail 1;E-mail 2\n${secondNewcomerEmail};${thirdNewcomerEmail}`,
    apply: true,
    allOrNothing: true,
  }),
  updateRegistration: ({ pairs }) => ({ tournamentId: pairs, paymentDays: 5 }),
  enrolInTournament: ({ entry, entryCategory }) => ({
    tournamentId: entry,
    categoryId: entryCategory,
    seekPartner: true,
  }),
  invitePartner: ({ ownSeeking }) => ({ enrolmentId: ownSeeking, partnerName: "Convidada" }),
  proposePair: ({ seeker }) => ({ seekerEnrolmentId: seeker }),
  acceptInvitation: ({ invitation }) => ({ invitationId: invitation }),
  declineInvitation: ({ invitation }) => ({ invitationId: invitation }),
  cancelOwnEnrolment: ({ ownSeeking }) => ({ enrolmentId: ownSeeking }),
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
  updateCategoryRules: ({ undrawnCategory }) => ({ categoryId: undrawnCategory, thirdPlace: true }),
  setSeeds: ({ undrawnCategory, undrawnPairs }) => ({ categoryId: undrawnCategory, pairIds: undrawnPairs }),
  seedFromRanking: ({ undrawnCategory, ranking }) => ({ categoryId: undrawnCategory, rankingId: ranking }),
  drawCategory: ({ undrawnCategory, previewed }) => ({ categoryId: undrawnCategory, ...previewed }),
  swapDrawEntries: ({ drawnCategory, drawnPairs }) => ({ categoryId: drawnCategory, pairIds: drawnPairs }),
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
  exportPersonalData: null,
  completeProfile: { birthDate: "2199-01-01" },
  deleteAccount: { password: "nenhuma", confirmation: "não" },
};
