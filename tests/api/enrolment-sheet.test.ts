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
    "... on ImportEnrolmentsSuccess { goodCount enteredCount lines { line athletes problems entered } } ... on InvalidInput { fields { path message } }";

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
          "Nenhum atleta com o e-mail ninguem@teste.example.",
          `Nenhum atleta com o e-mail ${stranger.email}.`,
        ],
      ],
      [7, ["O e-mail do atleta 1 é inválido: arroba.", "Falta o nome ou o e-mail do atleta 2."]],
    ]);
    expect(await run(true, true)).toMatchObject({ enteredCount: 0 });
    expect(await statusesOf(event.id)).toEqual([]);
    expect(await run(true, false)).toMatchObject({ enteredCount: 2 });
    expect(await api().db.pair.count({ where: { tournamentId: event.id } })).toBe(2);
    const again = await run(true, false);
    expect(again).toMatchObject({ goodCount: 0, enteredCount: 0 });
    expect(again["lines"][0].problems).toEqual([
      "Planilha Ana já está inscrito nesta categoria.",
      "Planilha Bia já está inscrito nesta categoria.",
    ]);
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
