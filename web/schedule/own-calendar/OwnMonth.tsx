import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState, useTransition } from "react";
import { graphql, useRefetchableFragment } from "react-relay/hooks";
import { firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { dateInWords } from "../../../server/platform/time/date-in-words.rules";
import { counted } from "../../../server/platform/plural.rules";
import type { OwnMonth_athlete$key } from "../../__generated__/OwnMonth_athlete.graphql";
import type { OwnMonthQuery } from "../../__generated__/OwnMonthQuery.graphql";
import { DetailSection } from "../../ui/DetailSection";
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
  const [pending, startTransition] = useTransition();
  const [{ agenda }, refetch] = useRefetchableFragment<OwnMonthQuery, OwnMonth_athlete$key>(
    graphql`
      fragment OwnMonth_athlete on Athlete
      @refetchable(queryName: "OwnMonthQuery")
      @argumentDefinitions(month: { type: "Date!" }) {
        agenda(month: $month) {
          firstDay
          lastDay
          ...AgendaEvents_events
        }
      }
    `,
    athlete,
  );
  const on = (one: string) =>
    (agenda ?? []).filter(({ firstDay, lastDay }) => firstDay <= one && one <= lastDay);
  const choose = (chosen: string) => {
    setDay(chosen);
    const month = firstOfMonth(chosen);
    // The grid goes on at once; what is on its days comes when it is here.
    if (month !== firstOfMonth(day)) startTransition(() => void refetch({ month }));
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
        {pending ? (
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
