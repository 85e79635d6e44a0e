import type { Prisma } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { dayAt } from "../platform/time/zoned-time.rules";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { leave } from "./leave.step";
import { goneStatuses } from "../tournaments/enrolment-status.rules";
import type { EnrolmentParts } from "./open-enrolments.step";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import { moveUp } from "./places.step";

const givenUp = {
  OR: [
    { categoryId: null, tournament: { status: "REGISTRATION_OPEN" } },
    { category: { draw: null, settledAt: null }, tournament: { status: { not: "FINISHED" } } },
  ],
} satisfies Prisma.EnrolmentWhereInput;

/** Gives up an athlete's places in every category that is not drawn yet. In a drawn category a substitute is needed. */
export async function leaveOpenTournaments(
  ctx: EnrolmentParts,
  tx: Transaction,
  athleteId: string,
): Promise<void> {
  const places = await tx.enrolment.findMany({
    where: {
      athleteId,
      status: { notIn: [...goneStatuses] },
      ...givenUp,
    },
    select: { id: true, tournamentId: true },
    // Two who lock several take them in the same order. The last category first: no price changes on the way out.
    orderBy: [{ tournamentId: "asc" }, { categoryNumber: "desc" }],
  });
  for (const { id, tournamentId } of places) {
    const tournament = await lockTournament(tx, tournamentId);
    if (!(await tx.enrolment.count({ where: { id, ...givenUp } }))) continue; // drawn meanwhile
    const timeZone = await timeZoneAt(tx, tournament.arenaId);
    const open = { tournament, timeZone, today: dayAt(ctx.now, timeZone) };
    await leave(tx, ctx, open, id);
    await moveUp(tx, ctx, open);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
  }
}

/** Erasure of an athlete: deletes the invitations sent to any of their addresses. */
export async function forgetInvitationsTo(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx.pairInvitation.deleteMany({ where: { invitedEmail: { in: [...addresses] } } });
}
