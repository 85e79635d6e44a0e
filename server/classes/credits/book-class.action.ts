import { randomUUID } from "node:crypto";
import { assertRunning } from "../../arenas/running-arena.step";
import { formatCents } from "../../brazil/money.rules";
import { orCourtTaken } from "../../courts/court-taken.errors";
import { openPlace } from "../../courts/open-place.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { takesPlace } from "../class-words.rules";
import { wayInWords } from "../in-the-way.loader";
import { assertOpen, lockSession } from "../lock-session.step";
import { classBought } from "./class-bought.event";
import { daysFrom, singleClassDays } from "./credit.rules";
import { fillPlaces } from "./fill-places.step";
import { grantCredits } from "./held-credits.step";
import { elsewhere, placesHeld, placesLeft, takePlaces, type Taking } from "./take-place.step";

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

export interface WhichPlace {
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
