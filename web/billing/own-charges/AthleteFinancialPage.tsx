import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ReceiptText } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import type { ChargeStanding } from "../../../server/billing/charge-words.rules";
import { type ChargeKind, chargeKindLabel } from "../../../server/billing/charges/charge-kind.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { AthleteFinancialPage_athlete$key } from "../../__generated__/AthleteFinancialPage_athlete.graphql";
import type { AthleteFinancialPageListQuery } from "../../__generated__/AthleteFinancialPageListQuery.graphql";
import query from "../../__generated__/AthleteFinancialPageListQuery.graphql";
import type { AthleteFinancialPageQuery } from "../../__generated__/AthleteFinancialPageQuery.graphql";
import { useSession } from "../../identity/public/session";
import { keyInAddress } from "../../relay/address-key";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { Amount } from "../../ui/Amount";
import { ButtonLink } from "../../ui/Links";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { lazyPart } from "../../ui/lazy-code";
import { CountChips } from "../../ui/list/ListBar";
import { DataList } from "../../ui/list/DataList";
import { DataListSkeleton, ListDay } from "../../ui/list/DataListRows";
import type { ListColumn } from "../../ui/list/list-column";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress, useOpenedRow } from "../../ui/list/list-address";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { dialogParameter } from "../../ui/dialog-state";
import { chargeAmountState, ChargeStatus } from "../public/charge-look";
import { OverdueNotice, OwnTotals } from "./OwnTotals";
import { ownChargeFilterNames, ownChargeVariables, type OwnTab, ownTabs, tabIn } from "./own-charge-filters";

interface OwnCharge {
  description: string;
  kind: ChargeKind;
  standing: ChargeStanding;
  amountInCents: number;
  serviceDate: string;
  /** YYYY-MM-DD; null unless it was paid in full. */
  paidOn: string | null;
}

const ownChargeColumns: ListColumn<OwnCharge>[] = [
  { key: "data", label: "Data", phone: "facts", cell: ({ serviceDate }) => <ListDay date={serviceDate} /> },
  { key: "descricao", label: "Descrição", phone: "name", cell: ({ description }) => description },
  { key: "tipo", label: "Tipo", phone: "facts", cell: ({ kind }) => chargeKindLabel[kind] },
  {
    key: "valor",
    label: "Valor",
    phone: "value",
    numeric: true,
    cell: ({ amountInCents, standing }) => (
      <Amount cents={amountInCents} state={chargeAmountState[standing]} />
    ),
  },
  {
    key: "status",
    label: "Status",
    phone: "status",
    cell: ({ standing, paidOn }) => <ChargeStatus standing={standing} paidOn={paidOn} />,
  },
];

const ChargeDetails = lazyPart(async () => (await import("../charges/ChargeDetails")).ChargeDetails);

/** What an athlete was charged: paid, owed and late, each with its Pix code. */
function AthleteCharges({ athlete: key }: { athlete: AthleteFinancialPage_athlete$key }) {
  const { data, refetch, ...more } = usePaginationFragment<
    AthleteFinancialPageListQuery,
    AthleteFinancialPage_athlete$key
  >(
    graphql`
      fragment AthleteFinancialPage_athlete on Athlete
      @refetchable(queryName: "AthleteFinancialPageListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        standing: { type: "ChargeStanding" }
      ) {
        id
        displayName
        charges {
          count
          paidCount
          pendingCount
          overdueCount
          overdueInCents
          ...OwnTotals_charges
          charges(first: $count, after: $cursor, standing: $standing)
            @connection(key: "AthleteCharges_charges") {
            edges {
              node {
                id
                description
                kind
                standing
                amountInCents
                serviceDate
                paidOn
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { id: athleteId, displayName, charges } = data;
  const { ask, refreshing, failed } = useListRefetch<
    AthleteFinancialPageListQuery,
    ReturnType<typeof ownChargeVariables>
  >(query, { id: athleteId }, refetch);
  const address = useListAddress(ownChargeFilterNames, (asked) => ask(ownChargeVariables(asked)));
  const opened = useOpenedRow();
  const tab = tabIn(address.filters.situacao);
  const rows = (charges?.charges.edges ?? []).map(({ node }) => {
    const { id, description, kind, standing, amountInCents, serviceDate, paidOn } = node;
    return { id, description, kind, standing, amountInCents, serviceDate, paidOn: paidOn ?? null };
  });
  const counts: Record<OwnTab, number> = {
    pagos: charges?.paidCount ?? 0,
    pendentes: charges?.pendingCount ?? 0,
    "em-atraso": charges?.overdueCount ?? 0,
  };
  const overdueInCents = charges?.overdueInCents ?? 0;

  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <Text mt="-3" color="fg.muted" fontWeight="semibold">
        {displayName}
      </Text>
      <OwnTotals charges={charges} />
      {overdueInCents > 0 ? <OverdueNotice /> : null}
      <CountChips
        label="Situação"
        chips={[
          { value: null, label: "Todos", count: charges?.count ?? 0 },
          ...ownTabs.map(({ value, label }) => ({ value, label, count: counts[value] })),
        ]}
        value={tab?.value ?? null}
        onChange={(situacao) => address.change({ filters: { situacao } })}
      />
      {refreshing ? (
        <Text as="output" srOnly>
          Carregando histórico…
        </Text>
      ) : null}
      <DataList
        label="Cobranças"
        rows={rows}
        columns={ownChargeColumns}
        nameOf={({ description }) => description}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
        more={more}
        refreshing={refreshing}
        failed={failed}
        empty={<EmptyState icon={ReceiptText} title={tab?.empty ?? "Nenhuma cobrança registrada"} />}
      />
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Cobrança"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(id, attempt) => <ChargeDetails id={id} fetchKey={`${attempt}`} timeZone={brasiliaTime} />}
      </RowDetails>
    </Stack>
  );
}

const title = "Histórico Financeiro";

/** /athlete-financial/:athleteId: what an athlete was charged; for the athlete, and for who manages an arena of theirs. */
export function AthleteFinancialPage() {
  const state = useSession();
  const { athleteId } = useParams();
  const manages = state.status === "signedIn" && state.session.roles.includes("ARENA_MANAGER");
  return (
    <PageFrame
      title={title}
      back={manages ? { to: "/arena-financial", label: "Relatório Financeiro" } : undefined}
      actions={
        manages ? (
          <ButtonLink to={`/arena-financial?${dialogParameter}=${keyInAddress(athleteId)}`}>
            Nova Cobrança
          </ButtonLink>
        ) : undefined
      }
    >
      <PageContent
        skeleton={<DataListSkeleton columns={ownChargeColumns} rows={8} />}
        problem="Erro ao carregar histórico financeiro"
      >
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { athlete } = usePageQuery<AthleteFinancialPageQuery>(graphql`
    query AthleteFinancialPageQuery($key: UUID!, $standing: ChargeStanding) {
      athlete(key: $key) {
        id
        # Null of anybody else.
        charges {
          __typename
        }
        ...AthleteFinancialPage_athlete @arguments(standing: $standing)
      }
    }
  `);
  if (!athlete?.charges)
    return (
      <EmptyState
        icon={ReceiptText}
        title="Cobranças não encontradas"
        description="Só o próprio atleta e as arenas dele veem esta página."
      >
        <ButtonLink to="/">Voltar ao Início</ButtonLink>
      </EmptyState>
    );
  return <AthleteCharges key={athlete.id} athlete={athlete} />;
}
