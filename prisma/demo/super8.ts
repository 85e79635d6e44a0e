import { super8Participants } from "../../server/sport/event-size.rules";
import { drawLots } from "../../server/sport/super-n/plan-super-n.rules";
import { super8Schedule } from "../../server/sport/super-n/super8-schedule.rules";
import { super8Standings } from "../../server/sport/super-n/super8-standings.rules";
import type { DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import type { Super8Clock } from "./super8-clock";
import { matchRows, setFormat } from "./super8-match";
import {
  arenaEventRows,
  categoryId,
  enrolmentRow,
  joinRows,
  type ArenaEvent,
  type TournamentRows,
} from "./tournament-rows";

/** A Super 8 that still takes enrolments. */
export const openSuper8 = (
  calendar: DemoCalendar,
  event: ArenaEvent,
  athletes: readonly DemoAthlete[],
): TournamentRows =>
  joinRows([
    arenaEventRows(calendar, event, "SUPER8", { status: "REGISTRATION_OPEN" }, { drawFormat: "SUPER_N" }),
    { enrolments: athletes.map((athlete) => enrolmentRow(calendar, event, athlete)) },
  ]);

/** A Super 8 is for eight; any other number is the one category of the format Super N. */
const kindOf = ({ maxParticipants }: ArenaEvent) =>
  maxParticipants === super8Participants ? "SUPER8" : "INTERNAL";

/**
 * A Super 8, or a Super N of another size, from its draw on: lots, schedule and standings come from the product's own rules.
 * @param walkover the round whose first match was won without playing.
 */
export function drawnSuper8(
  calendar: DemoCalendar,
  event: ArenaEvent,
  athletes: readonly DemoAthlete[],
  clock: Super8Clock,
  walkover?: number,
): TournamentRows {
  const lotsSeed = demoId(`seed:${event.key}`).replaceAll("-", "");
  const ids = athletes.map(({ id }) => id);
  const drawn = drawLots(ids, lotsSeed);
  const lots = drawLots(ids, `${lotsSeed}:desempate`);
  const played = super8Schedule(drawn).flatMap(({ round, matches }) =>
    matches.map(({ court, sides }) =>
      matchRows(event, { round, court, sides, clock, walkover: walkover === round && court === 1 }),
    ),
  );
  const finished = played.every(({ result }) => result !== null);
  const results = played.flatMap(({ result }) => result ?? []);
  const standings = super8Standings(
    drawn.map((id) => ({ id, lot: lots.indexOf(id) + 1 })),
    results,
  );
  const places = new Map(standings.map((standing) => [standing.playerId, standing]));
  const ends = played.flatMap(({ rows }) =>
    rows.matches.map(({ playedAt }) => new Date(playedAt ?? 0).getTime()),
  );
  const finishedAt = finished ? new Date(Math.max(...ends)) : null;
  const state = {
    status: finished ? "FINISHED" : "IN_PROGRESS",
    registrationOpen: false,
    setFormat,
  } as const;
  return joinRows([
    arenaEventRows(
      calendar,
      event,
      kindOf(event),
      { ...state, startedAt: clock.startedAt, finishedAt },
      { drawFormat: "SUPER_N", settledAt: finishedAt },
    ),
    {
      draws: [
        {
          id: demoId(`draw:${event.key}`),
          categoryId: categoryId(event.key, event.category),
          format: "SUPER_N",
          qualifiersPerGroup: 2,
          thirdPlace: false,
          consolation: false,
          lettersByResult: false,
          lotsSeed,
          drawnAt: clock.startedAt,
        },
      ],
      enrolments: athletes.map((athlete) =>
        enrolmentRow(calendar, event, athlete, {
          status: finished ? "FINISHED" : "PLAYING",
          finalPosition: finished ? places.get(athlete.id)?.position : null,
          positionReason: finished ? places.get(athlete.id)?.explanation : null,
          drawNumber: drawn.indexOf(athlete.id) + 1,
          tieBreakLot: lots.indexOf(athlete.id) + 1,
        }),
      ),
    },
    ...played.map(({ rows }) => rows),
  ]);
}
