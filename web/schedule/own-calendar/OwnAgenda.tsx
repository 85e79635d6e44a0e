import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useFragment, useRefetchableFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import { firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { dateInWords } from "../../../server/platform/time/date-in-words.rules";
import { type AgendaKind, agendaKindLabel } from "../../../server/schedule/calendar/agenda.rules";
import type { OwnAgenda_events$key } from "../../__generated__/OwnAgenda_events.graphql";
import type { OwnAgenda_athlete$key } from "../../__generated__/OwnAgenda_athlete.graphql";
import type { OwnAgendaQuery } from "../../__generated__/OwnAgendaQuery.graphql";
import query from "../../__generated__/OwnAgendaQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { StatusBadge, type Tone } from "../../ui/Badges";
import { DetailSection } from "../../ui/Facts";
import { formatDate, formatPeriod, formatTime } from "../../ui/format";
import { TextLink } from "../../ui/Links";
import { ListFailure } from "../../ui/list/ListStates";
import { ListRow, ListRowName } from "../../ui/ListRows";
import { MonthGrid } from "../../ui/MonthGrid";
import { ClocksNote } from "../../ui/PlaceTime";

const tones: Record<AgendaKind, Tone> = {
  MATCH: "open",
  TOURNAMENT: "special",
  CLASS: "running",
  OTHER: "neutral",
};

interface AgendaEventsProps {
  events: OwnAgenda_events$key;
  /** Shown instead of an empty list. */
  empty: string;
  /** Whether each says its day: not where all are of one. */
  dated?: boolean;
}

/** A list of appointments: kind, time, place and a link to the page of each. */
export function AgendaEvents({ events: key, empty, dated = false }: AgendaEventsProps) {
  const events = useFragment(
    graphql`
      fragment OwnAgenda_events on AgendaEvent @relay(plural: true) {
        key
        kind
        title
        detail
        place
        startsAt
        endsAt
        timeZone
        firstDay
        lastDay
        isCancelled
        path
      }
    `,
    key,
  );
  if (events.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    <Stack gap="1">
      <ClocksNote timeZones={events.map(({ timeZone }) => timeZone)} />
      <Stack as="ul" gap="0" listStyleType="none">
        {events.map((event) => (
          <ListRow
            key={event.key}
            basis="14rem"
            end={
              <HStack gap="2" wrap="wrap">
                {event.isCancelled ? <StatusBadge tone="problem">Cancelado</StatusBadge> : null}
                <StatusBadge tone={tones[event.kind]}>{agendaKindLabel[event.kind]}</StatusBadge>
              </HStack>
            }
          >
            <ListRowName>
              {event.path ? (
                <TextLink to={event.path} color="fg" fontWeight="bold">
                  {event.title}
                </TextLink>
              ) : (
                event.title
              )}
            </ListRowName>
            <Text textStyle="sm" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {whenOf(event, dated)}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {[event.detail, event.place].filter(Boolean).join(" · ")}
            </Text>
          </ListRow>
        ))}
      </Stack>
    </Stack>
  );
}

interface When {
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
  readonly timeZone: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** "18:00–19:00", "27/11/2026, 18:00–19:00"; of whole days "27/11/2026 a 29/11/2026", "Dia inteiro". */
function whenOf({ startsAt, endsAt, timeZone, firstDay, lastDay }: When, dated: boolean): string {
  if (!startsAt || !endsAt)
    return dated || lastDay !== firstDay ? formatPeriod(firstDay, lastDay) : "Dia inteiro";
  const hours = `${formatTime(startsAt, timeZone)}–${formatTime(endsAt, timeZone)}`;
  return dated ? `${formatDate(firstDay)}, ${hours}` : hours;
}

interface OwnMonthProps {
  athlete: OwnAgenda_athlete$key;
  /** YYYY-MM-DD */
  today: string;
}

/** A month at a time: its days, and what is on the one that is chosen. */
export function OwnMonth({ athlete, today }: OwnMonthProps) {
  const [day, setDay] = useState(today);
  const [{ id, agenda }, refetch] = useRefetchableFragment<OwnAgendaQuery, OwnAgenda_athlete$key>(
    graphql`
      fragment OwnAgenda_athlete on Athlete
      @refetchable(queryName: "OwnAgendaQuery")
      @argumentDefinitions(month: { type: "Date!" }) {
        id
        agenda(month: $month) {
          firstDay
          lastDay
          ...OwnAgenda_events
        }
      }
    `,
    athlete,
  );
  const { ask, refreshing, failed } = useListRefetch<OwnAgendaQuery, { month: string }>(
    query,
    { id },
    refetch,
  );
  const on = (one: string) =>
    (agenda ?? []).filter(({ firstDay, lastDay }) => firstDay <= one && one <= lastDay);
  const choose = (chosen: string) => {
    setDay(chosen);
    const month = firstOfMonth(chosen);
    // The grid goes on at once; what is on its days comes when it is here.
    if (month !== firstOfMonth(day)) ask({ month });
  };
  const events = on(day);

  return (
    <Stack gap="5">
      <MonthGrid
        day={day}
        today={today}
        onChoose={choose}
        markOf={(one) => {
          const count = on(one).length;
          return count === 0 ? null : counted(count, "evento", "eventos");
        }}
      />
      <DetailSection title={dateInWords(day)}>
        {failed ? (
          <ListFailure title="Erro ao carregar eventos" retry={failed} retrying={refreshing} />
        ) : refreshing ? (
          <Text as="output" color="fg.muted">
            Carregando…
          </Text>
        ) : (
          <AgendaEvents events={events} empty="Nenhum evento agendado para esta data" />
        )}
      </DetailSection>
    </Stack>
  );
}
