import {
  type EmailLink,
  type EmailLinkPurpose,
  Prisma,
  type User,
} from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { type Duration, later } from "../platform/time/duration.rules";
import { InvalidLink } from "./identity.errors";
import { addressProved } from "./identity.event";
import { newToken, tokenHash } from "./token.rules";

const life: Record<EmailLinkPurpose, Duration> = {
  RESET_PASSWORD: { minutes: 30 },
  CONFIRM_EMAIL: { hours: 24 },
  CHANGE_EMAIL: { hours: 24 },
};

/** The purpose of a link, and the data that following it applies. */
export interface NewEmailLink {
  userId: string;
  purpose: EmailLinkPurpose;
  newEmail?: string;
  signUp?: Prisma.InputJsonObject | undefined;
}

/** @returns the token that goes into the mail and is kept nowhere. */
export async function createEmailLink(tx: Transaction, link: NewEmailLink, now: Date): Promise<string> {
  const token = newToken();
  await tx.emailLink.create({
    data: {
      ...link,
      hash: tokenHash(token),
      createdAt: now,
      expiresAt: later(now, life[link.purpose]),
    },
  });
  return token;
}

/**
 * Uses a link up. Of two that follow it at once, one gets it.
 * @throws InvalidLink when it never was one, has run out, has served already, or is for something else.
 */
export async function takeEmailLink(
  tx: Transaction,
  token: string,
  purposes: readonly EmailLinkPurpose[],
  now: Date,
): Promise<EmailLink & { user: User }> {
  const [link] = await tx.emailLink.updateManyAndReturn({
    where: { hash: tokenHash(token), ...openLink(purposes, now) },
    data: { usedAt: now },
    include: { user: true },
  });
  if (!link) throw new InvalidLink();
  return link;
}

/** Whether following the link would work now. */
export async function isEmailLinkOpen(
  db: Transaction,
  token: string,
  purposes: readonly EmailLinkPurpose[],
  now: Date,
): Promise<boolean> {
  const where = { hash: tokenHash(token), ...openLink(purposes, now) };
  return (await db.emailLink.findFirst({ where, select: { id: true } })) !== null;
}

/** @returns the link of a token, open or not. */
export const findEmailLink = (
  db: Transaction,
  token: string,
  purposes: readonly EmailLinkPurpose[],
): Promise<(EmailLink & { user: User }) | null> =>
  db.emailLink.findFirst({
    where: { hash: tokenHash(token), purpose: { in: [...purposes] } },
    include: { user: true },
  });

/** Whether a link that was read would work now; `openLink` asks the database the same. */
export const isOpen = (link: EmailLink & { user: User }, now: Date): boolean =>
  link.usedAt === null && link.expiresAt > now && link.user.disabledAt === null;

/** Invalidates all mailed links of the user. */
export async function endEmailLinks(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.emailLink.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
}

const openLink = (purposes: readonly EmailLinkPurpose[], now: Date) => ({
  purpose: { in: [...purposes] },
  usedAt: null,
  expiresAt: { gt: now },
  user: { disabledAt: null },
});

/**
 * Marks the address as verified after the user opened a mail to it, and completes the sign-up.
 * @param by "confirmation": the sign-up's link was used, so the data entered there is saved too. "password": the user
 *   only proved to own the address, and another person may have entered the data.
 */
export async function proveAddress(
  tx: Transaction,
  user: User,
  by: "confirmation" | "password",
  now: Date,
): Promise<void> {
  if (user.emailConfirmedAt !== null) return;
  await tx.user.update({ where: { id: user.id }, data: { emailConfirmedAt: now } });
  const link = await tx.emailLink.findFirst({
    where: { userId: user.id, signUp: { not: Prisma.DbNull } },
    orderBy: { id: "desc" },
  });
  if (!link) return;
  await addressProved.happened(tx, null, { user, said: by === "confirmation" ? link.signUp : null });
  await tx.emailLink.updateMany({ where: { userId: user.id }, data: { signUp: Prisma.DbNull } });
}
