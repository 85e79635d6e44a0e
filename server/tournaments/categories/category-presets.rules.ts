import {
  categoryLevels,
  tournamentGenderLabel,
  tournamentGenders,
} from "../tournament-and-enrolment-status.rules";
import type { CategoryPresets, CategorySettings } from "./category-settings.rules";

/** "Feminino C": whom it is for, by its name. */
const presetName = (gender: CategorySettings["gender"], level: string): string =>
  `${tournamentGenderLabel[gender]} ${level}`;

/** Names are compared as a person reads them. */
const asRead = (name: string): string => name.toLocaleLowerCase("pt-BR");

/**
 * The categories that are wished for, gender by gender in the order of the forms; each once however often it is wished.
 * @param names of the categories that the event has.
 * @returns those to be made, and the names of those that the event has already.
 */
export function presetCategories(
  { genders, levels, feeInCents, maxParticipants }: CategoryPresets,
  names: readonly string[],
): { missing: CategorySettings[]; existing: string[] } {
  const taken = new Set(names.map(asRead));
  const wished = tournamentGenders
    .filter((gender) => genders.includes(gender))
    .flatMap((gender) =>
      categoryLevels
        .filter((level) => levels.includes(level))
        .map((level) => ({
          name: presetName(gender, level),
          level,
          gender,
          minAge: null,
          maxAge: null,
          maxParticipants,
          feeInCents,
          earlyFeeInCents: null,
          placeMode: "ENTRY_ORDER" as const,
          wildCards: 0,
        })),
    );
  return {
    missing: wished.filter(({ name }) => !taken.has(asRead(name))),
    existing: wished.filter(({ name }) => taken.has(asRead(name))).map(({ name }) => name),
  };
}
