import { z } from "zod";
import { cleanString } from "../../platform/input-fields.rules";
import { categoryFormats } from "../../sport/draws/draw-plan.rules";
import { mostCategories } from "../../sport/event-size.rules";
import { matchFormatNames, setFormatNames } from "../../sport/scores/match-format.rules";
import { tieBreakCriteria } from "../../sport/standings/tie-breaking.rules";
import { placeModeOf, placeModes } from "../categories/place-modes.rules";
import { duplicateTournamentSchema } from "../duplicate-tournament.rules";
import { tournamentName } from "../tournament-fields.rules";
import { tournamentGenders, tournamentKinds } from "../tournament-and-enrolment-status.rules";

/** The most presets of one arena. */
export const mostRulesPresets = 50;

const presetName = cleanString("Dê um nome ao modelo").pipe(
  z.string().min(2, "Dê um nome ao modelo").max(60, "Nome deve ter no máximo 60 caracteres"),
);
/** The name of a preset; the forms and the API share this schema. */
export const rulesPresetSchema = z.object({ name: presetName });
export type RulesPresetInput = z.input<typeof rulesPresetSchema>;
export type RulesPresetName = z.output<typeof rulesPresetSchema>;

export const presetNameTaken = "Já existe um modelo com este nome";

/**
 * The input for creating a tournament from a preset.
 * @param today YYYY-MM-DD in the arena's time zone; earlier days are refused.
 */
export const tournamentFromPresetSchema = (today: string) =>
  duplicateTournamentSchema(today).extend({ name: tournamentName });

const count = z.int().nullable();
const day = z.iso.date().nullable();
const matchFormat = z.enum(matchFormatNames).nullable();
const setFormat = z.enum(setFormatNames).nullable();

const eventRules = z.object({
  kind: z.enum(tournamentKinds),
  category: z.string(),
  description: z.string().nullable(),
  feeInCents: z.int(),
  maxParticipants: count,
  minPairs: count,
  openToOtherArenas: z.boolean(),
  setFormat: z.enum(setFormatNames),
  isPublic: z.boolean(),
  paymentDays: z.int(),
  fullRefundDays: z.int(),
  lateRefundPercent: z.int(),
  maxCategories: count,
  oneLevelPerGender: z.boolean(),
  podiumMonths: count.default(null),
  podiumMovesUp: z.boolean().default(false),
  secondFeeInCents: count,
  thirdFeeInCents: count,
  furtherFeeInCents: count,
  memberFeeInCents: count,
  memberDiscountPercent: count,
  matchMinutes: z.int(),
  minRestMinutes: z.int(),
  finalAfterThirdPlace: z.boolean().default(false),
});

const categoryRules = z.object({
  name: z.string(),
  level: z.string(),
  gender: z.enum(tournamentGenders),
  minAge: count,
  maxAge: count,
  maxParticipants: count,
  feeInCents: z.int(),
  earlyFeeInCents: count,
  // A preset has no ranking, so places cannot go by one.
  placeMode: z
    .enum(placeModes)
    .default("ENTRY_ORDER")
    .transform((placeMode) => placeModeOf({ placeMode, rankingId: null })),
  wildCards: z.int().default(0),
  drawFormat: z.enum(categoryFormats),
  matchFormat: z.enum(matchFormatNames),
  setFormat,
  fixedGames: count,
  knockoutMatchFormat: matchFormat,
  knockoutSetFormat: setFormat,
  roundOf16MatchFormat: matchFormat,
  roundOf16SetFormat: setFormat,
  quarterfinalMatchFormat: matchFormat,
  quarterfinalSetFormat: setFormat,
  semifinalMatchFormat: matchFormat,
  semifinalSetFormat: setFormat,
  thirdPlaceMatchFormat: matchFormat,
  thirdPlaceSetFormat: setFormat,
  finalMatchFormat: matchFormat,
  finalSetFormat: setFormat,
  qualifiersPerGroup: z.int(),
  groupSize: count,
  thirdPlace: z.boolean(),
  consolation: z.boolean(),
  tieBreakers: z.array(z.enum(tieBreakCriteria)),
  walkoverBars: z.boolean(),
});

/**
 * The stored rules of a preset. The days are those of the tournament that it was saved from, YYYY-MM-DD: only their
 * distance to the start date is used. A rule that is added later must be optional or have a default, because older presets
 * do not have it.
 */
export const keptRules = z.object({
  event: eventRules,
  categories: z.array(categoryRules).min(1).max(mostCategories),
  days: z.object({
    startDate: z.iso.date(),
    endDate: day,
    registrationStartsOn: day,
    registrationEndsOn: day,
    earlyUntil: day,
  }),
});
export type KeptRules = z.output<typeof keptRules>;

/** The columns of a tournament and of a category that a preset stores. */
export const keptColumns = {
  event: Object.keys(eventRules.shape),
  category: Object.keys(categoryRules.shape),
  days: Object.keys(keptRules.shape.days.shape),
};
