import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ReceiptText } from "lucide-react";

import { graphql, usePaginationFragment } from "react-relay/hooks";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import query, { type AthleteChargesListQuery } from "../../__generated__/AthleteChargesListQuery.graphql";
import type { AthleteCharges_athlete$key } from "../../__generated__/AthleteCharges_athlete.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState } from "../../ui/EmptyState";
import { CountChips } from "../../ui/list/CountChips";
import { DataList } from "../../ui/list/DataList";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress } from "../../ui/list/use-list-address";
import { useOpenedRow } from "../../ui/list/use-opened-row";
import { RowsSkeleton } from "../../ui/Skeletons";
import { OverdueNotice } from "./OverdueNotice";
import { OwnTotals } from "./OwnTotals";
import { ownChargeColumns } from "./own-charge-columns";
import { ownChargeFilterNames, ownChargeVariables, ownTabs, tabIn, type OwnTab } from "./own-charge-filters";
import { lazyPart } from "../../ui/lazy-part";

const ChargeDetails = lazyPart(async () => (await import("../charges/ChargeDetails")).ChargeDetails);

/** What an athlete was charged: paid, owed and late, each with its Pix code. */
export function AthleteCharges({ athlete: key }: { athlete: AthleteCharges_athlete$key }) {
  const { data, refetch, ...more } = usePaginationFragment<
    AthleteChargesListQuery,
    AthleteCharges_athlete$key
  >(
    graphql`
      fragment AthleteCharges_athlete on Athlete
      @refetchable(queryName: "AthleteChargesListQuery")
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
    AthleteChargesListQuery,
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
