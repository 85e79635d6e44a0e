import { z } from "zod";
import { optionalDate } from "../../platform/time/date-fields.rules";
import { optionalCleanString } from "../../platform/input-fields.rules";
import { newCategorySchema } from "../categories/category-settings.rules";
import {
  directorLimit,
  endBeforeStart,
  isAfter,
  nameTaken,
  pastDate,
  protestHours,
  repeatedNames,
  sanctionTier,
  tournamentDescription,
  tournamentName,
  tournamentStart,
  venueLimit,
  wrongRegistrationDays,
} from "../tournament-fields.rules";
import { mostCategories } from "../../sport/event-size.rules";

/**
 * What a federation fills in to open a championship, with all its categories at once; the form and the API share it.
 * Prices and places are the categories' own.
 * @param today YYYY-MM-DD in Brasília; days before it are refused.
 */
export function newChampionshipSchema(today: string) {
  const notPast = (day: string | null) => day === null || day >= today;
  return z
    .object({
      name: tournamentName,
      description: tournamentDescription,
      venue: optionalCleanString().pipe(venueLimit),
      directorName: optionalCleanString().pipe(directorLimit),
      sanctionTier: sanctionTier.default(null),
      protestHours: protestHours.default(null),
      startDate: tournamentStart.refine(notPast, pastDate),
      endDate: optionalDate.refine(notPast, pastDate),
      registrationStartsOn: optionalDate,
      registrationEndsOn: optionalDate,
      categories: z
        .array(newCategorySchema, { error: "Inclua ao menos uma categoria" })
        .min(1, "Inclua ao menos uma categoria")
        .max(mostCategories, `Um campeonato tem no máximo ${mostCategories} categorias`),
      draft: z.boolean({ error: "Informe sim ou não" }).default(false),
    })
    .superRefine(({ categories, ...days }, ctx) => {
      const refuse = (path: (string | number)[], message: string) =>
        ctx.addIssue({ code: "custom", path, message });
      if (isAfter(days.startDate, days.endDate)) refuse(["endDate"], endBeforeStart);
      for (const [field, message] of wrongRegistrationDays(days)) refuse([field], message);
      for (const index of repeatedNames(categories.map(({ name }) => name)))
        refuse(["categories", index, "name"], nameTaken);
    });
}

/** What a championship says of itself in few words: the names of its categories, and the least of their prices. */
export const inCategories = (
  categories: readonly { readonly name: string; readonly feeInCents: number }[],
): { category: string; feeInCents: number } => ({
  category: categories.map(({ name }) => name).join(", "),
  feeInCents: Math.min(...categories.map(({ feeInCents }) => feeInCents)),
});

export type NewChampionshipInput = z.input<ReturnType<typeof newChampionshipSchema>>;
export type NewChampionship = z.output<ReturnType<typeof newChampionshipSchema>>;
