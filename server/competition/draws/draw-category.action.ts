import { settleMoneyAtDraw } from "../../enrolments/payments/money-at-draw.step";
import { beginTournament, reopenRegistration } from "../../tournaments/tournament-course.step";
import { randomBytes } from "node:crypto";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { entersInPairs } from "../../sport/draws/category-format.rules";
import { placesUndecided } from "../../tournaments/categories/place-modes.rules";
import { assertUndrawn, lockBoard, type LockedBoard } from "../board/lock-board.step";
import { lockTournament } from "../../tournaments/lock-tournament.step";
import { assertStatus } from "../../tournaments/tournament.errors";
import { superNDraw } from "../super-n/draw-super-n.loader";
import { writeSuperN } from "../super-n/write-super-n.step";
import { announceMatches } from "../matches/announce-matches.step";
import { readDrawEntries } from "./draw-entries.loader";
import { drawKey } from "../../sport/draws/draw-key.rules";
import { lotsSeedSchema } from "../../sport/draws/draw-lots.rules";
import { settingsOf } from "../../sport/draws/draw-settings.rules";
import { drawOf } from "../../sport/draws/draw-start.rules";
import { writeDraw } from "./write-draw.step";
import { takeOutOfDraw } from "../../enrolments/draw-numbers.step";
import { fillFreePlaces } from "../../enrolments/places.step";
import { hasBegun } from "../../sport/draws/first-ball.rules";

/**
 * Draws a category exactly as it was previewed: with the enrolments and settings of that moment and the same lots. The
 * first draw starts the tournament. A repeated request is rejected, because the category is already drawn.
 * @param previewed the lots' seed and the key that the preview returned.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation
 */
export function drawCategory(
  ctx: ActionContext,
  categoryId: string,
  previewed: { lotsSeed: string; key: string },
): Promise<string> {
  const lotsSeed = parseInput(lotsSeedSchema, previewed.lotsSeed);
  return inTransaction(ctx.db, async (tx) => {
    const locked = await lockBoard(tx, categoryId);
    await drawLocked(ctx, tx, locked, lotsSeed, previewed.key);
    await fillFreePlaces(tx, ctx, locked.tournament); // a drawn category keeps none for wild cards
    await announceMatches(ctx, tx, locked.tournament.id, "all");
    return locked.tournament.id;
  });
}

/**
 * Draws every category as it is set, with new lots: all of them or none.
 * @throws RuleViolation
 */
export function drawEveryCategory(ctx: ActionContext, tournamentId: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    assertStatus(await lockTournament(tx, tournamentId), "REGISTRATION_OPEN");
    const categories = await tx.tournamentCategory.findMany({
      where: { tournamentId, draw: null, settledAt: null },
      select: { id: true },
      orderBy: { id: "asc" },
    });
    for (const { id } of categories) {
      const locked = await lockBoard(tx, id);
      await drawLocked(ctx, tx, locked, randomBytes(16).toString("hex"), null);
    }
    await announceMatches(ctx, tx, tournamentId, "all");
  });
}

async function drawLocked(
  ctx: ActionContext,
  tx: Transaction,
  locked: LockedBoard,
  lotsSeed: string,
  key: string | null,
): Promise<void> {
  const { tournament, category } = locked;
  assertUndrawn(category);
  if (placesUndecided(category))
    throw new RuleViolation(
      "PLACES_UNDECIDED",
      `${category.name}: defina antes as vagas, na página de inscrições.`,
    );
  await (entersInPairs(category) ? drawPairs : drawSuperN)(ctx, tx, locked, lotsSeed, key);
  await settleMoneyAtDraw(tx, ctx, tournament, category.id);
  if (tournament.status === "REGISTRATION_OPEN") await beginTournament(tx, tournament.id, ctx.now);
}

/** @throws RuleViolation when something else was previewed than what would be drawn. */
function assertPreviewed(key: string | null, now: string): void {
  if (key !== null && key !== now)
    throw new RuleViolation(
      "PREVIEW_OUTDATED",
      "As inscrições ou as regras mudaram depois da prévia. Confira o novo chaveamento antes de confirmar.",
    );
}

const named = ({ board, category }: LockedBoard, problem: string): string =>
  `${board.categories.length > 1 ? `${category.name}: ` : ""}${problem}.`;

async function drawSuperN(
  ctx: ActionContext,
  tx: Transaction,
  locked: LockedBoard,
  lotsSeed: string,
  previewed: string | null,
): Promise<void> {
  const { tournament, category, board } = locked;
  const { key, plan } = superNDraw(board, tournament, category, lotsSeed);
  assertPreviewed(previewed, key);
  if ("problem" in plan) throw new RuleViolation(plan.problem.code, named(locked, plan.problem.message));
  await writeSuperN(ctx, tx, tournament, category, { lotsSeed, plan });
}

async function drawPairs(
  ctx: ActionContext,
  tx: Transaction,
  locked: LockedBoard,
  lotsSeed: string,
  key: string | null,
): Promise<void> {
  const { tournament, category, board } = locked;
  const { entries } = await readDrawEntries(tx, tournament, category.id, board);
  const settings = settingsOf(category);
  assertPreviewed(key, drawKey(entries, settings));
  const plan = drawOf(entries, settings, lotsSeed, tournament.minPairs);
  if ("problem" in plan) throw new RuleViolation("CANNOT_DRAW", named(locked, plan.problem));
  await writeDraw(ctx, tx, {
    tournamentId: tournament.id,
    categoryId: category.id,
    board,
    entries,
    lotsSeed,
    plan,
  });
}

/**
 * Takes a draw back with all its matches; everybody in it is enrolled as before, and enrolments open again once no
 * category is drawn.
 * @returns the tournament's id.
 * @throws RuleViolation when there is no draw, or a score exists.
 */
export function undoDraw(ctx: ActionContext, categoryId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category, board, matches } = await lockBoard(tx, categoryId);
    if (category.draw === null)
      throw new RuleViolation("NOT_DRAWN", "Esta categoria ainda não foi sorteada.");
    if (matches.some(hasBegun))
      throw new RuleViolation(
        "ALREADY_SCORED",
        "Já há placar nesta categoria: o sorteio não pode mais ser desfeito.",
      );
    await tx.match.deleteMany({ where: { categoryId } });
    await tx.draw.delete({ where: { categoryId } });
    await takeOutOfDraw(tx, ctx, tournament, categoryId);
    const others = board.categories.some(({ id, draw }) => id !== categoryId && draw !== null);
    if (!others) await reopenRegistration(tx, tournament.id);
    await fillFreePlaces(tx, ctx, tournament); // its own waiting list goes on
    await announceMatches(ctx, tx, tournament.id, []);
    return tournament.id;
  });
}
