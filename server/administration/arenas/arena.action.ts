import type { Arena, User } from "../../../prisma/generated/client/client";
import { arenaDashboardUrl, arenaReactivatedMail, arenaSuspendedMail } from "../../arenas/arena-mails.rules";
import {
  type ArenaRecord,
  arenaRecordSchema,
  newArenaSchema,
  newOwnerSchema,
} from "../../arenas/arena-record.rules";
import { arenaReactivated } from "../../arenas/arena.event";
import { takeOverArena } from "../../arenas/arena-managers.step";
import { addArena, changeArenaRecord, lockArena, setArenaState } from "../../arenas/arena.step";
import { formatCnpj } from "../../brazil/cpf-cnpj.rules";
import { formatCents } from "../../brazil/money.rules";
import { matchCourts } from "../../courts/court.step";
import { assertStillAdmin, lockAdmins } from "../../identity/roles.step";
import { type AuditFields, changesOf } from "../../identity/audit.rules";
import { audit } from "../../identity/audit.step";
import { inviteManager } from "../../identity/management/management-invitation.step";
import { newAccessFor } from "../../identity/management/management.loader";
import { optionalReasonSchema, reasonSchema } from "../../identity/reason.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction, whileFree } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { ArenaChangedMeanwhile } from "./arena.errors";

/** An arena's audit fields, labelled as in its form. */
const arenaAuditFields = (arena: ArenaRecord): AuditFields => ({
  "Nome da arena": arena.name,
  Responsável: arena.responsibleName,
  Email: arena.email,
  CNPJ: formatCnpj(arena.cnpj),
  Endereço: arena.fullAddress,
  Contato: arena.contactPhone,
});

/** Of these words it tells only that they changed: they are about a person. */
const personalInArena = ["Responsável", "Email", "Contato"];

/**
 * Creates an arena with its courts, and invites the owner: a new account owns the arena at once, and an existing
 * account gets an invitation. The arena has no owner until the invitation is accepted.
 * @returns the arena's id; `asked` is true if the invitation has to be accepted first.
 * @throws InvalidInput, RuleViolation
 */
export async function createArena(
  ctx: ActionContext,
  input: unknown,
): Promise<{ arenaId: string; asked: boolean }> {
  const arena = parseInput(newArenaSchema, input);
  const { courtCount, hourlyRateInCents, dayUseInCents, ...record } = arena;
  await assertArenaFree(ctx.db, record.cnpj);
  const access = await newAccessFor(ctx, record.email);
  const work = inTransaction(ctx.db, async (tx) => {
    await lockAdmins(tx);
    await assertStillAdmin(tx, ctx);
    await assertArenaFree(tx, record.cnpj);
    const arenaId = await addArena(tx, { ...arena, createdAt: ctx.now });
    await matchCourts(tx, arenaId, courtCount);
    const { email, responsibleName: personName, name } = record;
    const { userId, asked } = await inviteManager(
      tx,
      ctx,
      { kind: "ARENA", placeId: arenaId, name, position: null, email, personName },
      access,
    );
    if (!asked) await takeOverArena(tx, ctx, userId, arenaId, { tell: false });
    const values = {
      ...arenaAuditFields(record),
      Quadras: courtCount,
      "Valor da hora": formatCents(hourlyRateInCents),
      "Day Use": formatCents(dayUseInCents),
    };
    await audit(tx, ctx, {
      action: "CREATE_ARENA",
      subject: { kind: "ARENA", id: arenaId },
      changes: changesOf({}, values, personalInArena),
    });
    return { arenaId, asked };
  });
  return whileFree(work, () => assertArenaFree(ctx.db, record.cnpj));
}

/**
 * Saves the administrative data of an arena. Skips the write if nothing changed.
 * @param version the version that the form was filled from; a stale one is rejected.
 * @throws InvalidInput, ArenaChangedMeanwhile, RuleViolation
 */
export async function updateArena(
  ctx: ActionContext,
  id: string,
  version: number,
  input: unknown,
): Promise<void> {
  const record = parseInput(arenaRecordSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    const stored = await lockArena(tx, id);
    const changes = changesOf(arenaAuditFields(stored), arenaAuditFields(record), personalInArena);
    if (changes === null) return;
    if (stored.version !== version) throw new ArenaChangedMeanwhile(id);
    await assertArenaFree(tx, record.cnpj, id);
    await changeArenaRecord(tx, id, record);
    await audit(tx, ctx, { action: "UPDATE_ARENA", subject: { kind: "ARENA", id }, changes });
  });
  await whileFree(work, () => assertArenaFree(ctx.db, record.cnpj, id));
}

/** @throws InvalidInput where another arena has the CNPJ. @param exceptId whose it is already. */
async function assertArenaFree(db: Transaction, cnpj: string, exceptId?: string): Promise<void> {
  const other = await db.arena.findUnique({ where: { cnpj }, select: { id: true } });
  if (other && other.id !== exceptId)
    throw new InvalidInput([{ path: ["cnpj"], message: "Este CNPJ já está cadastrado" }]);
}

/**
 * Suspends an arena: hides it from the public and blocks new activity, but activity in progress can be finished. The
 * owner is notified of the reason. Idempotent: an arena that is already suspended keeps its reason.
 * @throws InvalidInput without a reason.
 */
export async function suspendArena(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(reasonSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const arena = await lockArena(tx, id);
    if (!arena.active) return;
    await setArenaState(tx, id, { at: ctx.now, reason });
    await audit(tx, ctx, { action: "SUSPEND_ARENA", subject: { kind: "ARENA", id }, reason });
    const owner = await ownerOf(tx, arena);
    const details = { reason, url: arenaDashboardUrl(ctx.publicUrl) };
    if (owner) await ctx.outbox.put(tx, arenaSuspendedMail(owner, arena.name, details));
  });
}

/** Reactivates an arena; its event promotes athletes from waiting lists to places that became free meanwhile. */
export async function reactivateArena(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(optionalReasonSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const arena = await lockArena(tx, id);
    if (arena.active) return;
    await setArenaState(tx, id, null);
    await arenaReactivated.happened(tx, ctx, { arenaId: id });
    await audit(tx, ctx, { action: "REACTIVATE_ARENA", subject: { kind: "ARENA", id }, reason });
    const owner = await ownerOf(tx, arena);
    const details = { note: reason, url: arenaDashboardUrl(ctx.publicUrl) };
    if (owner) await ctx.outbox.put(tx, arenaReactivatedMail(owner, arena.name, details));
  });
}

/** The owner, if the arena has one whose account is active. */
const ownerOf = async (tx: Transaction, { ownerId }: Arena): Promise<User | null> =>
  ownerId === null ? null : tx.user.findUnique({ where: { id: ownerId, disabledAt: null } });

/**
 * An arena passes to another person: at once with a new account, or with their yes; until then it stays whose it is.
 * @returns whether the person has to answer first.
 * @throws InvalidInput, RuleViolation
 */
export async function handOverArena(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
): Promise<{ asked: boolean }> {
  const { email, personName } = parseInput(newOwnerSchema, input);
  const access = await newAccessFor(ctx, email);
  return inTransaction(ctx.db, async (tx) => {
    await lockAdmins(tx);
    await assertStillAdmin(tx, ctx);
    const { name, ownerId } = await lockArena(tx, arenaId);
    const owner = ownerId === null ? null : await tx.user.findUnique({ where: { id: ownerId } });
    if (owner?.email === email)
      throw new RuleViolation("OWNER_ALREADY", "Esta pessoa já é a responsável pela arena.", ["email"]);
    const { userId, asked } = await inviteManager(
      tx,
      ctx,
      { kind: "ARENA", placeId: arenaId, name, position: null, email, personName },
      access,
    );
    if (!asked) await takeOverArena(tx, ctx, userId, arenaId, { tell: false });
    await audit(tx, ctx, {
      action: "HAND_OVER_ARENA",
      subject: { kind: "ARENA", id: arenaId },
      changes: { before: { Pessoa: ownerId }, after: { Pessoa: userId, "Aguarda resposta": asked } },
    });
    return { asked };
  });
}
