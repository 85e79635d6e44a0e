import type { User } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { letInAnew } from "../let-in-anew.step";
import { temporaryPasswordUntil } from "../temporary-password.rules";
import {
  managementInvitationMail,
  managementInvitationsUrl,
  newManagerMail,
  type PlaceInMail,
} from "./management-mails.rules";
import type { NewAccess } from "./new-access.loader";

/** Somebody whom the administration entrusts with something. */
export interface ManagerToBe extends PlaceInMail {
  placeId: string;
  email: string;
  /** How a new account is called; who has one keeps their name. */
  personName: string;
}

/** `asked`: they have an account and answer there; else they have one from now on, and may be entrusted at once. */
export interface Invited {
  userId: string;
  asked: boolean;
}

/**
 * Entrusts somebody with an arena or a federation. An address that nobody uses gets an account with a temporary password,
 * by mail; who has an account is asked, and nothing changes before they say yes.
 * @param access from `newAccessFor`, made before the transaction.
 * @throws InvalidInput, RuleViolation when they are asked already.
 */
export async function inviteManager(
  tx: Transaction,
  ctx: ActionContext,
  manager: ManagerToBe,
  access: NewAccess | null,
): Promise<Invited> {
  const { email } = manager;
  // Two admins who invite the same address wait for each other.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`account:${email}`}, 0))::text`;
  const user = await tx.user.findUnique({ where: { email } });
  if (user?.disabledAt)
    throw new InvalidInput([{ path: ["email"], message: "A conta deste e-mail está desativada" }]);
  if (user?.emailConfirmedAt) {
    await ask(tx, ctx, user, manager);
    return { userId: user.id, asked: true };
  }
  if (access === null)
    throw new RuleViolation("ACCOUNT_CHANGED", "A conta deste e-mail mudou agora há pouco. Tente de novo.");
  const userId = await giveAccount(tx, ctx.now, user, manager, access);
  const door = manager.kind === "ARENA" ? "auth" : "federation-auth";
  await ctx.outbox.put(
    tx,
    newManagerMail({ email, name: user?.name ?? manager.personName }, manager, {
      password: access.password,
      url: `${ctx.publicUrl}/${door}`,
    }),
  );
  return { userId, asked: false };
}

/** Of an account that was never confirmed nobody knows whose it is: its password may be a stranger's. */
async function giveAccount(
  tx: Transaction,
  now: Date,
  user: User | null,
  { email, personName: name }: ManagerToBe,
  { passwordHash }: NewAccess,
): Promise<string> {
  if (user) {
    await letInAnew(tx, user, passwordHash, now);
    return user.id;
  }
  const access = { passwordHash, temporaryPasswordUntil: temporaryPasswordUntil(now) };
  const { id } = await tx.user.create({
    data: { email, name, ...access, emailConfirmedAt: now, createdAt: now },
    select: { id: true },
  });
  return id;
}

async function ask(
  tx: Transaction,
  ctx: ActionContext,
  user: User,
  { kind, placeId, name: placeName, position, ...place }: ManagerToBe,
): Promise<void> {
  if (!ctx.viewer) throw new Error("nobody asks");
  const open = await tx.managementInvitation.findFirst({
    where: { placeId, status: "PENDING", ...(kind === "ARENA" ? {} : { userId: user.id }) },
  });
  if (open?.userId === user.id)
    throw new RuleViolation("ALREADY_ASKED", `${user.name} já foi convidado e ainda não respondeu.`, [
      "email",
    ]);
  if (open)
    throw new RuleViolation(
      "OTHER_ASKED",
      "Outra pessoa já foi convidada e ainda não respondeu. Cancele aquele convite primeiro.",
      ["email"],
    );
  await tx.managementInvitation.create({
    data: {
      userId: user.id,
      kind,
      placeId,
      placeName,
      position,
      invitedById: ctx.viewer.userId,
      createdAt: ctx.now,
    },
  });
  await ctx.outbox.put(
    tx,
    managementInvitationMail(
      user,
      { ...place, kind, name: placeName, position },
      managementInvitationsUrl(ctx.publicUrl),
    ),
  );
}
