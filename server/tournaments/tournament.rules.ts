import { z } from "zod";
import { amountInCents } from "../platform/amount.rules";
import { nullableDate, optionalDate } from "../platform/time/date-fields.rules";
import { nullableCleanString } from "../platform/text.rules";
import { setFormatNames } from "../sport/scores/set-format.rules";
import {
  descriptionLimit,
  directorLimit,
  endBeforeStart,
  fewParticipants,
  isAfter,
  manyParticipants,
  pastDate,
  tournamentDescription,
  tournamentName,
  tournamentStart,
  venueLimit,
  wholeNumber,
} from "./tournament-fields.rules";
import {
  tournamentCategories,
  tournamentGenders,
  tournamentKinds,
  type TournamentKind,
} from "./tournament-labels.rules";
import { mostParticipants } from "../sport/event-size.rules";

/** How many athletes a Super 8 takes unless its organiser changes it. */
export const super8Participants = 8;
/** The sizes a Super 8 can be changed to. */
export const super8ParticipantsRange = { min: 4, max: 16 } as const;

const super8Sizes = `Super 8 deve ter de ${super8ParticipantsRange.min} a ${super8ParticipantsRange.max} participantes`;
const super8Count = z
  .number({ error: super8Sizes })
  .refine(Number.isInteger, "Informe um número inteiro")
  .min(super8ParticipantsRange.min, super8Sizes)
  .max(super8ParticipantsRange.max, super8Sizes);
const optionalCount = wholeNumber.nullish().transform((value) => value ?? null);
const optionalAge = wholeNumber
  .min(0, "Idade não pode ser negativa")
  .max(120, "Idade deve ser no máximo 120")
  .nullish()
  .transform((value) => value ?? null);

/**
 * What an arena fills in to create a tournament; the form and the API share it.
 * A Super 8 always takes 8 athletes and no pairs, whatever the hidden fields still hold.
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
    })
    .superRefine((tournament, ctx) => {
      const refuse = (path: keyof typeof tournament, message: string) =>
        ctx.addIssue({ code: "custom", path: [path], message });
      if (isAfter(tournament.startDate, tournament.endDate)) refuse("endDate", endBeforeStart);
      if (isAfter(tournament.registrationStartsOn, tournament.registrationEndsOn)) {
        refuse("registrationEndsOn", endBeforeStart);
      }
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
      if (tournament.minPairs !== null && tournament.minPairs < 1) {
        refuse("minPairs", "Deve ter pelo menos 1 dupla");
      }
    })
    .transform((tournament) =>
      tournament.kind === "SUPER8"
        ? { ...tournament, maxParticipants: super8Participants, minPairs: null }
        : tournament,
    );
}

export type CreateTournamentInput = z.input<ReturnType<typeof createTournamentSchema>>;
export type NewTournament = z.output<ReturnType<typeof createTournamentSchema>>;

/**
 * A change of a tournament: an absent field stays as it is, null empties it.
 * @param current the tournament as stored; its own dates may lie in the past, newly chosen ones may not.
 * @param today YYYY-MM-DD in the arena's zone.
 */
export function updateTournamentSchema(
  current: { kind: TournamentKind; startDate: string; endDate: string | null },
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
    });
}

export type UpdateTournamentInput = z.input<ReturnType<typeof updateTournamentSchema>>;
export type TournamentChange = z.output<ReturnType<typeof updateTournamentSchema>>;
