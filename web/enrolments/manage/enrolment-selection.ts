import { mostAtOnce } from "../../../server/enrolments/enrolment-state.rules";
import { counted } from "../../../server/platform/plural.rules";
import { formatMoney } from "../../ui/format";
import type { EnrolmentStatus } from "../../../server/tournaments/tournament-labels.rules";

/** Somebody whose fee is to be received: these the desk chooses several of. */
export interface Owing {
  readonly id: string;
  readonly amountInCents: number;
  /** Waits for the payment: can be confirmed without it. */
  readonly waits: boolean;
}

interface Standing {
  readonly id: string;
  readonly status: EnrolmentStatus;
  readonly payment: { readonly amountInCents: number; readonly paidAt: string | null } | null;
}

/** @param open before the draw, when people are still confirmed. */
export function owing({ id, status, payment }: Standing, open: boolean): Owing[] {
  if (payment === null || payment.paidAt !== null) return [];
  return [{ id, amountInCents: payment.amountInCents, waits: open && status === "AWAITING_PAYMENT" }];
}

export const totalInCents = (chosen: readonly Owing[]): number =>
  chosen.reduce((sum, { amountInCents }) => sum + amountInCents, 0);

const enrolments = (count: number) => counted(count, "inscrição", "inscrições");

export const inEnrolments = (count: number): string => `em ${enrolments(count)}`;

/** Of those chosen as many as can be sent at once. */
export const payable = (chosen: readonly Owing[]): readonly Owing[] => chosen.slice(0, mostAtOnce);

/** How many are chosen, and what they come to; of more than can be sent at once the first. */
export function payableText(chosen: readonly Owing[]): string {
  const total = formatMoney(totalInCents(payable(chosen)));
  return chosen.length > mostAtOnce
    ? `As primeiras ${mostAtOnce} de ${enrolments(chosen.length)} · ${total}`
    : `${enrolments(chosen.length)} · ${total}`;
}
