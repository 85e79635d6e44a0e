import { counted, plural } from "../../../server/platform/plural.rules";
import { addDays, eachDay } from "../../../server/platform/time/calendar-day.rules";
import type { Forecast } from "../../../server/sport/scheduling/forecast-schedule.rules";
import { mostForecastDays } from "../../../server/sport/scheduling/schedule-plan.rules";
import { formatShortDay } from "../../ui/format";

/** "08:05" → 485. */
export const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** "14 h 40 min", "3 h". */
function hoursInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(" ");
}

/** The days from the first to the last, YYYY-MM-DD, as far as a forecast considers them; empty if the last is before. */
export function daysToForecast(first: string, last: string): string[] {
  const furthest = addDays(first, mostForecastDays - 1);
  return eachDay(first, last < furthest ? last : furthest);
}

/** A forecast as Portuguese sentences. @param days its days, YYYY-MM-DD; a single day may be empty while none is chosen. */
export function forecastInWords(
  { matches, courtMinutes, plan }: Forecast,
  courts: number,
  days: readonly string[],
): string[] {
  const sum = `${counted(matches, "jogo", "jogos")}, ${hoursInWords(courtMinutes)} de quadra ao todo.`;
  if (plan === null) return [sum, "São jogos demais para prever os horários antes do sorteio."];
  const { unplaced, end, fewestCourts } = plan;
  const onCourts = `Com ${counted(courts, "quadra", "quadras")}`;
  const inDays = days.length === 1 ? "em um dia" : `em ${days.length} dias`;
  const endDay = end === null || days.length === 1 ? undefined : days[end.day];
  const day = endDay === undefined ? "" : ` ${formatShortDay(endDay)}`;
  return [
    sum,
    unplaced > 0
      ? `${onCourts}, ${counted(unplaced, "jogo não cabe", "jogos não cabem")} ${inDays}.`
      : `${onCourts}, o último jogo termina${day} por volta das ${clockOf(end?.minute ?? 0)}.`,
    fewestCourts === null
      ? `Não cabe ${inDays} com nenhum número de quadras: aumente o horário ou os dias.`
      : `Para caber ${inDays} ${plural(fewestCourts, "basta", "bastam")} ${counted(fewestCourts, "quadra", "quadras")}.`,
  ];
}
