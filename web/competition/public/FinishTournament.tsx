import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { Flag } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import { plural } from "../../../server/platform/plural.rules";
import type { FinishTournament_tournament$key } from "../../__generated__/FinishTournament_tournament.graphql";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { focusContent } from "../../ui/focus-content";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import type { TournamentTab } from "../../tournaments/public/tournament-tab";
import { useFinishTournamentMutation } from "../super-n/use-super-n-mutations";

const standingsTab: TournamentTab = "classificacao";

/** Ends a tournament before its last match: the rain came, or the light went. */
export function FinishTournament({ tournament: key }: { tournament: FinishTournament_tournament$key }) {
  const { id, matchCount, playedMatchCount } = useFragment(
    graphql`
      fragment FinishTournament_tournament on Tournament {
        id
        matchCount
        playedMatchCount
      }
    `,
    key,
  );
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [finish, pending] = useFinishTournamentMutation();
  const [, setSearch] = useSearchParams();
  const left = matchCount - playedMatchCount;

  const confirm = async () => {
    setRefusal(null);
    const answer = (await finish({ input: { tournamentId: id } }))?.finishTournament;
    if (answer?.__typename === "RuleViolation") return setRefusal(answer.message);
    if (answer?.__typename !== "FinishTournamentSuccess") return;
    setOpen(false);
    // The button that opened the question is gone.
    requestAnimationFrame(() => focusContent());
    setSearch({ aba: standingsTab }, { replace: true, preventScrollReset: true });
    toast.success({ title: "Torneio encerrado", description: "A classificação final está pronta." });
  };

  const close = () => {
    setOpen(false);
    setRefusal(null);
  };

  return (
    <>
      <Button variant="outline" colorPalette="gray" bg="bg.panel" onClick={() => setOpen(true)}>
        <Flag />
        Encerrar Torneio
      </Button>
      <ConfirmDialog
        open={open}
        title="Encerrar o torneio agora?"
        confirmLabel="Encerrar torneio"
        pendingLabel="Encerrando..."
        pending={pending}
        dangerous
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <Text mb="4">
          {plural(left, "O jogo que falta será cancelado", `Os ${left} jogos que faltam serão cancelados`)} e
          a classificação sai pelas médias por jogo, para que ninguém perca por ter jogado menos. Isso não
          pode ser desfeito.
        </Text>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </ConfirmDialog>
    </>
  );
}
