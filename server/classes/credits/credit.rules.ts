import { addDays, addMonths, firstOfMonth } from "../../platform/time/calendar-day.rules";

/** Order of use for credits that expire on the same day. */
export const creditKinds = ["MAKE_UP", "MONTHLY", "PACKAGE", "SINGLE"] as const;
export type CreditKind = (typeof creditKinds)[number];

/** Stored state. Expiry is not stored: it is derived from the date of the query. */
export type CreditState = "AVAILABLE" | "RESERVED" | "USED" | "LOST" | "REPLACED" | "CANCELLED";
export type LossReason = "LATE_CANCELLATION" | "NO_SHOW" | "MAKE_UP_LIMIT";

/** The right to one class on one of its days, YYYY-MM-DD, both in it. */
export interface Credit {
  id: string;
  kind: CreditKind;
  /** The purchase; for a make-up, the monthly plan whose class it replaces. */
  purchaseId: string;
  startsOn: string;
  expiresOn: string;
  state: CreditState;
  /** Only of one that is lost. */
  reason: LossReason | null;
  /** A make-up for a class that the arena cancelled: it is beside the limit. */
  byArena: boolean;
}

/** Default rules of an arena; a single class is valid for 30 days. */
export const defaultCreditRules: CreditRules = { noticeHours: 12, makeUpDays: 30, makeUpPercent: 25 };
export const singleClassDays = 30;

export interface CreditRules {
  /** Who cancels so long before the class, or longer, keeps the credit. */
  noticeHours: number;
  /** So long after its class a make-up may be taken. */
  makeUpDays: number;
  /** Largest share of a plan's classes in a month that become make-ups when the athlete cancels. */
  makeUpPercent: number;
}

/** "P#1" to "P#n", what a package, a single class or a month brings. */
export function creditsOf(
  purchaseId: string,
  kind: Exclude<CreditKind, "MAKE_UP">,
  count: number,
  { startsOn, expiresOn }: Pick<Credit, "startsOn" | "expiresOn">,
): Credit[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${purchaseId}#${index + 1}`,
    kind,
    purchaseId,
    startsOn,
    expiresOn,
    state: "AVAILABLE",
    reason: null,
    byArena: false,
  }));
}

/** Validity from the day of purchase to `validDays` later. */
export const daysFrom = (day: string, validDays: number) => ({
  startsOn: day,
  expiresOn: addDays(day, validDays),
});

/** From the first to the last day of the month. @param day any of it. */
export const monthOf = (day: string) => ({
  startsOn: firstOfMonth(day),
  expiresOn: addDays(addMonths(firstOfMonth(day), 1), -1),
});

/**
 * Whether a weekday occurs a fifth time in its month. A monthly plan covers all classes of the month, so this one is
 * included: it costs nothing extra, and counts for the quarter that can be made up.
 * @param day YYYY-MM-DD.
 */
export const isFifthWeek = (day: string): boolean => day.slice(8) > "28";

/** The credit that pays a class on this day: the earliest end first, then by kind, then the oldest. */
export function creditFor(credits: readonly Credit[], day: string): Credit | null {
  const fitting = credits.filter(
    ({ state, startsOn, expiresOn }) => state === "AVAILABLE" && startsOn <= day && day <= expiresOn,
  );
  return fitting.reduce<Credit | null>((best, one) => (best && !comesBefore(one, best) ? best : one), null);
}

const comesBefore = (one: Credit, other: Credit): boolean =>
  one.expiresOn === other.expiresOn
    ? creditKinds.indexOf(one.kind) < creditKinds.indexOf(other.kind)
    : one.expiresOn < other.expiresOn;

/** State on a day, including expiry. */
export const stateOn = ({ state, expiresOn }: Credit, day: string): CreditState | "EXPIRED" =>
  state === "AVAILABLE" && expiresOn < day ? "EXPIRED" : state;

/** How many are left on a day. */
export const balanceOn = (credits: readonly Credit[], day: string): number =>
  credits.filter((credit) => stateOn(credit, day) === "AVAILABLE").length;

/**
 * Unused credits on a day, latest first, of which the arena may withdraw those that it granted. Make-ups are excluded:
 * they replace missed classes.
 */
export const withdrawableOn = (credits: readonly Credit[], day: string): Credit[] =>
  credits.filter((credit) => credit.kind !== "MAKE_UP" && stateOn(credit, day) === "AVAILABLE").toReversed();
