import { accessRule, arenaManagers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { canManageTournament } from "../tournaments/tournament.access";

/** Where a tournament is played besides its arena; a championship has its federation's arenas. */
export const canSetVenue = accessRule("TOURNAMENT", arenaManagers, (id: string, ctx: ActionContext) =>
  canManageTournament(id, ctx),
);
