import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { completed, usePlaying } from "../support/playing";
import { createSuperN, type SuperNStory } from "../support/super-n-story";

const api = useApi();
const { arena, act, record } = usePlaying(api);

async function drawn(athletes: number, genders: readonly ("MALE" | "FEMALE")[] = []): Promise<SuperNStory> {
  const mixed = genders.length > 0;
  const story = await createSuperN(
    api(),
    arena().id,
    athletes,
    mixed ? { category: { gender: "MIXED" } } : {},
  );
  for (const [index, gender] of genders.entries())
    await api().db.athlete.update({ where: { id: story.athleteIds[index] ?? "" }, data: { gender } });
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { drawPreview { lotsSeed key } } } }`,
    { id: story.categoryGlobalId },
    arena().manager.token,
  );
  expect(
    await act("drawCategory", { categoryId: story.categoryGlobalId, ...node.drawPreview }),
  ).toMatchObject({
    __typename: "DrawCategorySuccess",
  });
  return story;
}
const numbered = ({ categoryId }: SuperNStory) =>
  api().db.enrolment.findMany({
    where: { categoryId },
    orderBy: { drawNumber: "asc" },
    include: { athlete: { select: { gender: true } } },
  });
/** Who stands where in which match, by round and order. */
async function places({ categoryId }: SuperNStory): Promise<Record<string, string>> {
  const matches = await api().db.match.findMany({ where: { categoryId }, include: { players: true } });
  return Object.fromEntries(
    matches.flatMap(({ round, order, players }) =>
      players.map(({ side, place, athleteId }) => [`${round}.${order}.${side}.${place}`, athleteId]),
    ),
  );
}
const swap = ({ categoryGlobalId }: SuperNStory, ids: readonly string[]) =>
  act("swapNumbers", {
    categoryId: categoryGlobalId,
    enrolmentIds: ids.map((id) => encodeGlobalId("Enrolment", id)),
  });

describe("two athletes of a Super N", () => {
  test.each([5, 8])("trade numbers and every match, among %i, and nobody else moves", async (athletes) => {
    const story = await drawn(athletes);
    const [before, was] = [await numbered(story), await places(story)];
    const [first, second] = [before[1], before[3]];
    expect(await swap(story, [first?.id ?? "", second?.id ?? ""])).toMatchObject({
      __typename: "SwapNumbersSuccess",
    });
    const traded = new Map([
      [first?.athleteId, second?.athleteId],
      [second?.athleteId, first?.athleteId],
    ]);
    const of = (id: string) => traded.get(id) ?? id;
    expect((await numbered(story)).map(({ athleteId }) => athleteId)).toEqual(
      before.map(({ athleteId }) => of(athleteId)),
    );
    expect(await places(story)).toEqual(
      Object.fromEntries(Object.entries(was).map(([place, id]) => [place, of(id)])),
    );
    const lots = (rows: typeof before) => new Map(rows.map(({ id, tieBreakLot }) => [id, tieBreakLot]));
    expect(lots(await numbered(story))).toEqual(lots(before));
  });

  test("trade only man with man and woman with woman where pairs are mixed", async () => {
    const story = await drawn(8, ["MALE", "FEMALE", "MALE", "FEMALE", "MALE", "FEMALE", "MALE", "FEMALE"]);
    const rows = await numbered(story);
    const of = (wanted: string) =>
      rows.filter(({ athlete: { gender } }) => gender === wanted).map(({ id }) => id);
    const was = await places(story);
    expect(await swap(story, [of("MALE")[0] ?? "", of("FEMALE")[0] ?? ""])).toMatchObject({
      code: "MIXED_PAIRS",
      message: "As duplas são mistas: troque homem com homem ou mulher com mulher.",
    });
    expect(await places(story)).toEqual(was);
    expect(await swap(story, of("FEMALE").slice(0, 2))).toMatchObject({ __typename: "SwapNumbersSuccess" });
  });

  test("keep their numbers once the first ball is played", async () => {
    const story = await drawn(4);
    const [one, other] = await numbered(story);
    const { id, version } = await api().db.match.findFirstOrThrow({
      where: { categoryId: story.categoryId },
    });
    await record(id, version, completed([6, 2]));
    expect(await swap(story, [one?.id ?? "", other?.id ?? ""])).toMatchObject({ code: "ALREADY_BEGUN" });
  });

  test("are two, and of this draw", async () => {
    const story = await drawn(4);
    const [one, other] = await numbered(story);
    const [stranger] = await numbered(await drawn(4));
    const own = one?.id ?? "";
    expect(await swap(story, [own, own])).toMatchObject({ code: "SAME_ATHLETE" });
    expect(await swap(story, [own])).toMatchObject({ code: "NOT_IN_DRAW" });
    expect(await swap(story, [own, stranger?.id ?? ""])).toMatchObject({ code: "NOT_IN_DRAW" });
    // Both at once: the lock lets one after the other, and the numbers stay a whole order.
    await Promise.all([swap(story, [own, other?.id ?? ""]), swap(story, [other?.id ?? "", own])]);
    expect((await numbered(story)).map(({ drawNumber }) => drawNumber)).toEqual([1, 2, 3, 4]);
  });
});
