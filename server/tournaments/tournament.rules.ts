import { z } from "zod";
import { amountInCents, nullableCleanString } from "../platform/input-fields.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { nullableDate, optionalDate } from "../platform/time/date-fields.rules";
import { setFormatNames } from "../sport/scores/match-format.rules";
import {
  descriptionLimit,
  directorLimit,
  endBeforeStart,
  fewParticipants,
  isAfter,
  manyParticipants,
  nameTaken,
  pastDate,
  protestHours,
  registrationTerms,
  repeatedNames,
  sanctionTier,
  tournamentDescription,
  tournamentName,
  tournamentStart,
  venueLimit,
  wholeNumber,
  wrongRegistrationDays,
} from "./tournament-fields.rules";
import { usualTerms } from "./usual-terms.rules";
import {
  tournamentCategories,
  tournamentGenders,
  tournamentKinds,
  type TournamentKind,
} from "./tournament-and-enrolment-status.rules";
import { categoryFormats, entersInPairs } from "../sport/draws/draw-plan.rules";
import { mostCategories, mostParticipants, super8Participants } from "../sport/event-size.rules";
import { newCategorySchema } from "./categories/category-settings.rules";

const super8Count = z.literal(super8Participants, {
  error: `Um Super 8 é de ${super8Participants} atletas: para outro número, crie um torneio no formato Super N`,
});
const optionalCount = wholeNumber.nullish().transform((value) => value ?? null);
const optionalAge = wholeNumber
  .min(0, "Idade não pode ser negativa")
  .max(120, "Idade deve ser no máximo 120")
  .nullish()
  .transform((value) => value ?? null);

/**
 * What an arena fills in to create a tournament; the form and the API share it.
 * A Super 8 always takes 8 athletes and no pairs and is one category, whatever the hidden fields still hold.
 * @param today YYYY-MM-DD in the arena's zone; days before it are refused.
 */
export function createTournamentSchema(today: string) {
  const notPast = (day: string | null) => day === null || day >= today;
  return z
    .object({
      name: tournamentName,
      category: z.enum(tournamentCategories, { error: "Categoria é obrigatória" }),
      kind: z.enum(tournamentKinds, { error: "Tipo de torneio inválido" }).default("INTERNAL"),
      startDate: tournamentStart.refine(notPast, pastDate),
      endDate: optionalDate.refine(notPast, pastDate),
      feeInCents: amountInCents.default(0),
      maxParticipants: optionalCount,
      minPairs: optionalCount,
      gender: z.enum(tournamentGenders, { error: "Gênero inválido" }).default("MIXED"),
      minAge: optionalAge,
      maxAge: optionalAge,
      openToOtherArenas: z.boolean({ error: "Informe sim ou não" }).default(false),
      registrationStartsOn: optionalDate,
      registrationEndsOn: optionalDate,
      description: tournamentDescription,
      drawFormat: z
        .enum(categoryFormats, { error: "Formato de chaveamento inválido" })
        .default("GROUPS_KNOCKOUT"),
      otherCategories: z
        .array(newCategorySchema)
        .max(mostCategories - 1, `Um torneio tem no máximo ${mostCategories} categorias`)
        .default([]),
      paymentDays: registrationTerms.paymentDays.default(usualTerms.paymentDays),
      fullRefundDays: registrationTerms.fullRefundDays.default(usualTerms.fullRefundDays),
      lateRefundPercent: registrationTerms.lateRefundPercent.default(usualTerms.lateRefundPercent),
      draft: z.boolean({ error: "Informe sim ou não" }).default(false),
    })
    .superRefine((tournament, ctx) => {
      const refuse = (field: keyof typeof tournament, message: string, ...below: (string | number)[]) =>
        ctx.addIssue({ code: "custom", path: [field, ...below], message });
      if (isAfter(tournament.startDate, tournament.endDate)) refuse("endDate", endBeforeStart);
      for (const [field, message] of wrongRegistrationDays(tournament)) refuse(field, message);
      if (tournament.minAge !== null && tournament.maxAge !== null && tournament.minAge > tournament.maxAge) {
        refuse("maxAge", "Idade máxima deve ser maior que a mínima");
      }
      if (tournament.kind === "SUPER8") return;
      if (tournament.maxParticipants !== null && tournament.maxParticipants < 1) {
        refuse("maxParticipants", fewParticipants);
      }
      if (tournament.maxParticipants !== null && tournament.maxParticipants > mostParticipants) {
        refuse("maxParticipants", manyParticipants);
      }
      if (entersInPairs(tournament) && tournament.minPairs !== null && tournament.minPairs < 1) {
        refuse("minPairs", "Deve ter pelo menos 1 dupla");
      }
      const names = [tournament.category, ...tournament.otherCategories.map(({ name }) => name)];
      for (const index of repeatedNames(names)) refuse("otherCategories", nameTaken, index - 1, "name");
    })
    .transform((tournament) => {
      if (tournament.kind === "SUPER8")
        return {
          ...tournament,
          drawFormat: "SUPER_N" as const,
          maxParticipants: super8Participants,
          minPairs: null,
          otherCategories: [],
        };
      return entersInPairs(tournament) ? tournament : { ...tournament, minPairs: null };
    });
}

export type CreateTournamentInput = z.input<ReturnType<typeof createTournamentSchema>>;
export type NewTournament = z.output<ReturnType<typeof createTournamentSchema>>;

/**
 * A change of a tournament: an absent field stays as it is, null empties it.
 * @param current the tournament as stored; its own dates may lie in the past, newly chosen ones may not.
 * @param today YYYY-MM-DD in the arena's zone.
 */
export function updateTournamentSchema(
  current: {
    kind: TournamentKind;
    startDate: string;
    endDate: string | null;
    registrationStartsOn: string | null;
    registrationEndsOn: string | null;
  },
  today: string,
) {
  const maxParticipants =
    current.kind === "SUPER8"
      ? super8Count
      : wholeNumber.min(1, fewParticipants).max(mostParticipants, manyParticipants).nullable();
  return z
    .object({
      name: tournamentName.optional(),
      description: nullableCleanString().pipe(descriptionLimit).optional(),
      venue: nullableCleanString().pipe(venueLimit).optional(),
      directorName: nullableCleanString().pipe(directorLimit).optional(),
      sanctionTier: sanctionTier.optional(),
      protestHours: protestHours.optional(),
      startDate: tournamentStart
        .refine((day) => day >= today || day === current.startDate, pastDate)
        .optional(),
      endDate: nullableDate
        .refine((day) => day === null || day >= today || day === current.endDate, pastDate)
        .optional(),
      feeInCents: amountInCents.optional(),
      setFormat: z.enum(setFormatNames, { error: "Formato de set inválido" }).optional(),
      maxParticipants: maxParticipants.optional(),
      openToOtherArenas: z.boolean({ error: "Informe sim ou não" }).optional(),
      isPublic: z.boolean({ error: "Informe sim ou não" }).optional(),
    })
    .superRefine((change, ctx) => {
      const start = change.startDate ?? current.startDate;
      const end = change.endDate === undefined ? current.endDate : change.endDate;
      if (isAfter(start, end)) ctx.addIssue({ code: "custom", path: ["endDate"], message: endBeforeStart });
      const { registrationStartsOn, registrationEndsOn } = current;
      const tooEarly = (message: string) => ctx.addIssue({ code: "custom", path: ["startDate"], message });
      // One of old may end late: it only must not become more so.
      if (start >= current.startDate) return;
      if (registrationStartsOn !== null && registrationStartsOn > start)
        tooEarly(
          `As inscrições começam em ${dateInDigits(registrationStartsOn)}: antecipe antes o início delas`,
        );
      else if (registrationEndsOn !== null && registrationEndsOn > start)
        tooEarly(`As inscrições vão até ${dateInDigits(registrationEndsOn)}: antecipe antes o fim delas`);
    });
}

export type UpdateTournamentInput = z.input<ReturnType<typeof updateTournamentSchema>>;
export type TournamentChange = z.output<ReturnType<typeof updateTournamentSchema>>;
