import type { CourtBlock } from "../../bookings/public/LiftBlockDialog";
import type { RentalAct } from "../../bookings/public/RentalDetails";
import type { RentalOfCalendar } from "../../bookings/public/rental-row";
import type { ProposedPlace, RentalPlace } from "../../bookings/public/rental-place";
import type { WeekTaken } from "./free-slot";
import type { SessionOfCalendar } from "./class-session-row";

/** How the calendar is shown: the week as a card for each day, or by hours; a day court by court. */
export type CalendarView = "cards" | "grid" | "courts";

/** What is put into the calendar, and what is done to a class of it. */
export type PlanningAct = "schedule" | "rent" | "cancelDay";
export type SessionAct = "change" | "substitute" | "cancel" | "addStudent";

export type ActingOnCalendar =
  | { act: PlanningAct; date: string }
  | { act: SessionAct; session: SessionOfCalendar; to?: ProposedPlace }
  | { act: RentalAct; rental: RentalOfCalendar; to?: ProposedPlace }
  | { act: "liftBlock"; block: CourtBlock };

/** Where classes are planned, and courts rented. */
export interface PlanningPlace extends RentalPlace {
  teachers: readonly { readonly key: string; readonly name: string }[];
  /** A teacher schedules a class of their own: no other teacher, no students, no price. */
  ownOnly?: boolean;
  /** HH:mm */
  opensAt: string;
  closesAt: string;
  /** What the shown week has; null for a viewer who does not see all of it. */
  week: WeekTaken | null;
}
