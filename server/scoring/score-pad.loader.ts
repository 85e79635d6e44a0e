import type { Prisma } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { matchPhase } from "../sport/draws/rounds.rules";

const padRows = {
  include: {
    tournament: { select: { setFormat: true } },
    category: true,
    court: { select: { name: true } },
    players: { include: { athlete: true }, orderBy: [{ side: "asc" }, { place: "asc" }] },
    sets: { orderBy: { number: "asc" } },
  },
} satisfies Prisma.MatchDefaultArgs;

/** A match with all the data that its scorer sees. */
export type ScorePad = Prisma.MatchGetPayload<typeof padRows>;

/** @returns null for a match that does not exist. The caller has checked access. */
export const loadScorePad = ({ db }: ActionContext, matchId: string): Promise<ScorePad | null> =>
  db.match.findUnique({ where: { id: matchId }, ...padRows });

/** The full names of a side, of minors too: the scorer calls them onto the court. */
export const namesOfSide = (pad: ScorePad, side: number): string[] =>
  pad.players.filter((player) => player.side === side).map(({ athlete }) => athlete.fullName);

/** The phase of the match in its draw, in words; null before the draw. Two statements at most. */
export async function phaseOfPad({ db }: ActionContext, pad: ScorePad): Promise<string | null> {
  const { categoryId, stage, group, round } = pad;
  if (stage === null || categoryId === null) return `Rodada ${round}`;
  const [draw, last] = await Promise.all([
    db.draw.findUnique({ where: { categoryId }, select: { format: true } }),
    db.match.aggregate({ where: { categoryId, stage }, _max: { round: true } }),
  ]);
  return draw === null || draw.format === "SUPER_N"
    ? null
    : matchPhase({ stage, group, round }, last._max.round ?? round, draw.format);
}
