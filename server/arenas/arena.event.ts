import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";

/** An arena has signed up. */
export const arenaSignedUp = domainEvent<null, { arenaId: string }>();

/** An arena that was suspended runs again. */
export const arenaReactivated = domainEvent<ActionContext, { arenaId: string }>();
