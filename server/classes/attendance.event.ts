import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";

/** The attendance of a class was taken, or corrected; its row is locked. */
export const attendanceTaken = domainEvent<Pick<ActionContext, "now">, { sessionId: string }>();
