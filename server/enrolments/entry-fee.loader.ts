import type { Tournament, TournamentCategory, Prisma } from "../../prisma/generated/client/client";
import { timeZoneOfPlace } from "../arenas/place-time.rules";
import { isAthlete } from "../athletes/athlete.access";
import { chargesOf } from "../billing/charge.loader";
import type { ActionContext } from "../platform/context";
import { valueBy } from "../platform/loaders";
import { dayAt } from "../platform/time/time-zone.rules";
import { withCoupon } from "../tournaments/coupons/coupon.rules";
import { goneStatuses, isGone } from "../tournaments/tournament-and-enrolment-status.rules";
import {
  afterLeavingInWords,
  type EntryFee,
  feeAt,
  freeNumber,
  hasMemberPrice,
  isSettled,
  type Prices,
  pricesAfterLeaving,
} from "../tournaments/entry-fees.rules";
import { ownAthleteOf, ownEnrolmentsOf } from "./enrolment.loader";

/** What a category costs the reader who enters it today: an athlete's next category, for others the first one. */
export async function entryFeeNow(
  ctx: ActionContext,
  tournament: Prices & Pick<Tournament, "id" | "arenaId"> & { arena: { timeZone: string } | null },
  category: Pick<TournamentCategory, "feeInCents" | "earlyFeeInCents"> | null,
): Promise<EntryFee> {
  const own = await ownEnrolmentsOf(ctx).load(tournament.id);
  const number = freeNumber(
    own.flatMap(({ status, categoryNumber }) => (isGone(status) ? [] : [categoryNumber])),
  );
  return feeAt(tournament, category, {
    number,
    day: dayAt(ctx.now, timeZoneOfPlace(tournament.arena)),
    isMember: await isViewerMember(ctx, tournament),
  });
}

async function isViewerMember(
  ctx: ActionContext,
  tournament: Prices & Pick<Tournament, "arenaId">,
): Promise<boolean> {
  const athleteId = ctx.viewer?.athleteId;
  if (!hasMemberPrice(tournament) || !athleteId || !isAthlete(ctx)) return false;
  const athlete = await ownAthleteOf(ctx).load(athleteId);
  return athlete?.status === "ACTIVE" && athlete.arenas.some(({ arenaId }) => arenaId === tournament.arenaId);
}

/** Without what a guest was only asked for: it counts with the yes. */
export const running = {
  status: { notIn: [...goneStatuses] },
  NOT: { status: "INVITED", awaitsConsent: true },
} satisfies Prisma.EnrolmentWhereInput;

/**
 * What each enrolment's cancellation does to the prices of the athlete's other categories, in a sentence; null for
 * nothing. The same reckoning as `repriceRemaining`. Four statements at most.
 */
export const priceIfCancelledOf = valueBy<string | null>(
  async ({ db }, ids) => {
    const leaving = await db.enrolment.findMany({
      where: { id: { in: ids } },
      select: { id: true, athleteId: true, tournamentId: true, status: true },
    });
    const rows = await db.enrolment.findMany({
      where: {
        athleteId: { in: leaving.map(({ athleteId }) => athleteId) },
        tournamentId: { in: leaving.map(({ tournamentId }) => tournamentId) },
        ...running,
      },
      orderBy: [{ enrolledAt: "asc" }, { id: "asc" }],
      include: {
        category: true,
        coupon: true,
        tournament: { include: { arena: { select: { timeZone: true } } } },
      },
    });
    const charges = await chargesOf(
      db,
      rows.map(({ id }) => id),
    );
    const arenaIds = rows.flatMap(({ tournament }) =>
      hasMemberPrice(tournament) && tournament.arenaId !== null ? [tournament.arenaId] : [],
    );
    const members =
      arenaIds.length === 0
        ? []
        : await db.arenaAthlete.findMany({
            where: {
              arenaId: { in: arenaIds },
              athleteId: { in: rows.map(({ athleteId }) => athleteId) },
              active: true,
              athlete: { status: "ACTIVE" },
            },
            select: { arenaId: true, athleteId: true },
          });
    const isMember = (arenaId: string | null, athleteId: string) =>
      members.some((link) => link.arenaId === arenaId && link.athleteId === athleteId);
    return new Map(
      leaving.map(({ id, athleteId, tournamentId, status }) => {
        if (isGone(status)) return [id, null];
        const remaining = rows
          .filter((row) => row.athleteId === athleteId && row.tournamentId === tournamentId && row.id !== id)
          .map((row) => ({
            ...row,
            number: row.categoryNumber,
            settled: isSettled(row, charges.get(row.id)),
          }));
        const { changes, shortfallInCents } = pricesAfterLeaving(
          remaining,
          ({ category, coupon, enrolledAt, tournament }, number) =>
            withCoupon(
              feeAt(tournament, category, {
                number,
                day: dayAt(enrolledAt, timeZoneOfPlace(tournament.arena)),
                isMember: isMember(tournament.arenaId, athleteId),
              }),
              coupon,
            ),
        );
        const changed = changes
          .filter(({ row, fee }) => row.feeInCents !== fee.feeInCents)
          .map(({ row, fee }) => ({
            name: row.category?.name ?? row.tournament.name,
            feeInCents: fee.feeInCents,
          }));
        return [id, afterLeavingInWords(changed, shortfallInCents)];
      }),
    );
  },
  () => null,
);
