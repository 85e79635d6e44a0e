import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { agendaKindLabel, type AgendaKind } from "../../../server/schedule/calendar/agenda.rules";
import type { AgendaEvents_events$key } from "../../__generated__/AgendaEvents_events.graphql";
import { formatDate, formatPeriod, formatTime } from "../../ui/format";
import { ListRow, ListRowName } from "../../ui/ListRow";
import { ClocksNote } from "../../ui/PlaceTime";
import { StatusBadge, type Tone } from "../../ui/StatusBadge";
import { TextLink } from "../../ui/TextLink";

const tones: Record<AgendaKind, Tone> = {
  MATCH: "open",
  TOURNAMENT: "special",
  CLASS: "running",
  OTHER: "neutral",
};

interface AgendaEventsProps {
  events: AgendaEvents_events$key;
  /** Shown instead of an empty list. */
  empty: string;
  /** Whether each says its day: not where all are of one. */
  dated?: boolean;
}

/** A list of appointments: kind, time, place and a link to the page of each. */
export function AgendaEvents({ events: key, empty, dated = false }: AgendaEventsProps) {
  const events = useFragment(
    graphql`
      fragment AgendaEvents_events on AgendaEvent @relay(plural: true) {
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
