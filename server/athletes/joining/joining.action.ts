import { todayAtArena } from "../../arenas/arena-clock.loader";
import { typedArenaKey } from "../../arenas/arena-name.rules";
import { openArena } from "../../arenas/arena.access";
import { assertRunning } from "../../arenas/arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { countAttempt } from "../../platform/rate-limit";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { earlier } from "../../platform/time/duration.rules";
import { joinAskedMail } from "./join-mails.rules";
import {
  asksPerDay,
  canBeAnswered,
  daysAfterRefusal,
  isAcceptedAtOnce,
  joiningOf,
  joinRequestsPath,
  mostAnswered,
} from "./join-request.rules";
import { tellAnswered } from "./tell-answered.step";

/** Makes athletes an arena's own; who was once keeps the day they first came. @param today YYYY-MM-DD there. */
async function letIn(
  tx: Transaction,
  arenaId: string,
  athleteIds: readonly string[],
  today: string,
): Promise<void> {
  await tx.arenaAthlete.createMany({
    data: athleteIds.map((athleteId) => ({ arenaId, athleteId, firstVisitOn: dayToDatabase(today) })),
    skipDuplicates: true,
  });
  await tx.arenaAthlete.updateMany({
    where: { arenaId, athleteId: { in: [...athleteIds] } },
    data: { active: true },
  });
}

const over = () =>
  new RuleViolation(
    "ALREADY_ANSWERED",
    "Outra pessoa já respondeu, ou o atleta cancelou o pedido. Atualize a página.",
  );

/**
 * The arena accepts or refuses join requests. Requests that another user has answered in the meantime are skipped.
 * @returns the ids of the requests answered by this call.
 * @throws InvalidInput, RuleViolation if all requests were already answered, or the arena is suspended.
 */
export async function answerJoinRequests(
  ctx: ActionContext,
  arenaId: string,
  requestIds: readonly string[],
  accept: boolean,
): Promise<string[]> {
  const ids = [...new Set(requestIds)];
  if (ids.length > mostAnswered)
    throw new InvalidInput([
      { path: ["requestIds"], message: `Responda a no máximo ${mostAnswered} pedidos de cada vez` },
    ]);
  return inTransaction(ctx.db, async (tx) => {
    await assertRunning(tx, arenaId);
    // In one order, so that two people who answer the same wait for each other instead of stopping each other.
    await tx.$queryRaw`SELECT id FROM pedidos_arena WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
    const rows = await tx.joinRequest.findMany({ where: { id: { in: ids }, arenaId } });
    const open = rows.filter(({ status }) => canBeAnswered(status, accept));
    if (open.length === 0) throw over();
    const answered = open.map(({ id }) => id);
    await tx.joinRequest.updateMany({
      where: { id: { in: answered } },
      data: {
        status: accept ? "ACCEPTED" : "REFUSED",
        answeredAt: ctx.now,
        answeredById: ctx.viewer?.userId ?? null,
      },
    });
    if (accept) {
      const athleteIds = open.map(({ athleteId }) => athleteId);
      await letIn(tx, arenaId, athleteIds, await todayAtArena(tx, arenaId, ctx.now));
    }
    await tellAnswered(tx, ctx, answered, accept);
    return answered;
  });
}

/**
 * Who asked takes it back. Twice is once.
 * @returns the arena's id.
 * @throws RuleViolation when the arena was faster.
 */
export async function withdrawJoinRequest({ db }: ActionContext, requestId: string): Promise<string> {
  await db.joinRequest.updateMany({
    where: { id: requestId, status: "PENDING" },
    data: { status: "WITHDRAWN" },
  });
  const { status, arenaId } = await db.joinRequest.findUniqueOrThrow({ where: { id: requestId } });
  if (status === "WITHDRAWN") return arenaId;
  throw new RuleViolation("ALREADY_ANSWERED", "A arena já respondeu ao seu pedido. Atualize a página.");
}

/** Minimum interval between mails; later requests show on the page that the first mail links to. */
const toldAgainAfter = { hours: 12 };

/** Mails the owner of the arena about a join request, unless another request within the interval has caused a mail. */
async function tellAsked(
  tx: Transaction,
  { outbox, publicUrl, now }: ActionContext,
  arenaId: string,
  athleteId: string,
): Promise<void> {
  const others = { arenaId, athleteId: { not: athleteId }, status: "PENDING" as const };
  const lately = await tx.joinRequest.count({
    where: { ...others, askedAt: { gt: earlier(now, toldAgainAfter) } },
  });
  if (lately > 0) return;
  const arena = await tx.arena.findUniqueOrThrow({
    where: { id: arenaId },
    select: {
      name: true,
      responsibleName: true,
      owner: { select: { email: true, disabledAt: true } },
    },
  });
  if (!arena.owner || arena.owner.disabledAt) return;
  const { fullName } = await tx.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: { fullName: true },
  });
  const to = { email: arena.owner.email, name: arena.responsibleName };
  const url = `${publicUrl}${joinRequestsPath}`;
  await outbox.put(tx, joinAskedMail(to, { arena: arena.name, athlete: fullName, url }));
}

const noArena = () =>
  new RuleViolation(
    "ARENA_NOT_FOUND",
    "Esta arena não está recebendo pedidos. Confira o link com quem o enviou.",
  );

const refusedLately = () =>
  new RuleViolation(
    "REFUSED_LATELY",
    `A arena não aceitou o seu pedido. Você pode pedir de novo depois de ${daysAfterRefusal} dias; se houve engano, fale com a arena.`,
  );

/**
 * An athlete asks to join an arena. Idempotent: a repeated request while one is pending, or by a member, returns the
 * same result and changes nothing.
 * @returns the arena's id.
 * @throws RuleViolation, TooManyAttempts
 */
export async function askToJoinArena(
  ctx: ActionContext,
  athleteId: string,
  typedKey: string,
): Promise<string> {
  const { now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    // Neither suspended nor switched until this is written; and one athlete asks one thing at a time.
    const pageKey = typedArenaKey(typedKey);
    await tx.$queryRaw`SELECT id FROM arenas WHERE chave_pagina = ${pageKey} FOR SHARE`;
    const arena = await tx.arena.findFirst({ where: { AND: [{ pageKey }, openArena] } });
    if (!arena) throw noArena();
    const { id: arenaId, acceptsEveryone } = arena;
    await tx.$queryRaw`SELECT id FROM alunos WHERE id = ${athleteId}::uuid FOR NO KEY UPDATE`;
    const of = { arenaId_athleteId: { arenaId, athleteId } };
    const link = await tx.arenaAthlete.findUnique({ where: of });
    const request = await tx.joinRequest.findUnique({ where: of });
    const standing = joiningOf(link?.active ?? false, request, now);
    if (standing === "MEMBER" || standing === "ASKED") return arenaId;
    if (standing === "REFUSED") throw refusedLately();
    await countAttempt(
      tx,
      { key: `join:${athleteId}`, points: asksPerDay, windowSeconds: 24 * 60 * 60 },
      now,
    );
    const atOnce = isAcceptedAtOnce(acceptsEveryone, link, request?.status ?? null);
    const asked = {
      status: atOnce ? ("ACCEPTED" as const) : ("PENDING" as const),
      askedAt: now,
      answeredAt: atOnce ? now : null,
      answeredById: null,
    };
    await tx.joinRequest.upsert({ where: of, create: { arenaId, athleteId, ...asked }, update: asked });
    if (atOnce) await letIn(tx, arenaId, [athleteId], await todayAtArena(tx, arenaId, now));
    else await tellAsked(tx, ctx, arenaId, athleteId);
    return arenaId;
  });
}
