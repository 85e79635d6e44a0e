import type { ArenaAthlete } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { tellAnswered } from "../joining/tell-answered.step";
import { lockArenaAthlete } from "./arena-athlete.step";
import { parseInput } from "../../platform/parse-input";
import { arenaNoteSchema } from "./arena-note.rules";
import { todayAtArena } from "../../arenas/arena-clock.loader";
import { assertRunning } from "../../arenas/running-arena.step";
import { registerAthleteSchema } from "../athlete.rules";
import { addAthleteToArena } from "../register-athlete.step";
import { writingPerson } from "../taken-person.step";

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

/**
 * Registers an athlete of an arena. `andThen` runs in the same transaction, for instance to enrol them at once.
 * @returns the athlete's id.
 * @throws InvalidInput, RuleViolation while the arena is suspended, TooManyAttempts (20 addresses or CPFs per hour and person that are taken; then none that has one).
 */
export async function registerAthlete(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
  andThen: (tx: Transaction, athleteId: string) => Promise<void> = async () => {},
): Promise<string> {
  const today = await todayAtArena(ctx.db, arenaId, ctx.now);
  const athlete = parseInput(registerAthleteSchema(today), input);
  return writingPerson(ctx, { arenaId, ofThemselves: null }, athlete, () =>
    inTransaction(ctx.db, async (tx) => {
      await assertRunning(tx, arenaId);
      const id = await addAthleteToArena(tx, ctx, { arenaId, today }, athlete);
      await andThen(tx, id);
      return id;
    }),
  );
}
