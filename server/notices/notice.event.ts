import { domainEvent } from "../platform/domain-event";

/** Notices from before this instant are about to be deleted. */
export const noticesExpiring = domainEvent<null, { before: Date }>();
