import { csvRow } from "../../platform/csv.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { chargeStandingLabel, openPrincipalOf, standingOn } from "../charge-words.rules";
import type { ChargeStatus } from "../charge.rules";
import { chargeKindLabel, type ChargeKind } from "./charge-kind.rules";

/** Path of the CSV export: `arena`, and optional `mes`, `servico`, `situacao` and `busca`. */
export const chargesExportPath = "/exportar/cobrancas.csv";

export const chargeColumns = [
  "Nome do Atleta",
  "Tipo de Cobrança",
  "Descrição",
  "Status",
  "Valor",
  "Recebido",
  "Reembolsado",
  "Em aberto",
  "Referência",
  "Data",
  "Vencimento",
] as const;

/** A row of the CSV export; days are YYYY-MM-DD. */
export interface ExportedCharge {
  payer: string | null;
  kind: ChargeKind;
  description: string;
  status: ChargeStatus;
  amountInCents: number;
  receivedInCents: number;
  refundedInCents: number;
  latePaidInCents: number;
  referenceMonth: string;
  serviceDay: string;
  dueOn: string | null;
}

/** @param today YYYY-MM-DD. */
export const chargesFileName = (today: string): string => `cobrancas-${today}.csv`;

export const chargesHead = (): string => csvRow([...chargeColumns], ";");

/** "11/2026" of a month's first day. */
export const monthInDigits = (month: string): string => `${month.slice(5, 7)}/${month.slice(0, 4)}`;

/** One row of the sheet, as Excel in Brazil reads it. */
export function chargeLine(charge: ExportedCharge, today: string): string {
  const { amountInCents, receivedInCents, refundedInCents, dueOn } = charge;
  return csvRow(
    [
      charge.payer,
      chargeKindLabel[charge.kind],
      charge.description,
      chargeStandingLabel[standingOn(charge, today)],
      { cents: amountInCents },
      { cents: receivedInCents },
      { cents: refundedInCents },
      { cents: openPrincipalOf(charge) },
      monthInDigits(charge.referenceMonth),
      dateInDigits(charge.serviceDay),
      dueOn && dateInDigits(dueOn),
    ],
    ";",
  );
}
