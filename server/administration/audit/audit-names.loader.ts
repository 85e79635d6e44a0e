import { valueBy } from "../../platform/loaders";

/** What people, arenas and federations are called now, by their ids; one statement. Null for what is no more. */
export const namesOf = valueBy<string | null>(
  async ({ db }, ids) => {
    const rows = await db.$queryRaw<{ id: string; name: string }[]>`
      SELECT id::text, nome AS name FROM usuarios WHERE id = ANY(${ids}::uuid[])
      UNION ALL SELECT id::text, nome_arena FROM arenas WHERE id = ANY(${ids}::uuid[])
      UNION ALL SELECT id::text, nome FROM federacoes WHERE id = ANY(${ids}::uuid[])`;
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  () => null,
);
