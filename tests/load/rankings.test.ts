import { cpus, loadavg } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rankedInDatabase } from "../../server/rankings/draft.loader";
import type { TestApi } from "../support/api";
import { startOnOwnDatabase, type OwnDatabase } from "../support/database-of-its-own";
import { percentile } from "../support/measure";
import { createArena } from "../support/story";

// A country's rankings: as many results as thirty of them gather in years of events. RESULTS makes it a smaller one to try.
const results = Number(process.env["RESULTS"] ?? 1_000_000);
const rankings = 30;
const athletes = Math.max(50, Math.round(results / rankings / 16));
/** So many are written by one statement, which may not take long. */
const lot = 20_000;
const runs = 5;
/** Times one pass of the covering index. */
const goal = 6;
const day = "2026-11-28";
const terms = { window: "ROLLING_52_WEEKS", bestResults: 10, unaffiliated: "COUNT" } as const;

let api: TestApi;
let stop: OwnDatabase["stop"];
let rankingIds: string[];
const say = (line: string) => process.stdout.write(`${line}\n`);

beforeAll(async () => {
  ({ api, stop } = await startOnOwnDatabase());
  const arena = await createArena(api, "do Milhão");
  const { db } = api;
  await db.$executeRaw`INSERT INTO alunos (id, nome_completo, email)
    SELECT gen_random_uuid(), 'Atleta ' || n, 'r' || n || '@teste.example' FROM generate_series(1, ${athletes}::int) n`;
  await db.ranking.createMany({
    data: Array.from({ length: rankings }, (_, index) => ({
      name: `Ranking ${index + 1}`,
      category: "B",
      scope: "NATIONAL" as const,
      arenaId: arena.id,
    })),
  });
  rankingIds = (await db.ranking.findMany({ select: { id: true }, orderBy: { id: "asc" } })).map(
    ({ id }) => id,
  );
  // Two thirds of two years lie within the window; one of twenty was replaced by a correction.
  for (let from = 1; from <= results; from += lot)
    await db.$executeRaw`INSERT INTO resultados_ranking (id, ranking_id, aluno_id, lancamento, evento, motivo, fase, faixa, pontos, data,
        lancado_em, substituido_em)
      SELECT gen_random_uuid(), (${rankingIds}::uuid[])[1 + n % ${rankings}::int], l.id, gen_random_uuid(), 'Evento', 'Motivo',
        (ARRAY['W','F','SF','QF','R16'])[1 + f.fase], 'G500', (ARRAY[500,300,180,90,45])[1 + f.fase],
        ${day}::date - (f.dias)::int, '2026-11-01', CASE WHEN n % 20 = 0 THEN timestamptz '2026-11-02' END
      FROM generate_series(${from}::int, ${Math.min(from + lot - 1, results)}::int) n
      CROSS JOIN LATERAL (SELECT mod(hashint4(n)::bigint + 2147483648, 5)::int AS fase, mod(hashint4(n + 7)::bigint + 2147483648, 546)::int AS dias,
        1 + mod(hashint4(n + 13)::bigint + 2147483648, ${athletes}::bigint) AS atleta) f
      JOIN (SELECT id, row_number() OVER (ORDER BY email) AS at FROM alunos WHERE email LIKE 'r%@teste.example') l ON l.at = f.atleta`;
  await db.$executeRaw`VACUUM ANALYZE resultados_ranking`;
}, 480_000);

afterAll(() => stop(), 60_000);

test("thirty rankings are summed by one statement each", async () => {
  const at = new Date("2026-11-28T12:00:00Z");
  const summed = async () => {
    let listedAthletes = 0;
    for (const rankingId of rankingIds)
      listedAthletes += (await rankedInDatabase(api.db, { rankingId, terms, day, at })).placed.length;
    return listedAthletes;
  };
  // One pass: every entry of the index is looked at once, and nothing else.
  const pass = (tx: Pick<TestApi["db"], "$queryRaw">) =>
    tx.$queryRaw<{ soma: bigint }[]>`SELECT sum(pontos) AS soma FROM resultados_ranking`;
  const passes: number[] = [];
  const sums: number[] = [];
  let stands = 0;
  for (let run = 0; run <= runs; run++) {
    const began = performance.now();
    await api.db.$transaction(async (tx) => {
      // By the index alone, and by one process, as the statements are.
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      await tx.$executeRaw`SET LOCAL enable_bitmapscan = off`;
      await tx.$executeRaw`SET LOCAL max_parallel_workers_per_gather = 0`;
      await pass(tx);
    });
    const passed = performance.now() - began;
    const from = performance.now();
    stands = await summed();
    const took = performance.now() - from;
    if (run === 0) continue; // both warm
    passes.push(passed);
    sums.push(took);
  }
  const statements = await api.statementsOf(summed);
  const [onePass, allSums] = [percentile(passes, 50), percentile(sums, 50)];
  say(
    `${results} results, ${rankings} rankings, ${stands} places; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  );
  say(
    `one pass of the covering index ${onePass.toFixed(0)} ms; ${statements.length} statements ${allSums.toFixed(0)} ms: ${(allSums / onePass).toFixed(1)} × (goal ≤ ${goal})`,
  );
  const [plan] = await api.db.$queryRaw<{ "QUERY PLAN": string }[]>`
    EXPLAIN SELECT sum(pontos) FROM resultados_ranking WHERE ranking_id = ${rankingIds[0]}::uuid`;
  say(plan?.["QUERY PLAN"] ?? "");
  expect(stands).toBeGreaterThan(0);
  expect(statements).toHaveLength(rankings);
}, 300_000);
