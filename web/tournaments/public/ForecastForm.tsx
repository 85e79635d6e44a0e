import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { counted, plural } from "../../../server/platform/numbers.rules";
import { addDays, eachDay } from "../../../server/platform/time/calendar-day.rules";
import type { ForecastCategory, Forecast } from "../../../server/sport/scheduling/forecast-schedule.rules";
import { mostForecastCourts, mostForecastDays } from "../../../server/sport/scheduling/schedule-plan.rules";
import { TextField } from "../../ui/form/Fields";
import { formatShortDay } from "../../ui/format";
import { missingCodeText } from "../../ui/lazy-code";
import { Notice } from "../../ui/PageStates";

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

/** The event to estimate. */
export interface ForecastEvent {
  readonly categories: readonly ForecastCategory[];
  /** In order, YYYY-MM-DD; a single day may be empty while none is chosen. */
  readonly days: readonly string[];
}

interface ForecastFormProps {
  defaults: {
    readonly courts: number;
    readonly matchMinutes: number;
    /** HH:mm */
    readonly opens: string;
    readonly closes: string;
  };
  minRestMinutes: number;
  /** A result is shown only for the version it was calculated for. */
  version?: string;
  /** The event at the moment of the calculation, or why there is no forecast, in Portuguese. */
  readEvent: () => ForecastEvent | { readonly problem: string };
}

type ForecastResult = { readonly lines: readonly string[] } | { readonly problem: string };

/** Estimates the hours and courts that an event needs before its draw. Saves nothing. */
export function ForecastForm({ defaults, minRestMinutes, version = "", readEvent }: ForecastFormProps) {
  const [courts, setCourts] = useState(String(Math.min(mostForecastCourts, defaults.courts)));
  const [minutes, setMinutes] = useState(String(defaults.matchMinutes));
  const [from, setFrom] = useState(defaults.opens);
  const [until, setUntil] = useState(defaults.closes);
  const [calculated, setCalculated] = useState<{ version: string; result: ForecastResult } | null>(null);
  const result = calculated?.version === version ? calculated.result : null;

  const calculate = async (): Promise<ForecastResult> => {
    const rules = await import("../../../server/sport/scheduling/forecast-schedule.rules").catch(() => null);
    if (!rules) {
      const { title, description } = await missingCodeText();
      return { problem: `${title}. ${description}` };
    }
    const [courtCount, matchMinutes] = [Number(courts), Number(minutes)];
    if (!Number.isInteger(courtCount) || courtCount < 1 || courtCount > mostForecastCourts)
      return { problem: `Informe de 1 a ${mostForecastCourts} quadras` };
    if (!Number.isInteger(matchMinutes) || matchMinutes < 5 || matchMinutes > 240)
      return { problem: "A duração do jogo deve ser de 5 a 240 minutos" };
    if (from === "" || until === "" || from === until) return { problem: "Informe de que horas a que horas" };
    const event = readEvent();
    if ("problem" in event) return event;
    const days = event.days.slice(0, mostForecastDays);
    const [opens, closes] = [minuteOf(from), minuteOf(until)];
    const terms = {
      minRestMinutes,
      matchMinutes,
      courts: courtCount,
      days: days.length,
      opens,
      // Closes after midnight.
      closes: closes > opens ? closes : closes + 24 * 60,
    };
    const forecast = rules.forecastSchedule(event.categories, terms);
    return "problem" in forecast ? forecast : { lines: forecastInWords(forecast, courtCount, days) };
  };
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setCalculated(null);
  };

  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
        <TextField label="Quadras" inputMode="numeric" value={courts} onChange={change(setCourts)} />
        <TextField label="Jogo (min)" inputMode="numeric" value={minutes} onChange={change(setMinutes)} />
        <TextField label="Das" type="time" value={from} onChange={change(setFrom)} />
        <TextField label="Até" type="time" value={until} onChange={change(setUntil)} />
      </SimpleGrid>
      <Button
        type="button"
        variant="outline"
        alignSelf="flex-start"
        onClick={() => void calculate().then((found) => setCalculated({ version, result: found }))}
      >
        Calcular previsão
      </Button>
      <Stack as="output" gap="1">
        {result === null ? null : "problem" in result ? (
          <Notice tone="error">{result.problem}</Notice>
        ) : (
          result.lines.map((line) => <Text key={line}>{line}</Text>)
        )}
      </Stack>
    </Stack>
  );
}
