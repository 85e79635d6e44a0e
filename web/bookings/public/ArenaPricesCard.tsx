import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { BadgeDollarSign } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { weekdayLabel, weekFromMonday } from "../../../server/platform/time/calendar-day.rules";
import type { ArenaPricesCard_arena$key } from "../../__generated__/ArenaPricesCard_arena.graphql";
import { Card } from "../../ui/Cards";
import { formatMoney, formatShortDay } from "../../ui/format";

/** What courts and days cost at an arena, and when it is open from this day on. */
export function ArenaPricesCard({ arena: key }: { arena: ArenaPricesCard_arena$key }) {
  const { day } = useFragment(
    graphql`
      fragment ArenaPricesCard_arena on PublicArena @argumentDefinitions(on: { type: "Date" }) {
        day(on: $on) {
          hourlyRateInCents
          dayUseInCents
          priceLines {
            days
            from
            to
            hourlyRateInCents
          }
          week {
            on
            opensAt
            closesAt
            reason
          }
        }
      }
    `,
    key,
  );
  if (!day) return null;
  const { priceLines, hourlyRateInCents, dayUseInCents, week } = day;
  return (
    <Card title="Preços e horários" icon={BadgeDollarSign}>
      <Stack gap="5">
        <Stack as="ul" listStyleType="none" gap="0">
          {priceLines.map(({ days, from, to, hourlyRateInCents: cents }, index) => (
            <Line key={index} name={`Quadra, ${daysInWords(days)}, das ${from} às ${to}`}>
              {formatMoney(cents)} / h
            </Line>
          ))}
          <Line name={priceLines.length > 0 ? "Quadra, nos outros horários" : "Quadra"}>
            {formatMoney(hourlyRateInCents)} / h
          </Line>
          <Line name="Day Use">{formatMoney(dayUseInCents)} por pessoa</Line>
        </Stack>
        <Stack gap="2">
          <Heading as="h3" textStyle="md" fontWeight="bold">
            Quando abre
          </Heading>
          <Stack as="ul" listStyleType="none" gap="0">
            {week.map(({ on, opensAt, closesAt, reason }) => (
              <Line key={on} name={formatShortDay(on)}>
                {[opensAt ? `${opensAt} às ${closesAt}` : "Fechada", reason].filter(Boolean).join(": ")}
              </Line>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </Card>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Flex
      as="li"
      justify="space-between"
      gap="3"
      py="1.5"
      _notFirst={{ borderTopWidth: "1px" }}
      borderColor="border.muted"
    >
      <Text minW="0">{name}</Text>
      <Text fontWeight="semibold" flexShrink="0" maxW="60%" textAlign="end">
        {children}
      </Text>
    </Flex>
  );
}

/** "segunda a sexta", "sábado e domingo", "terça, quinta e sábado". */
export function daysInWords(days: readonly string[]): string {
  const places = weekFromMonday.flatMap((day, place) => (days.includes(day) ? [place] : []));
  const name = (place: number) => weekdayLabel[weekFromMonday[place]!].toLowerCase();
  if (places.length === 7) return "todos os dias";
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  if (places.length > 2 && last - first === places.length - 1) return `${name(first)} a ${name(last)}`;
  const names = places.map(name);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
}
