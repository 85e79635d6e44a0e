import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { isToPlay } from "../../../server/sport/scores/match-outcome.rules";
import type { MatchSheetQuery } from "../../__generated__/MatchSheetQuery.graphql";
import type { MatchSheet_match$key } from "../../__generated__/MatchSheet_match.graphql";
import { useAskAgain } from "../../relay/use-ask-again";
import { ScoreShortcuts } from "../../scoring/public/ScoreShortcuts";
import { DialogFrame } from "../../ui/lazy-code";
import { Notice } from "../../ui/PageStates";
import { takesResult } from "../public/MatchOpener";
import { MatchDetails } from "../public/MatchDetails";
import { useTournamentNews } from "../public/use-tournament-live";
import { asListed, readShownMatch } from "./shown-matches";
import { ScoreSheet } from "./ScoreSheet";

/** Props of a sheet; mount a new instance each time it opens. */
export interface OpenSheet {
  /** Whether the user may enter results of the match. */
  takesResults: boolean;
  open: boolean;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
}

interface MatchSheetProps extends OpenSheet {
  match: MatchSheet_match$key;
}

/** One match for its organisers: the form for its result, or its details where no result can be entered. */
export function MatchSheet({ match: key, takesResults, ...sheet }: MatchSheetProps) {
  const match = useFragment(
    graphql`
      fragment MatchSheet_match on Match {
        ...shownMatches_match
        ...ScoreSheet_match
        ...ScoreShortcuts_match
      }
    `,
    key,
  );
  const read = readShownMatch(match);
  const shortcuts = <ScoreShortcuts match={match} shown={read} />;
  if (takesResults && takesResult(asListed(read)))
    return <ScoreSheet match={match} shown={read} shortcuts={shortcuts} {...sheet} />;
  return (
    <MatchDetails match={{ ...read, expectedAt: null }} {...sheet}>
      {takesResults && isToPlay(read.status) ? (
        <>
          <Notice tone="info">O placar pode ser registrado quando se souber quem joga.</Notice>
          {shortcuts}
        </>
      ) : null}
    </MatchDetails>
  );
}

const query = graphql`
  query MatchSheetQuery($matchId: ID!) @raw_response_type {
    node(id: $matchId) {
      ... on Match {
        ...MatchSheet_match @alias(as: "match")
      }
    }
  }
`;

interface AskedMatchSheetProps extends OpenSheet {
  matchId: string;
  tournamentId: string;
}

/** The sheet of a match on a page that has only a part of it: it asks for the rest, and follows what changes. */
export function AskedMatchSheet({ matchId, tournamentId, ...sheet }: AskedMatchSheetProps) {
  const askAgain = useAskAgain<MatchSheetQuery>(query, { matchId });
  const { node } = useLazyLoadQuery<MatchSheetQuery>(
    query,
    { matchId },
    { fetchPolicy: "store-and-network" },
  );
  useTournamentNews(tournamentId, () => {
    if (sheet.open) askAgain();
  });
  if (node?.match) return <MatchSheet match={node.match} {...sheet} />;
  return (
    <DialogFrame {...sheet} sheet size="sm" title="Jogo não encontrado">
      <Notice tone="info">Este jogo não existe mais: o chaveamento mudou.</Notice>
    </DialogFrame>
  );
}
