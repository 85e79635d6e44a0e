import type { Affiliation, Arena, Federation } from "../../../prisma/generated/client/client";
import { manyBy, valueBy } from "../../platform/loaders";

/** Of an arena what its page tells everybody. */
export type ArenaInBrief = Pick<Arena, "pageKey" | "name" | "fullAddress" | "city" | "uf">;

export const arenaInBrief = { pageKey: true, name: true, fullAddress: true, city: true, uf: true } as const;

/** Of a federation what arenas, and everybody on the wall, may know. */
export type FederationInBrief = Pick<Federation, "id" | "name" | "acronym" | "website">;

export const federationInBrief = { id: true, name: true, acronym: true, website: true } as const;

/** What arenas have in force and what waits for an answer, the newest first; one statement. */
export const openAffiliationsOf = manyBy<Affiliation>(
  ({ arenaId }) => arenaId,
  ({ db }, ids) =>
    db.affiliation.findMany({
      where: { arenaId: { in: ids }, status: { in: ["ACTIVE", "PENDING"] } },
      orderBy: [{ proposedAt: "desc" }, { id: "desc" }],
    }),
);

const gone = (id: string) => new Error(`${id} is of no affiliation`);

/** Of affiliations, which go with either side. */
export const affiliatedArena = valueBy<ArenaInBrief>(async ({ db }, ids) => {
  const rows = await db.arena.findMany({ where: { id: { in: ids } }, select: { id: true, ...arenaInBrief } });
  return new Map(rows.map((row) => [row.id, row]));
}, gone);

export const affiliatedFederation = valueBy<FederationInBrief>(async ({ db }, ids) => {
  const rows = await db.federation.findMany({ where: { id: { in: ids } }, select: federationInBrief });
  return new Map(rows.map((row) => [row.id, row]));
}, gone);
