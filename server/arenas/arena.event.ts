import { domainEvent } from "../platform/domain-event";

/** An arena has signed up. */
export const arenaSignedUp = domainEvent<null, { arenaId: string }>();
