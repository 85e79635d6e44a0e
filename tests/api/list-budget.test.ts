import { beforeAll, expect, test } from "vitest";
import { listBudget } from "../../server/platform/graphql/list-budget";
import { useApi } from "../support/api";
import { createFederation, createRanking } from "../support/federation-story";
import { createArena, createAthletes } from "../support/story";

const api = useApi();
const rankings = 12;

beforeAll(async () => {
  const federation = await createFederation(api(), "Das listas");
  const arena = await createArena(api(), "Das listas");
  const athleteIds = await createAthletes(api(), arena.id, 3);
  for (let index = 0; index < rankings; index++)
    await createRanking(
      api(),
      { federationId: federation.id },
      { "2026-11-01": athleteIds.map((athleteId, at) => ({ athleteId, position: at + 1, points: 10 - at })) },
    );
});

const positions = (alias: string, first: number) =>
  `${alias}: positions(first: ${first}) { edges { node { points } } }`;

test("a list counts once for every row it hangs on, and more than the budget is refused", async () => {
  const asking = (times: number) =>
    api().run(
      `{ rankings(first: 100) { edges { node { ${Array.from({ length: times }, (_, n) => positions(`p${n}`, 100)).join(" ")} } } } }`,
    );
  const most = Math.floor((listBudget - 100) / (rankings * 100));
  const within = await asking(most);
  expect(within.errors).toBeUndefined();
  expect(within.data?.["rankings"].edges).toHaveLength(rankings);
  const beyond = await asking(most + 1);
  expect(beyond.errors?.[0]).toMatchObject({
    message: "No máximo 5000 linhas por requisição: peça páginas menores.",
    extensions: { code: "BAD_USER_INPUT" },
  });
  expect(beyond.data).toBeNull();
});

test("each request has a budget of its own, and the usual page counts where none is asked for", async () => {
  const query = `{ rankings(first: 100) { edges { node { ${Array.from({ length: 14 }, (_, n) => `p${n}: positions { edges { cursor } }`).join(" ")} } } } }`;
  for (let times = 0; times < 3; times++) expect((await api().run(query)).errors).toBeUndefined();
});
