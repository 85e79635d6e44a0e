import { Button } from "@chakra-ui/react/button";
import { Flag } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type { FinishTournament_tournament$key } from "../../__generated__/FinishTournament_tournament.graphql";
import { toast } from "../../ui/toaster";
import type { TournamentTab } from "../../tournaments/public/tournament-tab";
import { EarlyFinish } from "../super-n/EarlyFinish";
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
  const [finish, pending] = useFinishTournamentMutation();
  const [, setSearch] = useSearchParams();
  return (
    <EarlyFinish
      button={(ask) => (
        <Button variant="outline" colorPalette="gray" bg="bg.panel" onClick={ask}>
          <Flag />
          Encerrar torneio
        </Button>
      )}
      title="Encerrar o torneio agora?"
      confirmLabel="Encerrar torneio"
      left={matchCount - playedMatchCount}
      pending={pending}
      finish={async () => (await finish({ input: { tournamentId: id } }))?.finishTournament ?? null}
      onFinished={() => {
        setSearch({ aba: standingsTab }, { replace: true, preventScrollReset: true });
        toast.success({ title: "Torneio encerrado", description: "A classificação final está pronta." });
      }}
    />
  );
}
