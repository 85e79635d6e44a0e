import { expect } from "vitest";
import type { TestApi } from "./api";
import { completed, usePlaying } from "./playing";
import { createSuperN, type SuperNStory } from "./super-n-story";

const athletesOf = "athletes { id }";
const previewFields = `lotsSeed key problem warnings matchCount pairs { id } superN {
  summary ${athletesOf} rounds { number resting { id } matches { order sides { ${athletesOf} } } } }`;

/** A manager's operations on a Super N, at a separate arena for the tests of one file. */
export function useSuperN(api: () => TestApi) {
  const { arena, act, record } = usePlaying(api);

  const preview = async ({ categoryGlobalId: id }: { categoryGlobalId: string }) =>
    (
      await api().data(
        `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { drawPreview { ${previewFields} } } } }`,
        { id },
        arena().manager.token,
      )
    )["node"].drawPreview;
  const boardOf = async ({ categoryGlobalId: id }: { categoryGlobalId: string }) =>
    (
      await api().data(
        `query ($id: ID!) { node(id: $id) { ... on TournamentCategory {
          settledAt draw { format lotsSeed hasBegun }
          rounds { number resting { id } matches { id phase version order sides { ${athletesOf} } } }
          standings { position explanation victories played athlete { id } }
        } } }`,
        { id },
        arena().manager.token,
      )
    )["node"];
  const draw = async (story: { categoryGlobalId: string }) => {
    const { lotsSeed, key } = await preview(story);
    return act("drawCategory", { categoryId: story.categoryGlobalId, lotsSeed, key });
  };
  const matchesOf = (categoryId: string) =>
    api().db.match.findMany({ where: { categoryId }, orderBy: [{ round: "asc" }, { order: "asc" }] });
  const statusOf = async (id: string) =>
    (await api().db.tournament.findUniqueOrThrow({ where: { id } })).status;
  async function playAll(categoryId: string, games: [number, number] = [6, 2]) {
    for (const { id, version } of await matchesOf(categoryId))
      expect(await record(id, version, completed(games))).toMatchObject({
        __typename: "RecordMatchResultSuccess",
      });
  }
  const drawn = async (athletes: number, more: { category?: object; tournament?: object } = {}) => {
    const story = await createSuperN(api(), arena().id, athletes, more);
    expect(await draw(story)).toMatchObject({ __typename: "DrawCategorySuccess" });
    return story;
  };
  const enrolments = ({ categoryId }: Pick<SuperNStory, "categoryId">) =>
    api().db.enrolment.findMany({ where: { categoryId }, orderBy: { drawNumber: "asc" } });

  return { arena, act, record, preview, boardOf, draw, drawn, matchesOf, statusOf, playAll, enrolments };
}
