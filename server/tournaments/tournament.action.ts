import type { Tournament } from "../../prisma/generated/client/client";
import { todayAtArena } from "../arenas/arena-clock.loader";
import { assertRunning } from "../arenas/arena.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayFromDatabase, dayToDatabase, optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { placesInAll } from "./categories/category-settings.rules";
import { type PlaceMode, placeModeOf } from "./categories/place-modes.rules";
import {
  daysOfTournament,
  daysToDatabase,
  duplicateTournamentSchema,
  movedDays,
  nameOfCopy,
} from "./duplicate-tournament.rules";
import { lockTournament } from "./tournament.step";
import { tournamentTopic } from "./tournament-topic.rules";
import { tournamentChanged, tournamentRemoved } from "./tournament.event";
import { createTournamentSchema, type TournamentChange, updateTournamentSchema } from "./tournament.rules";

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

/**
 * Changes a tournament's settings; absent fields stay. Once drawn, how it is played and how many play is settled.
 * @throws InvalidInput, RuleViolation
 */
export function updateTournament(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const stored = await lockTournament(tx, id);
    const current = {
      kind: stored.kind,
      startDate: dayFromDatabase(stored.startDate),
      endDate: stored.endDate && dayFromDatabase(stored.endDate),
      registrationStartsOn: stored.registrationStartsOn && dayFromDatabase(stored.registrationStartsOn),
      registrationEndsOn: stored.registrationEndsOn && dayFromDatabase(stored.registrationEndsOn),
    };
    const { startDate, endDate, ...change } = parseInput(
      updateTournamentSchema(current, await todayAtArena(tx, stored.arenaId, ctx.now)),
      input,
    );
    const redrawn =
      (change.setFormat !== undefined && change.setFormat !== stored.setFormat) ||
      (change.maxParticipants !== undefined && change.maxParticipants !== stored.maxParticipants);
    if (redrawn && stored.status !== "REGISTRATION_OPEN")
      throw new RuleViolation(
        "ALREADY_DRAWN",
        "Depois do sorteio, o formato e o número de participantes não mudam mais.",
      );
    const data = {
      ...change,
      ...(startDate === undefined ? {} : { startDate: dayToDatabase(startDate) }),
      ...(endDate === undefined ? {} : { endDate: optionalDayToDatabase(endDate) }),
    };
    const tournament = await tx.tournament.update({ where: { id }, data });
    const { feeInCents, maxParticipants } = change;
    await passOn(tx, stored, { feeInCents, maxParticipants });
    await passTierOn(tx, stored, change.sanctionTier);
    await tournamentChanged.happened(tx, ctx, { before: stored, after: tournament });
    await ctx.events.emit(tx, tournamentTopic(id));
  });
}

/** Categories that are worth what the championship was follow it; points that were given stay. */
async function passTierOn(
  tx: Transaction,
  { id, sanctionTier: former }: Tournament,
  tier: TournamentChange["sanctionTier"],
): Promise<void> {
  if (!tier || former === null || tier === former) return;
  await tx.tournamentCategory.updateMany({
    where: { tournamentId: id, settledAt: null, rankingId: { not: null }, rankingTier: former },
    data: { rankingTier: tier },
  });
}

/** Where there is one category, it is the tournament; of several, those priced as the tournament was stay so. */
async function passOn(
  tx: Transaction,
  { id, federationId, feeInCents: former }: Tournament,
  { feeInCents, maxParticipants }: Pick<TournamentChange, "feeInCents" | "maxParticipants">,
): Promise<void> {
  if (federationId !== null) return; // a championship's categories have prices and places of their own
  const only = (await tx.tournamentCategory.count({ where: { tournamentId: id } })) === 1;
  await tx.tournamentCategory.updateMany({
    where: { tournamentId: id, ...(only ? {} : { feeInCents: former }) },
    data: { feeInCents, ...(only ? { maxParticipants } : {}) },
  });
}

/**
 * Creates an arena's tournament with its categories; a draft waits to be published.
 * @returns its id.
 * @throws InvalidInput, RuleViolation while the arena is suspended.
 */
export async function createTournament(ctx: ActionContext, arenaId: string, input: unknown): Promise<string> {
  const today = await todayAtArena(ctx.db, arenaId, ctx.now);
  const data = parseInput(createTournamentSchema(today), input);
  return inTransaction(ctx.db, async (tx) => {
    await assertRunning(tx, arenaId);
    const { id } = await tx.tournament.create({
      data: {
        arenaId,
        isPublic: true,
        name: data.name,
        description: data.description,
        kind: data.kind,
        category: data.category,
        startDate: dayToDatabase(data.startDate),
        endDate: optionalDayToDatabase(data.endDate),
        feeInCents: data.feeInCents,
        maxParticipants: placesInAll([data, ...data.otherCategories]),
        minPairs: data.minPairs,
        openToOtherArenas: data.openToOtherArenas,
        registrationStartsOn: optionalDayToDatabase(data.registrationStartsOn),
        registrationEndsOn: optionalDayToDatabase(data.registrationEndsOn),
        paymentDays: data.paymentDays,
        fullRefundDays: data.fullRefundDays,
        lateRefundPercent: data.lateRefundPercent,
        createdAt: ctx.now,
        publishedAt: data.draft ? null : ctx.now,
        categories: {
          create: [
            {
              name: data.category,
              level: data.category,
              gender: data.gender,
              minAge: data.minAge,
              maxAge: data.maxAge,
              maxParticipants: data.maxParticipants,
              feeInCents: data.feeInCents,
            },
            ...data.otherCategories,
          ].map((category) => ({ ...category, drawFormat: data.drawFormat })),
        },
      },
      select: { id: true },
    });
    return id;
  });
}
