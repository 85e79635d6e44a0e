import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { day } from "../support/federation-story";
import { createCharge } from "../support/ledger";
import { mergeDesk } from "../support/merge-desk";
import { fillRecord, listed, rowsNaming } from "../support/merging";
import { createArena, createPerson, nextNumber, type ArenaStory } from "../support/story";

const api = useApi();
const { preview, merge, join, read } = mergeDesk(api, () => arena);
let arena: ArenaStory;
let other: ArenaStory;

beforeAll(async () => {
  arena = await createArena(api(), "Que junta");
  other = await createArena(api(), "Vizinha");
});

const without = (counts: Record<string, number>, ...columns: string[]) =>
  Object.fromEntries(Object.entries(counts).filter(([column]) => !columns.includes(column)));

describe("two records without an account", () => {
  test("one takes in the other: all rows there are go along, and none is there twice or lost", async () => {
    const kept = await listed(api(), arena, { phone: "(48) 99999-1111" });
    const gone = await listed(api(), arena, {
      email: `ana${nextNumber()}@x.example`,
      birthDate: day("1990-05-06"),
      cpf: "52998224725",
    });
    await fillRecord(api(), arena, kept.athleteId);
    await fillRecord(api(), arena, gone.athleteId);
    const [before, going] = [
      await rowsNaming(api(), kept.athleteId),
      await rowsNaming(api(), gone.athleteId),
    ];
    // Whatever names an athlete is in the story, so that what comes later has to be thought of.
    const asksOnly = [
      "pedidos_uniao.aluno_fica_id",
      "pedidos_uniao.aluno_sai_id",
      "recusas_cadastro.aluno_id",
    ];
    expect(Object.entries(without(going, ...asksOnly)).filter(([, count]) => count === 0)).toEqual([]);
    const seen = await preview(kept, gone);
    expect(seen).toMatchObject({
      asksFirst: false,
      problems: [],
      filled: ["E-mail", "CPF", "Data de nascimento"],
    });
    expect(seen.moves.map((line: string) => line.replace(/\s/g, " ")).sort()).toEqual([
      "1 Day Use, 1 nos dois cadastros",
      "1 anotação de progresso",
      "1 aula",
      "1 aula fixa da semana",
      "1 cobrança, R$ 180,00 em aberto",
      "1 convite para torneio",
      "1 crédito de aula",
      "1 fila de aula",
      "1 inscrição em torneio",
      "1 jogo",
      "1 locação",
      "1 posição em ranking",
      "1 resultado em ranking",
    ]);
    const done = await merge(kept, gone, seen.key);
    expect(done).toMatchObject({ kept: { key: kept.athleteId }, request: null });

    const [after, left] = [await rowsNaming(api(), kept.athleteId), await rowsNaming(api(), gone.athleteId)];
    expect(Object.values(left).reduce((sum, count) => sum + count, 0)).toBe(0);
    // One list, one request to one arena, one reminder of a day, one photo.
    const one = [
      "alunos_arenas.aluno_id",
      "pedidos_arena.aluno_id",
      "lembretes_vespera.aluno_id",
      "fotos_atletas.aluno_id",
    ];
    // What was entered for the other counts anew for the one that stays. The records that are gone: those that either had taken in, and the one that went now. What was filled is one more change.
    const more: Record<string, number> = {
      "cadastros_unidos.aluno_id": 1,
      "alteracoes_cadastro.aluno_id": 1,
      "resultados_ranking.aluno_id": 1,
    };
    for (const [column, count] of Object.entries(after)) {
      const both = (before[column] ?? 0) + (going[column] ?? 0);
      expect([column, count]).toEqual([column, one.includes(column) ? 1 : both + (more[column] ?? 0)]);
    }
    const record = await api().db.athlete.findUniqueOrThrow({ where: { id: kept.athleteId } });
    expect(record).toMatchObject({
      cpf: "52998224725",
      phone: "(48) 99999-1111",
      birthDate: day("1990-05-06"),
    });
    const history = await api().db.matchResultRecord.findMany({
      where: { side1: { contains: gone.athleteId } },
    });
    expect(history).toEqual([]);
    const trail = await api().db.mergedRecord.findUniqueOrThrow({ where: { id: gone.athleteId } });
    expect(trail).toMatchObject({
      athleteId: kept.athleteId,
      arenaId: arena.id,
      mergedById: arena.manager.userId,
    });
  });

  test("old links lead to the record that stays, also after it went into a third one", async () => {
    const [first, second, third] = [
      await listed(api(), arena),
      await listed(api(), arena),
      await listed(api(), arena),
    ];
    await join(second, first);
    await join(third, second);
    expect(await read(first.athleteId)).toMatchObject({ key: third.athleteId });
    expect(await read(second.athleteId)).toMatchObject({ key: third.athleteId });
  });

  test("what one says already stays, and the arena's notes stand one below the other", async () => {
    const kept = await listed(
      api(),
      arena,
      { level: "C", phone: "(48) 91111-1111" },
      { note: "Prefere manhãs", firstVisitOn: day("2026-05-01") },
    );
    const gone = await listed(
      api(),
      arena,
      { level: "B", phone: "(48) 92222-2222" },
      { note: "Joga de canhota", firstVisitOn: day("2026-02-01") },
    );
    await join(kept, gone);
    const link = await api().db.arenaAthlete.findUniqueOrThrow({
      where: { id: kept.linkId },
      include: { athlete: true },
    });
    expect(link).toMatchObject({
      note: "Prefere manhãs\nJoga de canhota",
      firstVisitOn: day("2026-02-01"),
      athlete: { level: "C", phone: "(48) 91111-1111" },
    });
  });

  test("notes that are too long together are said, and nothing is written", async () => {
    const kept = await listed(api(), arena, {}, { note: "a".repeat(600) });
    const gone = await listed(api(), arena, {}, { note: "b".repeat(600) });
    const seen = await preview(kept, gone);
    expect(seen.key).toBeNull();
    expect(await merge(kept, gone, "")).toMatchObject({ code: "CANNOT_MERGE", message: seen.problems[0] });
    expect(await api().db.arenaAthlete.count({ where: { id: gone.linkId } })).toBe(1);
  });

  test("two CPFs are two people", async () => {
    const kept = await listed(api(), arena, { cpf: "11144477735" });
    const gone = await listed(api(), arena, { cpf: "39053344705" });
    expect((await preview(kept, gone)).problems).toEqual([
      "Os CPFs são diferentes: confira se é mesmo a mesma pessoa.",
    ]);
    expect(await merge(kept, gone, "")).toMatchObject({ code: "CANNOT_MERGE" });
  });

  test("what has changed since it was read is read again", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    const { key } = await preview(kept, gone);
    await createCharge(api().db, {
      arenaId: arena.id,
      athleteId: gone.athleteId,
      serviceType: "CLASS",
      description: "Aula",
      amountInCents: 5000,
      serviceDate: day("2026-11-02"),
    });
    expect(await merge(kept, gone, key)).toMatchObject({ code: "CHANGED_MEANWHILE" });
    expect(await join(kept, gone)).toMatchObject({ request: null });
  });

  test("two who join the same two at once, each the other way round, make one of them", async () => {
    for (let round = 0; round < 4; round++) {
      const [one, two] = [await listed(api(), arena), await listed(api(), arena)];
      await fillRecord(api(), arena, one.athleteId);
      const [there, back] = [await preview(one, two), await preview(two, one)];
      const answers = await Promise.all([
        merge(one, two, there.key),
        merge(two, one, back.key),
        merge(one, two, there.key),
      ]);
      // Also when the records are one already.
      answers.push(await merge(one, two, there.key), await merge(two, one, back.key));
      const left = await api().db.athlete.findMany({ where: { id: { in: [one.athleteId, two.athleteId] } } });
      expect(left).toHaveLength(1);
      for (const { kept } of answers) expect(kept?.key).toBe(left[0]?.id);
      expect((await rowsNaming(api(), left[0]?.id ?? ""))["faturamento.aluno_id"]).toBe(1);
      expect(await api().db.mergedRecord.count({ where: { athleteId: left[0]?.id ?? "" } })).toBe(2);
    }
  });

  test("a suspended arena joins nothing", async () => {
    const paused = await createArena(api(), "Parada");
    const [kept, gone] = [await listed(api(), paused), await listed(api(), paused)];
    const { key } = await preview(kept, gone, paused.manager.token);
    await api().db.arena.update({ where: { id: paused.id }, data: { active: false } });
    expect(await merge(kept, gone, key, paused.manager.token)).toMatchObject({ code: "ARENA_SUSPENDED" });
  });
});

describe("who may", () => {
  test("another arena's manager, its teacher and the athlete read and join nothing", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    const teacher = await createPerson(api(), "Professora", ["TEACHER"]);
    for (const token of [other.manager.token, teacher.token]) {
      const { node } = (
        await api().run(
          `query ($id: ID!, $other: ID!) { node(id: $id) { ... on ArenaAthlete { mergeWith(otherId: $other) { key } } } }`,
          { id: kept.gid, other: gone.gid },
          token,
        )
      ).data ?? { node: null };
      expect(node ?? null).toBeNull();
      const { errors } = await api().run(
        `mutation ($input: MergeAthletesInput!) { mergeAthletes(input: $input) { __typename } }`,
        { input: { keptId: kept.gid, otherId: gone.gid, key: "" } },
        token,
      );
      expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    }
  });

  test("one of one's own with one of another arena's is like one of nothing", async () => {
    const [own, foreign] = [await listed(api(), arena), await listed(api(), other)];
    const nobody = { ...own, gid: encodeGlobalId("ArenaAthlete", "00000000-0000-4000-8000-000000000000") };
    expect(await preview(own, foreign)).toBeNull();
    expect(await preview(own, nobody)).toBeNull();
    expect(await preview(own, own)).toBeNull();
  });

  test("what another arena uses too is for an admin, who is written down", async () => {
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    await createCharge(api().db, {
      arenaId: other.id,
      athleteId: gone.athleteId,
      serviceType: "CLASS",
      description: "Aula de fora",
      amountInCents: 7700,
      serviceDate: day("2026-11-02"),
    });
    const seen = await preview(kept, gone);
    expect(seen).toMatchObject({ key: null, moves: [], filled: [] });
    expect(seen.problems).toEqual([
      "Um dos cadastros também é usado fora da sua arena. Peça à administração da Praia para juntá-los.",
    ]);
    expect(JSON.stringify(seen)).not.toContain("77,00");
    expect(await merge(kept, gone, "")).toMatchObject({ code: "CANNOT_MERGE" });
    // The same the other way round: what goes is then the arena's alone.
    expect((await preview(gone, kept)).problems).toEqual(seen.problems);
    expect(await join(kept, gone, admin.token)).toMatchObject({ kept: { key: kept.athleteId } });
    const entry = await api().db.auditEntry.findFirstOrThrow({
      where: { action: "MERGE_ATHLETES", adminId: admin.userId },
    });
    expect(entry).toMatchObject({
      before: { Cadastro: gone.athleteId },
      after: { Cadastro: kept.athleteId },
    });
  });

  test("who is inactive here, or on the whole platform, is not joined", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena, {}, { active: false })];
    expect((await preview(kept, gone)).problems).toHaveLength(1);
    const forgotten = await listed(api(), arena, { status: "INACTIVE" });
    expect(await preview(kept, forgotten)).toMatchObject({ key: null, filled: [], moves: [] });
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    expect(await preview(kept, forgotten, admin.token)).toMatchObject({ key: null });
  });
});
