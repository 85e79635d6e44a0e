import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { useDrawing } from "../support/drawing";
import { createPairTournament } from "../support/pair-story";
import { createArena, createAthletes } from "../support/story";

const api = useApi();
const { arena, draw, preview, stateOf } = useDrawing(api);

describe("the preview", () => {
  test("draws 13 pairs into groups of 4, 3, 3, 3 and a knockout of 8, and writes nothing", async () => {
    const story = await createPairTournament(api(), arena(), 13);
    const shown = await preview(story);
    expect(shown.problem).toBeNull();
    expect(shown.warnings).toEqual([]);
    expect(shown.groups.map(({ pairs }: { pairs: unknown[] }) => pairs.length)).toEqual([4, 3, 3, 3]);
    expect(shown.matchCount).toBe(6 + 9 + 7);
    expect(shown.brackets[0].rounds.map(({ name }: { name: string }) => name)).toEqual([
      "Quartas de final",
      "Semifinal",
      "Final",
    ]);
    expect(shown.brackets[0].rounds[0].matches[0].sides).toEqual([
      { pair: null, origin: "1º do grupo A" },
      { pair: null, origin: "2º do grupo B" },
    ]);
    expect((await stateOf(story)).draw).toBeNull();
  });

  test("the same lots show the same draw, others another one", async () => {
    const story = await createPairTournament(api(), arena(), 13);
    const first = await preview(story);
    expect(await preview(story, first.lotsSeed)).toEqual(first);
    expect((await preview(story)).groups).not.toEqual(first.groups);
  });

  test("is of lots that were shown, and says so to any other seed", async () => {
    const { categoryId } = await createPairTournament(api(), arena(), 4);
    const { errors } = await api().run(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { drawPreview(lotsSeed: "%") { key } } } }`,
      { id: encodeGlobalId("TournamentCategory", categoryId) },
      arena().manager.token,
    );
    expect(errors).toMatchObject([
      { message: "Sorteio inválido: gere a prévia de novo", extensions: { code: "BAD_USER_INPUT" } },
    ]);
  });

  test("says who plays unpaid and who stays out", async () => {
    const story = await createPairTournament(api(), arena(), 4);
    const [unpaid] = await api().db.pair.findMany({ where: { id: story.pairIds[0] ?? "" } });
    await api().db.enrolment.update({
      where: { id: unpaid?.firstId ?? "" },
      data: { status: "AWAITING_PAYMENT" },
    });
    const [seeker = ""] = await createAthletes(api(), arena().id, 1, "Sozinha");
    await api().db.enrolment.create({
      data: {
        tournamentId: story.id,
        categoryId: story.categoryId,
        athleteId: seeker,
        status: "SEEKING_PARTNER",
      },
    });
    const { warnings, groups } = await preview(story);
    expect(warnings).toEqual([
      expect.stringMatching(/^Jogador \S+( \S+)* ainda tem valor a pagar e entra no sorteio\.$/),
      "Sozinha Número 0 procura dupla e fica fora do sorteio.",
    ]);
    expect(groups.map(({ pairs }: { pairs: unknown[] }) => pairs.length)).toEqual([4]);
  });

  test("says why there can be no draw", async () => {
    const few = await createPairTournament(api(), arena(), 2);
    expect(await preview(few)).toMatchObject({
      problem: "São necessárias pelo menos 3 duplas para este formato",
      matchCount: 0,
    });
    const wanting = await createPairTournament(api(), arena(), 4, { tournament: { minPairs: 6 } });
    expect(await preview(wanting)).toMatchObject({ problem: "O torneio pede pelo menos 6 duplas: faltam 2" });
    expect(await draw(wanting)).toMatchObject({
      code: "CANNOT_DRAW",
      message: "O torneio pede pelo menos 6 duplas: faltam 2.",
    });
  });

  test("is for who manages it alone", async () => {
    const story = await createPairTournament(api(), arena(), 4);
    const stranger = await createArena(api(), "De fora");
    const ask = (token: string) =>
      api().data(
        `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { drawPreview { key } } } }`,
        { id: story.categoryGlobalId },
        token,
      );
    expect(await ask(arena().manager.token)).toMatchObject({ node: { drawPreview: expect.anything() } });
    await expect(ask(stranger.manager.token)).rejects.toThrow("FORBIDDEN");
  });
});
