import {
  BadgePercent,
  Ban,
  Barcode,
  FileX,
  HandCoins,
  PenLine,
  RotateCcw,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import type { ChargeStanding } from "../../../server/billing/charge-standing.rules";
import type { ShownCharge } from "./read-charge";

/** What the receiver can do with a charge. */
export type ChargeAct =
  "pay" | "issueBoleto" | "cancelBoleto" | "change" | "waive" | "undo" | "refund" | "refundCredit" | "cancel";

/** The open dialog and its charge; "new" creates one, with that athlete preselected. */
export type ActingOnCharge = { act: "new"; athleteKey: string | null } | { act: ChargeAct; chargeId: string };

/** Props of every charge dialog. */
export interface ChargeDialogProps {
  charge: ShownCharge;
  /** YYYY-MM-DD in the receiver's time zone. */
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
  /** Whether it pays for an enrolment: then it is changed, refunded and cancelled with the enrolment. */
  ofPlace: boolean;
  /** What can be done about its boleto; null for nothing. */
  boletoAct?: "ISSUE" | "CANCEL" | null;
}

const boletoActs = { ISSUE: "issueBoleto", CANCEL: "cancelBoleto" } as const;

/** The actions that the charge's status allows. The server checks again. */
export function actsOnCharge({
  standing,
  receivedInCents,
  refundedInCents,
  creditInCents,
  ofPlace,
  boletoAct = null,
}: ActingCharge): ChargeAct[] {
  const paid = receivedInCents > 0;
  const credit: ChargeAct[] = creditInCents > 0 ? ["refundCredit"] : [];
  if (standing === "PAID")
    return [
      ...credit,
      ...(paid && !ofPlace ? (["refund"] as const) : []),
      ...(paid && refundedInCents === 0 ? (["undo"] as const) : []),
    ];
  // A payment for a charge that is no longer owed can still be recorded: it becomes the payer's credit.
  if ((standing === "CANCELLED" || standing === "TO_REFUND") && !ofPlace) return [...credit, "pay"];
  if (standing !== "PENDING" && standing !== "OVERDUE") return credit;
  return [
    "pay",
    ...(boletoAct === null ? [] : [boletoActs[boletoAct]]),
    ...(standing === "OVERDUE" && !ofPlace ? (["waive"] as const) : []),
    ...(paid ? (["undo"] as const) : ofPlace ? [] : (["change", "cancel"] as const)),
  ];
}

export const chargeActLabel: Record<ChargeAct, string> = {
  pay: "Baixa Manual",
  issueBoleto: "Emitir Boleto",
  cancelBoleto: "Baixar boleto",
  change: "Alterar",
  waive: "Dispensar multa e juros",
  undo: "Desfazer pagamento",
  refund: "Reembolsar",
  refundCredit: "Devolver crédito",
  cancel: "Cancelar cobrança",
};

export const chargeActIcon: Record<ChargeAct, LucideIcon> = {
  pay: HandCoins,
  issueBoleto: Barcode,
  cancelBoleto: FileX,
  change: PenLine,
  waive: BadgePercent,
  undo: Undo2,
  refund: RotateCcw,
  refundCredit: RotateCcw,
  cancel: Ban,
};

export const isDangerous = (act: ChargeAct): boolean => act === "cancel" || act === "undo";
