import { storeLots } from "../../enrolments/draw-numbers.step";
import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import type { SuperNPlan } from "../../sport/super-n/plan-super-n.rules";

/** Writes a Super N with its lots and matches, and has everybody in it play. A constant number of statements. */
export async function writeSuperN(
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
