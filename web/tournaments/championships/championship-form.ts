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

/** Counts up when a field changes its meaning: what somebody has begun before is let go then. */
export const draftVersion = 1;

/** What each step asks. */
export const stepFields = {
  event: ["name", "venue", "directorName", "sanctionTier", "protestHours", "description"],
  dates: ["startDate", "endDate", "registrationStartsOn", "registrationEndsOn"],
  categories: ["categories"],
} as const satisfies Record<string, readonly (keyof NewChampionshipInput)[]>;
