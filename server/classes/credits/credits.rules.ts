import { addDays } from "../../platform/time/calendar-day.rules";
import { inMs } from "../../platform/time/duration.rules";
import {
  creditFor,
  creditsOf,
  daysFrom,
  monthOf,
  singleClassDays,
  stateOn,
  type Credit,
  type CreditRules,
  type LossReason,
} from "./credit.rules";

/** An athlete's place in a class, and the credit that pays it. */
export interface Booking {
  sessionId: string;
  startsAt: Date;
  /** YYYY-MM-DD, on the calendar of the arena. */
  day: string;
  creditId: string;
  state: BookingState;
}

/** CANCELLED: the credit came back, or was replaced by a make-up; FORFEITED: it was cancelled, and the credit is lost. */
export type BookingState = "BOOKED" | "PRESENT" | "ABSENT" | "CANCELLED" | "FORFEITED";
/** Those that take a place. */
const standing: readonly BookingState[] = ["BOOKED", "PRESENT", "ABSENT"];

/** What one athlete has at one arena: credits from the oldest on, at most one booking for a class. */
export interface CreditAccount {
  credits: readonly Credit[];
  bookings: readonly Booking[];
}

export type CreditEvent =
  | { type: "PACKAGE"; purchaseId: string; day: string; credits: number; validDays: number }
  | { type: "SINGLE"; purchaseId: string; day: string }
  | { type: "MONTHLY"; purchaseId: string; day: string; classes: number }
  | { type: "CANCEL_PURCHASE"; purchaseId: string; day: string }
  | { type: "BOOK"; sessionId: string; startsAt: Date; day: string }
  | { type: "CANCEL"; sessionId: string; at: Date }
  | { type: "ARENA_CANCEL"; sessionId: string }
  | { type: "MARK"; sessionId: string; attendance: "PRESENT" | "ABSENT" };

/** IGNORED: the event arrives too late to change anything. */
export type CreditOutcome =
  | { kind: "USES"; creditId: string }
  | {
      kind:
        | "OK"
        | "NO_CREDIT"
        | "ALREADY_BOOKED"
        | "NOT_BOOKED"
        | "CREDIT_RETURNED"
        | "MAKE_UP_GRANTED"
        | "MAKE_UP_LIMIT"
        | "LATE"
        | "IGNORED";
    };

export interface CreditChange extends CreditAccount {
  outcome: CreditOutcome;
}

/** Applies one event. Unchanged objects keep their identity; new credits are appended. */
export function applyCreditEvent(
  account: CreditAccount,
  event: CreditEvent,
  rules: CreditRules,
): CreditChange {
  switch (event.type) {
    case "PACKAGE":
      return bought(
        account,
        creditsOf(event.purchaseId, "PACKAGE", event.credits, daysFrom(event.day, event.validDays)),
      );
    case "SINGLE":
      return bought(account, creditsOf(event.purchaseId, "SINGLE", 1, daysFrom(event.day, singleClassDays)));
    case "MONTHLY":
      return bought(account, creditsOf(event.purchaseId, "MONTHLY", event.classes, monthOf(event.day)));
    case "CANCEL_PURCHASE":
      return withoutPurchase(account, event);
    case "BOOK":
      return booked(account, event);
    default: {
      const booking = account.bookings.find(({ sessionId }) => sessionId === event.sessionId);
      if (!booking) return { ...account, outcome: { kind: "NOT_BOOKED" } };
      if (event.type === "CANCEL") return cancelledByAthlete(account, booking, event.at, rules);
      if (event.type === "ARENA_CANCEL") return cancelledByArena(account, booking, rules);
      return marked(account, booking, event.attendance);
    }
  }
}

const ignored = (account: CreditAccount): CreditChange => ({ ...account, outcome: { kind: "IGNORED" } });

/** Buying the same again is a double click. */
function bought(account: CreditAccount, credits: readonly Credit[]): CreditChange {
  const isKnown = ({ kind, purchaseId }: Credit) =>
    kind !== "MAKE_UP" && credits.some((one) => one.purchaseId === purchaseId);
  if (account.credits.some(isKnown)) return ignored(account);
  return { ...account, credits: [...account.credits, ...credits], outcome: { kind: "OK" } };
}

/** Withdraws the unused credits of a purchase; booked ones stay, and so do make-ups of missed classes. */
function withoutPurchase(
  account: CreditAccount,
  { purchaseId, day }: { purchaseId: string; day: string },
): CreditChange {
  const goes = (credit: Credit) =>
    credit.purchaseId === purchaseId && credit.kind !== "MAKE_UP" && stateOn(credit, day) === "AVAILABLE";
  const credits = account.credits.map((credit): Credit =>
    goes(credit) ? { ...credit, state: "CANCELLED" } : credit,
  );
  return { ...account, credits, outcome: { kind: "OK" } };
}

/** Who cancelled may book again. */
function booked(
  account: CreditAccount,
  { sessionId, startsAt, day }: Extract<CreditEvent, { type: "BOOK" }>,
): CreditChange {
  const before = account.bookings.find((booking) => booking.sessionId === sessionId);
  if (before && standing.includes(before.state)) return { ...account, outcome: { kind: "ALREADY_BOOKED" } };
  const credit = creditFor(account.credits, day);
  if (!credit) return { ...account, outcome: { kind: "NO_CREDIT" } };
  const booking: Booking = { sessionId, startsAt, day, creditId: credit.id, state: "BOOKED" };
  const others = account.bookings.filter((other) => other !== before);
  return {
    credits: withCredit(account, credit.id, { state: "RESERVED" }),
    bookings: [...others, booking],
    outcome: { kind: "USES", creditId: credit.id },
  };
}

function cancelledByAthlete(
  account: CreditAccount,
  booking: Booking,
  at: Date,
  rules: CreditRules,
): CreditChange {
  if (booking.state !== "BOOKED" || at >= booking.startsAt) return ignored(account);
  const credit = creditOf(account, booking);
  const lost = (reason: LossReason) => ({
    bookings: withState(account, booking, "FORFEITED"),
    credits: withCredit(account, credit.id, { state: "LOST", reason }),
  });
  if (booking.startsAt.getTime() - at.getTime() < inMs({ hours: rules.noticeHours }))
    return { ...lost("LATE_CANCELLATION"), outcome: { kind: "LATE" } };
  if (credit.kind !== "MONTHLY") return returned(account, booking, credit.expiresOn);
  if (makeUpsLeft(account.credits, credit.purchaseId, rules) <= 0)
    return { ...lost("MAKE_UP_LIMIT"), outcome: { kind: "MAKE_UP_LIMIT" } };
  return replaced(account, booking, rules, false);
}

function makeUpsLeft(credits: readonly Credit[], planId: string, { makeUpPercent }: CreditRules): number {
  const plan = credits.filter(({ purchaseId }) => purchaseId === planId);
  const classes = plan.filter(({ kind }) => kind === "MONTHLY").length;
  const granted = plan.filter(
    ({ kind, byArena, state }) => kind === "MAKE_UP" && !byArena && state !== "CANCELLED",
  ).length;
  return Math.floor((classes * makeUpPercent) / 100) - granted;
}

/** There is always a credit for it, unless it had come back before; a returned one can be used as long as a make-up. */
function cancelledByArena(account: CreditAccount, booking: Booking, rules: CreditRules): CreditChange {
  if (booking.state === "CANCELLED") return ignored(account);
  const { kind, expiresOn } = creditOf(account, booking);
  if (kind === "MONTHLY") return replaced(account, booking, rules, true);
  const atLeast = addDays(booking.day, rules.makeUpDays);
  return returned(account, booking, expiresOn > atLeast ? expiresOn : atLeast);
}

const returned = (account: CreditAccount, booking: Booking, expiresOn: string): CreditChange => ({
  bookings: withState(account, booking, "CANCELLED"),
  credits: withCredit(account, booking.creditId, { state: "AVAILABLE", reason: null, expiresOn }),
  outcome: { kind: "CREDIT_RETURNED" },
});

/** The last mark counts. */
function marked(account: CreditAccount, booking: Booking, attendance: "PRESENT" | "ABSENT"): CreditChange {
  if (!standing.includes(booking.state)) return ignored(account);
  return {
    bookings: withState(account, booking, attendance),
    credits: withCredit(account, booking.creditId, attendance === "PRESENT" ? usedUp : notThere),
    outcome: { kind: "OK" },
  };
}

const usedUp = { state: "USED", reason: null } as const;
const notThere = { state: "LOST", reason: "NO_SHOW" } as const;

/** A class of a month cannot be taken in another: a make-up takes its place. */
function replaced(
  account: CreditAccount,
  booking: Booking,
  { makeUpDays }: CreditRules,
  byArena: boolean,
): CreditChange {
  const makeUp: Credit = {
    id: makeUpId(account.credits, booking.sessionId),
    kind: "MAKE_UP",
    purchaseId: creditOf(account, booking).purchaseId,
    ...daysFrom(booking.day, makeUpDays),
    state: "AVAILABLE",
    reason: null,
    byArena,
  };
  const old = { state: "REPLACED", reason: null } as const;
  return {
    bookings: withState(account, booking, "CANCELLED"),
    credits: [...withCredit(account, booking.creditId, old), makeUp],
    outcome: { kind: "MAKE_UP_GRANTED" },
  };
}

/** "M:s7"; who books the same class again and cancels once more gets "M:s7#2". */
function makeUpId(credits: readonly Credit[], sessionId: string): string {
  const first = `M:${sessionId}`;
  const before = credits.filter(({ id }) => id === first || id.startsWith(`${first}#`)).length;
  return before === 0 ? first : `${first}#${before + 1}`;
}

function creditOf({ credits }: CreditAccount, { creditId }: Booking): Credit {
  const credit = credits.find(({ id }) => id === creditId);
  if (!credit) throw new Error("a booking is paid by a credit");
  return credit;
}

const withCredit = ({ credits }: CreditAccount, creditId: string, change: Partial<Credit>): Credit[] =>
  credits.map((credit) => (credit.id === creditId ? { ...credit, ...change } : credit));

const withState = ({ bookings }: CreditAccount, booking: Booking, state: Booking["state"]): Booking[] =>
  bookings.map((other) => (other === booking ? { ...other, state } : other));
