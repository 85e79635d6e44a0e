import { formatCents } from "../brazil/money.rules";
import { plainWords } from "../platform/search.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import type { BankLine, KeyedLine } from "./bank-statement.rules";
import { chargeOn, type ChargeEvent, type ChargeStatus } from "./charge.rules";
import { fineOn, interestOn, payableUntil } from "./late-fees.rules";

/** A charge that a line may pay. */
export interface ReconcilableCharge {
  id: string;
  /** The payer's name; null if unknown. */
  payer: string | null;
  /** All that its Pix codes ever carried. */
  txids: readonly string[];
  amountInCents: number;
  dueOn: string | null;
  status: ChargeStatus;
  /** Its past events. */
  events?: readonly ChargeEvent[];
  localHolidays?: readonly string[];
}

export type LineOutcome =
  /** Recorded automatically: the txid and the exact amount due on that day match. */
  | "MATCHED"
  /** One charge that it may be; a person decides. */
  | "SUGGESTED"
  /** Several that it may be. */
  | "AMBIGUOUS"
  | "UNMATCHED"
  | "NOT_A_CREDIT"
  | "ALREADY_IMPORTED";

export type LineReason =
  | "TXID"
  | "LESS_THAN_DUE"
  | "MORE_THAN_DUE"
  | "NOT_OPEN"
  | "AMOUNT_AND_NAME"
  | "AMOUNT";

export interface ReconciledLine {
  key: string;
  outcome: LineOutcome;
  reason: LineReason | null;
  /** Charge ids: one if matched or suggested, several in order of likelihood if ambiguous. */
  chargeIds: string[];
}

/**
 * What each line of a statement pays, in the order of the lines. A charge that one line has matched is open for no other,
 * and a line matches one charge at most.
 * @param importedKeys of lines that are in already.
 */
export function reconcile(
  lines: readonly KeyedLine[],
  charges: readonly ReconcilableCharge[],
  importedKeys: readonly string[] = [],
): ReconciledLine[] {
  const imported = new Set(importedKeys);
  const book = new OpenCharges(charges);
  return lines.map((line) => {
    const { key } = line;
    if (imported.has(key)) return { key, outcome: "ALREADY_IMPORTED", reason: null, chargeIds: [] };
    if (line.amountInCents <= 0) return { key, outcome: "NOT_A_CREDIT", reason: null, chargeIds: [] };
    return { key, ...(byTxid(line, book) ?? byAmount(line, book)) };
  });
}

type Found = Omit<ReconciledLine, "key">;

const found = (outcome: LineOutcome, reason: LineReason | null, charges: readonly ReconcilableCharge[]) => ({
  outcome,
  reason,
  chargeIds: charges.map(({ id }) => id).toSorted(),
});

function byTxid(line: BankLine, book: OpenCharges): Found | null {
  const named = book.withTxidIn(line.text);
  const [charge] = named;
  if (charge === undefined) return null;
  if (named.length > 1) return found("AMBIGUOUS", null, named);
  const due = book.dueOf(charge, line.on);
  if (due === null) return found("SUGGESTED", "NOT_OPEN", [charge]);
  if (line.amountInCents < due) return found("SUGGESTED", "LESS_THAN_DUE", [charge]);
  if (line.amountInCents > due) return found("SUGGESTED", "MORE_THAN_DUE", [charge]);
  book.close(charge);
  return found("MATCHED", "TXID", [charge]);
}

function byAmount(line: BankLine, book: OpenCharges): Found {
  const sameAmount = book.dueWith(line.amountInCents, line.on);
  const words = new Set(plainWords(line.text));
  const sameName = sameAmount.filter(({ payer }) => isNamed(payer, words));
  if (sameName.length === 1) return found("SUGGESTED", "AMOUNT_AND_NAME", sameName);
  if (sameAmount.length === 0) return found("UNMATCHED", null, []);
  return sameAmount.length === 1
    ? found("SUGGESTED", "AMOUNT", sameAmount)
    : found("AMBIGUOUS", null, sameAmount);
}

/** Whether the words contain first and last name, ignoring accents. */
function isNamed(payer: string | null, words: ReadonlySet<string>): boolean {
  const names = plainWords(payer ?? "");
  const [first, last] = [names[0], names.at(-1)];
  return first !== undefined && last !== undefined && words.has(first) && words.has(last);
}

/** Open charges during reconciliation, indexed by txid and by amount. */
class OpenCharges {
  readonly #closed = new Set<string>();
  readonly #byTxid = new Map<string, ReconcilableCharge[]>();
  readonly #byDay = new Map<string, Map<number, ReconcilableCharge[]>>();
  readonly #byAmount = new Map<number, ReconcilableCharge[]>();
  readonly #byLastName = new Map<string, ReconcilableCharge[]>();
  readonly #open: { charge: ReconcilableCharge; dueOn: (day: string) => number | null }[];

  constructor(charges: readonly ReconcilableCharge[]) {
    this.#open = charges
      .filter(({ status }) => status === "PENDING")
      .map((charge) => ({ charge, dueOn: dueByDay(charge) }));
    for (const charge of charges)
      for (const txid of new Set(charge.txids.map((one) => one.toLowerCase())))
        append(this.#byTxid, txid, charge);
    for (const { charge } of this.#open) {
      append(this.#byAmount, charge.amountInCents, charge);
      append(this.#byLastName, plainWords(charge.payer ?? "").at(-1) ?? "", charge);
    }
  }

  /** All that a person may choose from: what pays a line in any way, of however many charges. */
  likely({ text, amountInCents, on }: BankLine): ReconcilableCharge[] {
    const names = plainWords(text).flatMap((word) => this.#byLastName.get(word) ?? []);
    return [
      ...new Set([
        ...this.withTxidIn(text),
        ...this.dueWith(amountInCents, on),
        ...(this.#byAmount.get(amountInCents) ?? []),
        ...names,
      ]),
    ];
  }

  /** Charges whose txid is a word of the text, case-insensitive. */
  withTxidIn(text: string): ReconcilableCharge[] {
    return [...new Set(plainWords(text).flatMap((word) => this.#byTxid.get(word) ?? []))];
  }

  /** Amount that pays a charge in full on a day; null if it is not open. */
  dueOf(charge: ReconcilableCharge, on: string): number | null {
    return this.#closed.has(charge.id) ? null : dueByDay(charge)(on);
  }

  dueWith(amountInCents: number, on: string): ReconcilableCharge[] {
    let ofDay = this.#byDay.get(on);
    if (!ofDay) {
      ofDay = new Map();
      for (const { charge, dueOn } of this.#open) {
        const due = dueOn(on);
        if (due !== null) append(ofDay, due, charge);
      }
      this.#byDay.set(on, ofDay);
    }
    return (ofDay.get(amountInCents) ?? []).filter(({ id }) => !this.#closed.has(id));
  }

  close({ id }: ReconcilableCharge): void {
    this.#closed.add(id);
  }
}

function append<Key>(map: Map<Key, ReconcilableCharge[]>, key: Key, charge: ReconcilableCharge): void {
  const those = map.get(key);
  if (those) those.push(charge);
  else map.set(key, [charge]);
}

/**
 * Amount that pays a charge in full on a day, including fine and interest; null if the charge is not open. Called for
 * each day of a statement: charges without history take a fast path that replays no events.
 */
function dueByDay(charge: ReconcilableCharge): (day: string) => number | null {
  const { amountInCents: open, dueOn, status, events = [], localHolidays } = charge;
  if (status !== "PENDING") return () => null;
  if (events.length > 0)
    return (day) => {
      const on = chargeOn(charge, events, day);
      return on.status === "PENDING" ? on.principalOpen + on.fineOpen + on.interestOpen : null;
    };
  if (dueOn === null) return () => open;
  const payable = payableUntil(dueOn, localHolidays);
  return (day) => (day <= payable ? open : open + fineOn(open) + interestOn(open, dueOn, day));
}

/** A charge that a line may pay, and why one might think so. */
export interface Suggestion {
  chargeId: string;
  words: string;
  /** Whether the amount equals the debt without the fine and interest due by now. */
  withoutLate?: true;
}

export const mostSuggestions = 5;

/**
 * What a person may choose from for each line that did not match by itself, the likeliest first and five at most.
 * @param charges open ones and those that a txid names, without what other lines have matched.
 */
export function suggestionsAmong(charges: readonly ReconcilableCharge[]): (line: BankLine) => Suggestion[] {
  const book = new OpenCharges(charges);
  return (line) => {
    const words = new Set(plainWords(line.text));
    return book
      .likely(line)
      .flatMap((charge) => {
        const guess = guessOf(line, charge, words);
        return guess === null ? [] : [{ ...guess, charge }];
      })
      .toSorted(
        (a, b) =>
          a.rank - b.rank ||
          compare(a.charge.dueOn ?? "9999", b.charge.dueOn ?? "9999") ||
          compare(a.charge.id, b.charge.id),
      )
      .slice(0, mostSuggestions)
      .map(({ charge, words: says, also }) => ({ chargeId: charge.id, words: says, ...also }));
  };
}

/** The same for one line. */
export const suggestionsFor = (line: BankLine, charges: readonly ReconcilableCharge[]): Suggestion[] =>
  suggestionsAmong(charges)(line);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

function guessOf(
  line: BankLine,
  charge: ReconcilableCharge,
  words: ReadonlySet<string>,
): { rank: number; words: string; also?: Pick<Suggestion, "withoutLate"> } | null {
  const isTxid = charge.txids.some((txid) => words.has(txid.toLowerCase()));
  const due = dueByDay(charge)(line.on);
  if (due === null)
    return isTxid ? { rank: 1, words: "O código é desta cobrança, que já foi encerrada" } : null;
  const difference = line.amountInCents - due;
  const isBare = difference < 0 && line.amountInCents === charge.amountInCents;
  const also = isBare ? ({ withoutLate: true } as const) : {};
  if (isTxid) return { rank: 0, words: `O código é desta cobrança${differenceInWords(difference)}`, also };
  const named = isNamed(charge.payer, words);
  if (difference === 0)
    return named
      ? { rank: 2, words: "Mesmo valor e mesmo nome" }
      : {
          rank: 4,
          words: `Mesmo valor${charge.dueOn === null ? "" : `, vence em ${dateInDigits(charge.dueOn)}`}`,
        };
  if (isBare)
    return named
      ? { rank: 3, words: "Mesmo nome e o valor sem multa e juros", also }
      : { rank: 5, words: "O valor sem multa e juros", also };
  return named ? { rank: 6, words: `Mesmo nome${differenceInWords(difference)}` } : null;
}

function differenceInWords(difference: number): string {
  if (difference === 0) return "";
  return difference < 0
    ? `, mas faltam ${formatCents(-difference)}`
    : `, mas sobram ${formatCents(difference)}`;
}
