import type { Tournament } from "../../../prisma/generated/client/client";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import { mailCategoryCancelled } from "../../enrolments/enrolment-mails.step";
import { repriceAll } from "../../enrolments/entry-fee.step";
import { cancelAll } from "../../enrolments/leave.step";
import { fillFreePlaces, moveUp } from "../../enrolments/places.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayAt } from "../../platform/time/time-zone.rules";
import { type CategoryFormat, entersInPairs } from "../../sport/draws/draw-plan.rules";
import { type DecidingPhase, phaseFields, phasesOfCategory } from "../../sport/scores/rules-of-match.rules";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import { changeRules, settle } from "../../tournaments/categories/category.step";
import { tooManyWildCards, wildCardsFit } from "../../tournaments/categories/category-settings.rules";
import { categoryCancelled, isCancelledCategory } from "../../tournaments/categories/category-state.rules";
import { goneStatuses } from "../../tournaments/tournament-and-enrolment-status.rules";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { assertUndrawn, lockBoard } from "../board/lock-board.step";
import { finishOrReopen } from "../classification/category-progress.step";
import { announceMatches } from "../matches/match.step";
import { matchesOfPhase, phaseHasBegun } from "../matches/match.loader";
import { categoryRulesSchema, phaseFormatSchema } from "./category-rules.rules";

/**
 * Changes how a category is drawn and played; absent fields stay.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation once it is drawn
 */
export function updateCategoryRules(ctx: ActionContext, categoryId: string, input: unknown): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category } = await lockBoard(tx, categoryId);
    assertUndrawn(category);
    const data = parseInput(categoryRulesSchema(category), input);
    if (data.drawFormat !== undefined) {
      await assertFormatMayBe(tx, tournament, category, data.drawFormat);
      if (!wildCardsFit({ ...category, drawFormat: data.drawFormat }))
        throw new InvalidInput([{ ...tooManyWildCards, path: ["drawFormat"] }]);
    }
    await changeRules(tx, categoryId, data);
    // What is kept for a wild card of a pair is more than for one athlete's.
    if (data.drawFormat !== undefined) await fillFreePlaces(tx, ctx, tournament);
    await ctx.events.emit(tx, tournamentTopic(tournament.id));
    return tournament.id;
  });
}

/** @throws RuleViolation for a Super 8 that would be none, and where people have entered already, two by two or alone. */
async function assertFormatMayBe(
  tx: Transaction,
  { kind }: Tournament,
  category: CategoryWithDraw,
  drawFormat: CategoryFormat,
): Promise<void> {
  if (entersInPairs({ drawFormat }) === entersInPairs(category)) return;
  const path = ["drawFormat"];
  if (kind === "SUPER8")
    throw new RuleViolation("IS_A_SUPER8", "Um Super 8 é jogado sem duplas fixas: o formato não muda.", path);
  const entered = await tx.enrolment.count({
    where: { categoryId: category.id, status: { notIn: [...goneStatuses] } },
  });
  if (entered > 0)
    throw new RuleViolation(
      "ALREADY_ENTERED",
      "Já há inscritos nesta categoria: entre duplas e Super N o formato só muda enquanto ninguém está inscrito.",
      path,
    );
}

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

/**
 * Cancels a category that will not be played. All its enrolments end and the athletes are notified. Payments are
 * refunded in full, whatever the refund terms, because the athletes did not withdraw. The prices of their other
 * categories are recalculated. The tournament goes on with its other categories, and is finished once all of those are
 * over. Idempotent.
 * @returns the tournament's id.
 * @throws RuleViolation for a drawn category, or the last one of the tournament.
 */
export function cancelCategory(ctx: ActionContext, categoryId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category, board } = await lockBoard(tx, categoryId);
    if (isCancelledCategory(category)) return tournament.id;
    if (category.draw !== null)
      throw new RuleViolation(
        "ALREADY_DRAWN",
        "Esta categoria já foi sorteada. Enquanto não há placar, o sorteio pode ser desfeito, e ela cancelada.",
      );
    if (!board.categories.some((other) => other.id !== categoryId && !isCancelledCategory(other)))
      throw new RuleViolation(
        "LAST_CATEGORY",
        "É a única categoria do torneio: cancele as inscrições em Gerenciar Inscrições.",
      );
    const own = board.enrolments.filter((enrolment) => enrolment.categoryId === categoryId);
    const ids = own.map(({ id }) => id);
    await cancelAll(tx, ctx, categoryId, ids);
    await settle(tx, categoryId, ctx.now);
    const timeZone = await timeZoneAt(tx, tournament.arenaId);
    const open = { tournament, timeZone, today: dayAt(ctx.now, timeZone) };
    const athleteIds = own.map(({ athleteId }) => athleteId);
    const newPrices = await repriceAll(tx, ctx, open, athleteIds);
    await mailCategoryCancelled(tx, ctx, open, category, ids, newPrices);
    await moveUp(tx, ctx, open);
    if (tournament.status !== "REGISTRATION_OPEN") await finishOrReopen(tx, ctx.now, tournament.id);
    await announceMatches(ctx, tx, tournament.id, []);
    return tournament.id;
  });
}
