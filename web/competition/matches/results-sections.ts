import { isToPlay, type MatchStatus } from "../../../server/sport/scores/match-status.rules";
import { takesResult } from "../public/match-way";

export interface ListedMatch {
  readonly number: number;
  readonly status: MatchStatus;
  readonly outcome?: string | null;
  readonly sidesKnown: boolean;
}

export interface ResultsSection<Match> {
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
