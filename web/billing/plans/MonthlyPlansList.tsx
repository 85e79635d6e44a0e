import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarCheck, CalendarClock, CalendarPlus, Plus, Repeat } from "lucide-react";
import { graphql, useFragment, useLazyLoadQuery, usePaginationFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import type { MonthlyPlansList_arena$key } from "../../__generated__/MonthlyPlansList_arena.graphql";
import type { MonthlyPlansList_monthNumbersArena$key } from "../../__generated__/MonthlyPlansList_monthNumbersArena.graphql";
import type { MonthlyPlansListQuery } from "../../__generated__/MonthlyPlansListQuery.graphql";
import query from "../../__generated__/MonthlyPlansListQuery.graphql";
import type { MonthlyPlansListPlanDialogsQuery } from "../../__generated__/MonthlyPlansListPlanDialogsQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { AskedDialog } from "../../ui/Asked";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { formatMoney, today } from "../../ui/format";
import { lazyDialog, lazyPart } from "../../ui/lazy-code";
import { DataList } from "../../ui/list/DataList";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/ListStates";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress, useOpenedRow } from "../../ui/list/list-address";
import { MoreMenu } from "../../ui/LazyMenu";
import { StatCard, StatGrid } from "../../ui/Cards";
import { useActing } from "../../ui/dialog-state";
import {
  type ActingOnPlan,
  actsOnPlan,
  type PlanAct,
  planActIcon,
  planActLabel,
  planColumns,
  type PlanDialogProps,
  readPlan,
} from "./plan-columns";
import { planFilterNames, planStateOptions, planVariables, type PlanVariables } from "./plan-filters";

const NewPlansDialog = lazyDialog(async () => (await import("./NewPlansDialog")).NewPlansDialog);
const RunMonthDialog = lazyDialog(async () => (await import("./RunMonthDialog")).RunMonthDialog);
const PriceDialog = lazyDialog(async () => (await import("./PlanActDialogs")).PriceDialog);
const PauseDialog = lazyDialog(async () => (await import("./PlanActDialogs")).PauseDialog);
const EndPlanDialog = lazyDialog(async () => (await import("./PlanActDialogs")).EndPlanDialog);

const dialogOf = {
  price: PriceDialog,
  pause: PauseDialog,
  end: EndPlanDialog,
} satisfies Record<PlanAct, React.ComponentType<PlanDialogProps>>;

interface PlanDialogsProps {
  arenaId: string;
  /** YYYY-MM-DD, at the arena. */
  today: string;
  /** What is being done; null for nothing. */
  acting: ActingOnPlan | null;
  /** Something is other than before. */
  onDone: () => void;
  /** Done, or given up. */
  onClose: () => void;
}

/** The dialogs of the page, of its rows and of the plan that is open beside them. */
function PlanDialogs({ arenaId, today, acting, onDone, onClose }: PlanDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const finish = () => {
    onClose();
    onDone();
  };
  const props = { today, open: shown.open, onDone: finish, onClose };
  if (shown.acting.act === "new") return <NewPlansDialog key={shown.opening} arenaId={arenaId} {...props} />;
  if (shown.acting.act === "run") return <RunMonthDialog key={shown.opening} arenaId={arenaId} {...props} />;
  const { act, planId } = shown.acting;
  return (
    <AskedDialog key={shown.opening} onClose={onClose}>
      {(fetchKey) => <OfPlan id={planId} act={act} fetchKey={fetchKey} {...props} />}
    </AskedDialog>
  );
}

type OfPlanProps = Omit<PlanDialogProps, "plan"> & { id: string; act: PlanAct; fetchKey: string };

/** What is paused and charged by now is asked for as the dialog opens. */
function OfPlan({ id, act, fetchKey, ...props }: OfPlanProps) {
  const { node } = useLazyLoadQuery<MonthlyPlansListPlanDialogsQuery>(
    graphql`
      query MonthlyPlansListPlanDialogsQuery($id: ID!) {
        node(id: $id) {
          ...planColumns_plan @alias(as: "plan")
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "network-only" },
  );
  const Dialog = dialogOf[act];
  return node?.plan ? <Dialog plan={readPlan(node.plan)} {...props} /> : null;
}

/** What is charged for this month, and what this one and the next still bring. */
function MonthNumbers({ arena }: { arena: MonthlyPlansList_monthNumbersArena$key }) {
  const { monthsDue } = useFragment(
    graphql`
      fragment MonthlyPlansList_monthNumbersArena on Arena {
        monthsDue {
          month
          count
          totalInCents
          chargedCount
          chargedInCents
        }
      }
    `,
    arena,
  );
  const [now, next] = monthsDue ?? [];
  if (!now || !next) return null;
  const charges = (count: number) => counted(count, "cobrança", "cobranças");
  return (
    <StatGrid>
      <StatCard
        label={`Já gerado em ${monthName(now.month)}`}
        icon={CalendarCheck}
        value={formatMoney(now.chargedInCents)}
        hint={charges(now.chargedCount)}
      />
      <StatCard
        label={`A gerar em ${monthName(now.month)}`}
        icon={CalendarClock}
        value={formatMoney(now.totalInCents)}
        hint={charges(now.count)}
      />
      <StatCard
        label={`A gerar em ${monthName(next.month)}`}
        icon={CalendarPlus}
        value={formatMoney(next.totalInCents)}
        hint={
          next.chargedCount > 0
            ? `${charges(next.count)}, ${next.chargedCount} já geradas`
            : charges(next.count)
        }
      />
    </StatGrid>
  );
}

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
        ...MonthlyPlansList_monthNumbersArena
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
