import pg from "pg";
import { describe, expect, test } from "vitest";
import { inTransaction } from "../../server/platform/database";
import { emitEvent } from "../../server/platform/events/event-bus";
import { tournamentTopic } from "../../server/tournaments/tournament-topic.rules";
import { startApi, useApi } from "../support/api";
import { completed, usePlaying } from "../support/playing";
import { createSuper8 } from "../support/story";

const api = useApi();
const { arena, matchesOf, record } = usePlaying(api);

describe("live", () => {
  const changed = `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) { playedMatchCount standings { position victories } } }`;

  test("a score reaches the screens of another server process", async () => {
    const other = await startApi(api().databaseUrl);
    try {
      const { id, globalId } = await createSuper8(api(), arena());
      const live = other.subscribe(changed, { id: globalId }, arena().manager.token);
      expect((await live.next()).value?.data?.["tournamentChanged"].playedMatchCount).toBe(0);
      const next = live.next();
      const [match] = await matchesOf(id);
      await record(match!.id, 0, completed([6, 2]));
      const { value } = await next;
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
    const { id } = await createSuper8(api(), arena());
    const [match] = await matchesOf(id);
    const heard = new pg.Client({ connectionString: api().databaseUrl });
    await heard.connect();
    const told: (string | undefined)[] = [];
    const wait = new Promise((resolve) =>
      heard.on("notification", ({ payload }) => resolve(told.push(payload))),
    );
    await heard.query("LISTEN praia_eventos");
    const undone = inTransaction(api().db, async (tx) => {
      await emitEvent(tx, tournamentTopic("desfeito"));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await record(match!.id, 0, completed([6, 2]));
    await wait; // what is told is told in the order of the commits, so that nothing can follow from before
    await heard.end();
    expect(told).toEqual([tournamentTopic(id)]);
  });
});
