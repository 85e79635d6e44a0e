import { addDays } from "../../platform/time/calendar-day.rules";
import type { CreditKind, CreditState, LossReason } from "./credit.rules";

/** What happened to credits, as the athlete reads it. */
export const creditChanges = [
  "GRANTED",
  "BOOKED",
  "USED",
  "LOST",
  "RETURNED",
  "WITHDRAWN",
  "EXPIRED",
] as const;
export type CreditChangeKind = (typeof creditChanges)[number];

export const creditChangeLabel: Record<CreditChangeKind, string> = {
  GRANTED: "Recebido",
  BOOKED: "Reservado para a aula",
  USED: "Usado na aula",
  LOST: "Perdido",
  RETURNED: "Voltou",
  WITHDRAWN: "Retirado",
  EXPIRED: "Venceu",
};

/** A class that a credit paid, or for which it came. */
export interface CreditClass {
  startsAt: Date;
  name: string;
}

interface HistoryEntry {
  state: CreditState;
  reason: LossReason | null;
  /** YYYY-MM-DD */
  expiresOn: string;
  at: Date;
  /** By whose withdrawal, in the arena's words. */
  withdrawalReason: string | null;
  session: CreditClass | null;
}

/** A credit and all that has happened to it, in order. */
export interface CreditWithEntries {
  kind: CreditKind;
  /** Name of the purchase, or reason of the grant. */
  boughtAs: string | null;
  entries: readonly HistoryEntry[];
}

export interface CreditLine {
  change: CreditChangeKind;
  kind: CreditKind;
  at: Date;
  /** Change of the balance; 0 if the line only reports the outcome of a place. */
  delta: number;
  /** How many were left after it. */
  balance: number;
  count: number;
  lossReason: LossReason | null;
  note: string | null;
  session: CreditClass | null;
}

type Change = Omit<CreditLine, "balance">;

/**
 * History of an athlete's credits at an arena, latest first. A change of several credits at once is one line. An expiry
 * is dated on the day after the credit's last day.
 * @param today YYYY-MM-DD. @param startOf instant at which a day begins at the arena. @param dayOf day of an instant
 *   there.
 */
export function creditHistory(
  credits: readonly CreditWithEntries[],
  { today, startOf, dayOf }: { today: string; startOf: (day: string) => Date; dayOf: (at: Date) => string },
): CreditLine[] {
  const changes = credits
    .flatMap((credit) => changesOf(credit, { today, startOf, dayOf }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const lines = new Map<string, Change>();
  for (const change of changes) {
    const { change: what, kind, at, lossReason, note, session } = change;
    const act = JSON.stringify([what, kind, at, lossReason, note, session]);
    const same = lines.get(act);
    lines.set(
      act,
      same ? { ...same, delta: same.delta + change.delta, count: same.count + 1 } : { ...change, count: 1 },
    );
  }
  let balance = 0;
  return [...lines.values()].map((line) => ({ ...line, balance: (balance += line.delta) })).toReversed();
}

const changeTo: Record<CreditState, CreditChangeKind> = {
  AVAILABLE: "RETURNED",
  RESERVED: "BOOKED",
  USED: "USED",
  LOST: "LOST",
  // A class of a monthly plan has no credit row; its make-up is a credit of its own.
  REPLACED: "USED",
  CANCELLED: "WITHDRAWN",
};

function changesOf(
  { kind, boughtAs, entries }: CreditWithEntries,
  { today, startOf, dayOf }: { today: string; startOf: (day: string) => Date; dayOf: (at: Date) => string },
): Change[] {
  const changes: Change[] = [];
  let counts = false;
  const tell = (change: CreditChangeKind, isLeft: boolean, rest: Pick<Change, "at"> & Partial<Change>) => {
    const delta = Number(isLeft) - Number(counts);
    counts = isLeft;
    changes.push({ change, kind, delta, count: 1, lossReason: null, note: null, session: null, ...rest });
  };
  for (const [index, { state, reason, expiresOn, at, withdrawalReason, session }] of entries.entries()) {
    const isFirst = index === 0;
    tell(isFirst ? "GRANTED" : changeTo[state], state === "AVAILABLE", {
      at,
      lossReason: reason,
      note: isFirst ? boughtAs : withdrawalReason,
      session,
    });
    const next = entries[index + 1];
    const over = addDays(expiresOn, 1);
    const until = next ? dayOf(next.at) : today;
    if (state !== "AVAILABLE" || over > until) continue;
    const end = startOf(over);
    tell("EXPIRED", false, { at: end < at ? at : end });
  }
  return changes;
}
