import { cpus, loadavg } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "../support/api";
import { startOnOwnDatabase, type OwnDatabase } from "../support/database-of-its-own";
import { webOperations } from "../support/page-operations";
import { createArena, type ArenaStory } from "../support/story";

// An arena with thousands who pay every month, each of whom has an account and is told by mail: the most a run can be.
const plans = 5_000;
const goalMs = 30_000;

let api: TestApi;
let stop: OwnDatabase["stop"];
let arena: ArenaStory;
const say = (line: string) => process.stdout.write(`${line}\n`);
const today = dayAt(new Date(), brasiliaTime);

beforeAll(async () => {
  ({ api, stop } = await startOnOwnDatabase());
  arena = await createArena(api, "das Cinco Mil");
  const { db } = api;
  await db.$executeRaw`INSERT INTO usuarios (id, email, nome, senha_hash, email_confirmado_em)
    SELECT gen_random_uuid(), 'm' || n || '@teste.example', 'Mensalista ' || n, 'nunca usada', now()
    FROM generate_series(1, ${plans}::int) n`;
  await db.$executeRaw`INSERT INTO alunos (id, user_id, nome_completo, email)
    SELECT gen_random_uuid(), u.id, u.nome, u.email FROM usuarios u WHERE u.email ~ '^m[0-9]+@'`;
  await db.$executeRaw`INSERT INTO mensalidades (id, arena_id, aluno_id, descricao, valor_centavos, dia_vencimento, comeca_em,
      primeiro_mes_proporcional, chave_pedido, created_at)
    SELECT gen_random_uuid(), ${arena.id}::uuid, l.id, 'Mensalidade', 18000, 5, current_date - 400, true, gen_random_uuid(), now()
    FROM alunos l WHERE l.email ~ '^m[0-9]+@'`;
  // Half of them pay another price by now, and all have a year of charges behind them.
  await db.$executeRaw`INSERT INTO precos_mensalidades (id, mensalidade_id, desde_mes, valor_centavos, registrado_em)
    SELECT gen_random_uuid(), id, date_trunc('month', current_date - 90), 20000, now()
    FROM (SELECT id, row_number() OVER () AS n FROM mensalidades) m WHERE n % 2 = 0`;
  await db.$executeRaw`INSERT INTO faturamento (id, arena_id, aluno_id, mensalidade_id, mes_referencia, tipo_servico, descricao,
      data_servico, valor, status_pagamento, recebido_centavos, pago_em)
    SELECT gen_random_uuid(), m.arena_id, m.aluno_id, m.id, month, 'aula', 'Mensalidade', month, 18000, 'pago', 18000, now()
    FROM mensalidades m, generate_series(date_trunc('month', current_date) - interval '12 months',
      date_trunc('month', current_date) - interval '1 month', interval '1 month') month`;
  await db.$executeRaw`ANALYZE`;
}, 300_000);

afterAll(() => stop(), 60_000);

const timed = async <Answer>(what: string, work: () => Promise<Answer>): Promise<[Answer, number]> => {
  const began = performance.now();
  const answer = await work();
  const took = performance.now() - began;
  say(`${what}: ${Math.round(took)} ms`);
  return [answer, took];
};
const ask = (name: string, variables: Record<string, unknown>) =>
  api.data(webOperations().get(name) ?? "", variables, arena.manager.token);

test("five thousand plans are charged within half a minute, and once", async () => {
  say(`${plans} plans; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  await timed("the page before", () => ask("MonthlyPlansPageQuery", { running: true }));
  await timed("the preview", () => ask("RunMonthDialogQuery", { id: arena.globalId, month: today }));
  /** As the page does: request by request, each of which has to answer in time, until all is made. */
  const run = async (soFar = { count: 0, inCents: 0 }): Promise<typeof soFar> => {
    const [{ runMonth }] = await timed("  a request", () =>
      ask("usePlanMutationsRunMutation", { input: { arenaId: arena.globalId, month: today } }),
    );
    const made = { count: soFar.count + runMonth.madeCount, inCents: soFar.inCents + runMonth.madeInCents };
    return runMonth.isDone ? made : run(made);
  };
  const [made, took] = await timed("the run", run);
  expect(made).toEqual({ count: plans, inCents: plans * 19_000 });
  expect(await run()).toEqual({ count: 0, inCents: 0 });
  await timed("the page after", () => ask("MonthlyPlansPageQuery", { running: true }));
  expect(took).toBeLessThan(goalMs);
}, 120_000);
