import type { MergeRequest } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { countAttempt } from "../platform/rate-limit";
import { isAdmin } from "../platform/viewer";
import { mergeRequestMail } from "./merge-mails.rules";
import type { LoadedPlan } from "./merge-plan.loader";
import {
  askLimit,
  daysAfterRefusal,
  expiryOf,
  isRefusedLately,
  mostAskedBy,
  mostAskedOf,
} from "./merge-request.rules";

/**
 * Asks the account's owner whether the other record is theirs too. Expects both records to be locked. Asking again returns
 * the existing request.
 * @throws RuleViolation, TooManyAttempts
 */
export async function askPerson(
  tx: Transaction,
  ctx: ActionContext,
  { kept, other }: Pick<LoadedPlan, "kept" | "other">,
  arenaId: string,
): Promise<MergeRequest> {
  const { now, viewer } = ctx;
  await tx.mergeRequest.updateMany({
    where: { otherId: other.id, status: "PENDING", expiresAt: { lte: now } },
    data: { status: "WITHDRAWN" },
  });
  const open = await tx.mergeRequest.findFirst({ where: { otherId: other.id, status: "PENDING" } });
  if (open?.keptId === kept.id) return open;
  if (open)
    throw new RuleViolation(
      "ALREADY_ASKED",
      "Este cadastro já está em outro pedido. Cancele aquele pedido antes de fazer este.",
    );
  await assertNotTooMany(tx, kept.id, arenaId, now);
  await countAttempt(tx, askLimit(arenaId), now);
  const request = await tx.mergeRequest.create({
    data: {
      arenaId,
      keptId: kept.id,
      otherId: other.id,
      otherName: other.fullName,
      byAdmin: isAdmin(viewer),
      askedById: viewer?.userId ?? "",
      askedAt: now,
      expiresAt: expiryOf(now),
    },
  });
  const user = await tx.user.findUniqueOrThrow({ where: { id: kept.accountId ?? "" } });
  const { name: arena } = await tx.arena.findUniqueOrThrow({ where: { id: arenaId } });
  const said = { arena, otherName: other.fullName, url: `${ctx.publicUrl}/conta` };
  await ctx.outbox.put(tx, mergeRequestMail(user, said));
  return request;
}

/** @throws RuleViolation */
async function assertNotTooMany(tx: Transaction, keptId: string, arenaId: string, now: Date): Promise<void> {
  const refused = await tx.mergeRequest.findFirst({
    where: { arenaId, keptId, status: "REFUSED" },
    orderBy: [{ answeredAt: "desc" }, { id: "desc" }],
  });
  if (refused && isRefusedLately(refused.answeredAt, now))
    throw new RuleViolation(
      "REFUSED_LATELY",
      `Esta pessoa não aceitou juntar um cadastro. Você pode pedir de novo depois de ${daysAfterRefusal} dias; se houve engano, fale com ela.`,
    );
  const waiting = { status: "PENDING", expiresAt: { gt: now } } as const;
  if ((await tx.mergeRequest.count({ where: { keptId, ...waiting } })) >= mostAskedOf)
    throw new RuleViolation("TOO_MANY_ASKED", "Esta pessoa já tem pedidos demais à espera de resposta.");
  if ((await tx.mergeRequest.count({ where: { arenaId, ...waiting } })) >= mostAskedBy)
    throw new RuleViolation(
      "TOO_MANY_ASKED",
      `A arena já tem ${mostAskedBy} pedidos à espera de resposta. Cancele algum antes de fazer outro.`,
    );
}
