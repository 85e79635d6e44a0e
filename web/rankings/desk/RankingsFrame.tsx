import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ListOrdered, Plus } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { brasiliaTime, dayAt } from "../../../server/platform/time/time-zone.rules";
import { EmptyState } from "../../ui/PageStates";
import { formatDate, formatMonth } from "../../ui/format";
import { CountChips } from "../../ui/list/ListBar";
import { DataList } from "../../ui/list/DataList";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import type { ListColumn } from "../../ui/list/list-column";
import { useAskedElsewhere } from "../../ui/list/list-address";
import type { MoreRows } from "../../ui/ListRows";
import { MoreMenu } from "../../ui/LazyMenu";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { useDialogAskedFor } from "../../ui/dialog-state";
import { kindColumns } from "../kind-columns";
import { type ActingOnRanking, actsOnRanking, type ListedRanking, type RankingOwner } from "./read-ranking";
import { RankingDialogs } from "./RankingDialogs";
import { stoppedIn, withStanding } from "./standing-in-address";

/** The names of the leaders, who may share the first place. */
const leaderOf = ({ leaders }: ListedRanking): string => {
  const [first, second] = leaders;
  if (first === undefined) return "";
  return second === undefined ? first : `${first} e ${second}`;
};

const deskColumns: ListColumn<ListedRanking>[] = [
  { key: "nome", label: "Ranking", phone: "name", cell: ({ name }) => name },
  ...kindColumns,
  { key: "lider", label: "Líder", phone: "facts", cell: leaderOf },
  {
    key: "lista",
    label: "Última lista",
    phone: "value",
    cell: ({ latest }) =>
      latest ? (
        <Stack as="span" gap="0" lineHeight="1.25" py={{ md: "1" }}>
          <span>
            {formatMonth(latest.month)}
            {latest.number > 1 ? `, versão ${latest.number}` : ""}
          </span>
          <Text as="span" hideBelow="md" textStyle="xs" color="fg.muted">
            publicada em {formatDate(dayAt(Date.parse(latest.publishedAt), brasiliaTime))}
          </Text>
        </Stack>
      ) : (
        "Ainda sem lista"
      ),
  },
];

export const rankingsTitle = "Rankings";

/** The page while its rankings are on their way. */
export function RankingsWait({ children }: { children: ReactNode }) {
  return (
    <PageContent
      frame={(content) => <PageFrame title={rankingsTitle}>{content}</PageFrame>}
      skeleton={
        <PageFrame title={rankingsTitle}>
          <DataListSkeleton columns={deskColumns} rows={6} actions />
        </PageFrame>
      }
      failure="Erro ao carregar rankings"
    >
      {children}
    </PageContent>
  );
}

interface RankingsFrameProps {
  children: (creating: { creating: boolean; onCreated: () => void }) => ReactNode;
}

/** The page with its rankings, and 'Criar Ranking'. */
export function RankingsFrame({ children }: RankingsFrameProps) {
  const [creating, setCreating] = useDialogAskedFor();
  return (
    <PageFrame
      title={rankingsTitle}
      actions={
        <Button onClick={() => setCreating(true)}>
          <Plus />
          Criar Ranking
        </Button>
      }
    >
      {children({ creating, onCreated: () => setCreating(false) })}
    </PageFrame>
  );
}

interface RankingsListProps {
  rows: readonly ListedRanking[];
  owner: RankingOwner;
  /** Where its rankings stand. */
  path: string;
  /** Whether 'Criar Ranking' is open. */
  creating: boolean;
  onCreated: () => void;
  more: MoreRows;
  pageSize: number;
  refreshing: boolean;
  failed: (() => void) | null;
  /** Others are to be shown, or the same as they are now. */
  onAsk: (stopped: boolean) => void;
}

const standings = [
  { value: "em-andamento", label: "Em andamento" },
  { value: "encerrados", label: "Encerrados" },
] as const;

/** The rankings of a federation or an arena, for who runs them. */
export function RankingsList({
  rows,
  owner,
  path,
  creating,
  onCreated,
  more,
  pageSize,
  refreshing,
  failed,
  onAsk,
}: RankingsListProps) {
  const [address, setAddress] = useSearchParams();
  const stopped = stoppedIn(address);
  const willAsk = useAskedElsewhere(String(stopped), () => onAsk(stopped));
  const show = (next: boolean) => {
    willAsk(String(next));
    setAddress((current) => withStanding(current, next), { replace: true, preventScrollReset: true });
    onAsk(next);
  };
  const [acting, setActing] = useState<ActingOnRanking | null>(null);
  // Another one each time it opens.
  const newRanking = useMemo(
    () => (creating ? ({ act: "save", of: owner } as const) : null),
    [creating, owner],
  );
  return (
    <Stack gap="0">
      <CountChips
        label="Situação"
        chips={standings}
        value={stopped ? "encerrados" : "em-andamento"}
        onChange={(value) => show(value === null ? !stopped : value === "encerrados")}
      />
      <DataList
        label="Rankings"
        rows={rows}
        columns={deskColumns}
        nameOf={({ name }) => name}
        openAt={({ key }) => `${path}/${key}`}
        rowActions={(ranking) => (
          <MoreMenu
            label={`Mais ações para ${ranking.name}`}
            variant="ghost"
            actions={actsOnRanking(ranking, setActing)}
          />
        )}
        more={more}
        pageSize={pageSize}
        refreshing={refreshing}
        failed={failed}
        empty={
          stopped ? (
            <EmptyState icon={ListOrdered} title="Nenhum ranking encerrado" />
          ) : (
            <EmptyState
              icon={ListOrdered}
              title="Nenhum ranking em andamento"
              description="Crie um ranking e ligue a ele as categorias dos torneios: os pontos entram sozinhos quando elas terminam."
            />
          )
        }
      />
      <RankingDialogs
        acting={newRanking ?? acting}
        onDone={(created) => (created ? show(false) : onAsk(stopped))}
        onClose={() => {
          setActing(null);
          if (creating) onCreated();
        }}
      />
    </Stack>
  );
}
