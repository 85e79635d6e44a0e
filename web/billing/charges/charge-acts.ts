import { BadgePercent, Ban, HandCoins, PenLine, RotateCcw, Undo2, type LucideIcon } from "lucide-react";
import type { ChargeStanding } from "../../../server/billing/charge-standing.rules";
import type { ShownCharge } from "./read-charge";

/** What the receiver does with a charge. */
export type ChargeAct = "pay" | "change" | "waive" | "undo" | "refund" | "cancel";

/** What is being done, and with which charge; "new" makes one. */
export type ActingOnCharge = { act: "new" } | { act: ChargeAct; chargeId: string };

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
}

/** Those that the charge takes as it stands; the server has the last word. */
export function actsOnCharge({ standing, receivedInCents, refundedInCents }: ActingCharge): ChargeAct[] {
  const paid = receivedInCents > 0;
  if (standing === "PAID") return refundedInCents > 0 ? ["refund"] : paid ? ["refund", "undo"] : [];
  if (standing !== "PENDING" && standing !== "OVERDUE") return [];
  return [
    "pay",
    ...(standing === "OVERDUE" ? (["waive"] as const) : []),
    ...(paid ? (["undo"] as const) : (["change", "cancel"] as const)),
  ];
}

export const chargeActLabel: Record<ChargeAct, string> = {
  pay: "Baixa Manual",
  change: "Alterar",
  waive: "Dispensar multa e juros",
  undo: "Desfazer pagamento",
  refund: "Reembolsar",
  cancel: "Cancelar cobrança",
};

export const chargeActIcon: Record<ChargeAct, LucideIcon> = {
  pay: HandCoins,
  change: PenLine,
  waive: BadgePercent,
  undo: Undo2,
  refund: RotateCcw,
  cancel: Ban,
};

export const isDangerous = (act: ChargeAct): boolean => act === "cancel" || act === "undo";
