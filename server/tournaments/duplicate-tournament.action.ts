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
            ...(ranking?.active ? {} : { rankingId: null, rankingTier: null }),
          })),
        },
      },
      select: { id: true },
    });
    return id;
  });
}
