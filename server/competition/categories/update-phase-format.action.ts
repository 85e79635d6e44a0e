import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { phaseFields, phasesOfCategory, type DecidingPhase } from "../../sport/scores/deciding-phase.rules";
import { changeRules } from "../../tournaments/categories/category-course.step";
import { categoryCancelled, isCancelledCategory } from "../../tournaments/categories/category-state.rules";
import { lockBoard } from "../board/lock-board.step";
import { announceMatches } from "../matches/announce-matches.step";
import { matchesOfPhase, phaseHasBegun } from "../matches/match-rules.loader";
import { phaseFormatSchema } from "./category-rules.rules";

const begun: Record<DecidingPhase, string> = {
  ROUND_OF_16: "As oitavas de final já começaram: o formato delas não muda mais.",
  QUARTERFINAL: "As quartas de final já começaram: o formato delas não muda mais.",
  SEMIFINAL: "As semifinais já começaram: o formato delas não muda mais.",
  THIRD_PLACE: "A disputa de 3º lugar já começou: o formato dela não muda mais.",
  FINAL: "A final já começou: o formato dela não muda mais.",
};
const missing: Record<DecidingPhase, string> = {
  ROUND_OF_16: "Esta categoria não tem oitavas de final.",
  QUARTERFINAL: "Esta categoria não tem quartas de final.",
  SEMIFINAL: "Esta categoria não tem semifinal.",
  THIRD_PLACE: "Esta categoria não tem disputa de 3º lugar.",
  FINAL: "Esta categoria não tem final.",
};

/**
 * Changes what one of the last rounds of a category or its match for third place is played by, until the first of those
 * matches begins; also after the draw. Matches keep their times, as they do when the planned length changes.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation
 */
export function updatePhaseFormat(ctx: ActionContext, categoryId: string, input: unknown): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category, board } = await lockBoard(tx, categoryId);
    if (isCancelledCategory(category)) throw new RuleViolation("CATEGORY_CANCELLED", categoryCancelled);
    const { phase, matchFormat, setFormat } = parseInput(phaseFormatSchema(category), input);
    const matches = matchesOfPhase(board, category, phase);
    const exists = category.draw === null ? phasesOfCategory(category).includes(phase) : matches.length > 0;
    if (!exists) throw new RuleViolation("PHASE_NOT_PLAYED", missing[phase], ["phase"]);
    if (phaseHasBegun(matches))
      throw new RuleViolation("PHASE_BEGUN", begun[phase], [
        matchFormat === undefined ? "setFormat" : "matchFormat",
      ]);
    const fields = phaseFields[phase];
    await changeRules(tx, categoryId, {
      ...(matchFormat === undefined ? {} : { [fields.matchFormat]: matchFormat }),
      ...(setFormat === undefined ? {} : { [fields.setFormat]: setFormat }),
    });
    await announceMatches(
      ctx,
      tx,
      tournament.id,
      matches.map(({ id }) => id),
    );
    return tournament.id;
  });
}
