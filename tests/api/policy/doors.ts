import type { Actor } from "../../support/actors";
import type { DoorPolicy } from "../../support/doors";
import { toRow } from "../../support/policy";
import { enrolmentDoors } from "./enrolment-doors";

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
export const accountDoors: DoorPolicy[] = [
  { name: "signing up as an arena", door: "signUpArena", answer: "email", ...everybody },
  { name: "signing up as an athlete", door: "signUpAthlete", answer: "email", ...everybody },
  { name: "signing up as a federation", door: "signUpFederation", answer: "email", ...everybody },
  { name: "following the link of a confirmation", door: "confirmEmail", answer: "email", ...everybody },
  { name: "asking for the confirmation again", door: "resendConfirmation", answer: "email", ...everybody },
  { name: "signing in", door: "signIn", answer: session, ...everybody },
  { name: "signing out", door: "signOut", answer: "done", ...everybody },
  { name: "asking to reset a password", door: "requestPasswordReset", answer: "email", ...everybody },
  { name: "resetting it with the link", door: "resetPassword", answer: "done", ...everybody },
  {
    name: "changing one's password, above all a temporary one",
    door: "changePassword",
    answer: session,
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        sees",
  },
  { name: "changing one's address", door: "requestEmailChange", answer: "email", ...everyoneSignedIn },
  {
    name: "ending one's other sessions",
    door: "endOtherSessions",
    answer: "endedCount viewer",
    ...everyoneSignedIn,
  },
  {
    name: "taking one's data along",
    door: "exportPersonalData",
    answer: "fileName json",
    ...everyoneSignedIn,
  },
  {
    name: "following one's matches in a calendar",
    door: "subscribeToCalendar",
    answer: "url",
    ...everyoneSignedIn,
  },
  { name: "following them no more", door: "unsubscribeFromCalendar", answer: "done", ...everyoneSignedIn },
  {
    name: "completing one's profile: athletes",
    door: "completeProfile",
    answer: "athlete",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  { name: "leaving", door: "deleteAccount", answer: "done", ...everyoneSignedIn },
  {
    name: "giving somebody a temporary password: admins",
    door: "issueTemporaryPassword",
    answer: "email expiresAt",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          sees  -       -       -        -",
  },
];

const tournamentDoors = [
  ["changing a tournament", "updateTournament", "tournament"],
  ["drawing the lots", "startTournament", "tournament"],
  ["ending it", "finishTournament", "tournament"],
  ["ending one category of it", "finishSuperN", "tournament"],
  ["entering an athlete", "enrolAthlete", "enrolment tournament"],
  ["taking an athlete out", "cancelEnrolment", "enrolment tournament"],
  ["replacing an athlete", "substituteAthlete", "tournament"],
  ["saying how a category is played", "updateCategoryRules", "tournament"],
  ["seeding by hand", "setSeeds", "tournament"],
  ["seeding from a ranking", "seedFromRanking", "tournament"],
  ["drawing a category", "drawCategory", "tournament"],
  ["trading two pairs' places", "swapDrawEntries", "tournament"],
  ["trading two athletes' numbers", "swapNumbers", "tournament"],
  ["attaching a ranking", "attachRanking", "tournament"],
  ["undoing a draw", "undoDraw", "tournament"],
  ["giving up a category", "cancelCategory", "tournament"],
  ["adding a category", "addCategory", "tournament"],
  ["changing a category", "updateCategory", "tournament"],
  ["removing a category", "removeCategory", "tournament"],
  // Referees and whoever holds a match's link score as well: see referees.test and score-links.test.
  ["writing a result", "recordMatchResult", "match tournament"],
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
  ["scheduling the matches", "scheduleTournament", "placed unplaced from revision tournament"],
  ["saying when somebody cannot play", "setUnavailability", "tournament"],
  ["moving a match", "moveMatch", "match tournament"],
  ["pinning a match", "pinMatch", "match tournament"],
  ["calling a match", "callMatch", "match tournament"],
  ["calling the next match", "callNextMatch", "match tournament"],
  ["taking a call back", "uncallMatch", "match tournament"],
  ["beginning a match", "startMatch", "match tournament"],
] as const;

/** What somebody may do with rows. Tried with an input that works, so that a denial has no other reason. */
export const rowDoors: DoorPolicy[] = [
  ...enrolmentDoors,
  {
    name: "an arena's settings: who manages it, admins",
    door: "updateArenaSettings",
    answer: "arena",
    ...whoManagesTheArena,
  },
  {
    name: "opening a tournament: who manages the arena, admins",
    door: "createTournament",
    answer: "tournament",
    ...whoManagesTheArena,
  },
  {
    name: "opening a championship: the federation's people, admins",
    door: "createChampionship",
    answer: "tournament",
    of: "federation",
    ...whoRunsTheFederation,
  },
  {
    name: "registering an athlete: who manages the arena, admins",
    door: "registerAthlete",
    answer: "athlete tournament",
    ...whoManagesTheArena,
  },
  ...tournamentDoors.map(([name, door, answer]) => ({
    name: `${name} at an arena: who manages it, admins`,
    door,
    answer,
    ...whoManagesTheArena,
  })),
  ...tournamentDoors.map(([name, door, answer]) => ({
    name: `${name} in a championship: its federation's people, admins`,
    door,
    answer,
    of: "federation" as const,
    ...whoRunsTheFederation,
  })),
  {
    name: "looking for a guest: who manages the arena, admins; a championship has its federation's athletes",
    door: "findGuest",
    answer: "athlete",
    ...whoManagesTheArena,
  },
  {
    name: "playing at another venue too: who manages the arena, admins; a championship has its federation's arenas",
    door: "setTournamentVenue",
    answer: "tournament",
    ...whoManagesTheArena,
  },
  {
    name: "blocking a court: who manages its arena, admins",
    door: "blockCourt",
    answer: "tournament",
    ...whoManagesTheArena,
  },
  {
    name: "blocking a court in a championship: not the federation, the court is the arena's",
    door: "blockCourt",
    answer: "tournament",
    of: "federation",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "taking a block away: who manages the arena, admins",
    door: "unblockCourt",
    answer: "tournament",
    ...whoManagesTheArena,
  },
  {
    name: "giving a partner a key: the federation's people, admins",
    door: "createApiKey",
    answer: "key apiKey",
    ...whoRunsTheFederation,
    // Admins know every federation, so that they are told which field is wrong.
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    none: " -         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "revoking a key: the federation's people, admins",
    door: "revokeApiKey",
    answer: "apiKey",
    ...whoRunsTheFederation,
  },
  {
    name: "ending a session: its owner alone",
    door: "endSession",
    answer: "endedCount viewer",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
];

/** The first of these who may, by the tables. */
export function whoMay(door: string): Actor {
  const policy = rowDoors.find((it) => it.door === door);
  const row = policy && toRow(policy, policy.own);
  const actor = row && (["manager", "federation", "athlete"] as const).find((it) => row[it] === "sees");
  if (!actor) throw new Error(`nobody may ${door}`);
  return actor;
}
