import { lockArena } from "../arenas/write-arena.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { courtNamesSchema, nameTaken, sameName } from "./court-names.rules";

/**
 * What the arena's courts are called; those that are not named keep their names.
 * @throws InvalidInput
 */
export async function nameCourts(ctx: ActionContext, arenaId: string, input: unknown): Promise<void> {
  const { courts: wanted } = parseInput(courtNamesSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    await lockArena(tx, arenaId);
    const own = await tx.court.findMany({ where: { arenaId, borrowedForId: null } });
    const others = own.filter(({ id, active }) => active && !wanted.some(({ courtKey }) => courtKey === id));
    const taken = others.map(({ name }) => sameName(name));
    const problems = wanted.flatMap(({ courtKey, name }, index) => {
      const path = ["courts", String(index), "name"];
      if (!own.some(({ id }) => id === courtKey)) return [{ path, message: "Esta quadra não é desta arena" }];
      return taken.includes(sameName(name)) ? [{ path, message: nameTaken }] : [];
    });
    if (problems.length > 0) throw new InvalidInput(problems);
    await tx.$executeRaw`
      UPDATE quadras SET nome = nova.nome
      FROM unnest(${wanted.map(({ courtKey }) => courtKey)}::uuid[], ${wanted.map(({ name }) => name)}::text[]) AS nova (id, nome)
      WHERE quadras.id = nova.id`;
  });
}
