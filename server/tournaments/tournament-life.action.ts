import { placeModeOf, type PlaceMode } from "./categories/place-modes.rules";
import { todayAtArena } from "../arenas/arena-clock.loader";
import { assertRunning } from "../arenas/running-arena.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import {
  daysOfTournament,
  daysToDatabase,
  duplicateTournamentSchema,
  movedDays,
  nameOfCopy,
} from "./duplicate-tournament.rules";
import { lockTournament } from "./lock-tournament.step";
import { RuleViolation } from "../platform/errors";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { tournamentTopic } from "./tournament-topic.rules";
import { tournamentRemoved } from "./tournament.event";

/** What each tournament has for itself. */
const ownLife = {
  id: true,
  status: true,
  revision: true,
  startedAt: true,
  finishedAt: true,
  publishedAt: true,
  createdAt: true,
} as const;

/**
 * Creates a draft from a tournament, to play it again on another day: copies its settings, categories and rules, but no
 * enrolments, draws, schedule or payments.
 * @returns the draft's id.
 * @throws InvalidInput, RuleViolation
 */
export function duplicateTournament(ctx: ActionContext, sourceId: string, input: unknown): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const source = await lockTournament(tx, sourceId);
    if (source.arenaId !== null) await assertRunning(tx, source.arenaId);
    const settings = await tx.tournament.findUniqueOrThrow({ where: { id: sourceId }, omit: ownLife });
    const today = await todayAtArena(tx, source.arenaId, ctx.now);
    const { startDate } = parseInput(duplicateTournamentSchema(today), input);
    const days = movedDays(daysOfTournament(source), startDate, today);
    const categories = await tx.tournamentCategory.findMany({
      where: { tournamentId: sourceId },
      orderBy: [{ name: "asc" }, { id: "asc" }],
      omit: {
        id: true,
        tournamentId: true,
        settledAt: true,
        placesAssignedAt: true,
        placesAssignedById: true,
        placesSeed: true,
      },
      include: { ranking: { select: { active: true } } },
    });
    const { id } = await tx.tournament.create({
      data: {
        ...settings,
        name: nameOfCopy(settings.name),
        ...daysToDatabase(days),
        registrationOpen: true,
        createdAt: ctx.now,
        publishedAt: null,
        categories: {
          create: categories.map(({ ranking, ...rules }) => ({
            ...rules,
            ...(ranking?.active ? {} : withoutRanking(rules)),
          })),
        },
      },
      select: { id: true },
    });
    return id;
  });
}

/** Without a ranking, places cannot go by one. */
const withoutRanking = ({ placeMode }: { placeMode: PlaceMode }) => ({
  rankingId: null,
  rankingTier: null,
  placeMode: placeModeOf({ placeMode, rankingId: null }),
});

/**
 * Makes a tournament of a draft. One that is published already stays as it is, for who clicks twice.
 * @throws RuleViolation when it would have begun before today, or its arena is suspended.
 */
export function publishTournament(ctx: ActionContext, id: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const { arenaId, startDate, publishedAt } = await lockTournament(tx, id);
    if (publishedAt !== null) return;
    if (arenaId !== null) await assertRunning(tx, arenaId);
    if (dayFromDatabase(startDate) < (await todayAtArena(tx, arenaId, ctx.now)))
      throw new RuleViolation(
        "START_IN_THE_PAST",
        "A data de início já passou: mude-a em Configurações e publique de novo.",
      );
    await tx.tournament.update({ where: { id }, data: { publishedAt: ctx.now } });
    await ctx.events.emit(tx, tournamentTopic(id));
  });
}

/**
 * Deletes a tournament with its categories, if it has no active enrolment and never had a charge.
 * @throws RuleViolation
 */
export function deleteTournament(ctx: ActionContext, id: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const { status } = await lockTournament(tx, id);
    if (status !== "REGISTRATION_OPEN")
      throw new RuleViolation("ALREADY_DRAWN", "Depois do sorteio, o torneio não pode mais ser excluído.");
    await tournamentRemoved.happened(tx, ctx, { tournamentId: id });
    await tx.tournament.delete({ where: { id } });
    await ctx.events.emit(tx, tournamentTopic(id));
  });
}
