import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { DialogFrame } from "../../ui/lazy-code";
import { AskedDetails } from "../../ui/list/RowDetails";
import { RowsSkeleton } from "../../ui/PageStates";
import { firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { OwnCalendarDialogQuery } from "../../__generated__/OwnCalendarDialogQuery.graphql";
import { DetailSection } from "../../ui/Facts";
import { today } from "../../ui/format";
import { AgendaEvents, OwnMonth } from "../own-calendar/OwnAgenda";

interface OwnCalendarDialogProps {
  athleteKey: string;
  open: boolean;
  onClose: () => void;
}

/** 'Calendário': a month of what one plays, takes and has rented, and what comes next. */
export function OwnCalendarDialog({ athleteKey, open, onClose }: OwnCalendarDialogProps) {
  return (
    <DialogFrame open={open} onClose={onClose} size="lg" sheet title="Calendário">
      <AskedDetails skeleton={<RowsSkeleton rows={4} />} failure="Erro ao carregar eventos">
        {(attempt) => <OwnCalendar athleteKey={athleteKey} attempt={attempt} />}
      </AskedDetails>
    </DialogFrame>
  );
}

interface OwnCalendarProps {
  athleteKey: string;
  /** Relay fetch key: a new value refetches. */
  attempt: number;
}

function OwnCalendar({ athleteKey, attempt }: OwnCalendarProps) {
  const [day] = useState(() => today(brasiliaTime));
  const { athlete } = useLazyLoadQuery<OwnCalendarDialogQuery>(
    graphql`
      query OwnCalendarDialogQuery($key: UUID!, $month: Date!) @raw_response_type {
        athlete(key: $key) {
          ...OwnAgenda_athlete @arguments(month: $month)
          nextInAgenda {
            ...OwnAgenda_events
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
