import type { Tournament } from "../../prisma/generated/client/client";
import { todayAtArena } from "../arenas/arena-clock.loader";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayFromDatabase, dayToDatabase, optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { lockTournament } from "./lock-tournament.step";
import { updateTournamentSchema, type TournamentChange } from "./tournament.rules";
import { tournamentTopic } from "./tournament-topic.rules";
import { tournamentChanged } from "./tournament.event";

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
