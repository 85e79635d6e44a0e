import { assertRunning } from "../../arenas/running-arena.step";
import { openPlace } from "../../courts/open-place.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, isOverlapViolation, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { counted } from "../../platform/plural.rules";
import { addDays } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { assertOpen, lockSession } from "../lock-session.step";
import type { WhichPlace } from "./book-class.action";
import { tellCredits } from "./credit-account.step";
import type { CreditOutcome } from "./credits.rules";
import { fillPlaces } from "./fill-places.step";
import { furthestExpiry, grantCreditsSchema, withdrawCreditsSchema } from "./grant-credits.rules";
import { grantCredits, withdrawCredits } from "./held-credits.step";

/**
 * 'Dar créditos': grants a number of credits with an expiry day, free of charge. Paid credits are sold as a plan.
 * @param key idempotency key: the same key twice is a double click.
 * @throws InvalidInput, RuleViolation
 */
export async function giveCredits(
  ctx: ActionContext,
  arenaAthleteId: string,
  { key, ...input }: { key: string; count: unknown; expiresOn: unknown; reason?: unknown },
): Promise<void> {
  const { count, expiresOn, reason } = parseInput(grantCreditsSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const link = await tx.arenaAthlete.findUniqueOrThrow({
      where: { id: arenaAthleteId },
      include: { arena: { select: { timeZone: true } } },
    });
    await assertRunning(tx, link.arenaId);
    if (!link.active) throw new RuleViolation("NOT_HERE", "O atleta não está ativo nesta arena.");
    const startsOn = dayAt(ctx.now, link.arena.timeZone);
    if (expiresOn < startsOn || expiresOn > addDays(startsOn, furthestExpiry))
      throw new InvalidInput([{ path: ["expiresOn"], message: "Escolha um dia nos próximos dois anos" }]);
    const of = { kind: "PACKAGE" as const, purchase: key, boughtAs: reason };
    const granted = { ...of, count, startsOn, expiresOn };
    await grantCredits(tx, ctx, link, granted);
  });
}

/**
 * 'Retirar créditos': the arena withdraws unused credits that it granted, the latest first, never more than there are.
 * The ledger records the withdrawal and its reason.
 * @param key idempotency key: the same key twice is a double click.
 * @throws InvalidInput
 */
export async function takeCreditsBack(
  ctx: ActionContext,
  arenaAthleteId: string,
  { key, ...input }: { key: string; count: unknown; reason: unknown },
): Promise<void> {
  const { count, reason } = parseInput(withdrawCreditsSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const { arenaId, athleteId, arena } = await tx.arenaAthlete.findUniqueOrThrow({
      where: { id: arenaAthleteId },
      select: { arenaId: true, athleteId: true, arena: { select: { timeZone: true } } },
    });
    const today = dayAt(ctx.now, arena.timeZone);
    const left = await withdrawCredits(tx, ctx, { arenaId, athleteId }, { id: key, count, reason, today });
    if (left === null) return;
    const message =
      left === 0
        ? "Não há crédito que possa ser retirado"
        : `Só há ${counted(left, "crédito", "créditos")} para retirar`;
    throw new InvalidInput([{ path: ["count"], message }]);
  });
}

/** What happened to the credit. CHARGE_CANCELLED: it was unpaid. LEFT_LINE: there was none, since they were waiting. */
type Leaving =
  | Extract<CreditOutcome["kind"], "CREDIT_RETURNED" | "MAKE_UP_GRANTED" | "MAKE_UP_LIMIT" | "LATE">
  | "CHARGE_CANCELLED";

/**
 * 'Não vou': an athlete gives up a place in one class or on its waiting list. Before the deadline the credit is
 * returned, or a class of a monthly plan becomes a make-up. The place goes to the waiting list.
 * @throws RuleViolation
 */
export async function leaveClass(ctx: ActionContext, which: WhichPlace): Promise<Leaving | "LEFT_LINE"> {
  const attempt = () => inTransaction(ctx.db, (tx) => leave(tx, ctx, which));
  // Who was to get the place may have gone into another class meanwhile: then the next one gets it.
  return attempt().catch((error: unknown) => {
    if (isOverlapViolation(error)) return attempt();
    throw error;
  });
}

async function leave(tx: Transaction, ctx: ActionContext, which: WhichPlace): Promise<Leaving | "LEFT_LINE"> {
  const { sessionId, athleteId } = which;
  const session = await lockSession(tx, sessionId);
  const { count } = await tx.classWaiting.deleteMany({ where: { sessionId, athleteId } });
  if (count > 0) {
    // A place held for them goes to the next in line.
    await fillPlaces(tx, ctx, [sessionId]);
    return "LEFT_LINE";
  }
  assertOpen(session);
  if (session.startsAt <= ctx.now) throw new RuleViolation("CLASS_BEGUN", "Esta aula já começou.");
  const { timeZone } = await openPlace(tx, session.arenaId);
  const [outcome] = await tellCredits(tx, ctx, [
    { session, athleteId, timeZone, event: { type: "CANCEL", sessionId, at: ctx.now } },
  ]);
  const left = await tx.sessionStudent.updateMany({
    where: { sessionId, athleteId, attendance: "BOOKED" },
    data: { attendance: "EXCUSED", markedAt: ctx.now, markedById: ctx.viewer?.userId ?? null },
  });
  if (left.count === 0) throw new RuleViolation("NOT_A_STUDENT", "O atleta não está mais nesta aula.");
  await fillPlaces(tx, ctx, [sessionId]);
  const leaving = outcome!.kind as Exclude<Leaving, "CHARGE_CANCELLED">;
  return leaving === "CREDIT_RETURNED" && (await isGone(tx, which)) ? "CHARGE_CANCELLED" : leaving;
}

/** Whether the returned credit was withdrawn at once because its charge was unpaid. */
async function isGone(tx: Transaction, which: WhichPlace): Promise<boolean> {
  const last = await tx.creditEntry.findFirst({
    where: { credit: { places: { some: which } } },
    orderBy: { position: "desc" },
    select: { state: true },
  });
  return last?.state === "CANCELLED";
}
