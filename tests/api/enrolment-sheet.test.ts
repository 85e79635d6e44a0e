import { beforeAll, describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling } from "../support/enrolling";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act: actAs } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Da organização");
});

const act = (name: string, input: Record<string, unknown>, selection = "") =>
  actAs(arena.manager.token, name, input, selection);
const athlete = (name: string, more: object = {}) => createAthletePerson(api(), name, arena.id, more);
const statusesOf = async (tournamentId: string) =>
  (await api().db.enrolment.findMany({ where: { tournamentId }, orderBy: { enrolledAt: "asc" } })).map(
    ({ status }) => status,
  );

describe("a sheet", () => {
  const lines =
    "... on ImportEnrolmentsSuccess { goodCount enteredCount lines { line athletes problems registers alreadyIn entered } } ... on InvalidInput { fields { path message } }";

  test("is shown with what is wrong in which line, then entered, all of it or the good lines", async () => {
    const event = await createOpenEvent(api(), arena, { maxParticipants: 6, level: "Fun" });
    const [a, b, , , e, f] = [
      await athlete("Planilha Ana"),
      await athlete("Planilha Bia"),
      await athlete("Planilha Cris"),
      await athlete("Planilha Duda"),
      await athlete("Planilha Eva", { level: "A_PRO" }),
      await athlete("Planilha Fê"),
    ] as const;
    const elsewhere = await createArena(api(), "Longe");
    const stranger = await createAthletePerson(api(), "De Outra Arena", elsewhere.id);
    const csv = [
      "Atleta 1;E-mail 1;Atleta 2;E-mail 2",
      `Ana;${a.email};Bia;${b.email}`,
      "planilha crís;;Planilha Duda;",
      `Eva;${e.email};Fê;${f.email}`,
      `Ana;${a.email};Fê;${f.email}`,
      `X;ninguem@teste.example;Y;${stranger.email}`,
      `Z;arroba;;`,
    ].join("\r\n");
    const run = (apply: boolean, allOrNothing: boolean) =>
      act("importEnrolments", { tournamentId: event.globalId, csv, apply, allOrNothing }, lines);
    const preview = await run(false, false);
    expect(preview).toMatchObject({ goodCount: 2, enteredCount: 0 });
    expect(preview["lines"].map(({ line, problems }: any) => [line, problems])).toEqual([
      [2, []],
      [3, []],
      [
        4,
        ["Planilha Eva é nível A/PRO e não pode jogar abaixo do próprio nível: a categoria Fun vai até Fun."],
      ],
      [5, ["Atleta repetido: já está na linha 2."]],
      [
        6,
        [
          "O nome do atleta 1 é inválido: X. Nome deve ter pelo menos 2 caracteres.",
          `O e-mail ${stranger.email} já tem cadastro, mas não entre os atletas ativos da arena. Peça ao atleta que entre na arena, ou abra o torneio a outras arenas para convidar.`,
        ],
      ],
      [7, ["O e-mail do atleta 1 é inválido: arroba.", "Falta o nome ou o e-mail do atleta 2."]],
    ]);
    expect(await run(true, true)).toMatchObject({ enteredCount: 0 });
    expect(await statusesOf(event.id)).toEqual([]);
    expect(await run(true, false)).toMatchObject({ enteredCount: 2 });
    expect(await api().db.pair.count({ where: { tournamentId: event.id } })).toBe(2);
    const again = await run(true, false);
    expect(again).toMatchObject({ goodCount: 2, enteredCount: 0 });
    expect(again["lines"][0]).toMatchObject({ problems: [], alreadyIn: true, entered: false });
    const other = `Atleta 1;Atleta 2\nPlanilha Ana;Planilha Duda`;
    const apart = await act(
      "importEnrolments",
      { tournamentId: event.globalId, csv: other, apply: false, allOrNothing: true },
      lines,
    );
    expect(apart["lines"][0].problems).toEqual([
      "Planilha Ana já está inscrito nesta categoria.",
      "Planilha Duda já está inscrito nesta categoria.",
    ]);
  });

  test("registers who is new at the arena, once however often it is sent, and only as a whole", async () => {
    const event = await createOpenEvent(api(), arena, { level: "C" });
    const known = await athlete("Nova Conhecida");
    const titles = "Atleta 1;E-mail 1;Telefone 1;Nível 1;Gênero 1;Atleta 2;E-mail 2";
    const good = `Nova Um;NOVA.UM@teste.example;(48) 99999-0001;Iniciante;feminino;Nova Conhecida;${known.email}`;
    const alone = "Nova Dois;;;;;Nova Três;nova.tres@teste.example";
    const run = (csv: string, apply: boolean) =>
      act("importEnrolments", { tournamentId: event.globalId, csv, apply, allOrNothing: true }, lines);
    const registered = () =>
      api().db.athlete.findMany({
        where: { fullName: { startsWith: "Nova " }, id: { not: known.athleteId } },
        include: { arenas: true },
        orderBy: { fullName: "asc" },
      });

    const preview = await run([titles, good, alone].join("\n"), false);
    expect(preview["lines"].map(({ registers }: any) => registers)).toEqual([
      ["Nova Um, nova.um@teste.example, (48) 99999-0001, nível D, feminino"],
      ["Nova Dois, nível Fun", "Nova Três, nova.tres@teste.example, nível Fun"],
    ]);
    const wrong = await run([titles, good, "Nova Dois;;12;Ouro;;Nova Dois;"].join("\n"), true);
    expect(wrong["lines"][1].problems).toEqual([
      "O telefone do atleta 1 é inválido: 12. Informe o DDD e o número.",
      "O nível do atleta 1 não existe: Ouro. Use Fun, D, C, B ou A/PRO.",
    ]);
    expect(await registered()).toEqual([]);

    const twice = await Promise.all([1, 2].map(() => run([titles, good, alone].join("\n"), true)));
    expect(twice.map(({ enteredCount }: any) => enteredCount).toSorted()).toEqual([0, 2]);
    expect(twice.map(({ goodCount }: any) => goodCount)).toEqual([2, 2]);
    expect(await registered()).toMatchObject([
      { fullName: "Nova Dois", email: null, level: "FUN", arenas: [{ arenaId: arena.id, active: true }] },
      { fullName: "Nova Três", email: "nova.tres@teste.example" },
      {
        fullName: "Nova Um",
        email: "nova.um@teste.example",
        phone: "(48) 99999-0001",
        level: "D",
        gender: "FEMALE",
      },
    ]);
    expect(await api().db.pair.count({ where: { tournamentId: event.id } })).toBe(2);
  });

  test("tells of a limited number of addresses that somebody has them", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8" });
    const elsewhere = await createArena(api(), "De muitos endereços");
    const { email } = await createAthletePerson(api(), "De Longe", elsewhere.id);
    const { id } = await api().db.user.findUniqueOrThrow({ where: { id: arena.manager.userId } });
    const key = `import-guest:${id}`;
    const check = (address: string) =>
      act(
        "importEnrolments",
        {
          tournamentId: event.globalId,
          csv: `Nome;E-mail\nAlguém;${address}`,
          apply: false,
          allOrNothing: true,
        },
        lines,
      );
    const points = async () => (await api().db.rateLimit.findUnique({ where: { key } }))?.points ?? 0;
    const before = await points();
    await check("livre@teste.example");
    expect(await points()).toBe(before);
    await check(email);
    expect(await points()).toBe(before + 1);
    await api().db.rateLimit.update({ where: { key }, data: { points: 300 } });
    const refused = { code: "TOO_MANY_ATTEMPTS" };
    expect(await check(email)).toMatchObject(refused);
    expect(await check("livre@teste.example")).toMatchObject(refused);
    await api().db.rateLimit.delete({ where: { key } });
  });

  test("never enrols the owner of an address beside another name", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", openToOtherArenas: true });
    const lia = await athlete("Lia Prado");
    const elsewhere = await createArena(api(), "Da irmã");
    const guest = await createAthletePerson(api(), "Noa Prado", elsewhere.id);
    const answer = await act(
      "importEnrolments",
      {
        tournamentId: event.globalId,
        csv: `Nome;E-mail\nEva Prado;${lia.email}\nEva Prado;${guest.email}\nLia;${lia.email}`,
        apply: true,
        allOrNothing: false,
      },
      lines,
    );
    expect(answer["lines"].map(({ problems }: any) => problems)).toEqual([
      [`${lia.email} é de Lia Prado. Deixe em branco para Eva.`],
      [
        `O e-mail ${guest.email} já tem cadastro com outro nome. Confira o nome, ou deixe o e-mail em branco para Eva.`,
      ],
      [`O e-mail ${lia.email} está com dois nomes: Eva Prado na linha 2 e Lia.`],
    ]);
    expect(await statusesOf(event.id)).toEqual([]);
  });

  test("has no more places than there are", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", maxParticipants: 4 });
    const people = [];
    for (let number = 0; number < 5; number++) people.push(await athlete("Cabe Ou Não"));
    const csv = `E-mail\n${people.map(({ email }) => email).join("\n")}`;
    const answer = await act(
      "importEnrolments",
      { tournamentId: event.globalId, csv, apply: true, allOrNothing: false },
      lines,
    );
    expect(answer).toMatchObject({ goodCount: 4, enteredCount: 4 });
    expect(answer["lines"][4].problems).toEqual(["Não há mais vagas."]);
  });

  test("that cannot be read says why", async () => {
    const event = await createOpenEvent(api(), arena);
    const answer = await act(
      "importEnrolments",
      { tournamentId: event.globalId, csv: "nada", apply: true, allOrNothing: false },
      lines,
    );
    expect(answer["fields"]).toEqual([
      {
        path: ["csv"],
        message: "A primeira linha deve ter os nomes das colunas: Atleta 1; E-mail 1; Atleta 2; E-mail 2",
      },
    ]);
  });
});
