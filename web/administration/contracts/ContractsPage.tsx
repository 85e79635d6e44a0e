import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { CalendarPlus, CalendarX, Eye, FileText, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { perPeriod } from "../../../server/administration/contracts/contract-period.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { ContractsPage_query$key } from "../../__generated__/ContractsPage_query.graphql";
import type { ContractsPageContractListQuery } from "../../__generated__/ContractsPageContractListQuery.graphql";
import query from "../../__generated__/ContractsPageContractListQuery.graphql";
import type { ContractsPageQuery } from "../../__generated__/ContractsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState, FormSkeleton } from "../../ui/PageStates";
import { formatMoney } from "../../ui/format";
import { lazyDialog, lazyPart } from "../../ui/lazy-code";
import { DataList } from "../../ui/list/DataList";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import type { ListColumn } from "../../ui/list/list-column";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/ListStates";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress, useOpenedRow } from "../../ui/list/list-address";
import { MoreMenu } from "../../ui/LazyMenu";
import type { MenuAction } from "../../ui/OpenMenu";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { useActing } from "../../ui/dialog-state";
import {
  afterwardsInWords,
  type ContractAct,
  contractActs,
  type ContractOfList,
  contractRow,
  ContractStatus,
  partyName,
  validityInBrief,
  validityInWords,
} from "./contract-row";
import { contractFilters, contractVariables, stateOptions } from "./contract-filter";

const contractColumns: ListColumn<ContractOfList>[] = [
  { key: "contratante", label: "Contratante", phone: "name", cell: partyName },
  { key: "plano", label: "Plano", phone: "none", cell: ({ plan }) => plan },
  {
    key: "valor",
    label: "Valor",
    phone: "value",
    numeric: true,
    cell: ({ priceInCents, billingPeriod }) => (
      <Box as="span" whiteSpace="nowrap">
        {formatMoney(priceInCents)}
        <Text
          as="span"
          display={{ base: "none", md: "block" }}
          textStyle="xs"
          color="fg.muted"
          fontWeight="normal"
        >
          {perPeriod[billingPeriod]}
        </Text>
      </Box>
    ),
  },
  {
    key: "vigencia",
    label: "Vigência",
    phone: "facts",
    cell: (contract) => {
      const afterwards = afterwardsInWords(contract);
      return (
        <>
          <Box as="span" hideFrom="md">
            {validityInBrief(contract)}
          </Box>
          <Box as="span" hideBelow="md" whiteSpace="nowrap">
            {validityInWords(contract)}
            {afterwards ? (
              <Text as="span" display="block" textStyle="xs" color="fg.muted">
                {afterwards}
              </Text>
            ) : null}
          </Box>
        </>
      );
    },
  },
  {
    key: "situacao",
    label: "Situação",
    phone: "status",
    cell: (contract) => <ContractStatus {...contract} />,
  },
];

const EditContractDialog = lazyDialog(async () => (await import("./ContractActDialogs")).EditContractDialog);
const RenewContractDialog = lazyDialog(
  async () => (await import("./ContractActDialogs")).RenewContractDialog,
);
const EndContractDialog = lazyDialog(async () => (await import("./ContractActDialogs")).EndContractDialog);

interface ActingOnContract {
  act: ContractAct;
  contract: ContractOfList;
}

interface ContractDialogsProps {
  /** What is being done, and to which; null for nothing. */
  acting: ActingOnContract | null;
  /** Done, or given up. */
  onClose: () => void;
}

/** The dialogs of the list and of what is open beside it. */
function ContractDialogs({ acting, onClose }: ContractDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const { act, contract } = shown.acting;
  const props = { contract, onClose, open: shown.open };
  switch (act) {
    case "edit":
      return <EditContractDialog key={shown.opening} {...props} />;
    case "renew":
      return <RenewContractDialog key={shown.opening} {...props} />;
    case "end":
      return <EndContractDialog key={shown.opening} {...props} />;
  }
}

const ContractDetails = lazyPart(async () => (await import("./ContractDetails")).ContractDetails);

const pageSize = 40;
const looks = {
  edit: { label: "Editar", icon: Pencil },
  renew: { label: "Renovar", icon: CalendarPlus },
  end: { label: "Encerrar", icon: CalendarX, dangerous: true },
} satisfies Record<ContractAct, Omit<MenuAction, "onSelect">>;

/** All contracts, what ends first at the top. */
function ContractList({ query: key }: { query: ContractsPage_query$key }) {
  const { data, refetch, ...more } = usePaginationFragment<
    ContractsPageContractListQuery,
    ContractsPage_query$key
  >(
    graphql`
      fragment ContractsPage_query on Query
      @refetchable(queryName: "ContractsPageContractListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        search: { type: "String" }
        state: { type: "ContractState" }
      ) {
        allContracts(first: $count, after: $cursor, search: $search, state: $state)
          @connection(key: "ContractList_allContracts") {
          totalCount
          edges {
            node {
              ...contractRow_contract
            }
          }
        }
      }
    `,
    key,
  );
  const fetched = useListRefetch<
    ContractsPageContractListQuery,
    ReturnType<typeof contractVariables> & { count: number }
  >(query, {}, refetch);
  const address = useListAddress(contractFilters, (ask) =>
    fetched.ask({ count: pageSize, ...contractVariables(ask) }),
  );
  const opened = useOpenedRow();
  const navigate = useNavigate();
  const [acting, setActing] = useState<ActingOnContract | null>(null);
  const [acts, setActs] = useState(0);
  const done = () => {
    setActing(null);
    setActs(acts + 1);
  };
  const actsOn = (contract: ContractOfList): MenuAction[] => [
    { label: "Ver", icon: Eye, onSelect: () => void navigate(opened.addressOf(contract.id)) },
    ...contractActs(contract).map((act) => ({
      ...looks[act],
      onSelect: () => setActing({ act, contract }),
    })),
  ];
  const { edges, totalCount } = data.allContracts;

  return (
    <>
      <ListBar
        search={{
          value: address.search,
          placeholder: "Arena, federação ou sigla",
          onChange: (search) => address.change({ search }),
        }}
        filters={[
          {
            label: "Situação",
            value: address.filters.situacao,
            all: "Todas",
            options: stateOptions,
            onChange: (situacao) => address.change({ filters: { situacao } }),
          },
        ]}
      />
      <Text mb="3" textStyle="sm" color="fg.muted">
        {counted(totalCount, "contrato encontrado", "contratos encontrados")}
      </Text>
      <DataList
        label="Contratos"
        rows={edges.map(({ node }) => contractRow(node))}
        columns={contractColumns}
        nameOf={partyName}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
        rowActions={(contract) => (
          <MoreMenu
            label={`Mais ações para o contrato com ${partyName(contract)}`}
            variant="ghost"
            actions={actsOn(contract)}
          />
        )}
        more={more}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={
          address.isNarrowed ? (
            <NothingFound title="Nenhum contrato com este filtro" onClear={address.clear} />
          ) : (
            <EmptyState
              icon={FileText}
              title="Nenhum contrato cadastrado"
              description="Cadastre o primeiro: 30 dias antes de vencer, ele aparece nos alertas."
            />
          )
        }
      />
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Detalhes do contrato"
        skeleton={<FormSkeleton fields={6} />}
      >
        {(id, attempt) => (
          <ContractDetails
            id={id}
            fetchKey={`${acts} ${attempt}`}
            onAct={(act, contract) => setActing({ act, contract })}
          />
        )}
      </RowDetails>
      <ContractDialogs acting={acting} onClose={done} />
    </>
  );
}

const CreateContractDialog = lazyDialog(
  async () => (await import("./CreateContractDialog")).CreateContractDialog,
);

/** /admin/contracts: what arenas and federations have agreed with the platform. */
export function ContractsPage() {
  const [creating, setCreating] = useState(false);
  return (
    <PageFrame
      title="Gestão de Contratos"
      subtitle={<Text color="fg.muted">O que arenas e federações combinaram com a plataforma</Text>}
      actions={
        <Button onClick={() => setCreating(true)}>
          <Plus />
          Novo Contrato
        </Button>
      }
    >
      <PageContent skeleton={<DataListSkeleton columns={contractColumns} rows={12} />}>
        <Contracts />
      </PageContent>
      <CreateContractDialog open={creating} onClose={() => setCreating(false)} />
    </PageFrame>
  );
}

function Contracts() {
  const query = usePageQuery<ContractsPageQuery>(graphql`
    query ContractsPageQuery($search: String, $state: ContractState) {
      ...ContractsPage_query @arguments(search: $search, state: $state)
    }
  `);
  return <ContractList query={query} />;
}
