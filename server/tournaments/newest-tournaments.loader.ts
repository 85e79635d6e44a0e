import type { Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../platform/context";

/** The first page of an arena's tournaments, newest first. */
export interface NewestTournaments {
  /** How many were asked for; there may be one more, which tells that others come after. */
  first: number;
  total: number;
  tournaments: (Tournament & { categories: TournamentCategory[] })[];
}

/** By the arena's id: what the root of a page has read. */
export const newestTournaments = perRequest((_ctx: ActionContext) => new Map<string, NewestTournaments>());
