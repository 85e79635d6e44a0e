import { announceMatches, writeScore } from "../competition/matches/match.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { loadRulesOfMatch } from "../competition/matches/match.loader";
import { liveScoreProblem } from "../sport/scores/live-score.rules";
import { ScoreConflict } from "./scoring.errors";
import type { Prisma, Tournament } from "../../prisma/generated/client/client";
import { lockTournament } from "../tournaments/tournament.step";
import { assertStatus } from "../tournaments/tournament.errors";
import { isToPlay } from "../sport/scores/match-outcome.rules";
import { z } from "zod";
import type { SetScore } from "../sport/scores/score.rules";
import { ResultMovesMatches, VersionConflict } from "../competition/matches/match.errors";
import { recordMatchResult } from "../competition/matches/match-result.action";

const highestCount = 999;

const count = z
  .number({ error: "Informe os games dos dois lados" })
  .max(highestCount, `Cada lado pode ter no máximo ${highestCount}`);
const points = z.tuple([count, count], { error: "Informe os games dos dois lados" });

/** A score under way as it is sent: the sets in their order, the last one perhaps unfinished. */
const liveScoreSchema = z.object({
  sets: z
    .array(z.object({ games: points, tieBreak: points.nullish() }))
    .max(3, "Um jogo tem no máximo 3 sets")
    .transform((sets): SetScore[] =>
      sets.map(({ games, tieBreak }) => ({ games, tiebreak: tieBreak ?? null })),
    ),
});

/** How a match's sets stand in their rows. */
interface SetRow {
  number: number;
  gamesSide1: number;
  gamesSide2: number;
  tieBreakSide1: number | null;
  tieBreakSide2: number | null;
}

const setsToRows = (sets: readonly SetScore[]): SetRow[] =>
  sets.map(({ games, tiebreak }, index) => ({
    number: index + 1,
    gamesSide1: games[0],
    gamesSide2: games[1],
    tieBreakSide1: tiebreak?.[0] ?? null,
    tieBreakSide2: tiebreak?.[1] ?? null,
  }));

const matchToPlay = {
  include: { category: true, players: { select: { side: true } } },
} satisfies Prisma.MatchDefaultArgs;
type MatchToPlay = Prisma.MatchGetPayload<typeof matchToPlay> & { tournament: Tournament };

/**
 * Locks a match's tournament and reads the match.
 * @throws RuleViolation unless its two sides are known and it still has to be played to its end.
 */
async function lockMatchToPlay(tx: Transaction, matchId: string): Promise<MatchToPlay> {
  const { tournamentId } = await tx.match.findUniqueOrThrow({
    where: { id: matchId },
    select: { tournamentId: true },
  });
  const tournament = await lockTournament(tx, tournamentId);
  assertStatus(tournament, "IN_PROGRESS");
  const match = await tx.match.findUniqueOrThrow({ where: { id: matchId }, ...matchToPlay });
  if (!isToPlay(match.status))
    throw new RuleViolation(
      "MATCH_OVER",
      match.status === "CANCELLED"
        ? "O torneio foi encerrado antes deste jogo: ele não pode mais receber placar."
        : "Este jogo já foi encerrado. Para mudar o placar, corrija o resultado.",
    );
  if (new Set(match.players.map(({ side }) => side)).size < 2)
    throw new RuleViolation("SIDES_UNKNOWN", "As duas duplas deste jogo ainda não estão definidas.");
  return { ...match, tournament };
}

/**
 * Records the live score of a match in progress. It does not decide the match or affect standings and the draw.
 * The client sends the whole score instead of a single game, so that a request that arrives twice has no extra effect.
 * @param expectedVersion the match's version that the score is based on.
 * @throws InvalidInput, ScoreConflict, RuleViolation
 */
export function recordLiveScore(
  ctx: ActionContext,
  matchId: string,
  expectedVersion: number,
  input: unknown,
): Promise<void> {
  const { sets } = parseInput(liveScoreSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const match = await lockMatchToPlay(tx, matchId);
    if (match.version !== expectedVersion) throw new ScoreConflict(matchId);
    const rules = await loadRulesOfMatch(tx, match, match.category, match.tournament);
    const wrong = liveScoreProblem(rules, sets);
    if (wrong)
      throw new InvalidInput([
        {
          path: wrong.setIndex === null ? ["sets"] : ["sets", String(wrong.setIndex), "games"],
          message: wrong.message,
        },
      ]);
    await writeScore(tx, match, setsToRows(sets), ctx.now);
    await announceMatches(ctx, tx, match.tournamentId, [matchId]);
  });
}

/**
 * Ends a match with its result, from where it was scored, or corrects it there.
 * @param byLink whether it is scored with the match's link, which opens one match and moves no other.
 * @throws InvalidInput, ScoreConflict, RuleViolation, ResultMovesMatches
 */
export async function finishLiveMatch(
  ctx: ActionContext,
  matchId: string,
  expectedVersion: number,
  result: { readonly acceptMoves?: boolean | null },
  byLink: boolean,
): Promise<void> {
  try {
    const acceptMoves = !byLink && result.acceptMoves === true;
    await recordMatchResult(ctx, matchId, expectedVersion, { ...result, acceptMoves });
  } catch (error) {
    if (error instanceof VersionConflict) throw new ScoreConflict(matchId);
    if (error instanceof ResultMovesMatches && byLink)
      throw new RuleViolation(
        error.code,
        "Esta correção muda as duplas de outros jogos. Quem organiza o torneio precisa fazê-la, em Resultados.",
      );
    throw error;
  }
}
