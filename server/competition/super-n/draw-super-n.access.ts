import type { Tournament } from "../../../prisma/generated/client/client";
import type { Board, BoardCategory, BoardEnrolment } from "../board/tournament-board.access";
import { athletesToDraw } from "../draws/draw-entrants.access";
import { superNKey } from "../../sport/draws/draw-key.rules";
import {
  planSuperN,
  type SuperNEntry,
  type SuperNPlan,
  type SuperNProblem,
} from "../../sport/super-n/plan-super-n.rules";

/** A Super N as it would be drawn now. */
export interface SuperNDraw {
  entrants: BoardEnrolment[];
  /** Still enrolled, but without a place. */
  leftOut: BoardEnrolment[];
  entries: SuperNEntry[];
  mixed: boolean;
  key: string;
  plan: SuperNPlan | { readonly problem: SuperNProblem };
}

/** No statement of its own. */
export function superNDraw(
  board: Board,
  { kind }: Pick<Tournament, "kind">,
  { id, gender }: Pick<BoardCategory, "id" | "gender">,
  lotsSeed: string,
): SuperNDraw {
  const { entrants, leftOut } = athletesToDraw(board, id);
  const entries = entrants.map(({ athlete }) => ({ id: athlete.id, gender: athlete.gender }));
  const mixed = gender === "MIXED" && kind !== "SUPER8";
  return {
    entrants,
    leftOut,
    entries,
    mixed,
    key: superNKey(entries, mixed),
    plan: planSuperN(entries, mixed, lotsSeed),
  };
}
