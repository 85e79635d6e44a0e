import { beforeAll, describe, expect, test } from "vitest";
import { useApi, type LiveEvents } from "../support/api";
import { completed, usePlaying } from "../support/playing";
import { createSuper8, type Super8Story } from "../support/story";

const api = useApi();
const { arena, matchesOf, record } = usePlaying(api);
let story: Super8Story;

beforeAll(async () => {
  story = await createSuper8(api(), arena());
  await api().db.tournament.update({ where: { id: story.id }, data: { isPublic: true } });
});

const changes = `subscription ($id: ID!) { matchesChanged(tournamentId: $id) {
  fromRevision revision tournament { playedMatchCount }
  matches { id status sides { games athletes { displayName } } } } }`;
const follow = (count: number, token: string | null = null) =>
  Array.from({ length: count }, () => api().subscribe(changes, { id: story.globalId }, token));
const told = async (live: LiveEvents) => {
  const { value } = await live.next();
  expect(value?.errors).toBeUndefined();
  return value?.data?.["matchesChanged"];
};
/** The next of them that tells of a match: a message may also say that something else changed. */
const toldOfMatches = async (live: LiveEvents): Promise<Record<string, any>> => {
  const news = await told(live);
  return news.matches.length > 0 ? news : toldOfMatches(live);
};
const play = async (index: number) => {
  const match = (await matchesOf(story.id))[index];
  await record(match?.id ?? "", 0, completed([6, 2]));
  return match?.id;
};
/** The statements of one result, with everybody told of it. */
const statementsWhile = (followers: readonly LiveEvents[], index: number) =>
  api().statementsOf(async () => {
    await play(index);
    await Promise.all(followers.map(toldOfMatches));
  });

describe("many who follow one tournament as nobody in particular", () => {
  test("are told what changed and nothing else, each of them", async () => {
    const followers = follow(5);
    for (const live of followers) expect((await told(live)).matches).toEqual([]);
    const before = await api().db.tournament.findUniqueOrThrow({ where: { id: story.id } });
    await play(0);
    for (const live of followers)
      expect(await toldOfMatches(live)).toMatchObject({
        fromRevision: before.revision,
        revision: before.revision + 1,
        tournament: { playedMatchCount: 1 },
        matches: [{ status: "PLAYED", sides: [{ games: 6 }, { games: 2 }] }],
      });
    await Promise.all(followers.map((live) => live.stop()));
  });

  test("cost one answer, however many they are and however they write the same question", async () => {
    const alone = follow(1);
    await Promise.all(alone.map(told));
    const forOne = await statementsWhile(alone, 1);
    await Promise.all(alone.map((live) => live.stop()));
    const many = Array.from({ length: 40 }, (_, index) =>
      api().subscribe(
        changes.replace("subscription (", `subscription Follow${index} ( `),
        { id: story.globalId, unused: index },
        null,
      ),
    );
    await Promise.all(many.map(told));
    const forMany = await statementsWhile(many, 2);
    expect(forMany.length).toBe(forOne.length);
    await Promise.all(many.map((live) => live.stop()));
  });

  test("see how it is when they join later, and then the same as everybody", async () => {
    const [first] = follow(1);
    if (!first) throw new Error("nobody follows");
    const { revision } = await told(first);
    const [late] = follow(1);
    if (!late) throw new Error("nobody follows");
    expect(await told(late)).toMatchObject({ fromRevision: revision, revision, matches: [] });
    await play(3);
    expect((await toldOfMatches(first)).revision).toBe(revision + 1);
    expect(await toldOfMatches(late)).toMatchObject({ fromRevision: revision, revision: revision + 1 });
    // The others go on when one leaves.
    await first.stop();
    await play(4);
    expect((await toldOfMatches(late)).revision).toBe(revision + 2);
    await late.stop();
  });

  test("get each of several results in quick succession, in at most one message per result", async () => {
    const [live] = follow(1);
    if (!live) throw new Error("nobody follows");
    const { revision } = await told(live);
    for (const index of [5, 6, 7]) await play(index);
    const seen = new Set<string>();
    let at = revision;
    let messages = 0;
    while (at < revision + 3) {
      const news = await toldOfMatches(live);
      expect(news.fromRevision).toBeLessThanOrEqual(at);
      at = news.revision;
      messages += 1;
      for (const { id } of news.matches) seen.add(id);
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
    expect(messages).toBeLessThanOrEqual(3);
    await live.stop();
  });

  test("while somebody signed in has answers of their own", async () => {
    const [live] = follow(1, arena().manager.token);
    if (!live) throw new Error("nobody follows");
    await told(live);
    await play(8);
    expect((await toldOfMatches(live)).matches).toHaveLength(1);
    await live.stop();
  });
});

test("whoever slept asks for what came after the revision they have", async () => {
  const query = `query ($key: UUID!, $since: Int!) { tournament(key: $key) { revision matchChanges(since: $since) { fromRevision revision matches { id } } } }`;
  const ask = async (since: number) =>
    (await api().data(query, { key: story.id, since }))["tournament"].matchChanges;
  const { revision } = await api().db.tournament.findUniqueOrThrow({ where: { id: story.id } });
  expect(await ask(revision)).toEqual({ fromRevision: revision, revision, matches: [] });
  expect((await ask(revision - 2)).matches).toHaveLength(2);
  const { length } = await matchesOf(story.id);
  expect((await ask(0)).matches).toHaveLength(length); // the draw stamped them all
});
