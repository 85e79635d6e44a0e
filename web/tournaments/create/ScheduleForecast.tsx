import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ScheduleForecast_arena$key } from "../../__generated__/ScheduleForecast_arena.graphql";
import { daysUntil } from "../../../server/platform/time/calendar-day.rules";
import { entersInPairs } from "../../../server/sport/draws/category-format.rules";
import { super8Participants } from "../../../server/sport/event-size.rules";
import type { ForecastCategory } from "../../../server/sport/scheduling/forecast-schedule.rules";
import { usualPlay } from "../../../server/sport/scheduling/schedule-plan.rules";
import { Card } from "../../ui/Card";
import { numberOrNull } from "../../ui/form/number-or-null";
import { TextField } from "../../ui/form/TextField";
import { missingCodeText } from "../../ui/missing-code";
import { Notice } from "../../ui/Notice";
import { forecastInWords, minuteOf } from "./forecast-words";
import type { NewTournamentFields } from "./tournament-form";

interface ScheduleForecastProps {
  form: NewTournamentFields;
  arena: ScheduleForecast_arena$key;
}

type ForecastResult = { readonly lines: readonly string[] } | { readonly problem: string };

/** The largest number of days that a forecast considers. */
const mostDays = 31;

/** Estimates the hours and courts for the tournament in the form, assuming that all places are taken. */
export function ScheduleForecast({ form, arena: key }: ScheduleForecastProps) {
  const arena = useFragment(
    graphql`
      fragment ScheduleForecast_arena on Arena {
        courtCount
        opensAt
        closesAt
      }
    `,
    key,
  );
  const [courts, setCourts] = useState(String(arena.courtCount ?? 1));
  const [minutes, setMinutes] = useState(String(usualPlay.matchMinutes));
  const [from, setFrom] = useState(arena.opensAt ?? "08:00");
  const [until, setUntil] = useState(arena.closesAt ?? "22:00");
  const [result, setResult] = useState<ForecastResult | null>(null);

  const calculate = async (): Promise<ForecastResult> => {
    const rules = await import("../../../server/sport/scheduling/forecast-schedule.rules").catch(() => null);
    if (!rules) {
      const { title, description } = await missingCodeText();
      return { problem: `${title}. ${description}` };
    }
    const { forecastSchedule, mostForecastCourts } = rules;
    const [courtCount, matchMinutes] = [Number(courts), Number(minutes)];
    if (!Number.isInteger(courtCount) || courtCount < 1 || courtCount > mostForecastCourts)
      return { problem: `Informe de 1 a ${mostForecastCourts} quadras` };
    if (!Number.isInteger(matchMinutes) || matchMinutes < 5 || matchMinutes > 240)
      return { problem: "A duração do jogo deve ser de 5 a 240 minutos" };
    if (from === "" || until === "" || from === until) return { problem: "Informe de que horas a que horas" };
    const { startDate, endDate } = form.getValues();
    const days = startDate && endDate ? Math.min(mostDays, daysUntil(startDate, endDate) + 1) : 1;
    if (days < 1) return { problem: "A data de fim deve ser depois da data de início" };
    const categories = forecastCategories(form);
    if (categories.length === 0)
      return { problem: "Informe o máximo de participantes: a previsão conta com todas as vagas ocupadas" };
    const [opens, closes] = [minuteOf(from), minuteOf(until)];
    const terms = {
      ...usualPlay,
      matchMinutes,
      courts: courtCount,
      days,
      opens,
      // Closes after midnight.
      closes: closes > opens ? closes : closes + 24 * 60,
    };
    const forecast = forecastSchedule(categories, terms);
    return "problem" in forecast ? forecast : { lines: forecastInWords(forecast, terms, startDate) };
  };
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setResult(null);
  };

  return (
    <Card title="Quanto tempo leva?" icon={CalendarClock}>
      <Stack gap="4">
        <Text textStyle="sm" color="fg.muted">
          Uma previsão com todas as vagas ocupadas e {usualPlay.minRestMinutes} min de descanso. Não é salva:
          depois do sorteio, a programação dá a cada jogo a sua quadra e o seu horário.
        </Text>
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
          onClick={() => void calculate().then(setResult)}
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
    </Card>
  );
}

/** The categories with a limit, at full size; the limit counts athletes, so it is halved for formats played in pairs. */
function forecastCategories(form: NewTournamentFields): ForecastCategory[] {
  const {
    kind,
    category,
    drawFormat = "GROUPS_KNOCKOUT",
    maxParticipants,
    otherCategories = [],
  } = form.getValues();
  if (kind === "SUPER8") return [{ name: "Super 8", drawFormat: "SUPER_N", entries: super8Participants }];
  const perEntry = entersInPairs({ drawFormat }) ? 2 : 1;
  return [{ name: category || "Categoria", maxParticipants }, ...otherCategories].flatMap((each) => {
    const most = numberOrNull(each.maxParticipants);
    return typeof most === "number" && most > 0
      ? [{ name: each.name, drawFormat, entries: Math.floor(most / perEntry) }]
      : [];
  });
}
