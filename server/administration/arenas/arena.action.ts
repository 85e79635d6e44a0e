import { assertStillAdmin, lockAdmins } from "../../identity/admins.step";
import { newArenaSchema, arenaRecordSchema, type ArenaRecord } from "../../arenas/arena-record.rules";
import { takeOverArena } from "../../arenas/take-over-arena.step";
import { addArena, changeArenaRecord, lockArena } from "../../arenas/write-arena.step";
import { formatCents } from "../../brazil/money.rules";
import { matchCourts } from "../../courts/court.step";
import { changesOf, type AuditFields } from "../../identity/audit.rules";
import { audit } from "../../identity/audit.step";
import { inviteManager } from "../../identity/management/invite-manager.step";
import { newAccessFor } from "../../identity/management/new-access.loader";
import type { ActionContext } from "../../platform/context";
import { inTransaction, whileFree, type Transaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { ArenaChangedMeanwhile } from "./arena.errors";
import { formatCnpj } from "../../brazil/cnpj.rules";
import { InvalidInput } from "../../platform/errors";

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
