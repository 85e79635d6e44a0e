import { Stack } from "@chakra-ui/react/stack";
import { ListOrdered } from "lucide-react";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { EmptyState } from "../../ui/EmptyState";
import { CountChips } from "../../ui/list/CountChips";
import { DataList } from "../../ui/list/DataList";
import type { MoreRows } from "../../ui/LoadMoreButton";
import { MoreMenu } from "../../ui/MoreMenu";
import { useAskedElsewhere } from "../../ui/list/use-asked-elsewhere";
import { deskColumns } from "./desk-columns";
import { actsOnRanking, type ActingOnRanking } from "./acts-on-ranking";
import { RankingDialogs } from "./RankingDialogs";
import type { RankingOwner } from "./acts-on-ranking";
import { stoppedIn, withStanding } from "./standing-in-address";
import type { ListedRanking } from "./read-listed-ranking";

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
