import type { ActionContext } from "../platform/context";
import { canManageTournament } from "../tournaments/tournament.access";
import type { ScheduleData } from "./schedule-data.loader";

export interface OfSchedule {
  data: ScheduleData;
}

/** A field of a schedule that is null unless one manages its tournament. */
export const managersOnly = {
  authScopes: ({ data }: OfSchedule, _args: object, ctx: ActionContext) =>
    canManageTournament(data.tournament.id, ctx),
  unauthorizedResolver: () => null,
  nullable: true as const,
};
