import { boardOf, type BoardMatch } from "../board/tournament-board.loader";
import { matchPhase } from "../../sport/draws/rounds.rules";
import { afterMatch } from "../../sport/standings/consequences.rules";
import { drawnCategory, progressOfCategory } from "./drawn-category";

type Row = Pick<BoardMatch, "tournamentId" | "categoryId" | "number" | "status">;

/** The consequences of a match, in sentences; empty in a Super N, where no result changes who plays next. */
export async function afterMatchOf(
  { tournamentId, categoryId, number, status }: Row,
  ctx: Parameters<typeof boardOf>[0],
): Promise<string[]> {
  // Return early: loading the board is expensive, and most live score updates do not finish the match.
  if (status !== "PLAYED" || number === null) return [];
  const drawn = drawnCategory(await boardOf(ctx).load(tournamentId), categoryId);
  if (!drawn) return [];
  const { plan, matches, tieBreaking } = drawn;
  const phaseOf = (of: number): string | null => {
    const { stage = null, group = null, round = 1 } = matches.find((match) => match.number === of) ?? {};
    if (stage === null) return null;
    const rounds = matches.flatMap((match) => (match.stage === stage ? match.round : []));
    return matchPhase({ stage, group, round }, Math.max(...rounds), plan.settings.format);
  };
  const { walkoverBars } = tieBreaking;
  return afterMatch(plan, progressOfCategory(drawn), number, { walkoverBars, phaseOf });
}
