import { graphql, useFragment } from "react-relay/hooks";
import { isToPlay } from "../../../server/sport/scores/match-status.rules";
import type { MatchSheet_match$key } from "../../__generated__/MatchSheet_match.graphql";
import { Notice } from "../../ui/Notice";
import { ScoreShortcuts } from "../../scoring/public/ScoreShortcuts";
import { MatchDetails } from "../public/MatchDetails";
import { takesResult } from "../public/match-way";
import { asListed, readShownMatch } from "./read-shown-match";
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
        ...readShownMatch_match
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
