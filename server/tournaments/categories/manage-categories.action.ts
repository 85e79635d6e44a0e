import { z } from "zod";
import type { Tournament, Prisma } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { literally } from "../../platform/like.rules";
import { parseInput } from "../../platform/parse-input";
import { mostCategories } from "../../sport/event-size.rules";
import { rankingTierNames } from "../../sport/ranking/ranking-points.rules";
import { inCategories } from "../championships/championship.rules";
import { tournamentTopic } from "../tournament-topic.rules";
import { assertStatus } from "../tournament.errors";
import { categoryChanged, categoryGone, categoryRemoved, rankingAttachedLate } from "../tournament.event";
import { lockTournament } from "../tournament.step";
import { presetCategories } from "./category-presets.rules";
import {
  type CategoryChange,
  categoryChangeSchema,
  categoryPresetsSchema,
  newCategorySchema,
  placeFields,
  settingNames,
} from "./category-settings.rules";
import { categoryCancelled, isCancelledCategory, takesEntries } from "./category-state.rules";
import { lockCategory, type LockedCategory } from "./category.step";
import { placesUndecided } from "./place-modes.rules";

/**
 * One more category for a tournament that still takes enrolments.
 * @throws InvalidInput, RuleViolation for a Super 8, which is one category, and once it has started.
 */
export function addCategory(ctx: ActionContext, tournamentId: string, input: unknown): Promise<void> {
  const category = parseInput(newCategorySchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    assertChangeable(tournament);
    assertRoom((await tx.tournamentCategory.count({ where: { tournamentId } })) + 1);
    await assertNameFree(tx, tournamentId, category.name, null);
    await tx.tournamentCategory.create({ data: { tournamentId, ...category } });
    await nameByCategories(tx, tournament);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
  });
}

/**
 * Adds the usual categories, each gender in each level, to a tournament that still accepts enrolments. Categories whose
 * name is taken are left unchanged, so a repeated request adds nothing.
 * @returns the names of the added and of the existing ones.
 * @throws InvalidInput, RuleViolation for a Super 8, which is one category, and once it has started.
 */
export function addPresetCategories(
  ctx: ActionContext,
  tournamentId: string,
  input: unknown,
): Promise<{ created: string[]; existing: string[] }> {
  const presets = parseInput(categoryPresetsSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    assertChangeable(tournament);
    const standing = await tx.tournamentCategory.findMany({
      where: { tournamentId },
      select: { name: true },
    });
    const { missing, existing } = presetCategories(
      presets,
      standing.map(({ name }) => name),
    );
    if (missing.length === 0) return { created: [], existing };
    assertRoom(standing.length + missing.length);
    await tx.tournamentCategory.createMany({
      data: missing.map((category) => ({ tournamentId, ...category })),
    });
    await nameByCategories(tx, tournament);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return { created: missing.map(({ name }) => name), existing };
  });
}

/**
 * Changes a category; absent fields stay unchanged. Existing enrolments stay, at the price of their day. The fields
 * that decide eligibility are fixed once the category has enrolments. Once another category is drawn, only the fields about
 * places change.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation
 */
export function updateCategory(ctx: ActionContext, categoryId: string, input: unknown): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category } = await lockCategory(tx, categoryId);
    assertNoSuper8(tournament);
    assertNotCancelled(category);
    const change = parseInput(categoryChangeSchema(category), input);
    assertStillChanges(tournament, category, change);
    if (change.name !== undefined) await assertNameFree(tx, tournament.id, change.name, categoryId);
    if (change.placeMode !== undefined && change.placeMode !== category.placeMode) assertModeOpen(category);
    const after = await tx.tournamentCategory.update({ where: { id: categoryId }, data: change });
    await nameByCategories(tx, tournament);
    await categoryChanged.happened(tx, ctx, { tournament, before: category, after });
    await ctx.events.emit(tx, tournamentTopic(tournament.id));
    return tournament.id;
  });
}

/**
 * Removes a category that never had an enrolment, unless it is the last one left to be played.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function removeCategory(ctx: ActionContext, categoryId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, categories } = await lockToChange(tx, categoryId);
    if (!categories.some((other) => other.id !== categoryId && !isCancelledCategory(other)))
      throw new RuleViolation("LAST_CATEGORY", "O torneio precisa de ao menos uma categoria.");
    await categoryRemoved.happened(tx, ctx, { categoryId });
    await tx.tournamentCategory.delete({ where: { id: categoryId } });
    await nameByCategories(tx, tournament);
    await categoryGone.happened(tx, ctx, { tournament });
    await ctx.events.emit(tx, tournamentTopic(tournament.id));
    return tournament.id;
  });
}

/** @throws RuleViolation once it has started, and for a Super 8, which is one category. */
function assertChangeable(tournament: Tournament): void {
  assertStatus(tournament, "REGISTRATION_OPEN");
  assertNoSuper8(tournament);
}

function assertNoSuper8({ kind }: Tournament): void {
  if (kind === "SUPER8") throw new RuleViolation("IS_A_SUPER8", "Um torneio Super 8 tem uma só categoria.");
}

/**
 * @throws RuleViolation once the category is drawn; once another is, for a change to more than who gets its places, which
 *   the organiser gives until its draw.
 */
function assertStillChanges(
  tournament: Tournament,
  category: LockedCategory["category"],
  change: CategoryChange,
): void {
  if (tournament.status === "REGISTRATION_OPEN") return;
  if (!takesEntries(tournament, category))
    throw new RuleViolation("ALREADY_DRAWN", "Esta categoria já foi sorteada e não muda mais.");
  const places: readonly string[] = placeFields;
  const other = settingNames.find(
    (name) => !places.includes(name) && change[name] !== undefined && change[name] !== category[name],
  );
  if (other !== undefined)
    throw new RuleViolation(
      "TOURNAMENT_STATUS",
      "O torneio já foi iniciado: nesta categoria só mudam o máximo de participantes, os convites e quem fica com a vaga.",
      [other],
    );
}

/** @throws RuleViolation above the maximum number of categories. */
function assertRoom(categories: number): void {
  if (categories > mostCategories)
    throw new RuleViolation("TOO_MANY_CATEGORIES", `Um torneio tem no máximo ${mostCategories} categorias.`);
}

/** @throws RuleViolation once places were given by ranking or lots, or the category is drawn. */
function assertModeOpen({ placesAssignedAt, draw }: LockedCategory["category"]): void {
  if (placesAssignedAt !== null || draw !== null)
    throw new RuleViolation(
      "PLACES_ASSIGNED",
      "As vagas desta categoria já foram definidas: o modo não muda mais.",
      ["placeMode"],
    );
}

async function lockToChange(tx: Transaction, categoryId: string): Promise<LockedCategory> {
  const locked = await lockCategory(tx, categoryId);
  assertChangeable(locked.tournament);
  assertNotCancelled(locked.category);
  return locked;
}

function assertNotCancelled(category: LockedCategory["category"]): void {
  if (isCancelledCategory(category)) throw new RuleViolation("CATEGORY_CANCELLED", categoryCancelled);
}

/** A championship is found by its categories and priced from the least of them; an arena chose both by itself. */
async function nameByCategories(
  tx: Transaction,
  { id, federationId }: Pick<Tournament, "id" | "federationId">,
): Promise<void> {
  if (federationId === null) return;
  const categories = await tx.tournamentCategory.findMany({
    where: { tournamentId: id },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  await tx.tournament.update({ where: { id }, data: inCategories(categories) });
}

async function assertNameFree(
  tx: Transaction,
  tournamentId: string,
  name: string,
  except: string | null,
): Promise<void> {
  const taken = await tx.tournamentCategory.count({
    where: {
      tournamentId,
      name: { equals: literally(name), mode: "insensitive" },
      ...(except === null ? {} : { id: { not: except } }),
    },
  });
  if (taken > 0)
    throw new InvalidInput([{ path: ["name"], message: "Já existe uma categoria com este nome" }]);
}

/** What a category is worth in the ranking attached to it; both are null for none. */
const attachRankingSchema = z
  .object({
    rankingId: z.string().nullish(),
    tier: z.enum(rankingTierNames, { error: "Faixa de pontos inválida" }).nullish(),
  })
  .refine(({ rankingId, tier }) => !rankingId || tier, {
    path: ["tier"],
    message: "Escolha quantos pontos vale",
  })
  .transform(({ rankingId, tier }) =>
    rankingId && tier ? { rankingId, rankingTier: tier } : { rankingId: null, rankingTier: null },
  );

/** Rankings that a tournament may give points for: the running ones of who organises it. */
const rankingsOf = ({
  arenaId,
  federationId,
}: Pick<Tournament, "arenaId" | "federationId">): Prisma.RankingWhereInput => ({
  active: true,
  ...(federationId === null ? { arenaId } : { federationId }),
});

/**
 * Sets which ranking a category gives points for, and how many; null for none. A category that has ended without a ranking
 * may still get one: its points are given at once. Points that were given stay, so that the ranking cannot change then.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation
 */
export function attachRanking(ctx: ActionContext, categoryId: string, typed: unknown): Promise<string> {
  const data = parseInput(attachRankingSchema, typed);
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.tournamentCategory.findUniqueOrThrow({
      where: { id: categoryId },
      select: { tournamentId: true },
    });
    const tournament = await lockTournament(tx, tournamentId);
    const category = await tx.tournamentCategory.findUniqueOrThrow({ where: { id: categoryId } });
    const { settledAt, rankingId: attached } = category;
    if (data.rankingId === null && category.placeMode === "RANKING" && placesUndecided(category))
      throw new RuleViolation(
        "RANKING_NEEDED",
        "As vagas desta categoria saem pelo ranking. Para tirar o ranking, mude antes quem fica com a vaga.",
        ["rankingId"],
      );
    if (settledAt !== null && attached !== null)
      throw new RuleViolation("CATEGORY_SETTLED", "A categoria já terminou: os pontos já foram dados.");
    if (data.rankingId !== null) {
      const own = await tx.ranking.count({
        where: { AND: [{ id: data.rankingId }, rankingsOf(tournament)] },
      });
      if (own === 0)
        throw new InvalidInput([
          { path: ["rankingId"], message: "Escolha um ranking em andamento de quem organiza o torneio" },
        ]);
    }
    await tx.tournamentCategory.update({ where: { id: categoryId }, data });
    if (settledAt !== null && data.rankingId !== null)
      await rankingAttachedLate.happened(tx, ctx, { tournament, categoryId });
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}
