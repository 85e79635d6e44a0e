import {
  BadgePercent,
  Ban,
  Barcode,
  FileX,
  HandCoins,
  type LucideIcon,
  PenLine,
  RotateCcw,
  Undo2,
} from "lucide-react";
import { graphql, readInlineData } from "react-relay/hooks";
import type { ChargeStanding } from "../../../server/billing/charge-words.rules";
import type {
  shownCharge_charge$data,
  shownCharge_charge$key,
} from "../../__generated__/shownCharge_charge.graphql";

/** Reads everything that is shown of a charge or needed by its actions. */
export function readCharge(charge: shownCharge_charge$key) {
  const data = readInlineData(
    graphql`
      fragment shownCharge_charge on Charge @inline {
        id
        payerName
        receiverName
        remindedAt
        athlete {
          phone
        }
        kind
        description
        standing
        amountInCents
        dueOn
        serviceDate
        paidOn
        referenceMonth
        receivedInCents
        refundedInCents
        creditInCents
        refundDueInCents
        openInCents
        fineInCents
        interestInCents
        pixCode
        ofPlace
        tournamentKey
        boletoAct
        boleto {
          status
          amountInCents
          dueOn
          isMissed
          note
          line
          pdfPath
        }
        entries {
          kind
          on
          amountInCents
          dueOn
          method
          reason
          receiptPath
          recordedAt
          recordedByName
        }
      }
    `,
    charge,
  );
  const { receiverName, remindedAt, athlete, paidOn, boleto } = data;
  const { id, payerName, kind, description, standing, amountInCents, dueOn, serviceDate } = data;
  const { referenceMonth, receivedInCents, refundedInCents, creditInCents, refundDueInCents, pixCode } = data;
  const { openInCents, fineInCents, interestInCents, ofPlace, tournamentKey, entries } = data;
  return {
    id,
    payerName,
    receiverName,
    remindedAt,
    /** Null if there is none, or if the user may not see it. */
    payerPhone: athlete?.phone ?? null,
    kind,
    description,
    standing,
    amountInCents,
    dueOn,
    serviceDate,
    paidOn: paidOn ?? null,
    referenceMonth,
    receivedInCents,
    refundedInCents,
    creditInCents,
    refundDueInCents,
    pixCode,
    openInCents,
    fineInCents,
    interestInCents,
    ofPlace,
    tournamentKey: tournamentKey ?? null,
    boletoAct: data.boletoAct ?? null,
    boleto: boleto ? readBoleto(boleto) : null,
    entries: entries.map(({ kind: what, on, amountInCents: cents, dueOn: due, method, ...of }) => ({
      kind: what,
      on,
      amountInCents: cents,
      dueOn: due,
      method,
      reason: of.reason,
      receiptPath: of.receiptPath,
      recordedAt: of.recordedAt,
      recordedByName: of.recordedByName,
    })),
  };
}

const readBoleto = (boleto: NonNullable<shownCharge_charge$data["boleto"]>) => {
  const { status, amountInCents, dueOn, isMissed, note, line, pdfPath } = boleto;
  return { status, amountInCents, dueOn, isMissed, note, line, pdfPath };
};

export type ShownCharge = ReturnType<typeof readCharge>;

/** What is owed today in centavos, including late fee and interest. */
export const owedToday = ({
  openInCents,
  fineInCents,
  interestInCents,
}: Pick<ShownCharge, "openInCents" | "fineInCents" | "interestInCents">): number =>
  openInCents + fineInCents + interestInCents;

/** What the receiver can do with a charge. */
export type ChargeAct =
  | "pay"
  | "issueBoleto"
  | "cancelBoleto"
  | "change"
  | "waive"
  | "undo"
  | "refund"
  | "refundCredit"
  | "cancel";

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
