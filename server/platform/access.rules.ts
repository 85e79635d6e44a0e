/** Papéis: the spec's five roles, in the order that decides which one is primary. */
export const rolesByPriority = [
  "ADMIN",
  "ARENA_MANAGER",
  "FEDERATION_MANAGER",
  "TEACHER",
  "ATHLETE",
] as const;
export type Role = (typeof rolesByPriority)[number];

/** The subjects by which the access table groups permissions. */
export const subjects = [
  "TOURNAMENT",
  "ENROLMENT",
  "MONEY",
  "SCORING",
  "ARENA",
  "FEDERATION",
  "ACCOUNT",
  "ADMINISTRATION",
] as const;
export type Subject = (typeof subjects)[number];

/** Everything, or only what is theirs by the rows: their arena's, their federation's, their own. */
export type Reach = "ALL" | "OWN";

/** The grantees of a rule: the roles, visitors who are not signed in, appointed referees, and holders of a link. */
export const grantees = [
  "ANONYMOUS",
  "ATHLETE",
  "TEACHER",
  "ARENA_MANAGER",
  "FEDERATION_MANAGER",
  "ADMIN",
  "REFEREE",
  "LINK_HOLDER",
] as const satisfies readonly (Role | "ANONYMOUS" | "REFEREE" | "LINK_HOLDER")[];
export type Grantee = (typeof grantees)[number];
export type Grants = Readonly<Partial<Record<Grantee, Reach>>>;

/** The declaration of a rule; a test compares it with observed access to the API. */
export interface Granting {
  readonly subject: Subject;
  readonly grants: Grants;
}

/** A permission check for one caller, with a description of who is granted access in general. */
export interface AccessRule<Asked, Context> extends Granting {
  (asked: Asked, ctx: Context): boolean | Promise<boolean>;
}

export const accessRule = <Asked, Context>(
  subject: Subject,
  grants: Grants,
  holds: (asked: Asked, ctx: Context) => boolean | Promise<boolean>,
): AccessRule<Asked, Context> => Object.assign(holds, { subject, grants });

export const adminsOnly = { ADMIN: "ALL" } as const satisfies Grants;
export const athletes = { ATHLETE: "OWN" } as const satisfies Grants;
export const arenaManagers = { ARENA_MANAGER: "OWN", ...adminsOnly } as const satisfies Grants;
export const federationManagers = { FEDERATION_MANAGER: "OWN", ...adminsOnly } as const satisfies Grants;
/** Organisers of tournaments: managers of an arena or a federation. */
export const organisers = { ...arenaManagers, ...federationManagers } as const satisfies Grants;
/** Signed in or not. */
export const anybody = {
  ANONYMOUS: "ALL",
  ATHLETE: "ALL",
  TEACHER: "ALL",
  ARENA_MANAGER: "ALL",
  FEDERATION_MANAGER: "ALL",
  ADMIN: "ALL",
} as const satisfies Grants;
/** Every signed-in user, for their own data. */
export const everyone = {
  ATHLETE: "OWN",
  TEACHER: "OWN",
  ARENA_MANAGER: "OWN",
  FEDERATION_MANAGER: "OWN",
  ADMIN: "OWN",
} as const satisfies Grants;

/** The scopes of an API key. */
export const apiKeyScopes = ["RANKINGS_READ", "RESULTS_READ"] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** The kind of program that uses the key: a federation's partner, or an analyst of rankings and results. */
export const apiKeyKinds = ["PARTNER", "ANALYST"] as const;
export type ApiKeyKind = (typeof apiKeyKinds)[number];
