import { arenaRecordSchema } from "../../arenas/arena-record.rules";
import { changeArenaRecord, lockArena } from "../../arenas/write-arena.step";
import { changesOf } from "../../identity/audit.rules";
import { audit } from "../../identity/audit.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, whileFree } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { ArenaChangedMeanwhile } from "./arena.errors";
import { assertArenaFree } from "./free-arena.step";
import { personalInArena, arenaAuditFields } from "./arena-audit-fields.rules";

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
