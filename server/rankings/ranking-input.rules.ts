import { z } from "zod";
import { besideOtherProblems, cleanString } from "../platform/input-fields.rules";
import { addMonths } from "../platform/time/calendar-day.rules";
import { requiredDate } from "../platform/time/date-fields.rules";
import { disqualified } from "./correction.rules";
import { roundsReached } from "../sport/draws/rounds.rules";
import { eventGenders } from "../sport/gender.rules";
import { rankingScopes } from "../sport/ranking/ranking-labels.rules";
import { rankingTierNames } from "../sport/ranking/ranking-points.rules";
import { rankingWindows, unaffiliatedRules } from "../sport/ranking/ranking-totals.rules";

/** As many results as a ranking counts. */
export const mostBestResults = 100;
/** In hundredths of a percent. */
const wholePercent = 10_000;

/** What a ranking is and how it counts. */
export const rankingSchema = z.object({
  name: cleanString("Informe o nome").pipe(
    z
      .string()
      .min(3, "O nome precisa de pelo menos 3 letras")
      .max(100, "Nome deve ter no máximo 100 caracteres"),
  ),
  category: cleanString("Informe a categoria").pipe(
    z.string().min(1, "Informe a categoria").max(60, "Categoria deve ter no máximo 60 caracteres"),
  ),
  gender: z.enum(eventGenders, { error: "Escolha o gênero" }),
  scope: z.enum(rankingScopes, { error: "Escolha a abrangência" }),
  window: z.enum(rankingWindows, { error: "Escolha quais resultados contam" }),
  bestResults: z
    .number({ error: "Informe quantos resultados contam" })
    .refine(Number.isInteger, "Informe um número inteiro")
    .min(1, "Conte pelo menos 1 resultado")
    .max(mostBestResults, `Conte no máximo ${mostBestResults} resultados`),
  shares: z
    .array(
      z
        .number({ error: "Informe o percentual" })
        .refine(Number.isInteger, "Use até duas casas decimais")
        .min(0, "O percentual vai de 0 a 100")
        .max(wholePercent, "O percentual vai de 0 a 100"),
      { error: "Informe a tabela de pontos" },
    )
    .length(roundsReached.length, "Informe um percentual para cada fase")
    .refine(
      (shares) => shares.every((share, index) => index === 0 || share <= (shares[index - 1] ?? 0)),
      "Quem vai mais longe não pode ganhar menos pontos",
    ),
  unaffiliated: z.enum(unaffiliatedRules, { error: "Diga o que valem os pontos de quem joga sem filiação" }),
  automatic: z.boolean({ error: "Diga se a lista sai sozinha todo mês" }),
});

const reason = cleanString("Diga o motivo").pipe(
  z.string().min(3, "Diga o motivo").max(300, "Motivo deve ter no máximo 300 caracteres"),
);

export const noAthlete = "Escolha um atleta da lista";

/** Points given by hand: a line of the table, or a number. */
export const rankingPointsSchema = z
  .object({
    athleteKey: z.string({ error: noAthlete }).min(1, noAthlete),
    eventName: cleanString("Informe o evento").pipe(
      z.string().min(3, "Informe o evento").max(120, "Evento deve ter no máximo 120 caracteres"),
    ),
    date: requiredDate("Informe o último dia do evento"),
    tier: z.enum(rankingTierNames, { error: "Faixa de pontos inválida" }).nullish(),
    level: z.enum(roundsReached, { error: "Fase inválida" }).nullish(),
    points: z
      .number({ error: "Informe os pontos" })
      .refine(Number.isInteger, "Informe um número inteiro")
      .min(1, "Informe pelo menos 1 ponto")
      .max(10_000, "No máximo 10.000 pontos")
      .nullish(),
    reason,
    correctsPublished: z.boolean(),
  })
  .refine(({ tier, level, points }) => typeof points === "number" || (tier && level), {
    path: ["points"],
    message: "Escolha a linha da tabela ou informe os pontos",
    when: besideOtherProblems,
  })
  .refine(({ tier, level, points }) => typeof points !== "number" || (!tier && !level), {
    path: ["points"],
    message: "Escolha a linha da tabela ou informe os pontos, não os dois",
  });

/** So far back a result may have been; no list reaches further. */
const oldestInMonths = 24;

/** @returns why a result cannot be of that day; null where it can. */
export function notOn(date: string, today: string): string | null {
  if (date > today) return "O evento não pode estar no futuro";
  if (date < addMonths(today, -oldestInMonths)) return "O evento pode ser de no máximo dois anos atrás";
  return null;
}

/** As many results as one correction puts right. */
export const mostChanges = 50;

/** What is put in place of results that were entered; null of a line for who gets nothing. */
export const correctionSchema = z.object({
  changes: z
    .array(
      z.object({
        resultId: z.string(),
        level: z.enum(roundsReached, { error: "Fase inválida" }).nullable(),
      }),
    )
    .min(1, "Escolha o resultado a corrigir")
    .max(mostChanges, `No máximo ${mostChanges} resultados de uma vez`)
    .refine(
      (changes) => new Set(changes.map(({ resultId }) => resultId)).size === changes.length,
      "O mesmo resultado está duas vezes",
    ),
  reason,
});

/** One of them as it is typed. */
export const oneCorrectionSchema = z.object({
  resultKey: z.string().min(1, "Escolha o resultado a corrigir"),
  level: z
    .string()
    .pipe(z.enum([...roundsReached, disqualified], { error: "Escolha como o resultado deve contar" })),
  reason,
});
