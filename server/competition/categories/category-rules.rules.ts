import { z } from "zod";
import { categoryFormats, type CategoryFormat } from "../../sport/draws/draw-plan.rules";
import { tieBreakCriteria } from "../../sport/standings/tie-breaking.rules";
import {
  type MatchFormatName,
  matchFormatNames,
  setFormatNames,
} from "../../sport/scores/match-format.rules";
import { decidingPhases, phaseFormatsOf, type PhaseFormats } from "../../sport/scores/rules-of-match.rules";

const whole = (min: number, max: number, message: string) =>
  z.number({ error: message }).refine(Number.isInteger, message).min(min, message).max(max, message);

const matchFormat = z.enum(matchFormatNames, { error: "Formato de jogo inválido" });
const setFormat = z.enum(setFormatNames, { error: "Formato de set inválido" });
const yesOrNo = z.boolean({ error: "Informe sim ou não" });

/**
 * How a category is drawn and played: an absent field stays unchanged. The form and the API share it.
 * @param current the stored settings.
 */
export function categoryRulesSchema(
  current: PhaseFormats & {
    drawFormat: CategoryFormat;
    matchFormat: MatchFormatName;
    knockoutMatchFormat: MatchFormatName | null;
    fixedGames: number | null;
    thirdPlace: boolean;
  },
) {
  return z
    .object({
      drawFormat: z.enum(categoryFormats, { error: "Formato de chaveamento inválido" }),
      matchFormat,
      setFormat: setFormat.nullable(),
      fixedGames: whole(1, 99, "Informe de 1 a 99 games").nullable(),
      knockoutMatchFormat: matchFormat.nullable(),
      knockoutSetFormat: setFormat.nullable(),
      qualifiersPerGroup: whole(1, 4, "Classifique de 1 a 4 duplas por grupo"),
      groupSize: whole(3, 8, "Um grupo tem de 3 a 8 duplas").nullable(),
      thirdPlace: yesOrNo,
      consolation: yesOrNo,
      tieBreakers: z
        .array(z.enum(tieBreakCriteria, { error: "Critério de desempate inválido" }))
        .refine((criteria) => new Set(criteria).size === criteria.length, "Cada critério vale uma só vez"),
      walkoverBars: yesOrNo,
    })
    .partial()
    .superRefine((change, ctx) => {
      const rules = { ...current, ...change };
      if (rules.drawFormat === "SUPER_N") {
        for (const path of ofPairsOnly)
          if (change[path] !== undefined)
            ctx.addIssue({ code: "custom", path: [path], message: "Não se aplica a um Super N" });
        return;
      }
      const fixed = [
        rules.matchFormat,
        rules.drawFormat === "GROUPS_KNOCKOUT" ? rules.knockoutMatchFormat : null,
        ...phaseFormatsOf(rules).map((phase) => phase.matchFormat),
      ].includes("FIXED_GAMES");
      if (fixed && rules.fixedGames === null)
        ctx.addIssue({ code: "custom", path: ["fixedGames"], message: "Informe quantos games são jogados" });
    });
}

/** Settings that a Super N does not use: each match is one set, and there is no knockout. */
const ofPairsOnly = [
  "matchFormat",
  "fixedGames",
  "knockoutMatchFormat",
  "knockoutSetFormat",
  "qualifiersPerGroup",
  "groupSize",
  "thirdPlace",
  "consolation",
  "tieBreakers",
  "walkoverBars",
] as const;

const noGames =
  "Um número fixo de games só vale onde as regras da categoria dizem quantos são: informe antes em Games por jogo.";

/**
 * The format of one of the last rounds or of the match for third place: an absent field stays unchanged, null uses the
 * format of the knockout.
 * @param category the stored settings.
 */
export const phaseFormatSchema = ({ fixedGames }: { fixedGames: number | null }) =>
  z
    .object({
      phase: z.enum(decidingPhases, { error: "Fase inválida" }),
      matchFormat: matchFormat.nullable().optional(),
      setFormat: setFormat.nullable().optional(),
    })
    .superRefine((change, ctx) => {
      if (change.matchFormat === "FIXED_GAMES" && fixedGames === null)
        ctx.addIssue({ code: "custom", path: ["matchFormat"], message: noGames });
    });

export type CategoryRules = z.input<ReturnType<typeof categoryRulesSchema>>;
