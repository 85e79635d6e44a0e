import { beforeAll, describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import { day } from "../support/federation-story";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
let arena: ArenaStory;

beforeAll(async () => {
  arena = await createArena(api(), "Das listas");
  await create("Copa das Listas", ["Masculina B", "Feminina Pérola", "Mista 40+"]);
  await create("Super 8 das Listas", ["Fun"]);
});

/** A public one; each category costs ten reais more than the one before. */
const create = (name: string, categories: string[]) =>
  api().db.tournament.create({
    data: {
      arenaId: arena.id,
      name,
      kind: "INTERNAL",
      category: categories[0] ?? "",
      isPublic: true,
      startDate: day("2030-01-05"),
      categories: {
        create: categories.map((category, index) => ({
          name: category,
          level: "C",
          gender: "MIXED" as const,
          feeInCents: 6000 + 1000 * index,
        })),
      },
    },
  });

const page = "totalCount edges { node { name category categoriesInBrief { name feeInCents } } }";
const ofTheArena = async (search: string) =>
  (
    await api().data(
      `query ($search: String) { viewer { arena { tournaments(first: 20, search: $search) { ${page} } } } }`,
      { search },
      arena.manager.token,
    )
  )["viewer"].arena.tournaments;
const ofEverybody = async (search: string) =>
  (
    await api().data(`query ($search: String) { tournaments(first: 20, search: $search) { ${page} } }`, {
      search,
    })
  )["tournaments"];

describe.each([
  ["an arena's", ofTheArena],
  ["everybody's", ofEverybody],
])("%s list of tournaments", (_whose, list) => {
  test("names all categories of each, and what they cost", async () => {
    const { edges } = await list("Copa das Listas");
    expect(edges).toEqual([
      {
        node: {
          name: "Copa das Listas",
          category: "Masculina B",
          categoriesInBrief: [
            { name: "Feminina Pérola", feeInCents: 7000 },
            { name: "Masculina B", feeInCents: 6000 },
            { name: "Mista 40+", feeInCents: 8000 },
          ],
        },
      },
    ]);
  });

  test.each(["masculina b", "PÉROLA", "40+"])("finds one by any of its categories: %s", async (search) => {
    const { totalCount, edges } = await list(search);
    expect([totalCount, ...edges.map(({ node }: { node: { name: string } }) => node.name)]).toEqual([
      1,
      "Copa das Listas",
    ]);
  });

  test("takes the same statements for one as for many", async () => {
    const count = async (search: string) => {
      await list(search);
      return (await api().statementsOf(() => list(search))).length;
    };
    expect(await count("das Listas")).toBe(await count("Copa das Listas"));
  });
});
