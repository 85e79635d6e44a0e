import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Plus, Repeat } from "lucide-react";

import { graphql, usePaginationFragment } from "react-relay/hooks";
import query, { type MonthlyPlansListQuery } from "../../__generated__/MonthlyPlansListQuery.graphql";
import type { MonthlyPlansList_arena$key } from "../../__generated__/MonthlyPlansList_arena.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState } from "../../ui/EmptyState";
import { today } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/NothingFound";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress } from "../../ui/list/use-list-address";
import { useOpenedRow } from "../../ui/list/use-opened-row";
import { MoreMenu } from "../../ui/MoreMenu";
import { RowsSkeleton } from "../../ui/Skeletons";
import { MonthNumbers } from "./MonthNumbers";
import { actsOnPlan, planActIcon, planActLabel, type ActingOnPlan } from "./plan-acts";
import { planColumns } from "./plan-columns";
import { planFilterNames, planStateOptions, planVariables, type PlanVariables } from "./plan-filters";
import { PlanDialogs } from "./PlanDialogs";
import { lazyPart } from "../../ui/lazy-part";

const PlanDetails = lazyPart(async () => (await import("./PlanDetails")).PlanDetails);

interface MonthlyPlansListProps {
  arena: MonthlyPlansList_arena$key;
  /** What is being done; null for nothing. */
  acting: ActingOnPlan | null;
  onAct: (acting: ActingOnPlan | null) => void;
}

/** What athletes pay every month, and what this month's and the next month's charges come to. */
export function MonthlyPlansList({ arena: key, acting, onAct }: MonthlyPlansListProps) {
  const { data, refetch, ...more } = usePaginationFragment<MonthlyPlansListQuery, MonthlyPlansList_arena$key>(
    graphql`
      fragment MonthlyPlansList_arena on Arena
      @refetchable(queryName: "MonthlyPlansListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        running: { type: "Boolean" }
      ) {
        id
        timeZone
        ...MonthNumbers_arena
        monthlyPlans(first: $count, after: $cursor, search: $search, running: $running)
          @connection(key: "MonthlyPlansList_monthlyPlans") {
          edges {
            node {
              id
              athleteName
              description
              amountInCents
              dueDay
              startsOn
              endsOn
              pausedMonths
            }
          }
        }
      }
    `,
    key,
  );
  const { id: arenaId, timeZone, monthlyPlans } = data;
  const { ask, refreshing, failed } = useListRefetch<MonthlyPlansListQuery, PlanVariables>(
    query,
    { id: arenaId },
    refetch,
  );
  const address = useListAddress(planFilterNames, (asked) => ask(planVariables(asked)));
  const opened = useOpenedRow();
  const day = today(timeZone);
  const rows = (monthlyPlans?.edges ?? []).map(({ node }) => {
    const { id, athleteName, description, amountInCents, dueDay, startsOn, endsOn, pausedMonths } = node;
    const shown = { id, athleteName, description, amountInCents, dueDay };
    return { ...shown, startsOn, endsOn: endsOn ?? null, pausedMonths };
  });

  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <MonthNumbers arena={data} />
      <Stack gap="0">
        <ListBar
          search={{
            value: address.search,
            placeholder: "Nome do atleta",
            onChange: (search) => address.change({ search }),
          }}
          filters={[
            {
              label: "Situação",
              value: address.filters.situacao,
              options: planStateOptions,
              all: "Em vigor",
              onChange: (situacao) => address.change({ filters: { situacao } }),
            },
          ]}
        />
        {refreshing ? (
          <Text as="output" srOnly>
            Carregando as mensalidades…
          </Text>
        ) : null}
        <DataList
          label="Mensalidades"
          rows={rows}
          columns={planColumns(day)}
          nameOf={({ athleteName }) => athleteName}
          openAt={({ id }) => opened.addressOf(id)}
          openedId={opened.openedId}
          rowActions={(plan) => {
            const acts = actsOnPlan(plan, day);
            return acts.length === 0 ? null : (
              <MoreMenu
                label={`Mais ações para ${plan.athleteName}`}
                variant="ghost"
                actions={acts.map((act) => ({
                  label: planActLabel[act],
                  icon: planActIcon[act],
                  dangerous: act === "end",
                  onSelect: () => onAct({ act, planId: plan.id }),
                }))}
              />
            );
          }}
          more={more}
          refreshing={refreshing}
          failed={failed}
          empty={
            address.isNarrowed ? (
              <NothingFound title="Nenhuma mensalidade com este filtro" onClear={address.clear} />
            ) : (
              <EmptyState
                icon={Repeat}
                title="Nenhuma mensalidade ainda"
                description="Diga quem paga todo mês, quanto e em que dia: as cobranças saem sozinhas."
              >
                <Button variant="outline" onClick={() => onAct({ act: "new" })}>
                  <Plus />
                  Criar a primeira
                </Button>
              </EmptyState>
            )
          }
        />
      </Stack>
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Mensalidade"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(id, attempt) => <PlanDetails id={id} fetchKey={`${attempt}`} today={day} onAct={onAct} />}
      </RowDetails>
      <PlanDialogs
        arenaId={arenaId}
        today={day}
        acting={acting}
        onDone={() => ask(planVariables(address))}
        onClose={() => onAct(null)}
      />
    </Stack>
  );
}
