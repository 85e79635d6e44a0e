import { z } from "zod";
import { singleClassDays } from "../../classes/credits/credit.rules";
import { furthestExpiry, mostCredits } from "../../classes/credits/grant-credits.rules";
import { besideOtherProblems, cleanString, someAmountInCents } from "../../platform/input-fields.rules";
import { counted } from "../../platform/numbers.rules";
import { addDays } from "../../platform/time/calendar-day.rules";
import { optionalDate } from "../../platform/time/date-fields.rules";
import type { ChargeKind } from "../charges/charge-kind.rules";
import { paymentMethods } from "../charge-words.rules";

/** Kinds of plans: one class, a number of classes with an expiry, or all classes of a month. */
export const classPlanKinds = ["SINGLE", "PACKAGE", "MONTHLY"] as const;
export type ClassPlanKind = (typeof classPlanKinds)[number];

export const classPlanKindLabel: Record<ClassPlanKind, string> = {
  SINGLE: "Aula Avulsa",
  PACKAGE: "Pacote",
  MONTHLY: "Mensalidade",
};

/** Kind of charge by kind of plan. */
export const chargedAs: Record<ClassPlanKind, ChargeKind> = {
  SINGLE: "SINGLE_CLASS",
  PACKAGE: "PACKAGE",
  MONTHLY: "MONTHLY_FEE",
};

/** Kept small: staff choose from this list at the counter. */
export const mostClassPlans = 40;

interface PlanTerms {
  kind: ClassPlanKind;
  classCount?: number | null;
  validDays?: number | null;
}

/** Number and validity in days of the credits of a sale; null for a monthly plan, whose classes follow the calendar. */
export function creditsSold({
  kind,
  classCount,
  validDays,
}: PlanTerms): { count: number; validDays: number } | null {
  if (kind === "MONTHLY") return null;
  if (kind === "SINGLE") return { count: 1, validDays: singleClassDays };
  return { count: classCount ?? 1, validDays: validDays ?? singleClassDays };
}

/** A monthly plan pays for all classes of the month, also if its weekday occurs five times. */
export const fifthWeekRule = "A 5ª semana do mês está incluída: o valor é o mesmo.";

/** "10 aulas em 60 dias" */
export function planInWords(plan: PlanTerms): string {
  const sold = creditsSold(plan);
  return sold === null
    ? "as aulas do mês"
    : `${counted(sold.count, "aula", "aulas")} em ${counted(sold.validDays, "dia", "dias")}`;
}

const range = (words: string, most: number) =>
  z
    .number({ error: words })
    .refine(Number.isInteger, words)
    .min(1, words)
    .max(most, words)
    .nullish()
    .transform((number) => number ?? null);

const classes = `De 1 a ${mostCredits} aulas`;
const days = `De 1 a ${furthestExpiry} dias`;

/** A plan as it is on sale. */
export const classPlanSchema = z
  .object({
    kind: z.enum(classPlanKinds, { error: "Escolha o tipo" }),
    name: cleanString("Dê um nome ao plano").pipe(
      z.string().min(2, "Dê um nome ao plano").max(60, "Nome deve ter no máximo 60 caracteres"),
    ),
    priceInCents: someAmountInCents,
    classCount: range(classes, mostCredits),
    validDays: range(days, furthestExpiry),
    active: z.boolean().default(true),
  })
  .refine(({ kind, classCount }) => kind !== "PACKAGE" || classCount !== null, {
    message: classes,
    path: ["classCount"],
    when: besideOtherProblems,
  })
  .refine(({ kind, validDays }) => kind !== "PACKAGE" || validDays !== null, {
    message: days,
    path: ["validDays"],
    when: besideOtherProblems,
  })
  // Of the others neither is asked for.
  .transform(({ classCount, validDays, ...plan }) =>
    plan.kind === "PACKAGE"
      ? { ...plan, classCount, validDays }
      : { ...plan, classCount: null, validDays: null },
  );

const dayRange = "Dia de 1 a 31";

/** 'Vender plano': which of these a sale goes by follows from the plan's kind. */
export const sellClassPlanSchema = z.object({
  /** As the seller has read it. */
  priceInCents: someAmountInCents,
  /** When it is to be paid; of a month its plan says so. */
  dueOn: optionalDate,
  /** Method of a payment outside the platform; null if it is still to be paid. */
  paidBy: z
    .enum(paymentMethods, { error: "Escolha a forma de pagamento" })
    .nullish()
    .transform((method) => method ?? null),
  /** Of a month: from when on, null for today; the day of its charges; and whether the first goes by days. */
  startsOn: optionalDate,
  dueDay: z
    .number({ error: dayRange })
    .refine(Number.isInteger, dayRange)
    .min(1, dayRange)
    .max(31, dayRange)
    .default(5),
  proratesFirstMonth: z.boolean().default(true),
  requestKey: z.uuid("Chave inválida").transform((key) => key.toLowerCase()),
});
export type ClassPlanSale = z.output<typeof sellClassPlanSchema>;

const furthestDueDays = 365;

/** Why a sale cannot be due on a day; null where it can. @param today YYYY-MM-DD, at the arena. */
export function saleDueProblem(dueOn: string | null, today: string): string | null {
  if (dueOn === null) return "Escolha o vencimento";
  return dueOn < today || dueOn > addDays(today, furthestDueDays)
    ? "Escolha hoje ou um dia no próximo ano"
    : null;
}
