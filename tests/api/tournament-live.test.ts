import { describe, expect, test } from "vitest";
import { startApi, useApi } from "../support/api";
import { completed, usePlaying } from "../support/playing";
import { createSuper8 } from "../support/story";

const api = useApi();
const { arena, matchesOf, record } = usePlaying(api);

describe("live", () => {
  const changed = `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) { playedMatchCount standings { position victories } } }`;

  test("a score reaches the screens of another server process within a second", async () => {
    const other = await startApi(api().databaseUrl);
    try {
      const { id, globalId } = await createSuper8(api(), arena());
      const live = other.subscribe(changed, { id: globalId }, arena().manager.token);
      expect((await live.next()).value?.data?.["tournamentChanged"].playedMatchCount).toBe(0);
      const next = live.next();
      const [match] = await matchesOf(id);
      const sentAt = performance.now();
      await record(match!.id, 0, completed([6, 2]));
      const { value } = await next;
      expect(performance.now() - sentAt).toBeLessThan(1000);
      expect(value?.data?.["tournamentChanged"].playedMatchCount).toBe(1);
      expect(value?.data?.["tournamentChanged"].standings[0].victories).toBe(1);
      const following = live.next();
      const [, second] = await matchesOf(id);
      await record(second!.id, 0, completed([6, 2]));
      expect((await following).value?.data?.["tournamentChanged"].playedMatchCount).toBe(2);
      await live.stop();
    } finally {
      await other.close();
    }
  });

  test("signing out ends the events", async () => {
    const { id, globalId } = await createSuper8(api(), arena());
    const token = await api().tokenOf(arena().manager.userId);
    const live = api().subscribe(changed, { id: globalId }, token);
    await live.next(); // how it is now
    const next = live.next();
    await api().data(`mutation { signOut { done } }`, {}, token);
    const [match] = await matchesOf(id);
    await record(match!.id, 0, completed([6, 2]));
    expect((await next).value?.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect((await live.next()).done).toBe(true);
    await live.stop();
  });

  test("what is rolled back is not told", async () => {
    const { id, globalId } = await createSuper8(api(), arena());
    const live = api().subscribe(changed, { id: globalId }, arena().manager.token);
    const [first, second] = await matchesOf(id);
    await record(first!.id, 0, completed([6, 2]));
    // Until then, what is told may be how it was drawn.
    let played = 0;
    while (played === 0) played = (await live.next()).value?.data?.["tournamentChanged"].playedMatchCount;
    const next = live.next();
    await record(second!.id, 7, completed([6, 2])); // a version nobody saw
    const silent = await Promise.race([
      next,
      new Promise((resolve) => setTimeout(() => resolve("silence"), 500)),
    ]);
    expect(silent).toBe("silence");
    await live.stop();
  });
});
