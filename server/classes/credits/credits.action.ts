import { randomUUID } from "node:crypto";
import { assertRunning } from "../../arenas/arena.step";
import { formatCents } from "../../brazil/money.rules";
import { orCourtTaken } from "../../courts/occupancy.errors";
import { openPlace } from "../../courts/occupy.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, isOverlapViolation, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { counted } from "../../platform/numbers.rules";
import { parseInput } from "../../platform/parse-input";
import { addDays } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { takesPlace } from "../class-kind-and-status.rules";
import { assertOpen, lockSession } from "../class-sessions.step";
import { wayInWords } from "../in-the-way.loader";
import { classBought } from "./class-bought.event";
import { elsewhere, fillPlaces, placesHeld, placesLeft, takePlaces, type Taking } from "./class-places.step";
import { tellCredits } from "./credit-account.step";
import { daysFrom, singleClassDays } from "./credit.rules";
import type { CreditOutcome } from "./credits.rules";
import { furthestExpiry, grantCreditsSchema, withdrawCreditsSchema } from "./grant-credits.rules";
import { grantCredits, withdrawCredits } from "./held-credits.step";

/**
 * 'Agendar e pagar': an athlete without a credit buys a single class ('Aula Avulsa') and gets the place before paying.
 * Expects a free place.
 * @param agreedInCents the price shown to the athlete.
 * @throws RuleViolation if the price has changed since.
 */
async function buyClass(
  tx: Transaction,
  ctx: ActionContext,
  taking: Taking,
  agreedInCents: number,
): Promise<void> {
  const { session, athleteId, timeZone } = taking;
  const { arenaId, priceInCents } = session;
  if (!priceInCents) throw new RuleViolation("NO_PRICE", "Esta aula não está à venda. Fale com a arena.");
  if (priceInCents !== agreedInCents)
    throw new RuleViolation(
      "PRICE_CHANGED",
      `O valor desta aula agora é ${formatCents(priceInCents)}. Confira e agende de novo.`,
    );
  const day = dayAt(session.startsAt, timeZone);
  const { startsOn, expiresOn } = daysFrom(dayAt(ctx.now, timeZone), singleClassDays);
  const purchase = `avulsa:${randomUUID()}`;
  await grantCredits(
    tx,
    ctx,
    { arenaId, athleteId },
    // Extend the validity if the class is further ahead than a single class is usually valid.
    { kind: "SINGLE", purchase, count: 1, startsOn, expiresOn: expiresOn > day ? expiresOn : day },
  );
  await takePlaces(tx, ctx, taking, [athleteId]);
  const { id: creditId } = await tx.classCredit.findFirstOrThrow({
    where: { arenaId, athleteId, purchase },
    select: { id: true },
  });
  await classBought.happened(tx, ctx, { session, athleteId, creditId, amountInCents: priceInCents, day });
}

interface WhichPlace {
  sessionId: string;
  athleteId: string;
}

interface HowToBook {
  orWait: boolean;
  /** Price the athlete agreed to pay without a credit; null for none. */
  payInCents: number | null;
}

/**
 * 'Agendar Nova Aula': books a place with a credit, or with a charge if the athlete has none, or joins the waiting list
 * if the class is full. Requests are serialized: if a hundred athletes race for three places, three get them and the
 * others wait in order of arrival.
 * @returns whether the athlete got a place or waits.
 * @throws RuleViolation
 */
export async function bookClass(
  ctx: ActionContext,
  { sessionId, athleteId }: WhichPlace,
  { orWait, payInCents }: HowToBook,
): Promise<"BOOKED" | "WAITING"> {
  const work = inTransaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, sessionId);
    assertOpen(session);
    if (session.startsAt <= ctx.now) throw new RuleViolation("CLASS_BEGUN", "Esta aula já começou.");
    if (session.kind !== "GROUP")
      throw new RuleViolation("NOT_A_GROUP", "Só aulas em grupo recebem reservas.");
    await assertRunning(tx, session.arenaId);
    const { timeZone } = await openPlace(tx, session.arenaId);
    const taking = { session, athleteId, timeZone };
    await assertMayCome(tx, taking);
    // A free place goes to the waiting list first, which may include this athlete.
    await fillPlaces(tx, ctx, [sessionId]);
    const own = { sessionId, athleteId };
    if ((await tx.sessionStudent.count({ where: { ...own, attendance: { in: [...takesPlace] } } })) > 0)
      return "BOOKED" as const;
    const left = await placesLeft(tx, session);
    const isAsked = (await tx.classWaiting.count({ where: { ...own, askedUntil: { gt: ctx.now } } })) > 0;
    const held = isAsked ? 0 : await placesHeld(tx, sessionId, athleteId, ctx.now);
    if (left - held <= 0) {
      if (!orWait)
        throw new RuleViolation(
          "CLASS_FULL",
          left > 0
            ? "A vaga está guardada para quem está na fila. Você pode entrar nela."
            : "A aula está cheia. Você pode entrar na fila.",
        );
      await tx.classWaiting.createMany({
        data: [{ sessionId, athleteId, since: ctx.now }],
        skipDuplicates: true,
      });
      return "WAITING" as const;
    }
    if ((await takePlaces(tx, ctx, taking, [athleteId])).length === 0) {
      if (payInCents !== null) {
        await buyClass(tx, ctx, taking, payInCents);
        return "BOOKED" as const;
      }
      const day = dateInDigits(dayAt(session.startsAt, timeZone));
      throw new RuleViolation("NO_CREDIT", `Não há crédito que valha em ${day}. Fale com a arena.`);
    }
    return "BOOKED" as const;
  });
  return orCourtTaken(work, "O atleta acabou de entrar em outra aula neste horário.", "ATHLETE_TAKEN");
}

/** @throws RuleViolation if the athlete does not attend the arena, is already in the class, or has another one then. */
async function assertMayCome(tx: Transaction, taking: Taking): Promise<void> {
  const { session, athleteId, timeZone } = taking;
  const attends = await tx.arenaAthlete.count({
    where: { arenaId: session.arenaId, athleteId, active: true, athlete: { status: "ACTIVE" } },
  });
  if (attends === 0) throw new RuleViolation("NOT_HERE", "O atleta não está ativo nesta arena.");
  const place = { sessionId: session.id, athleteId, attendance: { in: [...takesPlace] } };
  if ((await tx.sessionStudent.count({ where: place })) > 0)
    throw new RuleViolation("ALREADY_IN", "O atleta já está nesta aula.");
  const way = (await elsewhere(tx, session, [athleteId])).get(athleteId);
  if (way) throw new RuleViolation("ATHLETE_TAKEN", wayInWords(way, timeZone));
}

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
