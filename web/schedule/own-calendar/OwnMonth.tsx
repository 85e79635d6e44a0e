import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useRefetchableFragment } from "react-relay/hooks";
import { firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { dateInWords } from "../../../server/platform/time/date-in-words.rules";
import { counted } from "../../../server/platform/plural.rules";
import type { OwnMonth_athlete$key } from "../../__generated__/OwnMonth_athlete.graphql";
import query, { type OwnMonthQuery } from "../../__generated__/OwnMonthQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { DetailSection } from "../../ui/DetailSection";
import { ListFailure } from "../../ui/list/ListFailure";
import { MonthGrid } from "../../ui/MonthGrid";
import { AgendaEvents } from "./AgendaEvents";

interface OwnMonthProps {
  athlete: OwnMonth_athlete$key;
  /** YYYY-MM-DD */
  today: string;
}

/** A month at a time: its days, and what is on the one that is chosen. */
export function OwnMonth({ athlete, today }: OwnMonthProps) {
  const [day, setDay] = useState(today);
  const [{ id, agenda }, refetch] = useRefetchableFragment<OwnMonthQuery, OwnMonth_athlete$key>(
    graphql`
      fragment OwnMonth_athlete on Athlete
      @refetchable(queryName: "OwnMonthQuery")
      @argumentDefinitions(month: { type: "Date!" }) {
        id
        agenda(month: $month) {
          firstDay
          lastDay
          ...AgendaEvents_events
        }
      }
    `,
    athlete,
  );
  const { ask, refreshing, failed } = useListRefetch<OwnMonthQuery, { month: string }>(
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
