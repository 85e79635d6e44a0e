import { z } from "zod";
import type { SetScore } from "../sport/scores/score.rules";

const highestCount = 999;

const count = z
  .number({ error: "Informe os games dos dois lados" })
  .max(highestCount, `Cada lado pode ter no máximo ${highestCount}`);
const points = z.tuple([count, count], { error: "Informe os games dos dois lados" });

/** A score under way as it is sent: the sets in their order, the last one perhaps unfinished. */
export const liveScoreSchema = z.object({
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

export const setsToRows = (sets: readonly SetScore[]): SetRow[] =>
  sets.map(({ games, tiebreak }, index) => ({
    number: index + 1,
    gamesSide1: games[0],
    gamesSide2: games[1],
    tieBreakSide1: tiebreak?.[0] ?? null,
    tieBreakSide2: tiebreak?.[1] ?? null,
  }));
