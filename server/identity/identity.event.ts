import type { Prisma, User } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";

/**
 * Emitted when an account with pending sign-up data has verified its address.
 * `said` is the data kept from the sign-up; null if another person may have entered it.
 */
export const addressProved = domainEvent<null, { user: User; said: Prisma.JsonValue }>();

/** Emitted when an account gets another address. */
export const addressChanged = domainEvent<null, { user: User; email: string }>();

/** Emitted when the password was changed on a device: its session is replaced, and the others have ended. */
export const sessionReplaced = domainEvent<null, { endedId: string; openedId: string }>();

/**
 * Emitted before accounts that were never confirmed are deleted. Handlers delete the data that belongs only to them;
 * accounts with data that others depend on are kept.
 */
export const accountsForgotten = domainEvent<null, { userIds: readonly string[] }>();

/** A management role: owner of an arena, or a position at an arena or a federation. */
export interface Entrusted {
  userId: string;
  kind: "ARENA" | "FEDERATION";
  placeId: string;
  /** The position; null for the owner of an arena. */
  position: string | null;
}

/** Emitted when the invited user accepts. */
export const managementAccepted = domainEvent<ActionContext, Entrusted>();
