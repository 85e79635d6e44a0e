import type { MutationPolicy } from "../../support/mutation-policy";

const admins = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       -          sees  -       -       -        -",
};

/** What the administration does with no row in hand. Tried as `accountMutations` are. */
export const adminMutations: MutationPolicy[] = [
  {
    name: "giving somebody a temporary password: admins",
    mutation: "issueTemporaryPassword",
    answer: "email expiresAt",
    ...admins,
  },
  {
    name: "retrying failed jobs: admins",
    mutation: "retryFailedJobs",
    answer: "retriedCount systemStatus",
    ...admins,
  },
  { name: "making an athlete: admins", mutation: "createAthlete", answer: "user", ...admins },
  {
    name: "changing the platform's settings: admins",
    mutation: "updatePlatformSettings",
    answer: "platform",
    ...admins,
  },
  { name: "making an arena: admins", mutation: "createArena", answer: "asked arena", ...admins },
  {
    name: "making a federation: admins",
    mutation: "createFederation",
    answer: "asked federation",
    ...admins,
  },
];

const administering = [
  ["changing an arena", "updateArena", "arena"],
  ["suspending an arena", "suspendArena", "arena"],
  ["letting an arena run again", "reactivateArena", "arena"],
  ["passing an arena to another person", "handOverArena", "asked arena"],
  ["activating a federation", "activateFederation", "federation"],
  ["making a federation inactive", "deactivateFederation", "federation"],
  ["deleting a federation", "deleteFederation", "deletedFederationId"],
  ["giving somebody a role", "assignRole", "asked user"],
  ["taking a role from somebody", "removeRole", "user"],
  ["ending somebody's sessions", "endUserSessions", "user"],
  ["letting somebody in after wrong passwords", "unlockSignIn", "user"],
  ["correcting the name of an account", "correctAccountName", "user"],
  ["taking somebody's data along, at their request", "exportUserData", "fileName json"],
  ["deleting somebody's account, at their request", "deleteUserAccount", "deletedUserId"],
  ["writing down a contract", "createContract", "contract"],
  ["changing a contract", "updateContract", "contract"],
  ["renewing a contract", "renewContract", "contract"],
  ["ending a contract", "endContract", "contract"],
] as const;

/** What it does with rows. Tried as `rowMutations` are. */
export const administeringMutations: MutationPolicy[] = administering.map(([name, mutation, answer]) => ({
  name: `${name}: admins`,
  mutation,
  answer,
  ...admins,
  other: admins.own,
}));
