import { SearchX } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation, useParams } from "react-router-dom";
import type { ScorePageQuery } from "../../__generated__/ScorePageQuery.graphql";
import { keyInAddress } from "../../relay/address-key";
import { usePageQuery } from "../../relay/page-query";
import { EmptyState } from "../../ui/PageStates";
import { PageContent } from "../../ui/PageFrame";
import { useTournamentPaths } from "../../tournaments/public/tournament-path";
import { MatchNotesDisclosure } from "../../competition/public/MatchNotesDisclosure";
import { PadFrame } from "./PadFrame";
import { readScorePad, type Pad } from "./read-score-pad";
import { ScorePad } from "./ScorePad";
import { PadSkeleton } from "./ScoreLinkPage";
import { useMatchLive, usePad } from "./use-pad-live";

const pageQuery = graphql`
  query ScorePageQuery($matchKey: UUID!) {
    scorePad(matchKey: $matchKey) {
      phase
      ...readScorePad_pad
    }
  }
`;

/** /arena-tournament/:tournamentId/match/:matchId: the same pad for managers and referees. */
export function ScorePage() {
  return (
    <PageContent
      skeleton={<PadSkeleton />}
      frame={(content) => <PadFrame title="Placar do jogo">{content}</PadFrame>}
    >
      <Score />
    </PageContent>
  );
}

/** Referees come from their list, managers from their tournament: its page opens with the courts, after the final with the podium. */
function useBack(): { to: string; label: string } {
  const { tournamentId = "" } = useParams();
  const paths = useTournamentPaths();
  const cameFrom: unknown = useLocation().state;
  return cameFrom === "arbitragem"
    ? { to: "/arbitragem", label: "Voltar para a arbitragem" }
    : { to: paths.tournament(tournamentId), label: "Voltar para o torneio" };
}

function Score() {
  const { matchId } = useParams();
  const { scorePad } = usePageQuery<ScorePageQuery>(pageQuery);
  const [initial] = useState(() => (scorePad ? readScorePad(scorePad, scorePad.phase ?? null) : null));
  return initial ? <MatchPad matchKey={keyInAddress(matchId)} initial={initial} /> : <NotYours />;
}

function MatchPad({ matchKey, initial }: { matchKey: string; initial: Pad }) {
  const back = useBack();
  const { pad, keeper, shut, take } = usePad({ matchId: initial.matchId, token: null }, initial);
  useMatchLive<ScorePageQuery>(matchKey, pageQuery, take);
  if (shut) return <NotYours />;
  return (
    <PadFrame title={pad.title} place={pad.courtName} back={back}>
      <ScorePad pad={pad} keeper={keeper} back={back} />
      <MatchNotesDisclosure matchId={pad.matchId} />
    </PadFrame>
  );
}

function NotYours() {
  return (
    <PadFrame title="Placar do jogo" back={useBack()}>
      <EmptyState
        icon={SearchX}
        heading="h2"
        title="Jogo não encontrado"
        description="Ele não existe, ou você não pode registrar o placar dele."
      />
    </PadFrame>
  );
}
