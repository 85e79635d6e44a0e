import { beforeAll, expect, test } from "vitest";
import { useApi } from "../support/api";
import { enrolling } from "../support/enrolling";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Da planilha");
});

const send = (csv: string, apply: boolean, at = arena) =>
  act(
    at.manager.token,
    "importAthletes",
    { arenaId: at.globalId, csv, apply },
    `... on ImportAthletesSuccess { registeredCount lines { line called problems registers alreadyIn } }`,
  );
const attending = (at = arena) => api().db.arenaAthlete.count({ where: { arenaId: at.id } });
const listed = (fullName: string, email: string | null, active = true, at = arena) =>
  api().db.athlete.create({
    data: {
      fullName,
      email,
      arenas: { create: { arenaId: at.id, active, firstVisitOn: new Date("2026-01-10") } },
    },
  });

test("a sheet is told line by line, then registers who is new; the same once more does nothing", async () => {
  await listed("Dora Já Está", "dora@teste.example");
  const csv =
    "Nome;E-mail;Telefone;Nível;Gênero\nAna Souza;ANA@teste.example;(48) 99999-0001;C;Feminino\nBia Lima;;;;\n;dora@teste.example;;;";
  const before = await attending();
  const preview = await send(csv, false);
  expect(preview).toMatchObject({
    registeredCount: 0,
    lines: [
      {
        line: 2,
        called: "Ana Souza",
        problems: [],
        registers: "Ana Souza, ana@teste.example, (48) 99999-0001, nível C, feminino",
      },
      { line: 3, registers: "Bia Lima, nível Fun", alreadyIn: false },
      { line: 4, called: "Dora Já Está", registers: null, alreadyIn: true },
    ],
  });
  expect(await attending()).toBe(before);
  expect(await send(csv, true)).toMatchObject({ registeredCount: 2 });
  expect(await api().db.athlete.findUnique({ where: { email: "ana@teste.example" } })).toMatchObject({
    fullName: "Ana Souza",
    level: "C",
    gender: "FEMALE",
  });
  expect(await send(csv, true)).toMatchObject({ registeredCount: 0 });
  expect(await attending()).toBe(before + 2);
});

test("one wrong line keeps out all, and each says what is wrong", async () => {
  await api().db.athlete.create({ data: { fullName: "Alheio Segredo", email: "alheio@teste.example" } });
  await listed("Gil Inativo", null, false);
  const before = await attending();
  const { lines, registeredCount } = await send(
    [
      "Nome;E-mail;Nível",
      "Eva Nova;;",
      "Quem For;alheio@teste.example;",
      "Gil Inativo;;",
      "Rui 4;;",
      "Léo;;Z",
      ";leo@;",
      "Eva Nova;;",
    ].join("\n"),
    true,
  );
  expect(registeredCount).toBe(0);
  expect(lines.map(({ problems }: { problems: string[] }) => problems)).toEqual([
    [],
    [
      "O e-mail alheio@teste.example já tem cadastro, mas não entre os atletas ativos da arena. Peça ao atleta que entre pelo link da arena.",
    ],
    ["Gil Inativo já foi da arena e está inativo: reative na lista, ou informe o e-mail."],
    ["O nome do atleta é inválido: Rui 4. Nome deve conter apenas letras e espaços."],
    ["O nível do atleta não existe: Z. Use Fun, D, C, B ou A/PRO."],
    ["O e-mail do atleta é inválido: leo@."],
    ["Atleta repetido: já está na linha 2."],
  ]);
  expect(JSON.stringify(lines)).not.toContain("Segredo");
  expect(await attending()).toBe(before);
  const others = { arenaId: arena.globalId, csv: "Nome\nEva Nova\nRui 4", apply: true, skipWrong: true };
  const fields = `... on ImportAthletesSuccess { registeredCount }`;
  expect(await act(arena.manager.token, "importAthletes", others, fields)).toMatchObject({
    registeredCount: 1,
  });
  expect(await attending()).toBe(before + 1);
});

test("an address that is somebody else's is a question, and no match", async () => {
  const lia = await listed("Lia Prado", "mae-prado@teste.example");
  const told = async (name: string) =>
    (await send(`Nome;E-mail\n${name};mae-prado@teste.example`, true)).lines[0];
  const before = await attending();
  expect(await told("Eva Prado")).toMatchObject({
    called: "Eva Prado",
    alreadyIn: false,
    problems: ["mae-prado@teste.example é de Lia Prado. Deixe em branco para Eva."],
  });
  expect(await told("Lia Maria Prado")).toMatchObject({ problems: [], alreadyIn: true });
  expect(await attending()).toBe(before);
  expect(await api().db.athlete.findUniqueOrThrow({ where: { id: lia.id } })).toEqual(lia);
});

test("two who send the same sheet at once register everybody once", async () => {
  const own = await createArena(api(), "De dois");
  const csv = "Nome\nAna Um\nBia Dois\nCaio Tres";
  const answers = await Promise.all([send(csv, true, own), send(csv, true, own)]);
  expect(answers.map(({ registeredCount }) => registeredCount).toSorted()).toEqual([0, 3]);
  expect(await attending(own)).toBe(3);
});

test("a long sheet takes as many statements as a short one", async () => {
  const statements = async (count: number) => {
    const own = await createArena(api(), `De ${count}`);
    const names = Array.from(
      { length: count },
      (_, index) => `Pessoa ${"abcdefghij"[index % 10]}${"k".repeat(index / 10)}`,
    );
    const list = await api().statementsOf(async () => {
      expect(await send(["Nome", ...names].join("\n"), true, own)).toMatchObject({ registeredCount: count });
    });
    return list.length;
  };
  expect(await statements(150)).toBe(await statements(2));
});

test("what is no sheet is told as one sentence, also what is too long", async () => {
  const refused = async (csv: string) => (await send(csv, false))["message"];
  expect(await refused("qualquer coisa")).toBe(
    "A primeira linha deve ter os nomes das colunas: Atleta; E-mail",
  );
  expect(await refused(`Nome\n${"Ana\n".repeat(201)}`)).toMatch(/^O arquivo tem 201 linhas/);
});
