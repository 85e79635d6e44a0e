import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarSync, History, UserRoundX } from "lucide-react";
import { useState } from "react";
import { graphql, useRefetchableFragment } from "react-relay/hooks";
import type { AthleteClassesPageQuery } from "../../__generated__/AthleteClassesPageQuery.graphql";
import type { AthleteClassesPage_athlete$key } from "../../__generated__/AthleteClassesPage_athlete.graphql";
import type { AthleteClassesPageAthleteHistoryQuery } from "../../__generated__/AthleteClassesPageAthleteHistoryQuery.graphql";
import query from "../../__generated__/AthleteClassesPageAthleteHistoryQuery.graphql";
import { useSession } from "../../identity/public/session";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { ButtonLink } from "../../ui/Links";
import { EmptyState } from "../../ui/PageStates";
import { lazyDialog } from "../../ui/lazy-code";
import { DataList } from "../../ui/list/DataList";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { ProgressNotes } from "../public/ProgressNotes";
import { athleteClassRow, classColumns, dayOfClass, hoursOfClass } from "./class-columns";
import { AthleteCredits } from "./AthleteCredits";
import { ComingClasses } from "./ComingClasses";

/** As many as the server tells at once. */
const pageSize = 30;

/** What has been, the latest first. */
export function AthleteHistory({ athlete }: { athlete: AthleteClassesPage_athlete$key }) {
  const [{ id, classRecord }, refetch] = useRefetchableFragment<
    AthleteClassesPageAthleteHistoryQuery,
    AthleteClassesPage_athlete$key
  >(
    graphql`
      fragment AthleteClassesPage_athlete on Athlete
      @refetchable(queryName: "AthleteClassesPageAthleteHistoryQuery")
      @argumentDefinitions(until: { type: "DateTime" }) {
        id
        classRecord {
          past(until: $until) {
            ...classColumns_class
          }
        }
      }
    `,
    athlete,
  );
  const [until, setUntil] = useState<string | null>(null);
  const { ask, refreshing, failed } = useListRefetch<
    AthleteClassesPageAthleteHistoryQuery,
    { until: string | null }
  >(query, { id }, refetch);
  const rows = (classRecord?.past ?? []).map((one) => athleteClassRow(one));
  const goTo = (next: string | null) => {
    setUntil(next);
    ask({ until: next });
  };
  const last = rows.at(-1);
  return (
    <Stack as="section" gap="3" aria-labelledby="historico">
      <Heading as="h2" id="historico" textStyle="lg" fontWeight="bold">
        Histórico
      </Heading>
      <DataList
        label="Histórico de aulas"
        rows={rows}
        columns={classColumns(true)}
        nameOf={(one) => `${dayOfClass(one)}, ${hoursOfClass(one)}`}
        refreshing={refreshing}
        failed={failed}
        empty={<EmptyState icon={History} title="Nenhuma aula ainda" />}
      />
      {until !== null || rows.length === pageSize ? (
        <Flex gap="2" justify="center">
          {until === null ? null : (
            <Button variant="outline" colorPalette="gray" onClick={() => goTo(null)}>
              Mais recentes
            </Button>
          )}
          {last && rows.length === pageSize ? (
            <Button variant="outline" colorPalette="gray" onClick={() => goTo(last.startsAt)}>
              Mais antigas
            </Button>
          ) : null}
        </Flex>
      ) : null}
    </Stack>
  );
}

const CalendarDialog = lazyDialog(
  async () => (await import("../../schedule/public/CalendarDialog")).CalendarDialog,
);

/** /athlete-classes/:athleteId: an athlete's classes, for the athlete and who manages the arena. */
export function AthleteClassesPage() {
  const state = useSession();
  const manages = state.status === "signedIn" && state.session.roles.includes("ARENA_MANAGER");
  return (
    <PageFrame
      title="Aulas do Atleta"
      back={manages ? { to: "/arena-athletes", label: "Atletas da Arena" } : undefined}
    >
      <PageContent
        skeleton={<DataListSkeleton columns={classColumns(false)} rows={6} />}
        problem="Erro ao carregar aulas do atleta"
      >
        <Content manages={manages} />
      </PageContent>
    </PageFrame>
  );
}

function Content({ manages }: { manages: boolean }) {
  const { athlete } = usePageQuery<AthleteClassesPageQuery>(graphql`
    query AthleteClassesPageQuery($key: UUID!) {
      athlete(key: $key) {
        id
        key
        displayName
        # Null of anybody else.
        hasCalendarFeed
        classRecord {
          ...ComingClasses_record
          ...AthleteCredits_record
        }
        progressNotes {
          id
        }
        ...ProgressNotes_athlete
        ...AthleteClassesPage_athlete
      }
    }
  `);
  if (!athlete || (!athlete.classRecord && !athlete.progressNotes))
    return (
      <EmptyState
        icon={UserRoundX}
        title="Aulas não encontradas"
        description="Só o próprio atleta e a arena dele veem esta página."
      >
        <ButtonLink to="/">Voltar ao Início</ButtonLink>
      </EmptyState>
    );
  return (
    <Stack gap="8">
      <Flex mt="-3" gap="3" align="center" justify="space-between" wrap="wrap">
        <Text color="fg.muted" fontWeight="semibold">
          {athlete.displayName}
        </Text>
        {athlete.hasCalendarFeed === null || athlete.hasCalendarFeed === undefined ? null : (
          <SubscribeButton size="sm" variant="ghost" />
        )}
      </Flex>
      {athlete.classRecord ? (
        <>
          <ComingClasses
            record={athlete.classRecord}
            athleteId={athlete.id}
            athleteKey={athlete.key}
            manages={manages}
          />
          <AthleteCredits
            record={athlete.classRecord}
            athleteId={athlete.id}
            athleteName={athlete.displayName}
          />
        </>
      ) : null}
      <ProgressNotes athlete={athlete} under="page" />
      {athlete.classRecord ? <AthleteHistory athlete={athlete} /> : null}
    </Stack>
  );
}

/** 'Assinar agenda', for who plays or teaches. */
function SubscribeButton(look: ButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" colorPalette="gray" {...look} onClick={() => setOpen(true)}>
        <CalendarSync />
        Assinar agenda
      </Button>
      <CalendarDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
