import { amountInWords } from "../../brazil/amount-in-words.rules";
import { formatCents } from "../../brazil/money.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { paymentMethodLabel, type PaymentMethod } from "../charge-words.rules";

/** A payment as its receipt says it; amounts in centavos, days YYYY-MM-DD. */
export interface ReceiptFacts {
  number: number;
  receiver: {
    name: string;
    /** With its mask; null where it has none. */
    cnpj: string | null;
    address: string | null;
  };
  /** Null if the payer is unknown. */
  payerName: string | null;
  /** Formatted; null if it is unknown or hidden from the receiver. */
  payerCpf: string | null;
  /** Description of the paid service. */
  description: string;
  dueOn: string | null;
  paidOn: string;
  method: PaymentMethod | null;
  /** Note of the person who recorded the payment; null without one. */
  note: string | null;
  amountInCents: number;
  /** Of it, fine and interest. */
  lateInCents: number;
  /** Open amount after the payment, without fine and interest. */
  openInCents: number;
  /** Of the whole charge, until today. */
  refundedInCents: number;
  /** YYYY-MM-DD, where the receiver is. */
  issuedOn: string;
}

/** "Nº 000123". */
export const receiptNumber = (number: number): string => `Nº ${String(number).padStart(6, "0")}`;

export const receiptFileName = (number: number): string => `recibo-${String(number).padStart(6, "0")}.pdf`;

/** Where a payment's receipt is read; the same for the payer and the receiver. */
export const receiptPath = (paymentKey: string): string => `/recibos/${paymentKey}`;

/** Who declares to have received what, from whom and for what. */
export function receiptSentence({ receiver, payerName, payerCpf, amountInCents, description }: ReceiptFacts) {
  const from = payerName === null ? "" : ` de ${payerName}${payerCpf === null ? "" : `, CPF ${payerCpf},`}`;
  return `${receiver.name} declara que recebeu${from} a quantia de ${formatCents(amountInCents)} (${amountInWords(amountInCents)}), referente a: ${description}.`;
}

/** Labels and values below the receipt's sentence, in order. */
export function receiptLines(facts: ReceiptFacts): [name: string, value: string][] {
  const { paidOn, method, note, dueOn, lateInCents, openInCents, refundedInCents } = facts;
  return [
    ["Data do pagamento", dateInDigits(paidOn)],
    ["Forma de pagamento", method === null ? "Não informada" : paymentMethodLabel[method]],
    ...(dueOn === null ? [] : ([["Vencimento", dateInDigits(dueOn)]] satisfies [string, string][])),
    ...(note === null ? [] : ([["Observação", note]] satisfies [string, string][])),
    ...amountLine("Multa e juros incluídos", lateInCents),
    ...amountLine("Pagamento parcial: ainda em aberto", openInCents),
    ...amountLine("Devolvido depois", refundedInCents),
  ];
}

const amountLine = (name: string, cents: number): [string, string][] =>
  cents > 0 ? [[name, formatCents(cents)]] : [];
