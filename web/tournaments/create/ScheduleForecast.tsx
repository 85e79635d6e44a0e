import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarClock } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ScheduleForecast_arena$key } from "../../__generated__/ScheduleForecast_arena.graphql";
import { entersInPairs } from "../../../server/sport/draws/category-format.rules";
import { super8Participants } from "../../../server/sport/event-size.rules";
import type { ForecastCategory } from "../../../server/sport/scheduling/forecast-schedule.rules";
import { usualPlay } from "../../../server/sport/scheduling/schedule-plan.rules";
import { Card } from "../../ui/Card";
import { numberOrNull } from "../../ui/form/number-or-null";
import { daysToForecast } from "../public/forecast-words";
import { ForecastForm, type ForecastEvent } from "../public/ForecastForm";
import type { NewTournamentFields } from "./tournament-form";

interface ScheduleForecastProps {
  form: NewTournamentFields;
  arena: ScheduleForecast_arena$key;
}

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
  const readEvent = (): ForecastEvent | { problem: string } => {
    const { startDate, endDate } = form.getValues();
    const days = startDate && endDate ? daysToForecast(startDate, endDate) : [startDate];
    if (days.length === 0) return { problem: "A data de fim deve ser depois da data de início" };
    const categories = forecastCategories(form);
    if (categories.length === 0)
      return { problem: "Informe o máximo de participantes: a previsão conta com todas as vagas ocupadas" };
    return { categories, days };
  };
  return (
    <Card title="Quanto tempo leva?" icon={CalendarClock}>
      <Stack gap="4">
        <Text textStyle="sm" color="fg.muted">
          Uma previsão com todas as vagas ocupadas e {usualPlay.minRestMinutes} min de descanso. Não é salva:
          depois do sorteio, a programação dá a cada jogo a sua quadra e o seu horário.
        </Text>
        <ForecastForm
          defaults={{
            courts: arena.courtCount ?? 1,
            matchMinutes: usualPlay.matchMinutes,
            opens: arena.opensAt ?? "08:00",
            closes: arena.closesAt ?? "22:00",
          }}
          minRestMinutes={usualPlay.minRestMinutes}
          readEvent={readEvent}
        />
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
