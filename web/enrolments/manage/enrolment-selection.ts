import { mostAtOnce } from "../../../server/enrolments/enrolment-state.rules";
import { counted } from "../../../server/platform/plural.rules";
import { formatMoney } from "../../ui/format";
import type { EnrolmentStatus } from "../../../server/tournaments/tournament-labels.rules";

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
