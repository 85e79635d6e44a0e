import { isToPlay } from "../../server/sport/scores/match-outcome.rules";
import { slotMinutes } from "../../server/sport/scheduling/schedule-plan.rules";
import { clockAt } from "../../server/platform/time/time-zone.rules";
import {
  minuteMs,
  scheduleDayOf,
  type Instant,
  type ScheduleView,
  type ViewMatch,
} from "./public/schedule-view";

/** The answer of the scheduler, as far as the preview shows it. */
export interface ProposedPlan {
  readonly placed: readonly {
    readonly startsAt: string;
    readonly endsAt: string;
    readonly court: { readonly key: string };
    readonly match: { readonly id: string };
  }[];
  readonly unplaced: readonly { readonly match: { readonly id: string } }[];
}

/** The schedule as it would be once the plan is applied, with the matches still to play: others do not need their court. */
export function scheduleWith(view: ScheduleView, { placed, unplaced }: ProposedPlan): ScheduleView {
  const places = new Map(placed.map((place) => [place.match.id, place]));
  const left = new Set(unplaced.map(({ match }) => match.id));
  const nowhere = { courtKey: null, courtName: null, startsAt: null, endsAt: null };
  return {
    ...view,
    matches: view.matches
      .filter(({ status }) => isToPlay(status))
      .map((match): ViewMatch => {
        const place = places.get(match.id);
        if (!place) return left.has(match.id) ? { ...match, ...nowhere } : match;
        return {
          ...match,
          courtKey: place.court.key,
          courtName: view.courts.find(({ key }) => key === place.court.key)?.name ?? null,
          startsAt: Date.parse(place.startsAt),
          endsAt: Date.parse(place.endsAt),
          estimatedAt: null,
          isLate: false,
          warnings: [],
        };
      }),
  };
}

/** Red is left out: it means danger. After the last colour they repeat; the category's name tells them apart. */
const palettes = ["sea", "coral", "dusk", "palm", "sun", "gray"] as const;
export type CategoryPalette = (typeof palettes)[number];

/** A colour for each category of these matches, by name. */
export function categoryPalettes(
  matches: readonly Pick<ViewMatch, "category">[],
): ReadonlyMap<string, CategoryPalette> {
  const names = new Set(matches.flatMap(({ category }) => category ?? []));
  return new Map(
    [...names]
      .sort((a, b) => a.localeCompare(b, "pt-BR"))
      .map((name, index) => [name, palettes[index % palettes.length] ?? "sea"]),
  );
}

/** "Jogo 12" of "Jogo 12 (Masculina B)": the category has a line of its own. */
export const labelWithoutCategory = ({ label, category }: Pick<ViewMatch, "label" | "category">): string =>
  category !== null && label.endsWith(` (${category})`) ? label.slice(0, -category.length - 3) : label;

/** Longer names do not fit in a column. */
const mostLetters = 22;

/** Full names if they fit, otherwise first names: "Vencedor do jogo 3", "Ana e Bia". */
export const sidesThatFit = ({ sides, shortSides }: Pick<ViewMatch, "sides" | "shortSides">): string[] =>
  sides.map((side, index) => (side.length <= mostLetters ? side : (shortSides[index] ?? side)));

/** A day on which matches can be scheduled. */
export interface ScheduleDay {
  readonly day: string;
  /** When the first court opens and the last closes, HH:mm. */
  readonly opens: string;
  readonly closes: string;
  /** When matches start unless the organiser says otherwise: at opening, today at the next slot. */
  readonly usualStart: string;
}

const slotMs = slotMinutes * minuteMs;

/** The days with courts still open, in order. */
export function daysToSchedule(view: Pick<ScheduleView, "hours" | "timeZone">, now: Instant): ScheduleDay[] {
  const { hours, timeZone } = view;
  const days = new Set(
    hours.filter(({ endsAt }) => endsAt > now).map(({ startsAt }) => scheduleDayOf(view, startsAt)),
  );
  return [...days].sort().map((day) => {
    const ofDay = hours.filter(({ startsAt }) => scheduleDayOf(view, startsAt) === day);
    const opens = Math.min(...ofDay.map(({ startsAt }) => startsAt));
    const closes = Math.max(...ofDay.map(({ endsAt }) => endsAt));
    return {
      day,
      opens: clockAt(opens, timeZone),
      closes: clockAt(closes, timeZone),
      usualStart: clockAt(Math.max(opens, Math.ceil(now / slotMs) * slotMs), timeZone),
    };
  });
}

/** The start times that differ from the usual ones, as the mutation takes them. */
export const startTimesInput = (
  days: readonly ScheduleDay[],
  typed: Readonly<Record<string, string>>,
): { day: string; from: string }[] =>
  days.flatMap(({ day, usualStart }) => {
    const from = typed[day] ?? "";
    return from === "" || from === usualStart ? [] : [{ day, from }];
  });

/** The server's refusals by day. @param sent the start times that were sent. */
export const refusedStarts = (
  fields: readonly { readonly path: readonly string[]; readonly message: string }[],
  sent: readonly { readonly day: string }[],
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ path: [list, index], message }) => {
      const start = list === "startTimes" ? sent[Number(index)] : undefined;
      return start ? [[start.day, message]] : [];
    }),
  );
