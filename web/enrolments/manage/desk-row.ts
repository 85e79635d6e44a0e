import { graphql, readInlineData } from "react-relay/hooks";
import { type PaymentMethod, paymentMethodLabel } from "../../../server/billing/charge-words.rules";
import { mostAtOnce } from "../../../server/enrolments/enrolment-state.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import type { EnrolmentStatus } from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type {
  deskRow_enrolment$data,
  deskRow_enrolment$key,
} from "../../__generated__/deskRow_enrolment.graphql";
import { formatDate, formatMoney } from "../../ui/format";
import { enrolmentActions } from "./enrolment-actions";

/** An enrolment with an open payment; the desk can select several. */
export interface Owing {
  readonly id: string;
  readonly amountInCents: number;
  /** Is waiting for its payment, and can be confirmed without it. */
  readonly waits: boolean;
}

interface Standing {
  readonly id: string;
  readonly status: EnrolmentStatus;
  readonly payment: { readonly amountInCents: number; readonly paidAt: string | null } | null;
}

/** @param open true before the draw, while enrolments can still be confirmed. */
export function owing({ id, status, payment }: Standing, open: boolean): Owing[] {
  if (payment === null || payment.paidAt !== null) return [];
  return [{ id, amountInCents: payment.amountInCents, waits: open && status === "AWAITING_PAYMENT" }];
}

export const totalInCents = (chosen: readonly Owing[]): number =>
  chosen.reduce((sum, { amountInCents }) => sum + amountInCents, 0);

const enrolments = (count: number) => counted(count, "inscrição", "inscrições");

export const inEnrolments = (count: number): string => `em ${enrolments(count)}`;

/** The selected enrolments, cut to the maximum of one request. */
export const payable = (chosen: readonly Owing[]): readonly Owing[] => chosen.slice(0, mostAtOnce);

/** The number of selected enrolments and their total; beyond the maximum of one request, only the first ones count. */
export function payableText(chosen: readonly Owing[]): string {
  const total = formatMoney(totalInCents(payable(chosen)));
  return chosen.length > mostAtOnce
    ? `As primeiras ${mostAtOnce} de ${enrolments(chosen.length)} · ${total}`
    : `${enrolments(chosen.length)} · ${total}`;
}

/** One athlete of a row. */
export interface DeskPerson {
  readonly id: string;
  readonly athleteId: string;
  readonly name: string;
  readonly status: EnrolmentStatus;
  readonly feeInCents: number;
  readonly dueAt: string | null;
  readonly waitingPosition: number | null;
  /** The refund due after a cancellation. */
  readonly refundInCents: number;
  /** A payment received without a place, which must be returned. */
  readonly creditInCents: number;
  /** Whether the organiser invited the athlete, who has not answered yet. */
  readonly awaitsConsent: boolean;
  readonly payment: {
    /** The amount paid or, until then, the amount due. */
    readonly amountInCents: number;
    /** What has been paid of it so far. */
    readonly receivedInCents: number;
    readonly paidAt: string | null;
    readonly method: PaymentMethod | null;
  } | null;
}

/** What an action at the desk changed: one row, returned by its answer, or the set of rows. */
export type DeskChange = "row" | "list";

/** One row of the desk: a pair, or a single athlete who plays, waits or looks for a partner. */
export interface DeskRow {
  /** Id of the enrolment that comes first in the list. */
  readonly id: string;
  readonly people: readonly [DeskPerson] | readonly [DeskPerson, DeskPerson];
  readonly pairId: string | null;
  readonly category: {
    readonly id: string;
    readonly name: string;
    readonly inPairs: boolean;
    readonly placesUndecided: boolean;
    readonly wildCardsLeft: number;
  } | null;
  readonly enrolledAt: string;
}

/** Merges pairs into one row: the query returns one row per athlete, of which the first of a pair is kept. */
export function withoutPartners(rows: readonly DeskRow[]): DeskRow[] {
  const shown = new Set<string>();
  return rows.filter(({ id, pairId }) => {
    const key = pairId ?? id;
    if (shown.has(key)) return false;
    shown.add(key);
    return true;
  });
}

/** "Ana Souza e Bia Lima". */
export const namesOf = ({ people }: DeskRow): string => people.map(({ name }) => name).join(" e ");

/** The state of a row: if the states of a pair differ, one that is not settled yet. */
export function stateOf({ people }: DeskRow): EnrolmentStatus {
  return (people.find(({ status }) => status !== "ENROLLED") ?? people[0]).status;
}

/** "21/11", without the year, which is clear from the tournament. */
export const shortDate = (instant: string, timeZone: string): string =>
  formatDate(dayAt(Date.parse(instant), timeZone)).slice(0, 5);

export interface DeskMoney {
  /** "free": nothing to pay; "asked": a fee that is not due yet or no longer due, or a pending refund. */
  readonly state: "free" | "asked" | "paid" | "owed";
  readonly cents: number;
  /** The payment method, the due date, or which athlete of the pair has not paid. */
  readonly fact: string | null;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const firstName = (name: string): string => name.split(" ")[0] ?? name;
const either = (facts: readonly string[]): string => [...new Set(facts)].join(" e ");

/** Summarises the payments of a row: the amount due while one of the athletes owes, otherwise the amount paid. */
export function moneyOf({ people }: DeskRow, timeZone: string): DeskMoney {
  const fees = sum(people.map(({ feeInCents }) => feeInCents));
  const due = people.filter(({ payment }) => payment !== null && payment.paidAt === null);
  const paid = people.filter(({ payment }) => payment !== null && payment.paidAt !== null);
  const back = sum(people.map(({ refundInCents }) => refundInCents));
  const credit = sum(people.map(({ creditInCents }) => creditInCents));
  const amounts = (of: readonly DeskPerson[]) => sum(of.map(({ payment }) => payment?.amountInCents ?? 0));
  if (due.length > 0) {
    const until = due.flatMap(({ dueAt }) => dueAt ?? []).toSorted()[0];
    const fact =
      paid.length > 0
        ? `falta ${due.map(({ name }) => firstName(name)).join(" e ")}`
        : until === undefined
          ? "sem prazo"
          : `até ${shortDate(until, timeZone)}`;
    return { state: "owed", cents: amounts(due), fact };
  }
  if (credit > 0) return { state: "asked", cents: credit, fact: "a devolver" };
  if (paid.length > 0) {
    const methods = paid.flatMap(({ payment }) =>
      payment?.method ? [paymentMethodLabel[payment.method]] : [],
    );
    const fact = back > 0 ? `devolver ${formatMoney(back)}` : either(methods) || null;
    return { state: "paid", cents: amounts(paid), fact };
  }
  return { state: fees === 0 ? "free" : "asked", cents: fees, fact: null };
}

/** The open payments of a row. @param open true before the draw, while enrolments can still be confirmed. */
export const owingIn = ({ people }: DeskRow, open: boolean): Owing[] =>
  people.flatMap(({ id, status, payment }) => owing({ id, status, payment }, open));

/** The likeliest next action of a row and its athletes: both of a pair may have to pay. */
export interface NextStep {
  readonly step: "admit" | "wildCard" | "pay" | "pair";
  readonly people: readonly DeskPerson[];
}

export function stepOf(row: DeskRow, open: boolean): NextStep | null {
  const firsts = row.people.map((person) => ({
    person,
    first: enrolmentActions({
      status: person.status,
      free: person.feeInCents === 0,
      paid: Boolean(person.payment?.paidAt),
      paired: row.pairId !== null,
      inPairs: row.category?.inPairs ?? true,
      open,
      undecided: row.category?.placesUndecided ?? false,
      wildCardsLeft: row.category?.wildCardsLeft ?? 0,
      awaitsConsent: person.awaitsConsent,
    }).first,
  }));
  const step = (["pay", "admit", "wildCard", "pair"] as const).find((each) =>
    firsts.some(({ first }) => first === each),
  );
  if (step === undefined) return null;
  return { step, people: firsts.flatMap(({ person, first }) => (first === step ? [person] : [])) };
}

type Read = deskRow_enrolment$data | NonNullable<deskRow_enrolment$data["partnerEnrolment"]>;

/** Reads a desk row from the enrolment of a pair that comes first in the list. */
export function readDeskRow(key: deskRow_enrolment$key): DeskRow {
  const read = readInlineData(
    graphql`
      fragment deskRow_enrolment on Enrolment @inline {
        id
        status
        enrolledAt
        feeInCents
        dueAt
        waitingPosition
        refundInCents
        awaitsConsent
        athlete {
          id
          displayName
        }
        category {
          id
          name
          inPairs
          placesUndecided
          wildCardsLeft
        }
        pair {
          id
        }
        creditInCents
        payment {
          amountInCents
          openInCents
          paidAt
          method
        }
        partnerEnrolment {
          id
          status
          feeInCents
          dueAt
          waitingPosition
          refundInCents
          creditInCents
          awaitsConsent
          athlete {
            id
            displayName
          }
          payment {
            amountInCents
            openInCents
            paidAt
            method
          }
        }
      }
    `,
    key,
  );
  const { id, category, pair, enrolledAt, partnerEnrolment } = read;
  return {
    id,
    enrolledAt,
    category: category
      ? {
          id: category.id,
          name: category.name,
          inPairs: category.inPairs,
          placesUndecided: category.placesUndecided,
          wildCardsLeft: category.wildCardsLeft,
        }
      : null,
    pairId: pair?.id ?? null,
    people: partnerEnrolment ? [personOf(read), personOf(partnerEnrolment)] : [personOf(read)],
  };
}

function personOf({ athlete, payment, ...rest }: Read): DeskPerson {
  return {
    id: rest.id,
    athleteId: athlete.id,
    name: athlete.displayName || "Nome não encontrado",
    status: rest.status,
    feeInCents: rest.feeInCents ?? 0,
    dueAt: rest.dueAt ?? null,
    waitingPosition: rest.waitingPosition ?? null,
    refundInCents: rest.refundInCents ?? 0,
    creditInCents: rest.creditInCents ?? 0,
    awaitsConsent: rest.awaitsConsent,
    payment: payment
      ? {
          amountInCents: payment.paidAt ? payment.amountInCents : payment.openInCents,
          receivedInCents: payment.amountInCents - payment.openInCents,
          paidAt: payment.paidAt ?? null,
          method: payment.method ?? null,
        }
      : null,
  };
}
