import type { Prisma } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { openEnrolments } from "./open-enrolments.step";
import { moveUp } from "./places.step";

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
    where: { ...of, status: "REGISTRATION_OPEN", enrolments: { some: { status: "WAITLISTED" } } },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  for (const { id } of tournaments) {
    await moveUp(tx, ctx, await openEnrolments(tx, ctx, id));
    await ctx.events.emit(tx, tournamentTopic(id));
  }
}
