import { balanceOn, stateOn, type Credit } from "../../../server/classes/credits/credit.rules";
import {
  applyCreditEvent,
  type CreditAccount,
  type CreditEvent,
  type CreditOutcome,
} from "../../../server/classes/credits/credits.rules";

interface Event {
  type: string;
  id?: string;
  session?: string;
  at?: string;
  starts?: string;
  credits?: number;
  valid_days?: number;
  month?: string;
  classes?: number;
  status?: string;
}

interface Input {
  rules: { notice_hours: number; make_up_days: number; make_up_percent: number };
  events: Event[];
  as_of: string;
}

export function run({ rules, events, as_of }: Input) {
  const outcomes: string[] = [];
  let account: CreditAccount = { credits: [], bookings: [] };
  for (const event of events) {
    const { outcome, ...then } = applyCreditEvent(account, toEvent(event), {
      noticeHours: rules.notice_hours,
      makeUpDays: rules.make_up_days,
      makeUpPercent: rules.make_up_percent,
    });
    outcomes.push(written(outcome));
    account = then;
  }
  return {
    outcomes,
    credits: [...account.credits]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((credit) => shown(credit, as_of)),
    balance: balanceOn(account.credits, as_of),
  };
}

const written = (outcome: CreditOutcome): string =>
  outcome.kind === "USES" ? `USES ${outcome.creditId}` : outcome.kind;

const shown = (credit: Credit, day: string) => ({
  id: credit.id,
  kind: credit.kind,
  state: stateOn(credit, day),
  expires_on: credit.expiresOn,
  reason: credit.reason,
});

function toEvent({
  type,
  id = "",
  session: sessionId = "",
  at = "",
  starts = "",
  ...more
}: Event): CreditEvent {
  const day = at.slice(0, 10);
  switch (type) {
    case "PACKAGE":
      return { type, purchaseId: id, day, credits: more.credits ?? 0, validDays: more.valid_days ?? 0 };
    case "SINGLE":
    case "CANCEL_PURCHASE":
      return { type, purchaseId: id, day };
    case "MONTHLY":
      return { type, purchaseId: id, day: `${more.month}-01`, classes: more.classes ?? 0 };
    case "BOOK":
      return { type, sessionId, startsAt: instantOf(starts), day: starts.slice(0, 10) };
    case "CANCEL":
      return { type, sessionId, at: instantOf(at) };
    case "ARENA_CANCEL":
      return { type, sessionId };
    case "MARK":
      return { type, sessionId, attendance: more.status === "PRESENT" ? "PRESENT" : "ABSENT" };
    default:
      throw new Error(type);
  }
}

/** The cases say no zone: the clocks of one that is never put forward. */
const instantOf = (wall: string): Date => new Date(`${wall}:00Z`);
