import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { History } from "lucide-react";
import { useState } from "react";
import { graphql, useRefetchableFragment } from "react-relay/hooks";
import type { AthleteHistory_athlete$key } from "../../__generated__/AthleteHistory_athlete.graphql";
import query, { type AthleteHistoryQuery } from "../../__generated__/AthleteHistoryQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState } from "../../ui/EmptyState";
import { DataList } from "../../ui/list/DataList";
import { athleteClassRow } from "./athlete-class-row";
import { classColumns, dayOfClass, hoursOfClass } from "./class-columns";

/** As many as the server tells at once. */
const pageSize = 30;

/** What has been, the latest first. */
export function AthleteHistory({ athlete }: { athlete: AthleteHistory_athlete$key }) {
  const [{ id, classRecord }, refetch] = useRefetchableFragment<
    AthleteHistoryQuery,
    AthleteHistory_athlete$key
  >(
    graphql`
      fragment AthleteHistory_athlete on Athlete
      @refetchable(queryName: "AthleteHistoryQuery")
      @argumentDefinitions(until: { type: "DateTime" }) {
        id
        classRecord {
          past(until: $until) {
            ...athleteClassRow_class
          }
        }
      }
    `,
    athlete,
  );
  const [until, setUntil] = useState<string | null>(null);
  const { ask, refreshing, failed } = useListRefetch<AthleteHistoryQuery, { until: string | null }>(
    query,
    { id },
    refetch,
  );
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
