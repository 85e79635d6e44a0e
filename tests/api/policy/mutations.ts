import type { Actor } from "../../support/actors";
import type { MutationPolicy } from "../../support/mutation-policy";
import { toRow } from "../../support/policy";
import { administeringMutations, adminMutations } from "./administration-mutations";
import { classMutations } from "./class-mutations";
import { billingMutations } from "./billing-mutations";
import { commissionMutations } from "./commission-mutations";
import { rankingMutations } from "./ranking-mutations";
import { rentalMutations } from "./rental-mutations";
import { enrolmentMutations } from "./enrolment-mutations";
import { guardianMutations } from "./guardian-mutations";
import { mergingMutations } from "./merging-mutations";
import { teacherMutations } from "./teacher-mutations";

const everybody = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     sees",
};
const everyoneSignedIn = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
};
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
const session = "accessToken expiresInSeconds viewer";

/** What somebody may do on their own behalf. Tried with an input that a rule refuses: being told so is being let in. */
export const accountMutations: MutationPolicy[] = [
  { name: "signing up as an arena", mutation: "signUpArena", answer: "email", ...everybody },
  { name: "signing up as an athlete", mutation: "signUpAthlete", answer: "email", ...everybody },
  { name: "signing up as a federation", mutation: "signUpFederation", answer: "email", ...everybody },
  { name: "following the link of a confirmation", mutation: "confirmEmail", answer: "email", ...everybody },
  {
    name: "asking for the confirmation again",
    mutation: "resendConfirmation",
    answer: "email",
    ...everybody,
  },
  { name: "signing in", mutation: "signIn", answer: session, ...everybody },
  { name: "signing out", mutation: "signOut", answer: "done", ...everybody },
  { name: "asking to reset a password", mutation: "requestPasswordReset", answer: "email", ...everybody },
  { name: "resetting it with the link", mutation: "resetPassword", answer: "done", ...everybody },
  {
    name: "changing one's password, above all a temporary one",
    mutation: "changePassword",
    answer: session,
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        sees",
  },
  { name: "changing one's address", mutation: "requestEmailChange", answer: "email", ...everyoneSignedIn },
  {
    name: "ending one's other sessions",
    mutation: "endOtherSessions",
    answer: "endedCount viewer",
    ...everyoneSignedIn,
  },
  {
    name: "taking one's data along",
    mutation: "exportPersonalData",
    answer: "fileName json",
    ...everyoneSignedIn,
  },
  {
    name: "following what one plays, takes and gives in a calendar",
    mutation: "subscribeToCalendar",
    answer: "url",
    ...everyoneSignedIn,
  },
  {
    name: "following it no more",
    mutation: "unsubscribeFromCalendar",
    answer: "done",
    ...everyoneSignedIn,
  },
  {
    name: "completing one's profile: athletes",
    mutation: "completeProfile",
    answer: "athlete",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "changing one's own profile: athletes",
    mutation: "updateProfile",
    answer: "athlete",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "asking one's arenas for a lower level: athletes",
    mutation: "askToLowerLevel",
    answer: "athlete",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "opening and closing one's own public page: athletes",
    mutation: "setPublicPage",
    answer: "athlete",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "one's own record as a teacher: who teaches",
    mutation: "updateTeacherProfile",
    answer: "viewer",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    -       -          -     -       -       -        -",
  },
  {
    name: "adding a certificate: who teaches",
    mutation: "addCertification",
    answer: "certification viewer",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    -       -          -     -       -       -        -",
  },
  {
    name: "asking to join an arena: athletes",
    mutation: "askToJoinArena",
    answer: "arena",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "asking for a free court: athletes",
    mutation: "askForCourt",
    answer: "rental",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "asking for a day: athletes",
    mutation: "askForDayUse",
    answer: "dayUse",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  { name: "leaving", mutation: "deleteAccount", answer: "done", ...everyoneSignedIn },
  ...adminMutations,
];

const tournamentMutations = [
  ["changing a tournament", "updateTournament", "tournament"],
  ["publishing a draft", "publishTournament", "tournament"],
  ["making a draft of a tournament", "duplicateTournament", "tournament"],
  ["deleting a tournament", "deleteTournament", "deletedTournamentId"],
  ["drawing the lots", "startTournament", "tournament"],
  ["ending it", "finishTournament", "tournament"],
  ["ending one category of it", "finishSuperN", "tournament"],
  ["entering an athlete", "enrolAthlete", "enrolment tournament"],
  ["taking an athlete out", "cancelEnrolment", "enrolment tournament"],
  ["replacing an athlete", "substituteAthlete", "tournament"],
  ["withdrawing a pair after the draw", "withdrawPair", "tournament"],
  ["saying how a category is played", "updateCategoryRules", "tournament"],
  ["saying how a last round is played", "updatePhaseFormat", "tournament"],
  ["seeding by hand", "setSeeds", "tournament"],
  ["seeding from a ranking", "seedFromRanking", "tournament"],
  ["drawing a category", "drawCategory", "tournament"],
  ["trading two pairs' places", "swapDrawEntries", "tournament"],
  ["trading two athletes' numbers", "swapNumbers", "tournament"],
  ["attaching a ranking", "attachRanking", "tournament"],
  ["undoing a draw", "undoDraw", "tournament"],
  ["giving up a category", "cancelCategory", "tournament"],
  ["adding a category", "addCategory", "tournament"],
  ["adding the usual categories", "addPresetCategories", "created existing tournament"],
  ["changing a category", "updateCategory", "tournament"],
  ["removing a category", "removeCategory", "tournament"],
  // Referees and whoever holds a match's link score as well: see referees.test and score-links.test.
  ["writing a result", "recordMatchResult", "match tournament"],
  ["taking back a W.O.", "takeBackWalkover", "match tournament"],
  ["noting something beside a match", "updateMatchNotes", "match"],
  ["writing a score under way", "recordLiveScore", "pad"],
  ["ending a match where it is scored", "finishLiveMatch", "pad"],
  ["making a match's link", "createScoreLink", "url match"],
  ["making the links of all matches", "createScoreLinks", "issued"],
  ["revoking a match's link", "revokeScoreLink", "tournament"],
  ["revoking the links of all matches", "revokeScoreLinks", "revokedCount"],
  ["appointing a referee", "appointReferee", "tournament"],
  ["dismissing a referee", "dismissReferee", "tournament"],
  ["setting up the schedule", "updateTournamentSchedule", "tournament"],
  ["scheduling the matches", "scheduleTournament", "placed unplaced conflicts from revision tournament"],
  ["saying when somebody cannot play", "setUnavailability", "tournament"],
  ["moving a match", "moveMatch", "match tournament"],
  ["pinning a match", "pinMatch", "match tournament"],
  ["calling a match", "callMatch", "match tournament"],
  ["calling the next match", "callNextMatch", "match tournament"],
  ["taking a call back", "uncallMatch", "match tournament"],
  ["beginning a match", "startMatch", "match tournament"],
] as const;

/** What somebody may do with rows. Tried with an input that works, so that a denial has no other reason. */
export const rowMutations: MutationPolicy[] = [
  ...classMutations,
  ...billingMutations,
  ...commissionMutations,
  ...rankingMutations,
  ...rentalMutations,
  ...guardianMutations,
  ...teacherMutations,
  ...mergingMutations,
  ...enrolmentMutations,
  {
    name: "an arena's settings: who manages it, admins",
    mutation: "updateArenaSettings",
    answer: "arena",
    ...whoManagesTheArena,
  },
  {
    name: "inviting a person to manage an arena: who manages it, admins",
    mutation: "inviteArenaManager",
    answer: "asked arena",
    ...whoManagesTheArena,
  },
  {
    name: "ending that a person manages an arena: who manages it, admins",
    mutation: "removeArenaManager",
    answer: "arena",
    ...whoManagesTheArena,
  },
  {
    name: "an arena's logo is taken away: who manages it, admins",
    mutation: "removeArenaLogo",
    answer: "arena",
    ...whoManagesTheArena,
  },
  {
    name: "an arena's cover is taken away: who manages it, admins",
    mutation: "removeArenaCover",
    answer: "arena",
    ...whoManagesTheArena,
  },
  {
    name: "how one joins an arena: who manages it, admins",
    mutation: "updateArenaJoining",
    answer: "arena",
    ...whoManagesTheArena,
  },
  {
    name: "an athlete's photo is taken away: who manages an arena they attend, admins",
    mutation: "removeAthletePhoto",
    answer: "athlete",
    ...whoManagesTheArena,
  },
  {
    name: "correcting an athlete's profile: who manages an arena they attend, admins",
    mutation: "correctAthlete",
    answer: "athlete",
    ...whoManagesTheArena,
  },
  ...(
    [
      ["changing what an arena's list says of somebody", "updateArenaAthlete"],
      ["writing down something about an athlete", "writeArenaNote"],
      ["saying who no longer comes", "setArenaAthleteActive"],
    ] as const
  ).map(([name, mutation]) => ({
    name: `${name}: who manages the arena, admins`,
    mutation,
    answer: "arenaAthlete",
    ...whoManagesTheArena,
  })),
  {
    name: "registering who stands in a sheet: who manages the arena, admins",
    mutation: "importAthletes",
    answer: "lines registeredCount",
    ...whoManagesTheArena,
  },
  {
    name: "answering who asks to join: who manages the arena, admins",
    mutation: "answerJoinRequests",
    answer: "answeredIds arena",
    ...whoManagesTheArena,
  },
  {
    name: "asking no longer: who asked",
    mutation: "withdrawJoinRequest",
    answer: "arena",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "opening a tournament: who manages the arena, admins",
    mutation: "createTournament",
    answer: "tournament",
    ...whoManagesTheArena,
  },
  {
    name: "keeping the rules of a tournament: who manages the arena, admins",
    mutation: "saveRulesPreset",
    answer: "arena",
    ...whoManagesTheArena,
  },
  {
    name: "renaming rules that were kept: who manages the arena, admins",
    mutation: "renameRulesPreset",
    answer: "arena",
    ...whoManagesTheArena,
  },
  {
    name: "deleting rules that were kept: who manages the arena, admins",
    mutation: "deleteRulesPreset",
    answer: "arena",
    ...whoManagesTheArena,
  },
  {
    name: "opening a tournament by rules that were kept: who manages the arena, admins",
    mutation: "createTournamentFromPreset",
    answer: "tournament",
    ...whoManagesTheArena,
  },
  {
    name: "opening a championship: the federation's people, admins",
    mutation: "createChampionship",
    answer: "tournament",
    of: "federation",
    ...whoRunsTheFederation,
  },
  {
    name: "registering an athlete: who manages the arena, admins",
    mutation: "registerAthlete",
    answer: "athlete arenaAthlete tournament",
    ...whoManagesTheArena,
  },
  ...tournamentMutations.map(([name, mutation, answer]) => ({
    name: `${name} at an arena: who manages it, admins`,
    mutation,
    answer,
    ...whoManagesTheArena,
  })),
  ...tournamentMutations.map(([name, mutation, answer]) => ({
    name: `${name} in a championship: its federation's people, admins`,
    mutation,
    answer,
    of: "federation" as const,
    ...whoRunsTheFederation,
  })),
  {
    name: "looking for a guest: who manages the arena, admins; a championship has its federation's athletes",
    mutation: "findGuest",
    answer: "athlete",
    ...whoManagesTheArena,
  },
  {
    name: "playing at another venue too: who manages the arena, admins; a championship has its federation's arenas",
    mutation: "setTournamentVenue",
    answer: "tournament",
    ...whoManagesTheArena,
  },
  {
    name: "blocking a court: who manages its arena, admins",
    mutation: "blockCourt",
    answer: "tournament",
    ...whoManagesTheArena,
  },
  {
    name: "blocking a court in a championship: not the federation, the court is the arena's",
    mutation: "blockCourt",
    answer: "tournament",
    of: "federation",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "taking a block away: who manages the arena, admins",
    mutation: "unblockCourt",
    answer: "tournament",
    ...whoManagesTheArena,
  },
  {
    name: "giving a partner a key: the federation's people, admins",
    mutation: "createApiKey",
    answer: "key apiKey",
    ...whoRunsTheFederation,
    // Admins know every federation, so that they are told which field is wrong.
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    none: " -         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "revoking a key: the federation's people, admins",
    mutation: "revokeApiKey",
    answer: "apiKey",
    ...whoRunsTheFederation,
  },
  ...administeringMutations,
  ...(
    [
      ["changing a federation's data and where it is paid", "updateFederation", "federation"],
      ["inviting a person to a federation", "addFederationMember", "asked federation"],
      ["changing a member's position at a federation", "updateFederationMember", "federation"],
      ["ending a membership of a federation", "removeFederationMember", "federation"],
      ["withdrawing an invitation to a federation", "withdrawManagementInvitation", "invitation"],
    ] as const
  ).map(([name, mutation, answer]) => ({
    name: `${name}: its people, admins`,
    mutation,
    answer,
    ...whoRunsTheFederation,
  })),
  {
    name: "asking a federation whether an arena may belong to it: who manages the arena, admins",
    mutation: "askForAffiliation",
    answer: "affiliation arena federation",
    ...whoManagesTheArena,
  },
  {
    name: "inviting an arena: who works for the federation, admins",
    mutation: "inviteArena",
    answer: "affiliation arena federation",
    ...whoRunsTheFederation,
  },
  {
    name: "verifying a certificate: who works for the federation, admins",
    mutation: "verifyCertification",
    answer: "certification",
    ...whoRunsTheFederation,
  },
  {
    name: "taking a verification back: who works for the federation, admins",
    mutation: "undoVerification",
    answer: "certification",
    ...whoRunsTheFederation,
  },
  {
    name: "announcing something in an arena's name: its manager, not even admins",
    mutation: "sendAnnouncement",
    answer: "announcement",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       sees    -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "reminding a teacher of a certificate: who works for the federation, admins",
    mutation: "remindOfCertification",
    answer: "certification",
    ...whoRunsTheFederation,
  },
  {
    name: "answering a federation that has invited an arena: who manages that, admins",
    mutation: "answerAffiliation",
    answer: "affiliation arena federation",
    ...whoManagesTheArena,
  },
  {
    name: "taking back what an arena has asked: who manages it, admins",
    mutation: "withdrawAffiliation",
    answer: "affiliation arena federation",
    ...whoManagesTheArena,
  },
  {
    name: "ending what an arena and a federation have agreed: either of them, admins",
    mutation: "endAffiliation",
    answer: "affiliation arena federation",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "answering whether one looks after something: whom the administration has asked",
    mutation: "answerManagementInvitation",
    answer: "invitation viewer",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "reading what one was told",
    mutation: "readNotices",
    answer: "notice viewer",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "ending a session: its owner alone",
    mutation: "endSession",
    answer: "endedCount viewer",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
];

/** The first of these who may, by the tables. */
export function whoMay(mutation: string): Actor {
  const policy = rowMutations.find((it) => it.mutation === mutation);
  const row = policy && toRow(policy, policy.own);
  const actor =
    row &&
    (["manager", "federation", "athlete", "teacher", "admin"] as const).find((it) => row[it] === "sees");
  if (!actor) throw new Error(`nobody may ${mutation}`);
  return actor;
}
