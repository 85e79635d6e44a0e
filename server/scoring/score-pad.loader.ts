import { allOf, type Soon } from "../platform/when-known";
import type { Prisma } from "../../prisma/generated/client/client";
import { displayNameFor } from "../athletes/athlete.access";
import type { ActionContext } from "../platform/context";

const padRows = {
  include: {
    tournament: { select: { setFormat: true } },
    category: true,
    court: { select: { name: true } },
    players: { include: { athlete: true }, orderBy: [{ side: "asc" }, { place: "asc" }] },
    sets: { orderBy: { number: "asc" } },
  },
} satisfies Prisma.MatchDefaultArgs;

/** All that whoever scores a match is shown of it. */
export type ScorePad = Prisma.MatchGetPayload<typeof padRows>;

/** @returns null for a match that does not exist; who may see it is asked before. */
export const loadScorePad = ({ db }: ActionContext, matchId: string): Promise<ScorePad | null> =>
  db.match.findUnique({ where: { id: matchId }, ...padRows });

/** Names of a side as they may be shown to whoever asks: of minors the initials, to who does not know them. */
export const namesOfSide = (pad: ScorePad, side: number, ctx: ActionContext): Soon<string[]> =>
  allOf(
    pad.players.filter((player) => player.side === side).map(({ athlete }) => displayNameFor(athlete, ctx)),
  );
