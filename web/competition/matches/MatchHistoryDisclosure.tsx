import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { History } from "lucide-react";
import { Suspense, useState } from "react";
import { Catch } from "../../ui/Catch";
import { Notice } from "../../ui/Notice";
import { RowsSkeleton } from "../../ui/Skeletons";
import { MatchHistory } from "./MatchHistory";

/** Asked for only by who wants to see it. */
export function MatchHistoryDisclosure({ matchId, version }: { matchId: string; version: number }) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <Stack gap="3" align="stretch">
      <Button
        type="button"
        variant="ghost"
        colorPalette="gray"
        size="sm"
        alignSelf="flex-start"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          setFailed(false);
        }}
      >
        <History />
        {open ? "Esconder histórico" : "Ver histórico do jogo"}
      </Button>
      {open && !failed ? (
        <Catch onError={() => setFailed(true)}>
          <Suspense fallback={<RowsSkeleton rows={2} />}>
            <MatchHistory matchId={matchId} version={version} />
          </Suspense>
        </Catch>
      ) : null}
      {failed ? (
        <Notice tone="error">Não foi possível carregar o histórico. Feche e abra de novo.</Notice>
      ) : null}
    </Stack>
  );
}
