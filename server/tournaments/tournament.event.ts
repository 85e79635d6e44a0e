import type { Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";

/** Its settings were written. */
export const tournamentChanged = domainEvent<ActionContext, { before: Tournament; after: Tournament }>();

/** It is about to go, with all that hangs on it. */
export const tournamentRemoved = domainEvent<ActionContext, { tournamentId: string }>();

/** One of its categories was written. */
export const categoryChanged = domainEvent<
  ActionContext,
  { tournament: Tournament; before: TournamentCategory; after: TournamentCategory }
>();

/** One of its categories is about to go. */
export const categoryRemoved = domainEvent<ActionContext, { categoryId: string }>();
