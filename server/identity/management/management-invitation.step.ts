import type { User, Prisma } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { isAdmin } from "../../platform/viewer";
import { accountFor } from "../account-for.step";
import {
  managementInvitationMail,
  managementInvitationsUrl,
  newManagerMail,
  type PlaceInMail,
} from "./management-mails.rules";
import { type NewAccess, whoActs } from "./management.loader";

/** The future manager of an arena or a federation. */
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
 * Invites a manager of an arena or a federation. An address without an account gets one with a temporary password by
 * mail. The owner of an existing account gets an invitation, and nothing changes until it is accepted.
 * @param access from `newAccessFor`, called before the transaction.
 * @throws InvalidInput, RuleViolation if there is an open invitation already.
 */
export async function inviteManager(
  tx: Transaction,
  ctx: ActionContext,
  manager: ManagerToBe,
  access: NewAccess | null,
): Promise<Invited> {
  const { email, personName } = manager;
  const { user, password } = await accountFor(tx, ctx.now, { email, name: personName }, access);
  if (password === null) {
    await ask(tx, ctx, user, manager);
    return { userId: user.id, asked: true };
  }
  const door = manager.kind === "ARENA" ? "auth" : "federation-auth";
  await ctx.outbox.put(
    tx,
    newManagerMail(user, manager, { by: await whoActs(tx, ctx), password, url: `${ctx.publicUrl}/${door}` }),
  );
  return { userId: user.id, asked: false };
}

async function ask(
  tx: Transaction,
  ctx: ActionContext,
  user: User,
  { kind, placeId, name: placeName, position, ...place }: ManagerToBe,
): Promise<void> {
  if (!ctx.viewer) throw new Error("nobody asks");
  // An arena becomes one person's; for it, as for a federation, many may work.
  const open = await tx.managementInvitation.findFirst({
    where: { placeId, status: "PENDING", ...(position === null ? { position } : { userId: user.id }) },
  });
  if (open?.userId === user.id)
    throw new RuleViolation(
      "ALREADY_ASKED",
      `${isAdmin(ctx.viewer) ? user.name : user.email} já foi convidado e ainda não respondeu.`,
      ["email"],
    );
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
      { by: await whoActs(tx, ctx), url: managementInvitationsUrl(ctx.publicUrl) },
    ),
  );
}

/** Withdraws the pending invitations of an arena or federation, or of a user. @returns how many were pending. */
export async function withdrawInvitations(
  tx: Transaction,
  which: Pick<Prisma.ManagementInvitationWhereInput, "id" | "placeId" | "userId">,
  now: Date,
): Promise<number> {
  const { count } = await tx.managementInvitation.updateMany({
    where: { ...which, status: "PENDING" },
    data: { status: "WITHDRAWN", answeredAt: now },
  });
  return count;
}
