import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { clockAt, dayAt } from "../../../server/platform/time/time-zone.rules";
import type { CategoryFormat } from "../../../server/sport/draws/draw-plan.rules";
import type { ForecastCategory } from "../../../server/sport/scheduling/forecast-schedule.rules";
import type { TournamentForecastQuery } from "../../__generated__/TournamentForecastQuery.graphql";
import { AskedDisclosure } from "../../ui/Asked";
import { Panel } from "../../ui/Cards";
import { ChoiceChips } from "../../ui/form/Chips";
import { daysToForecast, type ForecastEvent, ForecastForm } from "../public/ForecastForm";

/** What a forecast counts: the entries with a place so far, or all places. */
type Counting = "entered" | "full";

/** A category of an existing tournament that is not drawn yet. */
export interface UndrawnCategory {
  readonly name: string;
  readonly drawFormat: CategoryFormat;
  readonly inPairs: boolean;
  /** Athletes; null without a limit. */
  readonly maxParticipants: number | null;
  /** Pairs, or athletes where they enter one by one. */
  readonly entries: number;
  readonly qualifiersPerGroup: number;
  readonly groupSize: number | null;
  readonly thirdPlace: boolean;
  readonly consolation: boolean;
}

/** Whether some category has a limit, so that its places can be counted. */
export const hasPlaces = (categories: readonly UndrawnCategory[]): boolean =>
  categories.some(({ maxParticipants }) => maxParticipants !== null);

/**
 * The categories with the number of entries to count, without those that have none. A category without a limit counts its
 * entries so far.
 */
export function categoriesToForecast(
  categories: readonly UndrawnCategory[],
  counting: Counting,
): ForecastCategory[] {
  return categories.flatMap(
    ({ name, drawFormat, inPairs, maxParticipants, entries: entered, ...settings }) => {
      const places = maxParticipants === null ? null : Math.floor(maxParticipants / (inPairs ? 2 : 1));
      const entries = counting === "full" ? (places ?? entered) : entered;
      const { qualifiersPerGroup, groupSize, thirdPlace, consolation } = settings;
      return entries === 0
        ? []
        : [
            {
              name,
              drawFormat,
              entries,
              settings: { qualifiersPerGroup, groupSize, thirdPlace, consolation },
            },
          ];
    },
  );
}

interface CourtHours {
  readonly courtKey: string;
  /** UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The days of the schedule in order, and the courts and hours of its first day; null if it has no hours. */
export function hoursToForecast(hours: readonly CourtHours[], timeZone: string) {
  const dayOf = ({ startsAt }: CourtHours) => dayAt(Date.parse(startsAt), timeZone);
  const days = [...new Set(hours.map(dayOf))].sort();
  const ofFirst = hours.filter((one) => dayOf(one) === days[0]);
  if (ofFirst.length === 0) return null;
  const opens = Math.min(...ofFirst.map(({ startsAt }) => Date.parse(startsAt)));
  const closes = Math.max(...ofFirst.map(({ endsAt }) => Date.parse(endsAt)));
  return {
    days,
    courts: new Set(ofFirst.map(({ courtKey }) => courtKey)).size,
    opens: clockAt(opens, timeZone),
    closes: clockAt(closes, timeZone),
  };
}

/** 'Quanto tempo leva?': the hours and courts that a tournament needs, before its draw. */
export const TournamentForecast = ({ tournamentId }: { tournamentId: string }) => (
  <Panel as="section" aria-label="Quanto tempo leva?" p={{ base: "3", md: "4" }}>
    <AskedDisclosure
      icon={CalendarClock}
      openLabel="Quanto tempo leva?"
      closeLabel="Fechar previsão"
      rows={2}
      failure="Não foi possível carregar a previsão. Feche e abra de novo."
    >
      <Forecast tournamentId={tournamentId} />
    </AskedDisclosure>
  </Panel>
);

function Forecast({ tournamentId }: { tournamentId: string }) {
  const { node } = useLazyLoadQuery<TournamentForecastQuery>(
    graphql`
      query TournamentForecastQuery($id: ID!) {
        node(id: $id) {
          ... on Tournament {
            startDate
            endDate
            timeZone
            categories {
              name
              drawFormat
              inPairs
              cancelledAt
              maxParticipants
              placedEntryCount
              qualifiersPerGroup
              groupSize
              thirdPlace
              consolation
            }
            schedule {
              matchMinutes
              minRestMinutes
              hours {
                court {
                  key
                }
                startsAt
                endsAt
              }
            }
          }
        }
      }
    `,
    { id: tournamentId },
    { fetchPolicy: "network-only" },
  );
  const { categories = [], schedule, startDate, endDate, timeZone } = node ?? {};
  const undrawn = categories
    .filter(({ cancelledAt }) => !cancelledAt)
    .map(({ name, drawFormat, inPairs, qualifiersPerGroup, thirdPlace, consolation, ...category }) => ({
      name,
      drawFormat,
      inPairs,
      qualifiersPerGroup,
      thirdPlace,
      consolation,
      entries: category.placedEntryCount,
      maxParticipants: category.maxParticipants ?? null,
      groupSize: category.groupSize ?? null,
    }));
  const limited = hasPlaces(undrawn);
  const [counting, setCounting] = useState<Counting>(limited ? "full" : "entered");
  if (!schedule || startDate === undefined || timeZone === undefined) return null;
  const hours = hoursToForecast(
    schedule.hours.map(({ court, startsAt, endsAt }) => ({ courtKey: court.key, startsAt, endsAt })),
    timeZone,
  );
  const readEvent = (): ForecastEvent | { problem: string } => {
    const counted = categoriesToForecast(undrawn, counting);
    if (counted.length === 0) return { problem: "Ainda não há inscritos para a previsão" };
    const days = hours?.days ?? daysToForecast(startDate, endDate ?? startDate);
    return { categories: counted, days };
  };
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        Uma previsão com o formato de cada categoria e {schedule.minRestMinutes} min de descanso. Não é salva:
        depois do sorteio, a programação dá a cada jogo a sua quadra e o seu horário.
      </Text>
      {limited ? (
        <ChoiceChips
          legend="Contar com"
          options={[
            { value: "full", label: "Todas as vagas" },
            { value: "entered", label: "Inscritos até agora" },
          ]}
          value={counting}
          onChange={setCounting}
        />
      ) : null}
      <ForecastForm
        defaults={{
          courts: hours?.courts ?? 1,
          matchMinutes: schedule.matchMinutes,
          opens: hours?.opens ?? "08:00",
          closes: hours?.closes ?? "22:00",
        }}
        minRestMinutes={schedule.minRestMinutes}
        version={counting}
        readEvent={readEvent}
      />
    </Stack>
  );
}
