import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projectRoot } from "../../server/platform/project-root";
import { createAdmin } from "../support/administering";
import type { TestApi } from "../support/api";
import { startOnOwnDatabase, type OwnDatabase } from "../support/database-of-its-own";
import { percentile } from "../support/measure";
import { webOperations } from "../support/page-operations";
import { createArena, type ArenaStory, type Person } from "../support/story";

// One arena with a million charges on a platform of two hundred thousand people: what its dashboard and the administration cost
// the database, as PostgreSQL itself writes down of each statement. docs/scale.md has the figures.
const charges = Number(process.env["CHARGES"] ?? 1_000_000);
const people = Number(process.env["PEOPLE"] ?? 200_000);
const athletes = 10_000;
const arenas = 1_000;
/** So many are written by one statement, which may not take long. */
const lot = 50_000;
const runs = 8;

let api: TestApi;
let stop: OwnDatabase["stop"];
let arena: ArenaStory;
let admin: Person;
let logFile: string;
let writer: pg.Client;
const say = (line: string) => process.stdout.write(`${line}\n`);
const lots = (count: number) =>
  Array.from({ length: Math.ceil(count / lot) }, (_, index) => ({
    from: index * lot + 1,
    to: Math.min(count, (index + 1) * lot),
  }));

/** By a connection on which no trigger fires and no foreign key is looked up. */
async function write(sql: string, values: unknown[] = []): Promise<void> {
  await writer.query(sql, values);
}

async function fillPlatform(): Promise<void> {
  for (const { from, to } of lots(people)) {
    await write(
      `INSERT INTO usuarios (id, email, nome, senha_hash, email_confirmado_em)
      SELECT gen_random_uuid(), 'p' || n || '@teste.example',
        (ARRAY['Ana','Bruno','Carla','Davi','Elisa'])[1 + n % 5] || ' ' || md5(n::text), 'nunca usada', now()
      FROM generate_series($1::int, $2::int) n`,
      [from, to],
    );
    await write(
      `INSERT INTO alunos (id, user_id, nome_completo, email)
      SELECT gen_random_uuid(), u.id, u.nome, u.email
      FROM generate_series($1::int, $2::int) n JOIN usuarios u ON u.email = 'p' || n || '@teste.example'
      WHERE n % 5 <> 0`,
      [from, to],
    );
    await write(
      `INSERT INTO user_roles (id, user_id, role)
      SELECT gen_random_uuid(), u.id, 'athlete'
      FROM generate_series($1::int, $2::int) n JOIN usuarios u ON u.email = 'p' || n || '@teste.example'`,
      [from, to],
    );
  }
  await write(
    `INSERT INTO arenas (id, user_id, nome_arena, responsavel, email, cnpj, endereco_completo)
    SELECT gen_random_uuid(), u.id, 'Arena ' || n, u.nome, u.email, lpad(n::text, 14, '0'), 'Rua ' || n || ', 10'
    FROM generate_series(1, $1::int) n JOIN usuarios u ON u.email = 'p' || n || '@teste.example'`,
    [arenas],
  );
  await write(
    `INSERT INTO alunos_arenas (id, arena_id, aluno_id, data_primeira_visita)
    SELECT gen_random_uuid(), $1::uuid, id, current_date - 4000 FROM alunos LIMIT $2::int`,
    [arena.id, athletes],
  );
}

/** Ten years of them. Nine of ten are paid, one of a hundred is cancelled; what is older than a year is open no more. */
async function fillCharges(): Promise<void> {
  for (const { from, to } of lots(charges))
    await write(
      `INSERT INTO faturamento (id, arena_id, aluno_id, tipo_servico, tipo_cobranca, descricao, mes_referencia,
      data_servico, vencimento, valor, status_pagamento, recebido_centavos, pago_em)
    SELECT gen_random_uuid(), $1::uuid, l.aluno_id, (ARRAY['aula','locacao','day_use'])[1 + n % 3]::tipo_servico,
      (ARRAY['mensalidade','locacao_quadra','day_use'])[1 + n % 3]::tipo_cobranca, 'Serviço ' || n, date_trunc('month', d.dia), d.dia, d.dia,
      5000 + n % 1000, s.status, CASE s.status WHEN 'pago' THEN 5000 + n % 1000 ELSE 0 END,
      CASE s.status WHEN 'pago' THEN d.dia + interval '15 hours' END
    FROM generate_series($2::int, $3::int) n
    JOIN (SELECT aluno_id, row_number() OVER () AS at FROM alunos_arenas) l ON l.at = 1 + n % $4::int
    CROSS JOIN LATERAL (SELECT current_date + 10 - n % 3650 AS dia) d
    CROSS JOIN LATERAL (SELECT (CASE WHEN n % 100 = 0 THEN 'cancelado' WHEN n % 10 = 1 AND d.dia > current_date - 365 THEN 'pendente'
      ELSE 'pago' END)::status_pagamento AS status) s`,
      [arena.id, from, to, athletes],
    );
  await write("ANALYZE faturamento");
  for (let day = 3650; day > 0; day -= 50)
    await write(
      `INSERT INTO lancamentos (id, cobranca_id, ordem, tipo, dia, valor_centavos, vencimento, forma, motivo, registrado_em)
      SELECT gen_random_uuid(), f.id, l.ordem, l.tipo::tipo_lancamento, f.data_servico, CASE l.tipo WHEN 'cancelamento' THEN NULL ELSE f.valor END,
        CASE l.tipo WHEN 'emissao' THEN f.vencimento END, CASE l.tipo WHEN 'pagamento' THEN 'pix'::forma_pagamento END,
        CASE l.tipo WHEN 'cancelamento' THEN 'Engano' END, f.data_servico
      FROM faturamento f CROSS JOIN (VALUES (0, 'emissao'), (1, 'pagamento'), (1, 'cancelamento')) l(ordem, tipo)
      WHERE f.data_servico > current_date + 10 - $1::int AND f.data_servico <= current_date + 10 - $2::int + 50
        AND (l.ordem = 0 OR f.status_pagamento = CASE l.tipo WHEN 'pagamento' THEN 'pago' ELSE 'cancelado' END::status_pagamento)`,
      [day, day],
    );
}

beforeAll(async () => {
  ({ api, stop } = await startOnOwnDatabase());
  arena = await createArena(api, "do Milhão");
  admin = await createAdmin(api);
  const began = performance.now();
  writer = new pg.Client({ connectionString: api.databaseUrl });
  await writer.connect();
  await writer.query("SET session_replication_role = replica");
  await fillPlatform();
  await fillCharges();
  // What the triggers would have summed, as the migration sums what it finds.
  const folder = join(projectRoot, "prisma", "migrations", "20261201050000_somas_do_dinheiro");
  const migration = readFileSync(join(folder, "migration.sql"), "utf8");
  for (const [sums] of migration.matchAll(/^INSERT INTO "somas_[^;]+;/gm)) await write(sums);
  await writer.end();
  await api.db.$executeRawUnsafe("VACUUM ANALYZE");
  say(`filled in ${Math.round((performance.now() - began) / 1000)} s`);
  const [cluster] = await api.db.$queryRaw<
    { name: string }[]
  >`SELECT current_setting('data_directory') AS name`;
  logFile = join(dirname(cluster?.name ?? ""), "postgres.log");
  await api.db.$executeRawUnsafe("ALTER SYSTEM SET log_min_duration_statement = 0");
  await api.db.$executeRaw`SELECT pg_reload_conf()`;
}, 1_200_000);

afterAll(() => stop(), 120_000);

/** What PostgreSQL has written since: of each statement how long it took, with what came before its execution. */
function durationsSince(offset: number): { text: string; ms: number }[] {
  const lines = readFileSync(logFile, "utf8")
    .slice(offset)
    .split(/^(?=\d{4}-\d\d-\d\d )/m);
  return lines.flatMap((line) => {
    const found = /duration: ([\d.]+) ms(?:\s+(?:parse|bind|execute|statement)[^:]*: ([^]*))?/.exec(line);
    return found ? [{ ms: Number(found[1]), text: found[2]?.replace(/\s+/g, " ").slice(0, 110) ?? "" }] : [];
  });
}

test("what the pages that read most cost the database", async () => {
  const pages: [path: string, operation: string, variables: Record<string, unknown>, token: string][] = [
    ["/arena-dashboard", "ArenaDashboardPageQuery", {}, arena.manager.token],
    ["/arena-financial", "ArenaFinancialPageQuery", {}, arena.manager.token],
    ["/arena-financial, late", "ArenaFinancialPageQuery", { standing: "OVERDUE" }, arena.manager.token],
    ["/arena-money", "MoneyOverviewPageQuery", {}, arena.manager.token],
    ["/admin", "AdminDashboardPageQuery", {}, admin.token],
    ["/admin/roles", "RolesPageQuery", {}, admin.token],
    ["/admin/users, a name of a fifth of all", "UsersPageQuery", { search: "ana" }, admin.token],
    ["/admin/users, one person", "UsersPageQuery", { search: "p150000 elisa" }, admin.token],
    ["/admin/financial", "FinancialPageQuery", { period: "LAST_30_DAYS" }, admin.token],
  ];
  await vi.waitFor(async () => {
    const offset = readFileSync(logFile, "utf8").length;
    await api.db.$queryRaw`SELECT 'written down'`;
    expect(durationsSince(offset).length).toBeGreaterThan(0);
  });
  say(
    `${charges} charges, ${people} people; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? "unknown"}`,
  );
  const sizes = await api.db.$queryRaw<{ name: string; bytes: number; rows: number }[]>`
    SELECT relname AS name, pg_total_relation_size(oid)::float8 AS bytes, reltuples::float8 AS rows
    FROM pg_class WHERE relname IN ('faturamento', 'lancamentos', 'alunos', 'usuarios', 'alunos_arenas') ORDER BY 1`;
  for (const { name, bytes, rows } of sizes)
    say(`${name}: ${Math.round(bytes / rows)} bytes a row with its indexes`);
  say("| page | database, p50 | answer, p50 | slowest statement |");
  say("| --- | --- | --- | --- |");
  for (const [path, operation, variables, token] of pages) {
    const ask = () => api.data(webOperations().get(operation) ?? "", variables, token);
    await ask();
    const inDatabase: number[] = [];
    const answers: number[] = [];
    let slowest = { text: "", ms: 0 };
    for (let run = 0; run < runs; run++) {
      const offset = readFileSync(logFile, "utf8").length;
      const began = performance.now();
      await ask();
      answers.push(performance.now() - began);
      const durations = durationsSince(offset);
      inDatabase.push(durations.reduce((sum, { ms }) => sum + ms, 0));
      for (const each of durations) if (each.ms > slowest.ms) slowest = each;
    }
    say(
      `| \`${path}\` | ${Math.round(percentile(inDatabase, 50))} ms | ${Math.round(percentile(answers, 50))} ms | ${Math.round(slowest.ms)} ms: ${slowest.text.replaceAll("|", "/")} |`,
    );
  }
}, 600_000);
