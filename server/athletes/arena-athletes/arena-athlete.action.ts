import type { ArenaAthlete } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { tellAnswered } from "../joining/tell-answered.step";
import { lockArenaAthlete } from "./arena-athlete.step";
import { parseInput } from "../../platform/parse-input";
import { arenaNoteSchema } from "./arena-note.rules";

/**
 * Deactivates or reactivates an athlete at an arena. The arena cannot enrol or book inactive athletes or see their
 * contacts; existing bookings stay. Idempotent.
 * @throws RuleViolation if the athlete is inactive on the whole platform, or while the arena is suspended.
 */
export async function setArenaAthleteActive(ctx: ActionContext, id: string, active: boolean): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { link, athlete } = await lockArenaAthlete(tx, id);
    if (link.active === active) return;
    if (active && athlete.status !== "ACTIVE") throw inactiveOnPlatform();
    if (active) await acceptWaiting(tx, ctx, link);
    await tx.arenaAthlete.update({ where: { id }, data: { active } });
  });
}

const inactiveOnPlatform = () =>
  new RuleViolation(
    "INACTIVE_ON_PLATFORM",
    "O cadastro deste atleta está inativo em toda a Praia. Fale com a administração para reativá-lo.",
  );

/** Reactivating an athlete accepts their pending join request, if any, and notifies them. */
async function acceptWaiting(
  tx: Transaction,
  ctx: ActionContext,
  { arenaId, athleteId }: ArenaAthlete,
): Promise<void> {
  const waiting = await tx.joinRequest.updateManyAndReturn({
    where: { arenaId, athleteId, status: "PENDING" },
    data: { status: "ACCEPTED", answeredAt: ctx.now, answeredById: ctx.viewer?.userId ?? null },
    select: { id: true },
  });
  if (waiting.length > 0)
    await tellAnswered(
      tx,
      ctx,
      waiting.map((request) => request.id),
      true,
    );
}

/**
 * Replaces the arena's note about an athlete. The athlete finds the note in their data download.
 * @throws InvalidInput, RuleViolation while the arena is suspended.
 */
export async function writeArenaNote(ctx: ActionContext, id: string, typed: unknown): Promise<void> {
  const { note } = parseInput(arenaNoteSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    await lockArenaAthlete(tx, id);
    await tx.arenaAthlete.update({ where: { id }, data: { note } });
  });
}
