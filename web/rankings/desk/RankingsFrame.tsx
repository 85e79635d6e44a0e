import { Button } from "@chakra-ui/react/button";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { useDialogAskedFor } from "../../ui/use-dialog-asked-for";
import { deskColumns } from "./desk-columns";

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
