import type { Prisma, User } from "../../prisma/generated/client/client";
import { domainEvent } from "../platform/domain-event";

/**
 * An account whose sign-up left something to be done has shown that its address is its own.
 * `said` is what the sign-up kept; null where somebody else may have typed it.
 */
export const addressProved = domainEvent<null, { user: User; said: Prisma.JsonValue }>();
