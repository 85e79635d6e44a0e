import { useState, useTransition, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { MatchSheets_tournament$key } from "../../__generated__/MatchSheets_tournament.graphql";
import { Catch } from "../../ui/PageStates";
import { lazyPart, missingCodeText } from "../../ui/lazy-code";
import { toast } from "../../ui/toaster";
import { MatchOpenerContext, matchOnScreen } from "./MatchOpener";

const MatchSheet = lazyPart(async () => (await import("../matches/MatchSheet")).MatchSheet);
const AskedMatchSheet = lazyPart(async () => (await import("../matches/MatchSheet")).AskedMatchSheet);

interface MatchSheetsProps {
  tournament: MatchSheets_tournament$key;
  children: ReactNode;
}

interface OpenedSheet {
  matchId: string;
  /** Each opening is a sheet of its own. */
  opening: number;
  open: boolean;
  /** Whether the page has all of the match. */
  known: boolean;
  /** Gone once the match has moved on to another list. */
  openedBy: HTMLElement | null;
}

/** Around what shows matches to who runs their tournament: a press on any of them brings up its sheet. */
export function MatchSheets({ tournament, children }: MatchSheetsProps) {
  const { id, viewerCanScore, categories } = useFragment(
    graphql`
      fragment MatchSheets_tournament on Tournament
      @argumentDefinitions(atOnce: { type: "Boolean!", defaultValue: false }) {
        id
        viewerCanScore
        # Where the page has them anyway, no sheet waits for the server.
        categories @include(if: $atOnce) {
          matches {
            id
            ...MatchSheet_match
          }
        }
      }
    `,
    tournament,
  );
  const [asked, setAsked] = useState<string | null>(null);
  const [sheet, setSheet] = useState<OpenedSheet | null>(null);
  // What is on screen stays there until the sheet has what it shows.
  const [waiting, whenReady] = useTransition();
  const find = (matchId: string) =>
    categories?.flatMap(({ matches }) => matches).find((match) => match.id === matchId);

  const open = (matchId: string) => {
    const openedBy = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const known = find(matchId) !== undefined;
    const opening = (sheet?.opening ?? 0) + 1;
    setAsked(matchId);
    whenReady(() => setSheet({ matchId, opening, open: true, known, openedBy }));
  };
  const fail = async () => {
    setSheet(null);
    toast.error(await missingCodeText());
  };

  const shown = sheet && {
    takesResults: viewerCanScore,
    open: sheet.open,
    onClose: () => setSheet({ ...sheet, open: false }),
    returnFocusTo: () => (sheet.openedBy?.isConnected ? sheet.openedBy : matchOnScreen(sheet.matchId)),
  };
  const match = sheet?.known ? find(sheet.matchId) : undefined;
  return (
    <MatchOpenerContext value={{ open, opening: waiting ? asked : null, takesResults: viewerCanScore }}>
      {children}
      {shown ? (
        <Catch key={sheet.opening} onError={() => void fail()}>
          {match ? <MatchSheet match={match} {...shown} /> : null}
          {sheet.known ? null : <AskedMatchSheet matchId={sheet.matchId} tournamentId={id} {...shown} />}
        </Catch>
      ) : null}
    </MatchOpenerContext>
  );
}
