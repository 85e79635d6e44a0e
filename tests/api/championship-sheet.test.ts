import { beforeAll, expect, test } from "vitest";
import { useApi } from "../support/api";
import { affiliate, createAffiliations, createChampionship } from "../support/championship-story";
import { createAthletePerson, enrolling, type OpenEvent } from "../support/enrolling";
import { createFederation, type FederationStory } from "../support/federation-story";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);

let federation: FederationStory;
let sea: ArenaStory;
let dune: ArenaStory;
let foreign: ArenaStory;

beforeAll(async () => {
  ({ federation, sea, dune, foreign } = await createAffiliations(api()));
});

const importing = async (event: OpenEvent, lines: readonly string[], apply: boolean, token: string) =>
  act(
    token,
    "importEnrolments",
    {
      tournamentId: event.globalId,
      csv: ["Atleta 1;E-mail 1;Atleta 2;E-mail 2", ...lines].join("\n"),
      apply,
      allOrNothing: false,
    },
    "... on ImportEnrolmentsSuccess { enteredCount lines { problems entered } }",
  );

test("finds athletes of affiliated arenas, by name or address, and nobody else", async () => {
  const event = await createChampionship(api(), federation, { category: { gender: "FEMALE" } });
  const person = (name: string, arena: ArenaStory) => createAthletePerson(api(), name, arena.id);
  const one = await person("Planilha Um", sea);
  await person("Planilha Dois", dune);
  const three = await person("Planilha Três", dune);
  const four = await person("Planilha Quatro", sea);
  const far = await person("Planilha Longe", foreign);
  const lines = [
    `Planilha Um;${one.email};PLANILHA DOIS;`,
    `Planilha Longe;;;${three.email}`,
    `;${far.email};;${four.email}`,
  ];
  expect(await importing(event, lines, true, federation.manager.token)).toMatchObject({
    enteredCount: 1,
    lines: [
      { problems: [], entered: true },
      {
        problems: [
          "Nenhum atleta das arenas filiadas com o nome Planilha Longe: informe o e-mail. Quem cadastra atletas é a arena.",
        ],
      },
      {
        problems: [
          `Nenhum atleta das arenas filiadas com o e-mail ${far.email}. Quem cadastra atletas é a arena.`,
        ],
      },
    ],
  });
});

test("tells of a limited number of addresses whose they are; those written beside their names are no guesses", async () => {
  const large = await createFederation(api(), "Das planilhas");
  const club = await createArena(api(), "Das planilhas");
  await affiliate(api(), club, large.id);
  const event = await createChampionship(api(), large);
  const known = await createAthletes(api(), club.id, 200, "Planilhada");
  const rows = await api().db.athlete.findMany({ where: { id: { in: known } } });
  const written = rows.map(({ fullName, email }) => `${fullName};${email}`);
  const pairs = Array.from({ length: 100 }, (_, index) => written.slice(2 * index, 2 * index + 2).join(";"));
  const { token } = large.manager;
  const checked = { __typename: "ImportEnrolmentsSuccess" };
  for (let time = 0; time < 4; time++)
    expect(await importing(event, pairs, false, token)).toMatchObject(checked);
  const guesses = (from: number) =>
    Array.from({ length: 80 }, (_, index) => `;a${from + index}@x.example;;b${from + index}@x.example`);
  expect(await importing(event, guesses(0), false, token)).toMatchObject(checked);
  expect(await importing(event, guesses(100), false, token)).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
});
