import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";

/** What recording in the ledger takes of a request; a job has it as well. */
export type LedgerParts = Pick<ActionContext, "now"> & {
  viewer: Pick<NonNullable<ActionContext["viewer"]>, "userId"> | null;
  events: Pick<ActionContext["events"], "emit">;
};

interface ChargesChanged {
  /** The places they pay for; charges for something else are not named. */
  enrolmentIds: readonly string[];
}

/** Charges became fully paid. */
export const chargesPaid = domainEvent<LedgerParts, ChargesChanged>();

/** A payment was undone, and the charges are open again. */
export const chargesReopened = domainEvent<LedgerParts, ChargesChanged>();

/** Money came for charges that are over, and is the payers' credit. */
export const creditReceived = domainEvent<ActionContext, ChargesChanged>();
