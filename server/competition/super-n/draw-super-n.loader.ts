import type { Tournament } from "../../../prisma/generated/client/client";
import type { Board } from "../board/tournament-board.loader";
import type { Participant } from "../../enrolments/participants.loader";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import { athletesToDraw } from "../draws/draw-entrants.loader";
import { superNKey } from "../../sport/draws/draw-key.rules";
import {
  planSuperN,
  type SuperNEntry,
  type SuperNPlan,
  type SuperNProblem,
} from "../../sport/super-n/plan-super-n.rules";

/** A Super N as it would be drawn now. */
export interface SuperNDraw {
  entrants: Participant[];
  /** Still enrolled, but without a place. */
  leftOut: Participant[];
  entries: SuperNEntry[];
  mixed: boolean;
  key: string;
  plan: SuperNPlan | { readonly problem: SuperNProblem };
}

/** No statement of its own. */
export function superNDraw(
  board: Board,
  { kind }: Pick<Tournament, "kind">,
  { id, gender }: Pick<CategoryWithDraw, "id" | "gender">,
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
