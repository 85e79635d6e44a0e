import type { Tournament } from "../../../prisma/generated/client/client";
import type { Board } from "../board/tournament-board.loader";
import type { EnrolmentWithAthlete } from "../../enrolments/enrolment.loader";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import { athletesToDraw } from "../draws/draw-entries.loader";
import { superNKey } from "../../sport/draws/draw-start.rules";
import {
  planSuperN,
  type SuperNEntry,
  type SuperNPlan,
  type SuperNProblem,
} from "../../sport/super-n/plan-super-n.rules";

/** A Super N as it would be drawn now. */
export interface SuperNDraw {
  toDraw: EnrolmentWithAthlete[];
  /** Still enrolled, but without a place. */
  leftOut: EnrolmentWithAthlete[];
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
  const { toDraw, leftOut } = athletesToDraw(board, id);
  const entries = toDraw.map(({ athlete }) => ({ id: athlete.id, gender: athlete.gender }));
  const mixed = gender === "MIXED" && kind !== "SUPER8";
  return {
    toDraw,
    leftOut,
    entries,
    mixed,
    key: superNKey(entries, mixed),
    plan: planSuperN(entries, mixed, lotsSeed),
  };
}
