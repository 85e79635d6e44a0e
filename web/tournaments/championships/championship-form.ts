import type { UseFormReturn } from "react-hook-form";
import type {
  NewChampionship,
  NewChampionshipInput,
} from "../../../server/tournaments/championships/championship.rules";

export type NewChampionshipFields = UseFormReturn<NewChampionshipInput, unknown, NewChampionship>;

export const emptyChampionship = {
  name: "",
  description: "",
  venue: "",
  directorName: "",
  sanctionTier: null,
  protestHours: null,
  startDate: "",
  endDate: "",
  registrationStartsOn: "",
  registrationEndsOn: "",
  categories: [],
} satisfies NewChampionshipInput;

/** Increment it when the meaning of a field changes: drafts of older versions are discarded. */
export const draftVersion = 1;

/** What each step asks. */
export const stepFields = {
  event: ["name", "venue", "directorName", "sanctionTier", "protestHours", "description"],
  dates: ["startDate", "endDate", "registrationStartsOn", "registrationEndsOn"],
  categories: ["categories"],
} as const satisfies Record<string, readonly (keyof NewChampionshipInput)[]>;
