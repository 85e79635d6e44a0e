import { beforeAll, describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import { createFederation, day, inStatus, type FederationStory } from "../support/federation-story";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
let arena: ArenaStory;
let federation: FederationStory;

/** In the order in which everybody finds them; years away, so that today is between them. */
const inOrder = [
  ["joga desde ontem", "IN_PROGRESS", "2026-11-20"],
  ["joga há mais tempo", "IN_PROGRESS", "2026-11-19"],
  ["é o próximo", "REGISTRATION_OPEN", "2080-01-05"],
  ["vem depois", "REGISTRATION_OPEN", "2080-02-05"],
  ["vem por último", "REGISTRATION_OPEN", "2081-01-05"],
  ["terminou há pouco", "FINISHED", "2003-03-01"],
  ["ficou sem começar", "REGISTRATION_OPEN", "2002-03-01"],
  ["terminou há muito", "FINISHED", "2001-03-01"],
] as const;
const names = inOrder.map(([name]) => `Mural ${name}`);

beforeAll(async () => {
  arena = await createArena(api(), "Do mural");
  federation = await createFederation(api(), "Do mural");
  // Made in another order than they are shown in.
  for (const [index, [name, status, startDate]] of inOrder.entries())
    if (index % 2 === 0) await create(`Mural ${name}`, status, startDate);
  for (const [index, [name, status, startDate]] of [...inOrder].reverse().entries())
    if (index % 2 === 0) await create(`Mural ${name}`, status, startDate);
});

const create = (name: string, status: (typeof inOrder)[number][1], startDate: string) =>
  api().db.tournament.create({
    data: {
      // Every third one is a championship.
      ...(names.indexOf(name) % 3 === 0 ? { federationId: federation.id } : { arenaId: arena.id }),
      name,
      kind: "INTERNAL",
      category: "Mista C",
      isPublic: true,
      startDate: day(startDate),
      ...inStatus(status),
    },
  });

interface Page {
  edges: { cursor: string; node: { name: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
}
const ask = async (variables: Record<string, unknown>): Promise<Page> =>
  (
    await api().data(
      `query ($first: Int, $after: String, $last: Int, $before: String, $search: String, $status: TournamentStatus,
        $championships: Boolean) {
        tournaments(first: $first, after: $after, last: $last, before: $before, search: $search, status: $status,
          championships: $championships) {
          edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage } } }`,
      { search: "Mural", ...variables },
    )
  )["tournaments"];
const namesIn = ({ edges }: Page) => edges.map(({ node }) => node.name);

describe("the tournaments open to everybody", () => {
  test("are what is played, then the next ones, then what is past, the latest first", async () => {
    expect(namesIn(await ask({ first: 20 }))).toEqual(names);
  });

  test.each([1, 2, 3, 5])("go on page by page, %i at a time, and back again", async (size) => {
    const pages: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const page: Page = await ask({ first: size, after });
      pages.push(...namesIn(page));
      more = page.pageInfo.hasNextPage;
      after = page.edges.at(-1)?.cursor ?? null;
    }
    expect(pages).toEqual(names);
    const back: string[] = [];
    let before: string | null = null;
    for (let more = true; more;) {
      const page: Page = await ask({ last: size, before });
      back.unshift(...namesIn(page));
      more = page.pageInfo.hasPreviousPage;
      before = page.edges[0]?.cursor ?? null;
    }
    expect(back).toEqual(names);
  });

  test("keep their order where only one status is asked for", async () => {
    expect(namesIn(await ask({ first: 20, status: "REGISTRATION_OPEN" }))).toEqual([
      "Mural é o próximo",
      "Mural vem depois",
      "Mural vem por último",
      "Mural ficou sem começar",
    ]);
    expect(namesIn(await ask({ first: 20, status: "FINISHED" }))).toEqual([
      "Mural terminou há pouco",
      "Mural terminou há muito",
    ]);
  });

  test("may be championships alone, or arenas' alone", async () => {
    const championships = names.filter((_, index) => index % 3 === 0);
    expect(namesIn(await ask({ first: 20, championships: true }))).toEqual(championships);
    expect(namesIn(await ask({ first: 20, championships: false }))).toEqual(
      names.filter((name) => !championships.includes(name)),
    );
  });

  test("are as many statements from the middle of the list as for one of them", async () => {
    const { edges } = await ask({ first: 20 });
    const after = edges[3]?.cursor;
    const count = async (variables: Record<string, unknown>) =>
      (await api().statementsOf(() => ask(variables))).length;
    expect(await count({ first: 1 })).toBe(await count({ first: 20 }));
    expect(await count({ first: 20, after })).toBeLessThanOrEqual((await count({ first: 20 })) + 1);
  });
});
