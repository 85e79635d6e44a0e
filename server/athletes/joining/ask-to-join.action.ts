import { openArena } from "../../arenas/arena.access";
import { todayAtArena } from "../../arenas/arena-clock.loader";
import { typedArenaKey } from "../../arenas/arena-key.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { countAttempt } from "../../platform/rate-limit";
import { letIn } from "./let-in.step";
import { asksPerDay, daysAfterRefusal, isAcceptedAtOnce, joiningOf } from "./join-request.rules";
import { earlier } from "../../platform/time/duration.rules";
import { joinAskedMail } from "./join-mails.rules";
import { joinRequestsPath } from "./join-paths.rules";

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
