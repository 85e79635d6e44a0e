import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import {
  chargeOn,
  type ChargeEvent,
  type ChargeOutcome,
  type ChargeState,
  type ChargeTerms,
} from "./charge.rules";

/** An entry as its charge is worked out from it; days as the database hands them out, amounts in centavos. */
export interface Entry {
  readonly id: string;
  readonly kind: "ISSUE" | ChargeEvent["kind"];
  readonly on: Date;
  readonly amountInCents: number | null;
  readonly dueOn: Date | null;
  readonly externalId: string | null;
  readonly waivesLate: boolean;
  readonly ofCredit: boolean;
  readonly undoesId: string | null;
  readonly reason: string | null;
  readonly recordedAt: Date;
}

/** What a charge's entries come to. */
export interface Standing extends ChargeState {
  /** When it was paid in full; null while it is not. */
  paidAt: Date | null;
}

/**
 * @param entries of one charge, in their order, the issue first.
 * @param today YYYY-MM-DD.
 */
export function standing(entries: readonly Entry[], today: string): Standing {
  const { outcomes: _, ...state } = replay(entries, today);
  return { ...state, paidAt: paidAt(entries, today) };
}

/** What an entry that is not written yet would do. */
export function outcomeOf(entries: readonly Entry[], next: Entry, today: string): ChargeOutcome {
  const outcome = replay([...entries, next], today).outcomes.at(-1);
  if (outcome === undefined) throw new Error("a charge is issued once");
  return outcome;
}

/**
 * A charge for matching with payments: its current state, or its whole history if the amount due on another day depends
 * on it.
 */
export function owedBy(
  kept: { amountInCents: number; dueOn: Date | null },
  [issue, ...entries]: readonly Entry[],
): ChargeTerms & { events: ChargeEvent[] } {
  if (!issue || entries.every(({ kind }) => kind === "AMOUNT" || kind === "DUE_DATE"))
    return { ...termsOf(kept), events: [] };
  const keys = keysOf(entries);
  return { ...termsOf(issue), events: entries.map((entry) => toEvent(entry, keys)) };
}

/** Payments that have not been undone, in their order. */
export function standingPayments<Row extends Pick<Entry, "id" | "kind" | "undoesId">>(
  entries: readonly Row[],
): Row[] {
  const undone = new Set(entries.map(({ undoesId }) => undoesId));
  return entries.filter(({ id, kind }) => kind === "PAYMENT" && !undone.has(id));
}

const creditMark = "credito:";

/** What a payment out of another charge's credit is known by. */
export const ofCreditOf = (chargeId: string, payment: string): string =>
  `${creditMark}${chargeId}:${payment}`;

const usedCredit = "Crédito usado ";

/** Out of the credit of another charge, where it counts as gone back: no money came that could turn out to be none. */
export const isOfCredit = ({ externalId, reason }: Pick<Entry, "externalId" | "reason">): boolean =>
  externalId === null
    ? // Written down before such payments were marked; no other has a reason and comes from nowhere.
      (reason ?? "").startsWith(usedCredit)
    : externalId.startsWith(creditMark);

/** A refund whose credit paid another charge: no money went back. */
export const isMovedCredit = ({
  kind,
  ofCredit,
  externalId,
  reason,
}: Pick<Entry, "kind" | "ofCredit" | "externalId" | "reason">): boolean =>
  kind === "REFUND" && ofCredit && externalId === null && (reason ?? "").startsWith(usedCredit);

function replay([issue, ...entries]: readonly Entry[], today: string) {
  if (issue?.kind !== "ISSUE") throw new Error("a charge begins with its issue");
  const keys = keysOf(entries);
  return chargeOn(
    termsOf(issue),
    entries.map((entry) => toEvent(entry, keys)),
    today,
  );
}

/** A bank may report one payment twice, in separate entries: its external id identifies it. */
const keyOf = ({ id, externalId }: Pick<Entry, "id" | "externalId">): string => externalId ?? id;

const keysOf = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.id, keyOf(entry)]));

const termsOf = ({ amountInCents, dueOn }: Pick<Entry, "amountInCents" | "dueOn">): ChargeTerms => ({
  amountInCents: amountInCents ?? 0,
  dueOn: dueOn && dayFromDatabase(dueOn),
});

function toEvent(entry: Entry, keys: ReadonlyMap<string, string>): ChargeEvent {
  const on = dayFromDatabase(entry.on);
  const cents = entry.amountInCents ?? 0;
  switch (entry.kind) {
    case "ISSUE":
      throw new Error("a charge is issued once");
    case "PAYMENT":
      return { kind: "PAYMENT", id: keyOf(entry), on, cents, waivesLate: entry.waivesLate };
    case "UNDO": {
      const paymentId = keys.get(entry.undoesId ?? "") ?? "";
      return { kind: "UNDO", paymentId, on, reason: entry.reason ?? "" };
    }
    case "REFUND":
      return { kind: "REFUND", id: keyOf(entry), on, cents, ofCredit: entry.ofCredit };
    case "DUE_DATE":
      return { kind: "DUE_DATE", on, dueOn: entry.dueOn && dayFromDatabase(entry.dueOn) };
    case "AMOUNT":
      return { kind: "AMOUNT", on, cents };
    case "WAIVER":
      return { kind: "WAIVER", on };
    case "CANCELLATION":
      return { kind: "CANCELLATION", on, ofCredit: entry.ofCredit };
  }
}

/** Time of the first valid entry after which nothing was open. */
function paidAt(entries: readonly Entry[], today: string): Date | null {
  const standingIds = new Set(standingPayments(entries).map(({ id }) => id));
  const kept = entries.filter(
    ({ kind, id }) => kind !== "UNDO" && (kind !== "PAYMENT" || standingIds.has(id)),
  );
  const settled = kept.find(
    (_, index) => index > 0 && isPaid(replay(kept.slice(0, index + 1), today).status),
  );
  return settled && isPaid(replay(kept, today).status) ? settled.recordedAt : null;
}

const isPaid = (status: ChargeState["status"]): boolean => status === "PAID" || status === "REFUNDED";
