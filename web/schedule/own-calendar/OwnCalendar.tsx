import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { OwnCalendarQuery } from "../../__generated__/OwnCalendarQuery.graphql";
import { DetailSection } from "../../ui/DetailSection";
import { today } from "../../ui/format";
import { AgendaEvents } from "./AgendaEvents";
import { OwnMonth } from "./OwnMonth";

interface OwnCalendarProps {
  athleteKey: string;
  /** Relay fetch key: a new value refetches. */
  attempt: number;
}

export function OwnCalendar({ athleteKey, attempt }: OwnCalendarProps) {
  const [day] = useState(() => today(brasiliaTime));
  const { athlete } = useLazyLoadQuery<OwnCalendarQuery>(
    graphql`
      query OwnCalendarQuery($key: UUID!, $month: Date!) @raw_response_type {
        athlete(key: $key) {
          ...OwnMonth_athlete @arguments(month: $month)
          nextInAgenda {
            ...AgendaEvents_events
          }
        }
      }
    `,
    { key: athleteKey, month: firstOfMonth(day) },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  if (!athlete) return null;
  return (
    <Stack gap="5">
      <OwnMonth athlete={athlete} today={day} />
      <DetailSection title="Próximos Eventos">
        <AgendaEvents events={athlete.nextInAgenda ?? []} empty="Nenhum evento agendado" dated />
      </DetailSection>
    </Stack>
  );
}
