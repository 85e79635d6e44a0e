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

/** A ranking was attached to a category after its final positions were written, so that its points are still to be given. */
export const rankingAttachedLate = domainEvent<
  ActionContext,
  { tournament: Tournament; categoryId: string }
>();

/** One of its categories is about to go. */
export const categoryRemoved = domainEvent<ActionContext, { categoryId: string }>();

/** One of its categories is gone, and the places that it kept are free. */
export const categoryGone = domainEvent<ActionContext, { tournament: Tournament }>();
