import { mostAtOnce } from "../../../server/enrolments/enrolment-state.rules";
import { counted } from "../../../server/platform/plural.rules";
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

/** What the list has to receive. @param more whether there are rows that are not on screen yet. */
export const toReceive = (count: number, more: boolean): string =>
  more ? `${enrolments(count)} a receber entre as carregadas` : `${enrolments(count)} a receber`;

export const inEnrolments = (count: number): string => `em ${enrolments(count)}`;

/** What "all" takes: those on screen, and no more than can be sent at once. */
export function selectAllLabel(count: number, more: boolean): string {
  if (count > mostAtOnce) return `Selecionar as ${mostAtOnce} primeiras`;
  return more ? `Selecionar as ${count} carregadas` : "Selecionar todas";
}
