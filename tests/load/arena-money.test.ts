import { cpus, loadavg } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMonths, dayToDatabase, firstOfMonth } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "../support/api";
import { startOnOwnDatabase, type OwnDatabase } from "../support/database-of-its-own";
import { percentile, spread } from "../support/measure";
import { webOperations } from "../support/page-operations";
import { createArena, type ArenaStory } from "../support/story";

// One arena with a hundred thousand charges, far more than any will have: ten years of nine hundred a month, and what became of each.
const charges = 100_000;
const athletes = 2_000;
/** So many are written by one statement, which may not take long. */
const lot = 10_000;
const runs = 20;
const goalMs = 200;
/** Of the first page of charges at most 6; of one with more on it a few more. */
const mostStatements = (page: string) => (page === "ArenaFinancialPageQuery" ? 6 : 8);

let api: TestApi;
let stop: OwnDatabase["stop"];
let arena: ArenaStory;
let athleteId: string;
const say = (line: string) => process.stdout.write(`${line}\n`);
const today = dayAt(new Date(), brasiliaTime);
const month = firstOfMonth(today);

beforeAll(async () => {
  ({ api, stop } = await startOnOwnDatabase());
  arena = await createArena(api, "do Milhão");
  const { db } = api;
  await db.$executeRaw`INSERT INTO alunos (id, nome_completo, email)
    SELECT gen_random_uuid(), (ARRAY['Ana','Bruno','Carla','Davi','Elisa'])[1 + n % 5] || ' ' || md5(n::text), 'd' || n || '@teste.example'
    FROM generate_series(1, ${athletes}::int) n`;
  await db.$executeRaw`INSERT INTO alunos_arenas (id, arena_id, aluno_id, data_primeira_visita)
    SELECT gen_random_uuid(), ${arena.id}::uuid, id, current_date - 4000 FROM alunos`;
  // Nine of ten are paid, one of a hundred is cancelled, the rest is open; what is older than a year is open no more.
  for (let from = 1; from <= charges; from += lot)
    await db.$executeRaw`INSERT INTO faturamento (id, arena_id, aluno_id, tipo_servico, tipo_cobranca, descricao, mes_referencia,
      data_servico, vencimento, valor, status_pagamento, recebido_centavos, pago_em)
    SELECT gen_random_uuid(), ${arena.id}::uuid, l.id, (ARRAY['aula','locacao','day_use'])[1 + n % 3]::tipo_servico,
      (ARRAY['mensalidade','locacao_quadra','day_use'])[1 + n % 3]::tipo_cobranca, 'Serviço ' || n, date_trunc('month', d.dia), d.dia, d.dia,
      5000 + n % 1000, s.status, CASE s.status WHEN 'pago' THEN 5000 + n % 1000 ELSE 0 END,
      CASE s.status WHEN 'pago' THEN d.dia + interval '15 hours' END
    FROM generate_series(${from}::int, ${from + lot - 1}::int) n
    JOIN (SELECT id, row_number() OVER () AS at FROM alunos) l ON l.at = 1 + n % ${athletes}::int
    CROSS JOIN LATERAL (SELECT current_date + 10 - n % 3650 AS dia) d
    CROSS JOIN LATERAL (SELECT (CASE WHEN n % 100 = 0 THEN 'cancelado' WHEN n % 10 = 1 AND d.dia > current_date - 365 THEN 'pendente'
      ELSE 'pago' END)::status_pagamento AS status) s`;
  const years = Array.from({ length: 11 }, (_, index) => dayToDatabase(addMonths(today, 12 * (1 - index))));
  for (const until of years)
    await db.$executeRaw`INSERT INTO lancamentos (id, cobranca_id, ordem, tipo, dia, valor_centavos, vencimento, forma, motivo, registrado_em)
      SELECT gen_random_uuid(), f.id, l.ordem, l.tipo::tipo_lancamento, f.data_servico, CASE l.tipo WHEN 'cancelamento' THEN NULL ELSE f.valor END,
        CASE l.tipo WHEN 'emissao' THEN f.vencimento END, CASE l.tipo WHEN 'pagamento' THEN 'pix'::forma_pagamento END,
        CASE l.tipo WHEN 'cancelamento' THEN 'Engano' END, f.data_servico
      FROM faturamento f CROSS JOIN (VALUES (0, 'emissao'), (1, 'pagamento'), (1, 'cancelamento')) l(ordem, tipo)
      WHERE f.data_servico < ${until}::date AND f.data_servico >= ${until}::date - interval '1 year'
        AND (l.ordem = 0 OR f.status_pagamento = CASE l.tipo WHEN 'pagamento' THEN 'pago' ELSE 'cancelado' END::status_pagamento)`;
  await db.$executeRaw`ANALYZE`;
  athleteId = (await db.athlete.findFirstOrThrow({ where: { email: "d7@teste.example" } })).id;
}, 300_000);

afterAll(() => stop(), 60_000);

test("each page of an arena's money is as quick with a hundred thousand charges", async () => {
  const pages: [name: string, variables: Record<string, unknown>][] = [
    ["ArenaFinancialPageQuery", { month }],
    ["ArenaFinancialPageQuery", { month, search: "ana" }],
    ["ArenaFinancialPageQuery", {}],
    ["ArenaFinancialPageQuery", { search: "ana" }],
    ["ArenaFinancialPageQuery", { standing: "OVERDUE" }],
    ["MoneyOverviewPageQuery", {}],
    ["AthleteFinancialPageQuery", { key: athleteId }],
  ];
  say(`${charges} charges; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  const slow: string[] = [];
  for (const [name, variables] of pages) {
    const ask = () => api.data(webOperations().get(name) ?? "", variables, arena.manager.token);
    await ask();
    const statements = (await api.statementsOf(ask)).length;
    const took: number[] = [];
    for (let run = 0; run < runs; run++) {
      const began = performance.now();
      await ask();
      took.push(performance.now() - began);
    }
    const page = `${name} ${JSON.stringify(variables)}`;
    say(`${page}: ${statements} statements, ${spread(took)}`);
    expect(statements, page).toBeLessThanOrEqual(mostStatements(name));
    if (percentile(took, 50) >= goalMs) slow.push(page);
  }
  expect(slow).toEqual([]);
}, 120_000);

test("all charges go out as one sheet that is sent as it is read", async () => {
  const began = performance.now();
  const response = await fetch(`${api.url}/exportar/cobrancas.csv?arena=${arena.id}`, {
    headers: { Authorization: `Bearer ${arena.manager.token}` },
  });
  const first = performance.now() - began;
  const text = await response.text();
  say(
    `sheet: first byte after ${Math.round(first)} ms, ${Math.round(text.length / 1e6)} MB after ${Math.round(performance.now() - began)} ms`,
  );
  expect(response.status).toBe(200);
  expect(text.trimEnd().split("\n")).toHaveLength(charges + 1);
  expect(first).toBeLessThan(goalMs);
}, 120_000);
