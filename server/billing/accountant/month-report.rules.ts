import { csvRow } from "../../platform/csv.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { chargeKindLabel, type ChargeKind } from "../charges/charge-kind.rules";
import {
  type PaymentMethod,
  paymentMethodLabel,
  servicesLabel,
  type ServiceType,
  serviceTypes,
} from "../charge-words.rules";

/** Where an arena's month is fetched, `arena` and `mes` (YYYY-MM) asked: every movement as a sheet, the sums on paper. */
export const monthSheetPath = "/exportar/movimentos.csv";
export const monthPaperPath = "/exportar/relatorio-mensal.pdf";

/** One of them, of an arena's month. @param month any of its days, YYYY-MM-DD. */
export const monthAddress = (path: string, arenaKey: string, month: string): string =>
  `${path}?${new URLSearchParams({ arena: arenaKey, mes: month.slice(0, 7) })}`;

/** @param month its first day, YYYY-MM-DD. */
export const monthSheetName = (month: string): string => `movimentos-${month.slice(0, 7)}.csv`;
export const monthPaperName = (month: string): string => `relatorio-mensal-${month.slice(0, 7)}.pdf`;

/** Money that came or went back; amounts in centavos, days YYYY-MM-DD. */
export interface Movement {
  /** Of its entry. */
  id: string;
  on: string;
  /** Below 0 for what went back. */
  amountInCents: number;
  method: PaymentMethod | null;
  service: ServiceType;
  kind: ChargeKind;
  description: string;
  payerName: string | null;
  /** Of a payment that has one. */
  receiptNumber: number | null;
}

const columns = [
  "Dia",
  "Movimento",
  "Quem pagou",
  "Serviço",
  "Tipo de Cobrança",
  "Descrição",
  "Forma",
  "Recibo",
  "Valor",
];

export const movementsHead = (): string => csvRow(columns, ";");

/** One row of the sheet, as Excel in Brazil reads it. */
export const movementLine = (movement: Movement): string =>
  csvRow(
    [
      dateInDigits(movement.on),
      movement.amountInCents < 0 ? "Reembolso" : "Recebimento",
      movement.payerName,
      servicesLabel[movement.service],
      chargeKindLabel[movement.kind],
      movement.description,
      movement.method && paymentMethodLabel[movement.method],
      movement.receiptNumber,
      { cents: movement.amountInCents },
    ],
    ";",
  );

/** What came and what went back, in centavos, both from 0 up. */
export interface InAndOut {
  receivedInCents: number;
  refundedInCents: number;
}

/** A day's money of one service by one method. */
export interface DaySum extends InAndOut {
  on: string;
  service: ServiceType;
  method: PaymentMethod | null;
}

/** A teacher's commissions that were paid in the month. */
export interface PaidCommission {
  teacherName: string;
  /** Whose classes they are for: its first day. */
  month: string;
  paidOn: string;
  amountInCents: number;
}

/** Charges of one kind: payments received minus refunds, and the open amount. */
export interface KindSum {
  kind: ChargeKind;
  count: number;
  receivedInCents: number;
  pendingInCents: number;
}

/** A payer with open charges; amounts exclude fine and interest. */
export interface Debtor {
  /** Null if the payer is unknown. */
  name: string | null;
  count: number;
  openInCents: number;
  /** The overdue part of `openInCents`. */
  overdueInCents: number;
}

/** The month's charges as the page of charges counts them, by the day of their service. */
export interface ChargedMonth {
  count: number;
  receivedInCents: number;
  pendingInCents: number;
  overdueInCents: number;
  toRefundInCents: number;
  kinds: readonly KindSum[];
  /** Who owes most first. */
  debtors: readonly Debtor[];
  /** Of all, also those who are not among them. */
  debtorCount: number;
}

/** Of those who owe and are not named: how many they are, and what they owe; null where all are named. */
export function unnamedDebtors({ debtors, debtorCount, pendingInCents }: ChargedMonth) {
  const count = debtorCount - debtors.length;
  const named = debtors.reduce((sum, { openInCents }) => sum + openInCents, 0);
  return count > 0 ? { count, openInCents: pendingInCents - named } : null;
}

export interface MonthReport {
  total: InAndOut;
  services: (InAndOut & { name: string })[];
  methods: (InAndOut & { name: string })[];
  days: (InAndOut & { name: string })[];
  commissions: readonly PaidCommission[];
  commissionsInCents: number;
  /** What came, less what went back and what teachers were paid. */
  resultInCents: number;
}

/** A month in sums; what had no money is left out. Each of the three tables adds up to the total. */
export function monthReport(sums: readonly DaySum[], commissions: readonly PaidCommission[]): MonthReport {
  const total = addedUp(sums);
  const commissionsInCents = commissions.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  const by = (names: readonly string[], nameOf: (sum: DaySum) => string) =>
    names.flatMap((name) => {
      const own = sums.filter((sum) => nameOf(sum) === name);
      return own.length === 0 ? [] : [{ name, ...addedUp(own) }];
    });
  const methodOf = ({ method }: DaySum) => (method === null ? "Não informada" : paymentMethodLabel[method]);
  return {
    total,
    services: by(
      serviceTypes.map((service) => servicesLabel[service]),
      ({ service }) => servicesLabel[service],
    ),
    methods: by([...Object.values(paymentMethodLabel), "Não informada"], methodOf),
    days: by([...new Set(sums.map(({ on }) => on))].toSorted().map(dateInDigits), ({ on }) =>
      dateInDigits(on),
    ),
    commissions,
    commissionsInCents,
    resultInCents: total.receivedInCents - total.refundedInCents - commissionsInCents,
  };
}

const addedUp = (sums: readonly InAndOut[]): InAndOut => ({
  receivedInCents: sums.reduce((sum, { receivedInCents }) => sum + receivedInCents, 0),
  refundedInCents: sums.reduce((sum, { refundedInCents }) => sum + refundedInCents, 0),
});
