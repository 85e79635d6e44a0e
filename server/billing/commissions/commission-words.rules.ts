import { formatCents } from "../../brazil/money.rules";
import { classKindLabel, type ClassKind } from "../../classes/class-kind-and-status.rules";
import { counted } from "../../platform/numbers.rules";
import { monthInWords } from "../../platform/time/time-in-words.rules";
import { commissionInWords, type CommissionTerms } from "../commission.rules";

export const commissionModels = [
  "FIXED_PER_CLASS",
  "PER_HOUR",
  "PER_STUDENT_PRESENT",
  "PERCENT_CHARGED",
] as const;
export type CommissionModel = (typeof commissionModels)[number];
export const commissionModelLabel: Record<CommissionModel, string> = {
  FIXED_PER_CLASS: "Valor por aula",
  PER_HOUR: "Valor por hora",
  PER_STUDENT_PRESENT: "Valor por aluno presente",
  PERCENT_CHARGED: "Percentual do valor da aula",
};

export const statementStates = ["OPEN", "CLOSED", "PAID"] as const;
export type StatementState = (typeof statementStates)[number];
export const statementStateLabel: Record<StatementState, string> = {
  OPEN: "Aberto",
  CLOSED: "Fechado",
  PAID: "Pago",
};

export const commissionEntryKinds = ["CLASS", "ADJUSTMENT", "CORRECTION", "BALANCE"] as const;
export type CommissionEntryKind = (typeof commissionEntryKinds)[number];
export const commissionEntryLabel: Record<CommissionEntryKind, string> = {
  CLASS: "Aula",
  ADJUSTMENT: "Ajuste",
  CORRECTION: "Correção",
  BALANCE: "Saldo",
};

/** @param value centavos; of a percentage hundredths of a percent. */
export const termsOf = (model: CommissionModel, value: number): CommissionTerms =>
  model === "PERCENT_CHARGED" ? { model, basisPoints: value } : { model, amountInCents: value };

/** "aulas em grupo". @param kind null for classes of every kind. */
export const kindInWords = (kind: ClassKind | null): string =>
  kind === null
    ? "todas as aulas"
    : `aulas ${classKindLabel[kind].toLowerCase()}`.replace("individual", "individuais");

interface Given {
  model: CommissionModel | null;
  value: number | null;
  minutes: number;
  present: number;
  chargedInCents: number;
}

/** Explains the commission of a class: "R$ 60,00 por aula · 4 presentes". */
export function classInWords({ model, value, minutes, present, chargedInCents }: Given): string {
  const who = counted(present, "presente", "presentes");
  if (model === null || value === null) return `Sem regra neste dia · ${who}`;
  const rule = commissionInWords(termsOf(model, value));
  if (model === "PER_HOUR") return `${rule} · ${minutes} min · ${who}`;
  if (model === "PERCENT_CHARGED") return `${rule} · ${formatCents(chargedInCents)} de ${who}`;
  return `${rule} · ${who}`;
}

/** @param month its first day, YYYY-MM-DD. */
export const correctionInWords = (month: string): string => `Correção de ${monthInWords(month)}`;
export const balanceInWords = "Saldo do extrato anterior";
