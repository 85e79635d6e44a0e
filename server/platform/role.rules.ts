/** Papéis: the spec's five roles, in the order that decides which one is primary. */
export const rolesByPriority = [
  "ADMIN",
  "ARENA_MANAGER",
  "FEDERATION_MANAGER",
  "TEACHER",
  "ATHLETE",
] as const;
export type Role = (typeof rolesByPriority)[number];
