import type { UseFormReturn } from "react-hook-form";
import { usualTerms } from "../../../server/tournaments/usual-terms.rules";
import type { CreateTournamentInput, NewTournament } from "../../../server/tournaments/tournament.rules";

export type NewTournamentFields = UseFormReturn<CreateTournamentInput, unknown, NewTournament>;

/** The initial form values. The category is empty, which the schema rejects with its own message. */
export const emptyTournament = {
  name: "",
  description: "",
  category: "" as CreateTournamentInput["category"],
  kind: "INTERNAL",
  drawFormat: "GROUPS_KNOCKOUT",
  startDate: "",
  endDate: "",
  feeInCents: 0,
  maxParticipants: null,
  minPairs: null,
  gender: "MIXED",
  minAge: null,
  maxAge: null,
  otherCategories: [],
  openToOtherArenas: false,
  registrationStartsOn: "",
  registrationEndsOn: "",
  ...usualTerms,
} satisfies CreateTournamentInput;

/** Increment it when the meaning of a field changes: drafts of older versions are discarded. */
export const draftVersion = 1;

/** The fields of each step. */
export const stepFields = {
  format: ["kind", "drawFormat", "name", "category", "gender"],
  places: ["startDate", "endDate", "feeInCents", "maxParticipants", "minPairs", "otherCategories"],
  enrolments: [
    "openToOtherArenas",
    "minAge",
    "maxAge",
    "registrationStartsOn",
    "registrationEndsOn",
    "paymentDays",
    "fullRefundDays",
    "lateRefundPercent",
    "description",
  ],
} as const satisfies Record<string, readonly (keyof CreateTournamentInput)[]>;
