import {
  type CommissionClass,
  commissionOf,
  type CommissionRule,
  commissionRuleFor,
  type CommissionStudent,
  compareFractions,
  floorOf,
  fraction,
  type Fraction,
  halfUp,
  nothing,
  plus,
  sumOf,
} from "./commission.rules";

/** What happened to a charge after it was made. */
export interface ChargeChange {
  chargeId: string;
  at: Date;
  /** REFUNDED_UNUSED: for credits that were never used, so that classes given keep their value. */
  kind: "CANCELLED" | "REFUNDED" | "REFUNDED_UNUSED";
  /** Of a refund. */
  amountInCents?: number;
}

/** All that a teacher's statements are made of. */
export interface CommissionBook {
  teacherId: string;
  rules: readonly CommissionRule[];
  classes: readonly CommissionClass[];
  changes?: readonly ChargeChange[];
}

/** A class in a statement. */
export interface CommissionLine {
  classId: string;
  /** Null: no rule was in force, so it earns nothing. */
  ruleId: string | null;
  amountInCents: number;
}

/** What the classes of a month bring, as known at one moment. */
export interface CommissionMonth {
  /** By date. */
  lines: CommissionLine[];
  /** Their exact sum, rounded half up once. */
  totalInCents: number;
}

/** A month that has been closed; it never changes. Amounts in centavos. */
export interface CommissionStatement {
  /** YYYY-MM. */
  month: string;
  grossInCents: number;
  /** What earlier months bring now, less what they have brought so far; months YYYY-MM, oldest first, none of them 0. */
  adjustments: { month: string; amountInCents: number }[];
  /** Balance carried over from the previous statement, 0 or below. */
  carriedInInCents: number;
  /** Never below 0: teachers are not asked to pay money back. */
  payableInCents: number;
  /** Balance carried over to the next statement, 0 or below. */
  carriedOutInCents: number;
}

/**
 * What the teacher's classes of a month bring.
 * @param month YYYY-MM.
 * @param asOf only classes closed and charges changed by then count.
 */
export function commissionMonth(book: CommissionBook, month: string, asOf: Date): CommissionMonth {
  const worth = worthAt(book.changes ?? [], asOf);
  const classes = book.classes
    .filter(
      ({ teacherId, date, closedAt }) =>
        teacherId === book.teacherId && date.startsWith(`${month}-`) && closedAt !== null && closedAt <= asOf,
    )
    .toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date));
  const earned = classes.map((one) => {
    const rule = commissionRuleFor(one, book.rules);
    const students = one.students.map(worth);
    return { classId: one.id, rule, exact: rule ? commissionOf(rule.terms, { ...one, students }) : nothing };
  });
  const amounts = wholeParts(earned.map(({ exact }) => exact));
  return {
    lines: earned.map(({ classId, rule }, index) => ({
      classId,
      ruleId: rule?.id ?? null,
      amountInCents: amounts[index] ?? 0,
    })),
    totalInCents: amounts.reduce((sum, amount) => sum + amount, 0),
  };
}

/**
 * Closes a month.
 * @param earlier the teacher's statements so far, oldest first.
 */
export const closeStatement = (
  book: CommissionBook,
  month: string,
  closesAt: Date,
  earlier: readonly CommissionStatement[],
): CommissionStatement =>
  statementOf(month, (one) => commissionMonth(book, one, closesAt).totalInCents, earlier);

/**
 * The statement that closes a month now.
 * @param brings what a month brings as it is known now, in centavos.
 * @param earlier the statements so far, in the order in which they were closed.
 */
export function statementOf(
  month: string,
  brings: (month: string) => number,
  earlier: readonly CommissionStatement[],
): CommissionStatement {
  const grossInCents = brings(month);
  const adjustments = earlier
    .map((closed) => ({
      month: closed.month,
      amountInCents: brings(closed.month) - broughtBy(closed.month, earlier),
    }))
    .filter(({ amountInCents }) => amountInCents !== 0)
    .toSorted((a, b) => Number(a.month > b.month) - Number(a.month < b.month));
  const carriedInInCents = earlier.at(-1)?.carriedOutInCents ?? 0;
  const left = adjustments.reduce((sum, one) => sum + one.amountInCents, grossInCents + carriedInInCents);
  return {
    month,
    grossInCents,
    adjustments,
    carriedInInCents,
    payableInCents: Math.max(left, 0),
    carriedOutInCents: Math.min(left, 0),
  };
}

/** What a month has brought so far: when it was closed, and by adjustments since. */
const broughtBy = (month: string, statements: readonly CommissionStatement[]): number =>
  statements.reduce((sum, one) => {
    const own = one.month === month ? one.grossInCents : 0;
    const later = one.adjustments.find((adjustment) => adjustment.month === month)?.amountInCents ?? 0;
    return sum + own + later;
  }, 0);

/** Remaining value of each student's charge at that time. */
function worthAt(changes: readonly ChargeChange[], asOf: Date) {
  const lost = new Map<string, number>();
  for (const { chargeId, at, kind, amountInCents = 0 } of changes) {
    if (at > asOf || kind === "REFUNDED_UNUSED") continue;
    lost.set(chargeId, (lost.get(chargeId) ?? 0) + (kind === "CANCELLED" ? Infinity : amountInCents));
  }
  return (student: CommissionStudent): CommissionStudent => {
    const gone = student.chargeId === undefined ? 0 : (lost.get(student.chargeId) ?? 0);
    return { ...student, chargedInCents: Math.max(0, student.chargedInCents - gone) };
  };
}

/**
 * Rounds exact parts to whole centavos that add up to the sum, which is rounded half up once. The difference goes to
 * the largest remainders, earlier ones first.
 */
export function wholeParts(exact: readonly Fraction[]): number[] {
  const parts = exact.map(floorOf);
  const missing = halfUp(sumOf(exact)) - parts.reduce((sum, part) => sum + part, 0);
  const remainders = exact.map((one, index) => ({ index, rest: plus(one, fraction(-(parts[index] ?? 0))) }));
  for (const { index } of remainders
    .toSorted((a, b) => compareFractions(b.rest, a.rest) || a.index - b.index)
    .slice(0, missing))
    parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
