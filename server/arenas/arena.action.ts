import { randomUUID } from "node:crypto";
import { audit } from "../identity/audit.step";
import { inviteManager } from "../identity/management/management-invitation.step";
import { newAccessFor } from "../identity/management/management.loader";
import { signUp } from "../identity/sign-up.action";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { countAttempt } from "../platform/rate-limit";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import type { BarePicture } from "../platform/uploads.rules";
import { isAdmin } from "../platform/viewer";
import type { ArenaPicture } from "./arena-logo.rules";
import { managerInvitationsPerDay, managerPosition, newManagerSchema } from "./arena-manager.rules";
import { admitManager, assertRoomForManager, assertStillManages, removeManager } from "./arena-managers.step";
import { arenaSignedUp } from "./arena.event";
import { assertRunning, freeArenaKey, lockArena } from "./arena.step";
import { signUpArenaSchema } from "./sign-up-arena.rules";

/**
 * Invites a person to manage an arena with those who do: an address without an account gets one and is in at once; an
 * account is asked first.
 * @returns whether they have to answer first.
 * @throws InvalidInput, RuleViolation for who is in or asked already, TooManyAttempts for its own people.
 */
export async function inviteArenaManager(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
): Promise<{ asked: boolean }> {
  const { email, personName } = parseInput(newManagerSchema, input);
  if (!isAdmin(ctx.viewer))
    await countAttempt(
      ctx.db,
      { key: `arena-manager:${arenaId}`, points: managerInvitationsPerDay, windowSeconds: 24 * 60 * 60 },
      ctx.now,
    );
  const access = await newAccessFor(ctx, email);
  return inTransaction(ctx.db, async (tx) => {
    const arena = await lockArena(tx, arenaId);
    await assertStillManages(tx, ctx, arena);
    const inCharge = {
      email,
      OR: [{ arenas: { some: { id: arenaId } } }, { managedArenas: { some: { arenaId, active: true } } }],
    };
    if ((await tx.user.count({ where: inCharge })) > 0)
      throw new RuleViolation("ALREADY_MANAGER", "Esta pessoa já cuida da arena.", ["email"]);
    await assertRoomForManager(tx, arenaId);
    const { userId, asked } = await inviteManager(
      tx,
      ctx,
      { kind: "ARENA", placeId: arenaId, name: arena.name, position: managerPosition, email, personName },
      access,
    );
    if (!asked) await admitManager(tx, ctx, { userId, arenaId });
    await audit(tx, ctx, {
      action: "ADD_ARENA_MANAGER",
      subject: { kind: "ARENA", id: arenaId },
      changes: { before: null, after: { Pessoa: userId, "Aguarda resposta": asked } },
    });
    return { asked };
  });
}

/** Never ends the last one, not even by two requests at once. @throws RuleViolation */
export async function removeArenaManager(ctx: ActionContext, managerId: string): Promise<string> {
  return inTransaction(ctx.db, (tx) => removeManager(tx, ctx, managerId));
}

/**
 * An arena signs up with its manager and its first court.
 * @returns the address the confirmation was sent to.
 * @throws InvalidInput, RuleViolation, EmailTaken, TooManyAttempts
 */
export async function signUpArena(
  ctx: ActionContext,
  network: string,
  input: unknown,
): Promise<{ email: string }> {
  const { arenaName, cnpj, fullAddress, email, contactPhone, responsibleName, password } = parseInput(
    signUpArenaSchema,
    input,
  );
  return signUp(
    ctx,
    network,
    { email, name: responsibleName, password, role: "ARENA_MANAGER" },
    {
      async assertFree(db) {
        if (await db.arena.findUnique({ where: { cnpj }, select: { id: true } }))
          throw new InvalidInput([{ path: ["cnpj"], message: "Este CNPJ já está cadastrado" }]);
      },
      async record(tx, ownerId) {
        const { id: arenaId } = await tx.arena.create({
          data: {
            ownerId,
            name: arenaName,
            responsibleName,
            email,
            cnpj,
            fullAddress,
            contactPhone,
            pageKey: await freeArenaKey(tx, arenaName),
            managers: {
              create: { userId: ownerId, appointedOn: dayToDatabase(dayAt(ctx.now, brasiliaTime)) },
            },
          },
        });
        await arenaSignedUp.happened(tx, null, { arenaId });
        return undefined;
      },
    },
  );
}

/**
 * Whether who asks to join is in at once. Who waits already still waits for an answer.
 * @throws RuleViolation
 */
export async function updateArenaJoining(
  { db }: ActionContext,
  arenaId: string,
  acceptsEveryone: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.arena.update({ where: { id: arenaId }, data: { acceptsEveryone } });
    await assertRunning(tx, arenaId);
  });
}

/**
 * Puts a picture that was looked at in the place of the one before, which is gone; the last of two who send at once has it.
 * @returns its key.
 * @throws RuleViolation
 */
export async function storePicture(
  ctx: ActionContext,
  arenaId: string,
  which: ArenaPicture,
  { mediaType, content }: BarePicture,
): Promise<string> {
  const kept = { mediaType, content, sentAt: ctx.now };
  const wanted = {
    where: { arenaId },
    create: { arenaId, ...kept },
    update: kept,
    select: { arenaId: true },
  } as const;
  const key = randomUUID();
  await inTransaction(ctx.db, async (tx) => {
    await lockArena(tx, arenaId);
    await (which === "LOGO" ? tx.arenaLogo.upsert(wanted) : tx.arenaCover.upsert(wanted));
    await tx.arena.update({
      where: { id: arenaId },
      data: which === "LOGO" ? { logoKey: key } : { coverKey: key },
      select: { id: true },
    });
  });
  return key;
}

/** @throws RuleViolation */
export async function removePicture(
  { db }: ActionContext,
  arenaId: string,
  which: ArenaPicture,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockArena(tx, arenaId);
    const gone = { where: { arenaId } };
    await (which === "LOGO" ? tx.arenaLogo.deleteMany(gone) : tx.arenaCover.deleteMany(gone));
    await tx.arena.update({
      where: { id: arenaId },
      data: which === "LOGO" ? { logoKey: null } : { coverKey: null },
      select: { id: true },
    });
  });
}
