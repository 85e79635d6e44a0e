import { cpus, loadavg } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApi } from "../support/api";
import { createAdmin } from "../support/administering";
import { startOnOwnDatabase, type OwnDatabase } from "../support/database-of-its-own";
import { percentile, spread } from "../support/measure";
import { webOperations } from "../support/page-operations";
import type { Person } from "../support/story";

// The administration of a platform as big as Brazil's beach tennis: what its pages cost, and the sheet of all charges.
const people = 10_000;
const arenas = 1_000;
const federations = 27;
const charges = 100_000;
const runs = 20;
const goal = 300;

let api: TestApi;
let stop: OwnDatabase["stop"];
let admin: Person;
const say = (line: string) => process.stdout.write(`${line}\n`);

const pages: [name: string, variables: Record<string, unknown>][] = [
  ["AdminDashboardPageQuery", {}],
  ["UsersPageQuery", {}],
  ["UsersPageQuery", { search: "ana" }],
  ["UsersPageQuery", { role: "ATHLETE" }],
  ["ArenasPageQuery", {}],
  ["ArenasPageQuery", { search: "900" }],
  ["FederationsPageQuery", {}],
  ["ContractsPageQuery", {}],
  ["FinancialPageQuery", { period: "LAST_30_DAYS" }],
  ["FinancialPageQuery", { period: "LAST_30_DAYS", service: "CLASS" }],
  ["RolesPageQuery", {}],
  ["SettingsPageQuery", {}],
];

/** As many more of all of them, numbered on from what there is: one statement a table. */
async function fill(
  from: number,
  size: { people: number; arenas: number; federations: number; charges: number },
) {
  const { db } = api;
  const users = from + size.people;
  await db.$executeRaw`INSERT INTO usuarios (id, email, nome, senha_hash, email_confirmado_em)
    SELECT gen_random_uuid(), 'p' || n || '@teste.example',
      (ARRAY['Ana','Bruno','Carla','Davi','Elisa'])[1 + n % 5] || ' ' || md5(n::text), 'nunca usada', now()
    FROM generate_series(${from + 1}::int, ${users}::int) n`;
  await db.$executeRaw`INSERT INTO alunos (id, user_id, nome_completo, email)
    SELECT gen_random_uuid(), u.id, u.nome, u.email FROM usuarios u
    WHERE u.email ~ '^p[0-9]+@' AND NOT EXISTS (SELECT 1 FROM alunos l WHERE l.user_id = u.id)
      AND substring(u.email FROM '[0-9]+')::int % 5 <> 0`;
  await db.$executeRaw`INSERT INTO user_roles (id, user_id, role)
    SELECT gen_random_uuid(), u.id, 'athlete' FROM usuarios u
    WHERE u.email ~ '^p[0-9]+@' AND NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id)`;
  await db.$executeRaw`INSERT INTO federacoes (id, nome, sigla, email, responsavel, ativa)
    SELECT gen_random_uuid(), 'Federação ' || n, 'F' || n, 'f' || n || '@teste.example', 'Quem responde', true
    FROM generate_series(${from + 1}::int, ${from + size.federations}::int) n`;
  await db.$executeRaw`INSERT INTO arenas (id, user_id, nome_arena, responsavel, email, cnpj, endereco_completo)
    SELECT gen_random_uuid(), u.id, 'Arena ' || n, u.nome, u.email, lpad(n::text, 14, '0'), 'Rua ' || n || ', 10'
    FROM generate_series(${from + 1}::int, ${from + size.arenas}::int) n
    JOIN usuarios u ON u.email = 'p' || n || '@teste.example'`;
  await db.$executeRaw`INSERT INTO contratos (id, arena_id, plano, periodo_cobranca, valor_centavos, inicio, fim, ordem_fim, created_at)
    SELECT gen_random_uuid(), a.id, 'Plano', 'mensal', 9900, current_date - 300, current_date + 65, current_date + 65, now()
    FROM arenas a WHERE NOT EXISTS (SELECT 1 FROM contratos c WHERE c.arena_id = a.id)`;
  await db.$executeRaw`INSERT INTO faturamento (id, arena_id, aluno_id, tipo_servico, descricao, data_servico, valor,
      status_pagamento, recebido_centavos, pago_em)
    SELECT gen_random_uuid(), a.id, l.id, (ARRAY['aula','locacao','day_use','torneio'])[1 + n % 4]::tipo_servico,
      'Serviço "' || n || '"; =1+1', current_date - (n % 30), 5000 + n % 1000,
      CASE WHEN n % 3 = 0 THEN 'pendente' ELSE 'pago' END::status_pagamento,
      CASE WHEN n % 3 = 0 THEN 0 ELSE 5000 + n % 1000 END, CASE WHEN n % 3 = 0 THEN NULL ELSE now() END
    FROM generate_series(1, ${size.charges}::int) n
    JOIN (SELECT id, row_number() OVER () AS at FROM arenas) a ON a.at = 1 + n % (SELECT count(*) FROM arenas)
    JOIN (SELECT id, row_number() OVER () AS at FROM alunos) l ON l.at = 1 + n % (SELECT count(*) FROM alunos)`;
  await db.$executeRaw`ANALYZE`;
}

const ask = (name: string, variables: Record<string, unknown>) =>
  api.data(webOperations().get(name) ?? "", variables, admin.token);
const statementsOf = async (): Promise<number[]> => {
  const counts: number[] = [];
  for (const [name, variables] of pages) {
    await ask(name, variables);
    counts.push((await api.statementsOf(() => ask(name, variables))).length);
  }
  return counts;
};

let counted: number[];
beforeAll(async () => {
  ({ api, stop } = await startOnOwnDatabase());
  admin = await createAdmin(api);
  await fill(0, { people: 50, arenas: 10, federations: 3, charges: 50 });
  counted = await statementsOf();
  await fill(50, {
    people: people - 50,
    arenas: arenas - 10,
    federations: federations - 3,
    charges: charges - 50,
  });
}, 300_000);

afterAll(() => stop(), 60_000);

test("each page of the administration takes as many statements as before there were so many, and no longer than the goal", async () => {
  expect(await statementsOf()).toEqual(counted);
  say(
    `${people} people, ${arenas} arenas, ${charges} charges; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [index, [name, variables]] of pages.entries()) {
    const took: number[] = [];
    for (let run = 0; run < runs; run++) {
      const began = performance.now();
      await ask(name, variables);
      took.push(performance.now() - began);
    }
    say(`${name} ${JSON.stringify(variables)}: ${counted[index]} statements, ${spread(took)}`);
    expect(percentile(took, 50), name).toBeLessThan(goal);
  }
}, 120_000);

test("all charges go out as one sheet that is sent as it is read", async () => {
  const began = performance.now();
  const response = await fetch(`${api.url}/exportar/relatorio-financeiro.csv?periodo=LAST_30_DAYS`, {
    headers: { Authorization: `Bearer ${admin.token}` },
  });
  const first = performance.now() - began;
  const text = await response.text();
  say(
    `sheet: first byte after ${Math.round(first)} ms, ${charges} rows and ${Math.round(text.length / 1e6)} MB after ${Math.round(performance.now() - began)} ms`,
  );
  expect(response.status).toBe(200);
  expect(text.trimEnd().split("\n")).toHaveLength(charges + 1);
  expect(first).toBeLessThan(goal);
}, 120_000);
