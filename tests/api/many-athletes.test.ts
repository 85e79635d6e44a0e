import { beforeAll, expect, test } from "vitest";
import { useApi } from "../support/api";
import { pageOperations } from "../support/page-operations";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "De dez mil");
});

/** So many more athletes of the arena, by one statement. */
const add = (from: number, to: number) => api().db.$executeRaw`
  WITH novos AS (
    INSERT INTO alunos (id, nome_completo, email)
      SELECT gen_random_uuid(), 'Atleta Número ' || n, 'dezmil' || n || '@teste.example'
      FROM generate_series(${from}::int, ${to}::int) n
      RETURNING id)
  INSERT INTO alunos_arenas (id, arena_id, aluno_id, data_primeira_visita)
    SELECT gen_random_uuid(), ${arena.id}::uuid, id, DATE '2026-01-10' FROM novos`;

test("the list of 10,000 athletes takes as many statements as that of three, and at most four; a page is no longer", async () => {
  const operation = pageOperations().get("ArenaAthletesPageQuery")!;
  const variables = { order: "NAME", descending: false, search: null };
  const opened = async () => {
    const ask = () => api().data(operation, variables, arena.manager.token);
    await ask();
    const sent = await api().statementsOf(ask);
    return { statements: sent.length, letters: JSON.stringify(await ask()).length };
  };
  await add(1, 100);
  const few = await opened();
  await add(101, 10_000);
  const many = await opened();
  expect(many.statements).toBe(few.statements);
  expect(many.statements).toBeLessThanOrEqual(4);
  // The same rows of a first page; only the count is longer.
  expect(Math.abs(many.letters - few.letters)).toBeLessThan(3000);
  const { viewer } = await api().data(
    `{ viewer { arena { athletes(first: 5, search: "numero 9999") { totalCount edges { node { name } } } } } }`,
    {},
    arena.manager.token,
  );
  expect(viewer.arena.athletes).toEqual({ totalCount: 1, edges: [{ node: { name: "Atleta Número 9999" } }] });
});
