import type { DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import {
  categoryId,
  enrolmentRow,
  tournamentId,
  type ArenaEvent,
  type TournamentRows,
} from "./tournament-rows";

/** Beside the pairs of a tournament that takes enrolments, a category in which everybody enters alone. */
export function withSuperN(
  calendar: DemoCalendar,
  event: ArenaEvent,
  name: string,
  athletes: readonly DemoAthlete[],
): Pick<TournamentRows, "categories" | "enrolments"> {
  return {
    categories: [
      {
        id: categoryId(event.key, name),
        tournamentId: tournamentId(event.key),
        name,
        level: event.category,
        gender: event.gender,
        maxParticipants: athletes.length + 1,
        feeInCents: event.feeInCents,
        drawFormat: "SUPER_N",
      },
    ],
    enrolments: athletes.map((athlete) => enrolmentRow(calendar, { ...event, category: name }, athlete)),
  };
}
