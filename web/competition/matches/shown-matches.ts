import { graphql, readInlineData } from "react-relay/hooks";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { isToPlay, type MatchStatus } from "../../../server/sport/scores/match-outcome.rules";
import type { shownMatches_match$key } from "../../__generated__/shownMatches_match.graphql";
import type { shownMatches_rules$key } from "../../__generated__/shownMatches_rules.graphql";
import { takesResult } from "../public/MatchOpener";
import { readMatch, type ReadMatch } from "../public/read-match";

interface ListedMatch {
  readonly number: number;
  readonly status: MatchStatus;
  readonly outcome?: string | null;
  readonly sidesKnown: boolean;
}

interface ResultsSection<Match> {
  readonly title: string;
  readonly matches: readonly Match[];
  /** Whether it calls loudly for results. */
  readonly calls: boolean;
}

/**
 * What is played, what can be played, what has been played, the latest first, and what waits for its pairs. Sections of
 * nothing are left out.
 */
export function resultsSections<Match>(
  matches: readonly Match[],
  read: (match: Match) => ListedMatch,
): ResultsSection<Match>[] {
  const listed = matches.map((match) => ({ match, ...read(match) }));
  const running = listed.filter(({ status }) => status === "CALLED" || status === "IN_PROGRESS");
  const open = listed.filter(({ status }) => status === "SCHEDULED");
  const over = listed.filter(({ status }) => !isToPlay(status)).toSorted((a, b) => b.number - a.number);
  const sections = [
    { title: "Em andamento", listed: running, calls: true },
    { title: "A jogar", listed: open.filter(takesResult), calls: running.length === 0 },
    { title: "Encerrados", listed: over, calls: false },
    { title: "Aguardando as duplas", listed: open.filter((match) => !takesResult(match)), calls: false },
  ];
  return sections.flatMap(({ title, listed: ofSection, calls }) =>
    ofSection.length === 0 ? [] : [{ title, calls, matches: ofSection.map(({ match }) => match) }],
  );
}

/** A match as the lists of results show it, as a card or as a line. */
export interface ShownMatch extends ReadMatch {
  readonly id: string;
  /** Null in a Super 8. */
  readonly number: number | null;
  readonly phase: string | null;
  /** Its letter; null outside the groups. */
  readonly group: string | null;
  readonly courtLabel: string | null;
  /** UTC; null without a time. */
  readonly scheduledFor: string | null;
  /** UTC; null while it has no result. */
  readonly playedAt: string | null;
}

export function readShownMatch(key: shownMatches_match$key): ShownMatch {
  const match = readInlineData(
    graphql`
      fragment shownMatches_match on Match @inline {
        id
        number
        phase
        group
        courtLabel
        scheduledFor
        playedAt
        ...readMatch_match
      }
    `,
    key,
  );
  return {
    id: match.id,
    number: match.number ?? null,
    phase: match.phase ?? null,
    group: match.group ?? null,
    courtLabel: match.courtLabel ?? null,
    scheduledFor: match.scheduledFor ?? null,
    playedAt: match.playedAt ?? null,
    ...readMatch(match),
  };
}

/** A match as far as its place in the list of results needs it. */
export const asListed = ({ number, status, outcome, sides }: ShownMatch): ListedMatch => ({
  number: number ?? 0,
  status,
  outcome,
  sidesKnown: sides.every(({ athletes }) => athletes.length > 0),
});

/** What a match is played by, as the rules of scores take it. */
export function readRules(match: shownMatches_rules$key): MatchRules {
  const { rules } = readInlineData(
    graphql`
      fragment shownMatches_rules on Match @inline {
        rules {
          matchFormat
          setFormat
          fixedGames
          someoneGoesOn
        }
      }
    `,
    match,
  );
  const { matchFormat, setFormat, fixedGames, someoneGoesOn } = rules;
  return { matchFormat, setFormat, fixedGames, someoneGoesOn };
}
