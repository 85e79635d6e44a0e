import { z } from "zod";
import { amountInCents, cleanString } from "../../platform/input-fields.rules";
import { fewParticipants, manyParticipants, wholeNumber } from "../tournament-fields.rules";
import { categoryLevels, tournamentGenders } from "../tournament-and-enrolment-status.rules";
import { mostParticipants } from "../../sport/event-size.rules";
import { placeModes, seatsPerEntry, type PlaceMode } from "./place-modes.rules";
import type { CategoryFormat } from "../../sport/draws/draw-plan.rules";

const age = wholeNumber
  .min(0, "Idade não pode ser negativa")
  .max(120, "Idade deve ser no máximo 120")
  .nullable();

const fields = z.object({
  name: cleanString("Nome da categoria é obrigatório").pipe(
    z.string().min(1, "Nome da categoria é obrigatório").max(60, "Nome deve ter no máximo 60 caracteres"),
  ),
  level: z.enum(categoryLevels, { error: "Escolha o nível" }),
  gender: z.enum(tournamentGenders, { error: "Gênero inválido" }),
  minAge: age,
  maxAge: age,
  maxParticipants: wholeNumber.min(1, fewParticipants).max(mostParticipants, manyParticipants).nullable(),
  feeInCents: amountInCents,
  earlyFeeInCents: amountInCents.nullable(),
  placeMode: z.enum(placeModes, { error: "Escolha quem fica com a vaga" }),
  wildCards: wholeNumber
    .min(0, "O número de convites não pode ser negativo")
    .max(mostParticipants, manyParticipants),
});

export const settingNames = fields.keyof().options;

/** The fields that decide how many places there are and who gets them: they may change until the category's own draw. */
export const placeFields = [
  "maxParticipants",
  "placeMode",
  "wildCards",
] as const satisfies readonly (typeof settingNames)[number][];

interface Ages {
  minAge?: number | null | undefined;
  maxAge?: number | null | undefined;
}
const agesInOrder = ({ minAge, maxAge }: Ages): boolean =>
  typeof minAge !== "number" || typeof maxAge !== "number" || minAge <= maxAge;
const agesTurned = { path: ["maxAge"], message: "Idade máxima deve ser maior que a mínima" };

interface Fees {
  feeInCents?: number | undefined;
  earlyFeeInCents?: number | null | undefined;
}
const earlyIsCheaper = ({ feeInCents, earlyFeeInCents }: Fees): boolean =>
  typeof feeInCents !== "number" || typeof earlyFeeInCents !== "number" || earlyFeeInCents <= feeInCents;
const earlyTooDear = {
  path: ["earlyFeeInCents"],
  message: "O preço antecipado não pode passar do valor da inscrição",
};

interface Kept {
  wildCards?: number | undefined;
  maxParticipants?: number | null | undefined;
  drawFormat?: CategoryFormat;
}
/** Wild cards are part of the limit, so there has to be one. */
export const wildCardsFit = ({ wildCards = 0, maxParticipants = null, drawFormat }: Kept): boolean =>
  wildCards === 0 ||
  (maxParticipants !== null &&
    wildCards * seatsPerEntry(drawFormat === undefined ? null : { drawFormat }) <= maxParticipants);
export const tooManyWildCards = {
  path: ["wildCards"],
  message: "Os convites precisam caber no máximo de participantes da categoria",
};

const whole = fields.extend({
  minAge: age.default(null),
  maxAge: age.default(null),
  maxParticipants: fields.shape.maxParticipants.default(null),
  earlyFeeInCents: fields.shape.earlyFeeInCents.default(null),
  placeMode: fields.shape.placeMode.default("ENTRY_ORDER"),
  wildCards: fields.shape.wildCards.default(0),
});

interface Ranked {
  placeMode?: PlaceMode | undefined;
  rankingId?: string | null;
}
const hasRanking = ({ placeMode, rankingId = null }: Ranked): boolean =>
  placeMode !== "RANKING" || rankingId !== null;
const noRanking = {
  path: ["placeMode"],
  message: "Vincule antes um ranking a esta categoria",
};

/** Stored values of a category that its form does not show, but on which the rules depend. */
export interface CategoryBackground {
  /** One that organisers do not choose from may stay what it is. */
  level: string;
  rankingId: string | null;
  drawFormat?: CategoryFormat;
}

/** The form of a category, which shows all of it. */
export const categoryFormSchema = ({ level, rankingId, ...background }: CategoryBackground) =>
  whole
    .extend({ level: z.enum([...categoryLevels, level], { error: "Escolha o nível" }) })
    .refine(agesInOrder, agesTurned)
    .refine(earlyIsCheaper, earlyTooDear)
    .refine((category) => wildCardsFit({ ...background, ...category }), tooManyWildCards)
    .refine(({ placeMode }) => hasRanking({ placeMode, rankingId }), noRanking);

/** A category that joins a tournament; the form and the API share it. */
export const newCategorySchema = categoryFormSchema({ level: "Livre", rankingId: null });

/**
 * A change to a category: an absent field stays unchanged, null clears it.
 * @param current the stored settings.
 */
export const categoryChangeSchema = (current: {
  minAge: number | null;
  maxAge: number | null;
  feeInCents: number;
  earlyFeeInCents: number | null;
  maxParticipants: number | null;
  wildCards: number;
  rankingId: string | null;
  drawFormat: CategoryFormat;
}) =>
  fields
    .partial()
    .refine((change) => agesInOrder({ ...current, ...change }), agesTurned)
    .refine((change) => earlyIsCheaper({ ...current, ...change }), earlyTooDear)
    .refine((change) => wildCardsFit({ ...current, ...change }), tooManyWildCards)
    .refine(({ placeMode }) => hasRanking({ placeMode, rankingId: current.rankingId }), noRanking);

export type CategoryChange = z.output<ReturnType<typeof categoryChangeSchema>>;
export type CategorySettingsInput = z.input<typeof newCategorySchema>;
export type CategorySettings = z.output<typeof newCategorySchema>;

/** What the tournament takes with these categories: null where one of them has no limit. */
export const placesInAll = (
  categories: readonly { readonly maxParticipants: number | null }[],
): number | null =>
  categories.reduce<number | null>(
    (sum, { maxParticipants }) =>
      sum === null || maxParticipants === null ? null : Math.min(sum + maxParticipants, mostParticipants),
    0,
  );

/** The usual categories of an event: each gender in each level, at one price and with as many places each. */
export const categoryPresetsSchema = z.object({
  genders: z
    .array(z.enum(tournamentGenders, { error: "Gênero inválido" }), { error: "Escolha ao menos um gênero" })
    .min(1, "Escolha ao menos um gênero")
    .max(tournamentGenders.length, "Escolha cada gênero uma só vez"),
  levels: z
    .array(z.enum(categoryLevels, { error: "Escolha o nível" }), { error: "Escolha ao menos um nível" })
    .min(1, "Escolha ao menos um nível")
    .max(categoryLevels.length, "Escolha cada nível uma só vez"),
  feeInCents: fields.shape.feeInCents,
  maxParticipants: fields.shape.maxParticipants.default(null),
});

export type CategoryPresetsInput = z.input<typeof categoryPresetsSchema>;
export type CategoryPresets = z.output<typeof categoryPresetsSchema>;

/** The fields that decide eligibility; fixed once the category has enrolments. */
export const judgedBy = ["level", "gender", "minAge", "maxAge"] as const;
