import { Wallet } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type {
  OwnCommissionsPage_viewer$data,
  OwnCommissionsPage_viewer$key,
} from "../../__generated__/OwnCommissionsPage_viewer.graphql";
import type { OwnCommissionsPageQuery } from "../../__generated__/OwnCommissionsPageQuery.graphql";
import type { OwnCommissionsPageOwnCommissionsQuery } from "../../__generated__/OwnCommissionsPageOwnCommissionsQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { Amount } from "../../ui/Amount";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { formatCount, formatMonth } from "../../ui/format";
import { lazyPart } from "../../ui/lazy-code";
import { DataList } from "../../ui/list/DataList";
import type { ListColumn } from "../../ui/list/list-column";
import { RowDetails } from "../../ui/list/RowDetails";
import { useOpenedRow } from "../../ui/list/list-address";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { StatementStatus } from "../Statement";

const OwnStatement = lazyPart(async () => (await import("./OwnStatement")).OwnStatement);

type Row = OwnCommissionsPage_viewer$data["commissionStatements"]["edges"][number]["node"];

const columns: ListColumn<Row>[] = [
  { key: "mes", label: "Mês", phone: "name", cell: ({ month }) => formatMonth(month) },
  { key: "arena", label: "Arena", phone: "facts", cell: ({ arenaName }) => arenaName },
  {
    key: "aulas",
    label: "Aulas",
    phone: "facts",
    numeric: true,
    cell: ({ classCount }) => formatCount(classCount),
  },
  {
    key: "valor",
    label: "Comissão",
    phone: "value",
    numeric: true,
    cell: ({ state, payableInCents }) => (
      <Amount cents={payableInCents} state={state === "PAID" ? "paid" : "plain"} />
    ),
  },
  {
    key: "status",
    label: "Situação",
    phone: "status",
    cell: ({ state }) => <StatementStatus state={state} />,
  },
];

/** A teacher's own statements, the latest month first. */
function OwnCommissions({ viewer }: { viewer: OwnCommissionsPage_viewer$key }) {
  const { data, ...more } = usePaginationFragment<
    OwnCommissionsPageOwnCommissionsQuery,
    OwnCommissionsPage_viewer$key
  >(
    graphql`
      fragment OwnCommissionsPage_viewer on Viewer
      @refetchable(queryName: "OwnCommissionsPageOwnCommissionsQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" }) {
        commissionStatements(first: $count, after: $cursor)
          @connection(key: "OwnCommissions_commissionStatements") {
          edges {
            node {
              id
              month
              state
              arenaName
              classCount
              payableInCents
            }
          }
        }
      }
    `,
    viewer,
  );
  const opened = useOpenedRow();
  return (
    <>
      <DataList
        label="Extratos"
        columns={columns}
        rows={data.commissionStatements.edges.map(({ node }) => node)}
        nameOf={({ month, arenaName }) => `${formatMonth(month)}, ${arenaName}`}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
        more={more}
        pageSize={24}
        empty={
          <EmptyState
            icon={Wallet}
            title="Nenhuma comissão ainda"
            description="Quando a arena combinar sua comissão, cada aula com chamada feita aparece aqui."
          />
        }
      />
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Extrato de comissão"
        skeleton={<RowsSkeleton rows={5} />}
      >
        {(id, attempt) => <OwnStatement id={id} fetchKey={`${attempt}`} />}
      </RowDetails>
    </>
  );
}

const title = "Comissões";

/** /comissoes: what teachers have earned, month by month. */
export function OwnCommissionsPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame title={title}>
          <RowsSkeleton rows={6} />
        </PageFrame>
      }
      frame={(content) => <PageFrame title={title}>{content}</PageFrame>}
      failure="Erro ao carregar as comissões"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<OwnCommissionsPageQuery>(graphql`
    query OwnCommissionsPageQuery {
      viewer {
        ...OwnCommissionsPage_viewer
      }
    }
  `);
  // Signed out meanwhile: the guard is about to lead away.
  if (!viewer) return null;
  return (
    <PageFrame title={title}>
      <OwnCommissions viewer={viewer} />
    </PageFrame>
  );
}
