import { isToPlay, type MatchStatus } from "../../../server/tournaments/matches/match-status.rules";

interface ListedMatch {
  readonly number?: number | null;
  readonly status: MatchStatus;
  readonly outcome?: string | null;
  readonly sides: readonly { readonly pair?: unknown }[];
}

export interface ResultsSection<Match> {
  readonly title: string;
  readonly matches: readonly Match[];
  /** Whether it calls loudly for results. */
  readonly calls: boolean;
}

/** Whether both sides are known, and neither goes on without playing. */
export const takesResult = ({ sides, outcome, status }: ListedMatch): boolean =>
  status !== "CANCELLED" && outcome !== "BYE" && sides.every(({ pair }) => Boolean(pair));

/**
 * What is played, what can be played, what has been played, the latest first, and what waits for its pairs. Sections of
 * nothing are left out.
 */
export function resultsSections<Match extends ListedMatch>(
  matches: readonly Match[],
): ResultsSection<Match>[] {
  const running = matches.filter(({ status }) => status === "CALLED" || status === "IN_PROGRESS");
  const open = matches.filter(({ status }) => status === "SCHEDULED");
  const over = matches.filter(({ status }) => !isToPlay(status));
  return [
    { title: "Em andamento", matches: running, calls: true },
    { title: "A jogar", matches: open.filter(takesResult), calls: running.length === 0 },
    {
      title: "Encerrados",
      matches: over.toSorted((a, b) => (b.number ?? 0) - (a.number ?? 0)),
      calls: false,
    },
    { title: "Aguardando as duplas", matches: open.filter((match) => !takesResult(match)), calls: false },
  ].filter((section) => section.matches.length > 0);
}
