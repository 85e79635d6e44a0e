import type { Tournament, TournamentCategory, Prisma } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { counted } from "../platform/plural.rules";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { judgedBy } from "../tournaments/categories/category-settings.rules";
import { goneStatuses, placedStatuses } from "../tournaments/enrolment-status.rules";
import { bringForwardDeadlines } from "./bring-forward-deadlines.step";
import { readPlaces } from "./places.loader";
import { fillFreePlaces } from "./places.step";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";

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
