import type { ClassSession } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { domainEvent } from "../../platform/domain-event";

/** A place was taken that no credit paid: one was made for it, which its athlete owes. The class is locked. */
export interface ClassBought {
  session: ClassSession;
  athleteId: string;
  creditId: string;
  amountInCents: number;
  /** YYYY-MM-DD, on the calendar of the arena. */
  day: string;
}

export const classBought = domainEvent<
  Pick<ActionContext, "now" | "viewer" | "outbox" | "publicUrl">,
  ClassBought
>();

/** Places were given up in time, or the arena took them away: what paid them is free again. Their accounts are locked. */
export const creditsReturned = domainEvent<
  Pick<ActionContext, "now"> & { viewer: { userId: string } | null },
  { creditIds: readonly string[] }
>();
