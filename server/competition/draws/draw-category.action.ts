import { randomBytes } from "node:crypto";
import type { Tournament } from "../../../prisma/generated/client/client";
import { playDrawn, storeLots, takeOutOfDraw } from "../../enrolments/drawn-enrolments.step";
import { settleMoneyAtDraw } from "../../enrolments/payments/payment.step";
import { fillFreePlaces } from "../../enrolments/places.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import {
  type DrawEntry,
  type DrawPlan,
  entersInPairs,
  type SideSource,
  writeSource,
} from "../../sport/draws/draw-plan.rules";
import { drawKey, drawOf, hasBegun, lotsSeedSchema, settingsOf } from "../../sport/draws/draw-start.rules";
import type { SuperNPlan } from "../../sport/super-n/plan-super-n.rules";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import { placesUndecided } from "../../tournaments/categories/place-modes.rules";
import { beginTournament, lockTournament, reopenRegistration } from "../../tournaments/tournament.step";
import { assertStatus } from "../../tournaments/tournament.errors";
import { assertUndrawn, lockBoard, type LockedBoard } from "../board/lock-board.step";
import type { Board } from "../board/tournament-board.loader";
import { announceMatches } from "../matches/match.step";
import { superNDraw } from "../super-n/draw-super-n.loader";
import { readDrawEntries } from "./draw-entries.loader";
import { playersOf, type SidesOfMatch } from "./match-players";

interface DrawToWrite {
  tournamentId: string;
  categoryId: string;
  board: Board;
  entries: readonly DrawEntry[];
  lotsSeed: string;
  plan: DrawPlan;
}

const entryOf = (source: SideSource) => (source.kind === "ENTRY" ? source.entryId : null);

/** Writes a draw with its matches, and has everybody in it play. A constant number of statements. */
async function writeDraw(
  ctx: ActionContext,
  tx: Transaction,
  { tournamentId, categoryId, board, entries, lotsSeed, plan }: DrawToWrite,
): Promise<void> {
  const { format, ...settings } = plan.settings;
  const { id: drawId } = await tx.draw.create({
    data: {
      categoryId,
      format,
      ...settings,
      lettersByResult: plan.lettersByResult,
      lotsSeed,
      drawnAt: ctx.now,
      drawnById: ctx.viewer?.userId ?? null,
    },
    select: { id: true },
  });
  const seats = seatsOf(plan);
  await tx.drawEntry.createMany({
    data: entries.map(({ id, seed }) => ({
      drawId,
      pairId: id,
      seed,
      group: seats.get(id)?.group ?? null,
      seat: seats.get(id)?.seat ?? 0,
      lot: plan.lots.indexOf(id) + 1,
    })),
  });

  const written = await tx.match.createManyAndReturn({
    data: plan.matches.map(({ number, stage, group, round, order, sides: [one, other] }) => ({
      tournamentId,
      categoryId,
      number,
      stage,
      group,
      round,
      order,
      source1: writeSource(one),
      source2: writeSource(other),
      pair1Id: entryOf(one),
      pair2Id: entryOf(other),
    })),
    select: { id: true, pair1Id: true, pair2Id: true },
  });
  await tx.matchPlayer.createMany({
    data: written.flatMap((match: SidesOfMatch) => playersOf(match, board)),
  });

  const enrolmentIds = entries.flatMap(({ id }) => board.pairs.get(id)?.enrolments.map((it) => it.id) ?? []);
  await playDrawn(tx, enrolmentIds);
}

/** In groups the seat within the group; else the place in the order of the first matches. */
function seatsOf({ groups, matches }: DrawPlan): Map<string, { group: number | null; seat: number }> {
  if (groups.length > 0)
    return new Map(
      groups.flatMap((ids, group) => ids.map((id, index) => [id, { group, seat: index + 1 }] as const)),
    );
  const inOrder = matches.flatMap(({ sides }) => sides.flatMap((side) => entryOf(side) ?? []));
  return new Map(inOrder.map((id, index) => [id, { group: null, seat: index + 1 }] as const));
}

/** Writes a Super N with its lots and matches, and has everybody in it play. A constant number of statements. */
async function writeSuperN(
  ctx: ActionContext,
  tx: Transaction,
  tournament: Tournament,
  { id: categoryId, qualifiersPerGroup }: CategoryWithDraw,
  { lotsSeed, plan }: { lotsSeed: string; plan: SuperNPlan },
): Promise<void> {
  await tx.draw.create({
    data: {
      categoryId,
      format: "SUPER_N",
      qualifiersPerGroup,
      thirdPlace: false,
      consolation: false,
      lettersByResult: false,
      lotsSeed,
      drawnAt: ctx.now,
      drawnById: ctx.viewer?.userId ?? null,
    },
  });
  await storeLots(tx, categoryId, plan);
  await writeMatches(tx, tournament, categoryId, plan);
}

async function writeMatches(
  tx: Transaction,
  tournament: Tournament,
  categoryId: string,
  { rounds }: SuperNPlan,
): Promise<void> {
  const courtIds = await ownCourts(tx, tournament);
  const scheduled = rounds.flatMap(({ round, matches }) =>
    matches.map((match, index) => ({ round, order: index + 1, ...match })),
  );
  const created = await tx.match.createManyAndReturn({
    data: scheduled.map(({ round, order, court }) => ({
      tournamentId: tournament.id,
      categoryId,
      round,
      order,
      // An arena with fewer courts than matches per round plays them one after the other.
      courtId: courtIds[(court - 1) % Math.max(courtIds.length, 1)] ?? null,
    })),
    select: { id: true, round: true, order: true },
  });
  const idAt = new Map(created.map((match) => [`${match.round}.${match.order}`, match.id]));
  await tx.matchPlayer.createMany({
    data: scheduled.flatMap(({ round, order, sides }) =>
      sides.flatMap((pair, side) =>
        pair.map((athleteId, place) => ({
          matchId: idAt.get(`${round}.${order}`) ?? "",
          side: side + 1,
          place: place + 1,
          athleteId,
        })),
      ),
    ),
  });
}

/** A Super 8 has its arena's courts to itself; beside other categories the schedule says who plays where. */
async function ownCourts(tx: Transaction, { kind, arenaId }: Tournament): Promise<string[]> {
  if (kind !== "SUPER8" || arenaId === null) return [];
  const courts = await tx.court.findMany({
    where: { arenaId, active: true, borrowedForId: null },
    orderBy: { number: "asc" },
    select: { id: true },
  });
  return courts.map(({ id }) => id);
}

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
