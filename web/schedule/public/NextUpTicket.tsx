import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarDays, MapPin } from "lucide-react";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { agendaKindLabel } from "../../../server/schedule/calendar/agenda.rules";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import type {
  NextUpTicket_athlete$data,
  NextUpTicket_athlete$key,
} from "../../__generated__/NextUpTicket_athlete.graphql";
import { ButtonLink } from "../../ui/Links";
import { Panel } from "../../ui/Cards";
import { formatShortDay, formatTime, today } from "../../ui/format";
import { ClocksNote } from "../../ui/PlaceTime";
import { StatusBadge } from "../../ui/Badges";
import { agendaPath } from "./agenda-path";

type Next = NonNullable<NextUpTicket_athlete$data["nextUp"]>;

/** The athlete's next match or class: when, where, with whom; for the athlete and a guardian who acts for them. */
export function NextUpTicket({ athlete: key }: { athlete: NextUpTicket_athlete$key }) {
  const { nextUp: next } = useFragment(
    graphql`
      fragment NextUpTicket_athlete on Athlete {
        nextUp {
          kind
          title
          detail
          startsAt
          endsAt
          estimatedAt
          timeZone
          court
          place
          people
          isCalled
          path
        }
      }
    `,
    key,
  );
  return next ? <Ticket next={next} /> : <NothingNext />;
}

function Ticket({ next }: { next: Next }) {
  const titleId = useId();
  const where = [next.court, next.place].filter(Boolean).join(" · ");
  const facts = [next.title, next.detail].filter(Boolean).join(" · ");
  return (
    <Panel as="section" aria-labelledby={titleId} borderLeftWidth="6px" borderLeftColor="coral.solid">
      <Flex gap="2" justify="space-between" align="center" wrap="wrap">
        <Heading as="h2" id={titleId} textStyle="md" fontWeight="bold">
          {next.kind === "MATCH" ? "Seu próximo jogo" : "Sua próxima aula"}
        </Heading>
        <TicketState next={next} />
      </Flex>
      <Stack gap="1.5" mt="2">
        <When next={next} />
        {where ? (
          <HStack gap="1.5" align="center" fontWeight="semibold">
            <MapPin size={18} aria-hidden="true" />
            <span>{where}</span>
          </HStack>
        ) : null}
        <Text overflowWrap="anywhere">{next.people}</Text>
        <Text textStyle="sm" color="fg.muted">
          {facts}
        </Text>
        <ClocksNote timeZones={[next.timeZone]} />
      </Stack>
      <HStack gap="2" mt="4" wrap="wrap">
        {next.path ? (
          <ButtonLink to={next.path} size="sm">
            {next.kind === "MATCH" ? "Ver torneio" : "Ver aulas"}
          </ButtonLink>
        ) : null}
        <AgendaLink />
      </HStack>
    </Panel>
  );
}

function TicketState({ next: { kind, isCalled, estimatedAt, timeZone } }: { next: Next }) {
  if (isCalled) return <StatusBadge tone="running">Em quadra</StatusBadge>;
  if (estimatedAt)
    return <StatusBadge tone="waiting">Previsto {formatTime(estimatedAt, timeZone)}</StatusBadge>;
  return <StatusBadge tone="open">{agendaKindLabel[kind]}</StatusBadge>;
}

/** "Hoje, 18:30", "Amanhã, 08:00", "sáb., 28/11, 18:00–19:00"; with a late match's planned time. */
function When({ next: { kind, startsAt, endsAt, estimatedAt, timeZone } }: { next: Next }) {
  const [now] = useState(() => today(timeZone));
  if (!startsAt) return <TicketTime>Agora</TicketTime>;
  const day = dayAt(new Date(startsAt), timeZone);
  const dayInWords = day === now ? "Hoje" : day === addDays(now, 1) ? "Amanhã" : formatShortDay(day);
  const until = kind === "CLASS" && endsAt ? `–${formatTime(endsAt, timeZone)}` : "";
  return (
    <>
      <TicketTime>{`${dayInWords}, ${formatTime(startsAt, timeZone)}${until}`}</TicketTime>
      {estimatedAt ? (
        <Text textStyle="sm" color="fg.muted">
          A quadra está atrasada: seu jogo deve começar às {formatTime(estimatedAt, timeZone)}.
        </Text>
      ) : null}
    </>
  );
}

function TicketTime({ children }: { children: string }) {
  return (
    <Text
      fontFamily="heading"
      fontWeight="bold"
      textStyle="2xl"
      lineHeight="1.2"
      fontVariantNumeric="tabular-nums"
    >
      {children}
    </Text>
  );
}

function NothingNext() {
  return (
    <Panel>
      <Flex gap="3" justify="space-between" align="center" wrap="wrap">
        <Text>Nenhum jogo ou aula marcada.</Text>
        <HStack gap="2" wrap="wrap">
          <ButtonLink to="/torneios" size="sm">
            Ver torneios
          </ButtonLink>
          <AgendaLink />
        </HStack>
      </Flex>
    </Panel>
  );
}

const AgendaLink = () => (
  <ButtonLink to={agendaPath} size="sm" variant="outline" colorPalette="gray">
    <CalendarDays />
    Agenda
  </ButtonLink>
);
