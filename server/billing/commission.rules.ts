import { formatCents } from "../brazil/money.rules";

/** An exact fraction in lowest terms; the denominator is above 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** @throws RangeError if the denominator is not positive, or an argument is no integer. */
export function fraction(over: number | bigint, under: number | bigint = 1n): Fraction {
  const [top, bottom] = [BigInt(over), BigInt(under)];
  if (bottom <= 0n) throw new RangeError(`${over}/${under} is no fraction`);
  const shared = commonDivisor(top < 0n ? -top : top, bottom);
  return { over: top / shared, under: bottom / shared };
}

export const nothing = fraction(0);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);

const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);

export const sumOf = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce((sum, one) => plus(sum, one), nothing);

/** The whole number below it, or itself. */
export function floorOf({ over, under }: Fraction): number {
  const cut = over / under;
  return Number(over < 0n && cut * under !== over ? cut - 1n : cut);
}

/** To the nearest whole number, a half upwards. */
export const halfUp = ({ over, under }: Fraction): number =>
  floorOf({ over: 2n * over + under, under: 2n * under });

/** Below 0 where a is less than b. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return Number(difference > 0n) - Number(difference < 0n);
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
}

/** What a class brings its teacher; amounts in centavos. */
export type CommissionTerms =
  | { model: "FIXED_PER_CLASS" | "PER_HOUR" | "PER_STUDENT_PRESENT"; amountInCents: number }
  /** Share of the amounts charged to students whose credit was used. In hundredths of a percent. */
  | { model: "PERCENT_CHARGED"; basisPoints: number };

/** "R$ 60,00 por aula", "45% do valor cobrado". */
export function commissionInWords(terms: CommissionTerms): string {
  switch (terms.model) {
    case "FIXED_PER_CLASS":
      return `${formatCents(terms.amountInCents)} por aula`;
    case "PER_HOUR":
      return `${formatCents(terms.amountInCents)} por hora`;
    case "PER_STUDENT_PRESENT":
      return `${formatCents(terms.amountInCents)} por aluno presente`;
    case "PERCENT_CHARGED":
      return `${String(terms.basisPoints / 100).replace(".", ",")}% do valor cobrado`;
  }
}

/** A commission rule of a teacher, for one class or for all of them. */
export interface CommissionRule {
  id: string;
  teacherId: string;
  /** Null: all of the teacher's. */
  classId: string | null;
  /** The first day of a class it is for, YYYY-MM-DD. */
  from: string;
  /** When it was written down. */
  createdAt: Date;
  terms: CommissionTerms;
}

export type CommissionAttendance =
  | "PRESENT"
  /** Present on a make-up, which brings the value of the class it replaces. */
  | "MAKE_UP"
  | "ABSENT_NO_NOTICE"
  | "ABSENT_WITH_NOTICE"
  | "CANCELLED_BY_ARENA";

export interface CommissionStudent {
  attendance: CommissionAttendance;
  /** For an excused student: whether the credit was lost all the same. */
  creditLost?: boolean;
  /** What the student paid in one, in centavos: for a single class, a package or a month. */
  chargedInCents: number;
  /** Classes that are in it: 1, the credits of the package, the plan's classes of that month. */
  units: number;
  /** What may be cancelled or refunded later. */
  chargeId?: string;
}

export interface CommissionClass {
  id: string;
  classId: string;
  /** The teacher who gave the class, possibly a substitute. */
  teacherId: string;
  /** YYYY-MM-DD. */
  date: string;
  minutes: number;
  state: "GIVEN" | "NOT_HELD" | "CANCELLED_BY_ARENA";
  /** When attendance was closed; null while it is open. */
  closedAt: Date | null;
  students: readonly CommissionStudent[];
}

/**
 * Exact commission of a class, in centavos. A class that was given earns it even with no students present; others earn
 * none.
 */
export function commissionOf(
  terms: CommissionTerms,
  { state, minutes, students }: Pick<CommissionClass, "state" | "minutes" | "students">,
): Fraction {
  if (state !== "GIVEN") return nothing;
  switch (terms.model) {
    case "FIXED_PER_CLASS":
      return fraction(terms.amountInCents);
    case "PER_HOUR":
      return fraction(BigInt(terms.amountInCents) * BigInt(minutes), 60);
    case "PER_STUDENT_PRESENT":
      return fraction(terms.amountInCents * students.filter(isPresent).length);
    case "PERCENT_CHARGED":
      return times(
        sumOf(students.filter(isUsedUp).map((student) => fraction(student.chargedInCents, student.units))),
        fraction(terms.basisPoints, 10_000),
      );
  }
}

const isPresent = ({ attendance }: CommissionStudent): boolean =>
  attendance === "PRESENT" || attendance === "MAKE_UP";

/** Whose credit was used up: all but those who said so in time, and whose class the make-up will bring. */
const isUsedUp = (student: CommissionStudent): boolean =>
  isPresent(student) ||
  student.attendance === "ABSENT_NO_NOTICE" ||
  (student.attendance === "ABSENT_WITH_NOTICE" && student.creditLost === true);

/**
 * The rule of a class, as it was when the class was closed: of those written by then and in force on its day, one for the
 * class before the teacher's general one, then the latest day, then the latest written.
 * @returns null where there is none, or the class is not closed.
 */
export function commissionRuleFor(
  {
    teacherId,
    classId,
    date,
    closedAt,
  }: Pick<CommissionClass, "teacherId" | "classId" | "date" | "closedAt">,
  rules: readonly CommissionRule[],
): CommissionRule | null {
  if (closedAt === null) return null;
  const inForce = rules.filter(
    (rule) =>
      rule.teacherId === teacherId &&
      (rule.classId === null || rule.classId === classId) &&
      rule.from <= date &&
      rule.createdAt <= closedAt,
  );
  const [first = null] = inForce.toSorted(
    (a, b) =>
      Number(b.classId !== null) - Number(a.classId !== null) ||
      Number(b.from > a.from) - Number(b.from < a.from) ||
      b.createdAt.getTime() - a.createdAt.getTime(),
  );
  return first;
}
