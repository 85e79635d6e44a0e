import { BadgePercent, Ban, HandCoins, PenLine, RotateCcw, Undo2, type LucideIcon } from "lucide-react";
import type { ChargeStanding } from "../../../server/billing/charge-standing.rules";
import type { ShownCharge } from "./read-charge";

/** What the receiver does with a charge. */
export type ChargeAct = "pay" | "change" | "waive" | "undo" | "refund" | "refundCredit" | "cancel";

/** What is being done, and with which charge; "new" makes one, at first for the athlete with that key. */
export type ActingOnCharge = { act: "new"; athleteKey: string | null } | { act: ChargeAct; chargeId: string };

/** What each of their dialogs is given. */
export interface ChargeDialogProps {
  charge: ShownCharge;
  /** YYYY-MM-DD, where the receiver is. */
  today: string;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

interface ActingCharge {
  standing: ChargeStanding;
  receivedInCents: number;
  refundedInCents: number;
  creditInCents: number;
  /** Whether it pays for a place in a tournament: it is changed, refunded and cancelled with the enrolment. */
  ofPlace: boolean;
}

/** Those that the charge takes as it stands; the server has the last word. */
export function actsOnCharge({
  standing,
  receivedInCents,
  refundedInCents,
  creditInCents,
  ofPlace,
}: ActingCharge): ChargeAct[] {
  const paid = receivedInCents > 0;
  const credit: ChargeAct[] = creditInCents > 0 ? ["refundCredit"] : [];
  if (standing === "PAID")
    return [
      ...credit,
      ...(paid && !ofPlace ? (["refund"] as const) : []),
      ...(paid && refundedInCents === 0 ? (["undo"] as const) : []),
    ];
  // Money that comes although nobody owes it any more is written down all the same: it is the payer's credit.
  if ((standing === "CANCELLED" || standing === "TO_REFUND") && !ofPlace) return [...credit, "pay"];
  if (standing !== "PENDING" && standing !== "OVERDUE") return credit;
  return [
    "pay",
    ...(standing === "OVERDUE" && !ofPlace ? (["waive"] as const) : []),
    ...(paid ? (["undo"] as const) : ofPlace ? [] : (["change", "cancel"] as const)),
  ];
}

export const chargeActLabel: Record<ChargeAct, string> = {
  pay: "Baixa Manual",
  change: "Alterar",
  waive: "Dispensar multa e juros",
  undo: "Desfazer pagamento",
  refund: "Reembolsar",
  refundCredit: "Devolver crédito",
  cancel: "Cancelar cobrança",
};

export const chargeActIcon: Record<ChargeAct, LucideIcon> = {
  pay: HandCoins,
  change: PenLine,
  waive: BadgePercent,
  undo: Undo2,
  refund: RotateCcw,
  refundCredit: RotateCcw,
  cancel: Ban,
};

export const isDangerous = (act: ChargeAct): boolean => act === "cancel" || act === "undo";
