import type { Prisma, User } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";

/**
 * An account whose sign-up left something to be done has shown that its address is its own.
 * `said` is what the sign-up kept; null where somebody else may have typed it.
 */
export const addressProved = domainEvent<null, { user: User; said: Prisma.JsonValue }>();

/** Somebody signs in by another address from now on. */
export const addressChanged = domainEvent<null, { user: User; email: string }>();

/**
 * Accounts that nobody has ever confirmed are about to be deleted: what hangs on them alone goes with them, and what others
 * have come to depend on stays, with its account.
 */
export const accountsForgotten = domainEvent<null, { userIds: readonly string[] }>();

/** What somebody is entrusted with: an arena becomes theirs, or they work for an arena or a federation. */
export interface Entrusted {
  userId: string;
  kind: "ARENA" | "FEDERATION";
  placeId: string;
  /** What they are there; null where an arena becomes theirs. */
  position: string | null;
}

/** Somebody who was asked says yes. */
export const managementAccepted = domainEvent<ActionContext, Entrusted>();
