import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarClock, CalendarSync, UserRoundX } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { AgendaPageQuery } from "../../__generated__/AgendaPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/Links";
import { Card, Panel } from "../../ui/Cards";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { today } from "../../ui/format";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { CalendarSubscription } from "../public/CalendarSubscription";
import { AgendaEvents, OwnMonth } from "./OwnAgenda";

const columns = { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(20rem, 2fr)" };

/** /agenda: the athlete's own calendar, for the athlete and a guardian who acts for them. */
export function AgendaPage() {
  return (
    <PageFrame title="Agenda">
      <PageContent skeleton={<AgendaSkeleton />} failure="Erro ao carregar eventos">
        <Agenda />
      </PageContent>
    </PageFrame>
  );
}

function Agenda() {
  const [day] = useState(() => today(brasiliaTime));
  const { athlete } = usePageQuery<AgendaPageQuery>(graphql`
    query AgendaPageQuery($key: UUID!, $month: Date!) {
      athlete(key: $key) {
        hasCalendarFeed
        ...OwnAgenda_athlete @arguments(month: $month)
        nextInAgenda {
          ...OwnAgenda_events
        }
      }
    }
  `);
  // Both are null for anyone but the athlete and their guardian.
  if (!athlete?.nextInAgenda)
    return (
      <EmptyState
        icon={UserRoundX}
        title="Agenda não encontrada"
        description="Só o próprio atleta vê a sua agenda."
      >
        <ButtonLink to="/">Voltar ao Início</ButtonLink>
      </EmptyState>
    );
  return (
    <Grid templateColumns={columns} gap="6" alignItems="start">
      <Panel>
        <OwnMonth athlete={athlete} today={day} />
      </Panel>
      <Stack gap="6">
        <Card title="Próximos Eventos" icon={CalendarClock}>
          <AgendaEvents events={athlete.nextInAgenda} empty="Nenhum evento agendado" dated />
        </Card>
        {typeof athlete.hasCalendarFeed === "boolean" ? (
          <Card title="No seu celular" icon={CalendarSync}>
            <Text color="fg.muted" mt="-3" mb="4">
              Crie um link e abra-o na agenda: o que mudar aqui muda lá também, em até um dia.
            </Text>
            <CalendarSubscription subscribes={athlete.hasCalendarFeed} />
          </Card>
        ) : null}
      </Stack>
    </Grid>
  );
}

function AgendaSkeleton() {
  return (
    <Grid templateColumns={columns} gap="6" alignItems="start">
      <Panel>
        <RowsSkeleton rows={6} />
      </Panel>
      <Panel>
        <RowsSkeleton rows={3} />
      </Panel>
    </Grid>
  );
}
