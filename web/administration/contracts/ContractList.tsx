import { Text } from "@chakra-ui/react/text";
import { CalendarPlus, CalendarX, Eye, FileText, Pencil } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { counted } from "../../../server/platform/plural.rules";
import type { ContractList_query$key } from "../../__generated__/ContractList_query.graphql";
import query, { type ContractListQuery } from "../../__generated__/ContractListQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState } from "../../ui/EmptyState";
import { DataList } from "../../ui/list/DataList";
import { ListBar } from "../../ui/list/ListBar";
import { NothingFound } from "../../ui/list/NothingFound";
import { RowDetails } from "../../ui/list/RowDetails";
import { useListAddress } from "../../ui/list/use-list-address";
import { useOpenedRow } from "../../ui/list/use-opened-row";
import { MoreMenu } from "../../ui/MoreMenu";
import type { MenuAction } from "../../ui/OpenMenu";
import { FormSkeleton } from "../../ui/Skeletons";
import { contractActs, type ContractAct } from "./contract-acts";
import { contractColumns } from "./contract-columns";
import { contractFilters, contractVariables, stateOptions } from "./contract-filter";
import { contractRow, type ContractOfList } from "./contract-row";
import { partyName } from "./contract-words";
import { lazyPart } from "../../ui/lazy-part";
import { lazyDialog } from "../../ui/lazy-dialog";
import { useActing } from "../../ui/use-acting";

const EditContractDialog = lazyDialog(async () => (await import("./EditContractDialog")).EditContractDialog);
const RenewContractDialog = lazyDialog(
  async () => (await import("./RenewContractDialog")).RenewContractDialog,
);
const EndContractDialog = lazyDialog(async () => (await import("./EndContractDialog")).EndContractDialog);

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
export function ContractList({ query: key }: { query: ContractList_query$key }) {
  const { data, refetch, ...more } = usePaginationFragment<ContractListQuery, ContractList_query$key>(
    graphql`
      fragment ContractList_query on Query
      @refetchable(queryName: "ContractListQuery")
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
  const fetched = useListRefetch<ContractListQuery, ReturnType<typeof contractVariables> & { count: number }>(
    query,
    {},
    refetch,
  );
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
