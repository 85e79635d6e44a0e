import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import {
  type CommissionAttendance,
  commissionOf,
  type CommissionStudent,
  type CommissionTerms,
  fraction,
  type Fraction,
  halfUp,
} from "../commission.rules";
import { statementOf, wholeParts, type CommissionStatement } from "../commission-statement.rules";
import {
  balanceInWords,
  classInWords,
  correctionInWords,
  type CommissionEntryKind,
  type CommissionModel,
} from "./commission-words.rules";

/** Every rule's worth is a whole number of these: an hour has 60 minutes, a percentage 10.000 parts. */
const partsOfCent = 30_000n;

export const worthOf = (exact: Fraction): bigint => (exact.over * partsOfCent) / exact.under;
const exactOf = (worth: bigint): Fraction => fraction(worth, partsOfCent);
/** Of all classes of a month, half up once, in centavos. */
export const centsOf = (worth: bigint): number => halfUp(exactOf(worth));

/** A place in a class, as its attendance says. */
export interface Place {
  attendance: "BOOKED" | "PRESENT" | "ABSENT" | "EXCUSED" | "CANCELLED";
  isMakeUp: boolean;
  creditLost: boolean;
  /** Of this class, or of the one that a make-up replaces. */
  priceInCents: number;
}

const attendanceOf: Record<Place["attendance"], CommissionAttendance | null> = {
  BOOKED: null,
  PRESENT: "PRESENT",
  ABSENT: "ABSENT_NO_NOTICE",
  EXCUSED: "ABSENT_WITH_NOTICE",
  CANCELLED: "CANCELLED_BY_ARENA",
};

/** Commission of a class by a rule, with the inputs of the computation. @param terms null: no rule. */
export function earned(places: readonly Place[], minutes: number, terms: CommissionTerms | null) {
  const students = places.flatMap(
    ({ attendance, isMakeUp, creditLost, priceInCents }): CommissionStudent[] => {
      const stands = attendanceOf[attendance];
      if (stands === null) return [];
      return [
        {
          attendance: stands === "PRESENT" && isMakeUp ? "MAKE_UP" : stands,
          creditLost,
          chargedInCents: priceInCents,
          units: 1,
        },
      ];
    },
  );
  const given = { state: "GIVEN" as const, minutes, students };
  const charged = commissionOf({ model: "PERCENT_CHARGED", basisPoints: 10_000 }, given);
  return {
    minutes,
    present: places.filter(({ attendance }) => attendance === "PRESENT").length,
    chargedInCents: halfUp(charged),
    worth: terms === null ? 0n : worthOf(commissionOf(terms, given)),
  };
}

/** A statement with what its month brings as it is known now. */
export interface KnownStatement {
  id: string;
  /** Its first day, YYYY-MM-DD. */
  month: string;
  /** In the order of closing; null while it is open. */
  number: number | null;
  /** Exact current commission of its classes plus manual adjustments. */
  worth: bigint;
  adjustedInCents: number;
  /** As it was closed; null while it is open. */
  closed: Omit<CommissionStatement, "month"> | null;
}

/** What a statement comes to. */
export interface Reckoned extends CommissionStatement {
  /** Whether it is the next to be closed: that one brings the corrections of those before, and what they left over. */
  isNext: boolean;
}

const brings = ({ worth, adjustedInCents }: KnownStatement): number => centsOf(worth) + adjustedInCents;

/**
 * What each of a teacher's statements at an arena comes to: as it was closed, or as it would be if it were closed now.
 * @param all of them, in any order.
 */
export function reckon(all: readonly KnownStatement[]): Map<string, Reckoned> {
  const byMonth = new Map(all.map((one) => [one.month, brings(one)]));
  const closed = all
    .filter(({ number }) => number !== null)
    .toSorted((a, b) => Number(a.number) - Number(b.number))
    .flatMap(({ month, closed: as }) => (as === null ? [] : [{ ...as, month }]));
  const next = nextToClose(all);
  return new Map(
    all.map((one) => {
      const { month } = one;
      if (one.closed !== null) return [one.id, { ...one.closed, month, isNext: false }];
      const isNext = one.id === next?.id;
      return [one.id, { ...statementOf(month, (of) => byMonth.get(of) ?? 0, isNext ? closed : []), isNext }];
    }),
  );
}

/** The oldest that is open. */
export const nextToClose = <Known extends Pick<KnownStatement, "month" | "number">>(
  all: readonly Known[],
): Known | null =>
  all
    .filter(({ number }) => number === null)
    .toSorted((a, b) => Number(a.month > b.month) - Number(a.month < b.month))[0] ?? null;

/** A line of a statement for display. */
export interface StatementEntry {
  kind: CommissionEntryKind;
  on: Date | null;
  /** CORRECTION: the corrected month. */
  month: Date | null;
  title: string;
  detail: string | null;
  amountInCents: number;
}

export interface ClassOfStatement {
  on: Date;
  title: string;
  model: CommissionModel | null;
  value: number | null;
  minutes: number;
  present: number;
  chargedInCents: number;
  worth: bigint;
}

interface AdjustmentOfStatement {
  on: Date;
  reason: string;
  amountInCents: number;
}

/**
 * Lines of an open statement, which add up to its total.
 * @param classes sorted by day. @param adjustments sorted by time of entry.
 */
export function entriesOf(
  { adjustments: corrections, carriedInInCents }: CommissionStatement,
  classes: readonly ClassOfStatement[],
  adjustments: readonly AdjustmentOfStatement[],
): StatementEntry[] {
  const amounts = wholeParts(classes.map(({ worth }) => exactOf(worth)));
  const given = classes.map((one, index): StatementEntry => ({
    kind: "CLASS",
    on: one.on,
    month: null,
    title: one.title,
    detail: classInWords(one),
    amountInCents: amounts[index] ?? 0,
  }));
  const adjusted = adjustments.map(({ on, reason, amountInCents }): StatementEntry => ({
    kind: "ADJUSTMENT",
    on,
    month: null,
    title: reason,
    detail: null,
    amountInCents,
  }));
  const corrected = corrections.map(({ month, amountInCents }): StatementEntry => ({
    kind: "CORRECTION",
    on: null,
    month: dayToDatabase(month),
    title: correctionInWords(month),
    detail: "Chamadas e ajustes depois do fechamento",
    amountInCents,
  }));
  const balance: StatementEntry[] =
    carriedInInCents === 0
      ? []
      : [
          {
            kind: "BALANCE",
            on: null,
            month: null,
            title: balanceInWords,
            detail: null,
            amountInCents: carriedInInCents,
          },
        ];
  return [...given, ...adjusted, ...corrected, ...balance];
}
