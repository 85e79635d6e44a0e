import type { Tournament, TournamentCategory, Prisma } from "../../prisma/generated/client/client";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import { setDueDates } from "../billing/enrolment-charge.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { counted } from "../platform/numbers.rules";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import { judgedBy } from "../tournaments/categories/category-settings.rules";
import { goneStatuses, placedStatuses } from "../tournaments/tournament-and-enrolment-status.rules";
import { lockTournament } from "../tournaments/tournament.step";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { mailNewDeadline } from "./enrolment-mails.step";
import { readPlaces } from "./places.loader";
import { fillFreePlaces } from "./places.step";
import { lastPaymentDeadline } from "./registration-terms.rules";

/**
 * Call after registration ends earlier or the tournament starts earlier. Moves payment deadlines that lie after the new
 * limit to that limit and notifies the affected athletes. Earlier deadlines stay as they are.
 */
export async function bringForwardDeadlines(
  tx: Transaction,
  ctx: ActionContext,
  tournament: Tournament,
): Promise<void> {
  const timeZone = await timeZoneAt(tx, tournament.arenaId);
  const last = lastPaymentDeadline(ctx.now, tournament, timeZone);
  const late = await tx.enrolment.findMany({
    where: { tournamentId: tournament.id, status: "AWAITING_PAYMENT", dueAt: { gt: last } },
    select: { id: true, category: { select: { id: true, name: true } } },
    orderBy: { id: "asc" },
  });
  if (late.length === 0) return;
  const ids = late.map(({ id }) => id);
  await tx.enrolment.updateMany({ where: { id: { in: ids } }, data: { dueAt: last } });
  await setDueDates(tx, ctx, ids, dayToDatabase(dayAt(last, timeZone)));
  const categories = new Map(late.map(({ category }) => [category?.id ?? null, category]));
  for (const [categoryId, category] of categories)
    await mailNewDeadline(
      tx,
      ctx,
      { tournament, timeZone },
      category,
      late.flatMap((enrolment) => ((enrolment.category?.id ?? null) === categoryId ? [enrolment.id] : [])),
    );
}

const tooFewPlaces = (taken: number) =>
  new InvalidInput([
    {
      path: ["maxParticipants"],
      message: `Já há ${counted(taken, "inscrito", "inscritos")}: o máximo não pode ser menor`,
    },
  ]);

/**
 * Call after a change to a tournament. The limit may not fall below the taken places; places that were added go to the
 * waiting list. If the start moves forward, payment deadlines move to the eve of the start at the latest.
 * @throws InvalidInput
 */
export async function placesAfterTournamentChange(
  tx: Transaction,
  ctx: ActionContext,
  { before, after }: { before: Tournament; after: Tournament },
): Promise<void> {
  if (after.maxParticipants !== null && after.maxParticipants !== before.maxParticipants) {
    const taken = await tx.enrolment.count({
      where: { tournamentId: after.id, status: { in: [...placedStatuses] } },
    });
    if (after.maxParticipants < taken) throw tooFewPlaces(taken);
  }
  await fillFreePlaces(tx, ctx, after);
  if (after.status === "REGISTRATION_OPEN" && after.startDate < before.startDate)
    await bringForwardDeadlines(tx, ctx, after);
}

/**
 * The same after a change to a category. Level, gender and ages are fixed once the category has enrolments.
 * @throws InvalidInput, RuleViolation
 */
export async function placesAfterCategoryChange(
  tx: Transaction,
  ctx: ActionContext,
  {
    tournament,
    before,
    after,
  }: { tournament: Tournament; before: TournamentCategory; after: TournamentCategory },
): Promise<void> {
  const inCategory = { categoryId: after.id };
  await assertPlacesAllowChange(tx, before, after);
  if (after.maxParticipants !== null && after.maxParticipants !== before.maxParticipants) {
    const taken = await tx.enrolment.count({ where: { ...inCategory, status: { in: [...placedStatuses] } } });
    if (after.maxParticipants < taken) throw tooFewPlaces(taken);
  }
  const judged = judgedBy.find((field) => after[field] !== before[field]);
  if (
    judged !== undefined &&
    (await tx.enrolment.count({ where: { ...inCategory, status: { notIn: [...goneStatuses] } } })) > 0
  )
    throw new RuleViolation(
      "ALREADY_ENTERED",
      "Já há inscritos nesta categoria: nível, gênero e idades não mudam mais.",
      [judged],
    );
  await fillFreePlaces(tx, ctx, tournament);
}

/**
 * Places that were given in the order of enrolment are not taken back, and wild cards are kept out of free places only.
 * @throws InvalidInput, RuleViolation
 */
async function assertPlacesAllowChange(
  tx: Transaction,
  before: TournamentCategory,
  after: TournamentCategory,
): Promise<void> {
  const leavesOrder = before.placeMode === "ENTRY_ORDER" && after.placeMode !== "ENTRY_ORDER";
  const keepsMore = after.wildCards > before.wildCards;
  const shrinks =
    after.wildCards > 0 &&
    after.maxParticipants !== null &&
    (before.maxParticipants === null || after.maxParticipants < before.maxParticipants);
  if (!leavesOrder && !keepsMore && !shrinks) return;
  const { taken, kept } = await readPlaces(tx, { id: after.tournamentId, maxParticipants: null });
  const all = taken.get(after.id) ?? 0;
  const given = all - (kept.get(after.id) ?? 0);
  if (leavesOrder) {
    const byWildCard = await tx.enrolment.count({
      where: { categoryId: after.id, status: { in: [...placedStatuses] }, wildCardAt: { not: null } },
    });
    if (given > byWildCard)
      throw new RuleViolation(
        "PLACES_ASSIGNED",
        "Já há inscritos com vaga nesta categoria: o modo não muda mais.",
        ["placeMode"],
      );
  }
  if ((keepsMore || shrinks) && after.maxParticipants !== null && all > after.maxParticipants)
    throw new InvalidInput([
      {
        path: [keepsMore ? "wildCards" : "maxParticipants"],
        message: `Com ${counted(given, "vaga ocupada", "vagas ocupadas")}, os convites não cabem no máximo de participantes`,
      },
    ]);
}

/** @throws RuleViolation for a category that ever had an enrolment: its payments would be deleted with it. */
export async function assertNeverEntered(
  tx: Transaction,
  _ctx: ActionContext,
  { categoryId }: { categoryId: string },
): Promise<void> {
  if ((await tx.enrolment.count({ where: { categoryId } })) > 0)
    throw new RuleViolation(
      "ALREADY_ENTERED",
      "Esta categoria já recebeu inscrições e não pode ser removida.",
    );
}

/**
 * Enrolments that ended without a charge do not prevent the deletion of a tournament.
 * @throws RuleViolation when an enrolment is active, or the tournament has ever had a charge.
 */
export async function assertNothingEntered(
  tx: Transaction,
  _ctx: ActionContext,
  { tournamentId }: { tournamentId: string },
): Promise<void> {
  const entered = await tx.enrolment.count({ where: { tournamentId, status: { notIn: [...goneStatuses] } } });
  if (entered > 0)
    throw new RuleViolation(
      "ALREADY_ENTERED",
      `O torneio tem ${counted(entered, "inscrição", "inscrições")} e não pode ser excluído.`,
    );
  if ((await tx.charge.count({ where: { tournamentId } })) > 0)
    throw new RuleViolation(
      "HAS_CHARGES",
      "O torneio já teve cobranças, que ficam no financeiro, e não pode ser excluído.",
    );
}

/** Call once a category is gone whose kept places others of its tournament wait for. */
export const placesAfterCategoryRemoval = (
  tx: Transaction,
  ctx: ActionContext,
  { tournament }: { tournament: Tournament },
) => fillFreePlaces(tx, ctx, tournament);

/** An arena runs again: what became free meanwhile goes to who waits for it. */
export const moveUpAtArena = (tx: Transaction, ctx: ActionContext, { arenaId }: { arenaId: string }) =>
  moveUpIn(tx, ctx, { arenaId });

/** The same for a federation. */
export const moveUpAtFederation = (
  tx: Transaction,
  ctx: ActionContext,
  { federationId }: { federationId: string },
) => moveUpIn(tx, ctx, { federationId });

async function moveUpIn(
  tx: Transaction,
  ctx: ActionContext,
  of: Pick<Prisma.TournamentWhereInput, "arenaId" | "federationId">,
): Promise<void> {
  const tournaments = await tx.tournament.findMany({
    where: { ...of, status: { not: "FINISHED" }, enrolments: { some: { status: "WAITLISTED" } } },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  for (const { id } of tournaments) {
    await fillFreePlaces(tx, ctx, await lockTournament(tx, id));
    await ctx.events.emit(tx, tournamentTopic(id));
  }
}
