import { Skeleton } from "@chakra-ui/react/skeleton";
import { Link2Off } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import type { ScoreLinkPageQuery } from "../../__generated__/ScoreLinkPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { EmptyState } from "../../ui/PageStates";
import { PageContent } from "../../ui/PageFrame";
import { PadFrame } from "./PadFrame";
import { readScorePad, type Pad } from "./read-score-pad";
import { ScorePad } from "./ScorePad";
import { useLinkLive, usePad } from "./use-pad-live";

const pageQuery = graphql`
  query ScoreLinkPageQuery($token: String!) {
    scoreLink(token: $token) {
      phase
      ...readScorePad_pad
    }
  }
`;

/** /placar/:token: scores one match with its secret link, without signing in. */
export function ScoreLinkPage() {
  return (
    <PageContent
      skeleton={<PadSkeleton />}
      frame={(content) => <PadFrame title="Placar do jogo">{content}</PadFrame>}
    >
      <ScoreLink />
    </PageContent>
  );
}

export function PadSkeleton() {
  return (
    <PadFrame title="Placar do jogo">
      <Skeleton flex="1" borderRadius="l3" />
      <Skeleton flex="1" borderRadius="l3" />
      <Skeleton h="14" borderRadius="full" />
    </PadFrame>
  );
}

function ScoreLink() {
  const { token = "" } = useParams();
  const { scoreLink } = usePageQuery<ScoreLinkPageQuery>(pageQuery);
  // Keeps the first response; later ones arrive as live updates.
  const [initial] = useState(() => (scoreLink ? readScorePad(scoreLink, scoreLink.phase ?? null) : null));
  return initial ? <LinkedPad token={token} initial={initial} /> : <LinkIsOver />;
}

function LinkedPad({ token, initial }: { token: string; initial: Pad }) {
  const { pad, keeper, shut, take } = usePad({ matchId: initial.matchId, token }, initial);
  useLinkLive<ScoreLinkPageQuery>(token, pageQuery, take);
  if (shut) return <LinkIsOver />;
  return (
    <PadFrame title={pad.title} place={pad.courtName}>
      <ScorePad pad={pad} keeper={keeper} />
    </PadFrame>
  );
}

function LinkIsOver() {
  return (
    <PadFrame title="Placar do jogo">
      <EmptyState
        icon={Link2Off}
        heading="h2"
        title="Este link não vale mais"
        description="O jogo foi encerrado ou o link foi revogado. Peça um novo a quem organiza o torneio."
      />
    </PadFrame>
  );
}
