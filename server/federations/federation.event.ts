import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";

/** A federation is active, for the first time or again. */
export const federationActivated = domainEvent<ActionContext, { federationId: string }>();
