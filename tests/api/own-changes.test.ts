import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../server/platform/database";
import { emitEvent, openEventBus, type EventBus } from "../../server/platform/events/event-bus";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { createLog } from "../../server/platform/log";
import { useApi } from "../support/api";
import { openLive, type LiveSocket } from "../support/live-socket";
import { completed, usePlaying } from "../support/playing";
import { createSuper8 } from "../support/story";

const api = useApi();
const { arena, matchesOf, record } = usePlaying(api);

const own = "a".repeat(32);
const foreign = "b".repeat(32);

describe("a screen that records a result", () => {
  /** Follows how many matches are played. @returns the number of each message, as they come. */
  async function followed(id: string, globalId: string, token: string | null) {
    const socket = await openLive(api().url, token);
    const query = `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) { playedMatchCount } }`;
    socket.send({ id, type: "subscribe", payload: { query, variables: { id: globalId } } });
    await told(socket, 0);
    return socket;
  }
  const played = ({ payload }: { payload?: unknown }) =>
    (payload as { data?: { tournamentChanged: { playedMatchCount: number } } } | undefined)?.data
      ?.tournamentChanged.playedMatchCount;
  const told = (socket: LiveSocket, count: number) =>
    socket.message((message) => message.type === "next" && played(message) === count);

  async function recordFrom(subscriptions: string, matchId: string): Promise<number> {
    const query = `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) {
      ... on RecordMatchResultSuccess { tournament { playedMatchCount } } } }`;
    const input = { matchId: encodeGlobalId("Match", matchId), expectedVersion: 0, ...completed([6, 2]) };
    const response = await fetch(`${api().url}/graphql`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${arena().manager.token}`,
        "X-Acompanhamentos": subscriptions,
      },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const { data } = (await response.json()) as {
      data: { recordMatchResult: { tournament: { playedMatchCount: number } } };
    };
    return data.recordMatchResult.tournament.playedMatchCount;
  }

  test("has it from the answer and is not told again, while all others are", async () => {
    const { id, globalId } = await createSuper8(api(), arena());
    await api().db.tournament.update({ where: { id }, data: { isPublic: true } });
    const { token } = arena().manager;
    const [here, there, stranger] = await Promise.all([
      followed(own, globalId, token),
      followed(foreign, globalId, token),
      followed(own, globalId, null),
    ]);
    const heard = new Set<number | undefined>();
    void here.message((message) => {
      if (message.type === "next") heard.add(played(message));
      return false;
    });
    const [first, second] = await matchesOf(id);
    expect(await recordFrom(own, first?.id ?? "")).toBe(1);
    await told(there, 1);
    // Strangers share one answer, which nobody's id takes away from the others.
    await told(stranger, 1);

    // Somebody else's change comes, with all that was not told before.
    await record(second?.id ?? "", 0, completed([6, 2]));
    await told(here, 2);
    expect([...heard]).toEqual([0, 2]);
    for (const socket of [here, there, stranger]) socket.close();
  });

  test("is told as usual where what it names is no list of ids", async () => {
    const { id, globalId } = await createSuper8(api(), arena());
    const here = await followed(own, globalId, arena().manager.token);
    const [first] = await matchesOf(id);
    await recordFrom(`${own} ${foreign}`, first?.id ?? "");
    await told(here, 1);
    here.close();
  });
});

describe("an event that names a subscription", () => {
  let bus: EventBus;
  beforeAll(async () => {
    bus = await openEventBus(api().databaseUrl, createLog("silent"));
    return () => bus.close();
  });
  const emit = (topic: string, answered: string[]) =>
    inTransaction(api().db, (tx) => emitEvent(tx, topic, answered));
  /** Resolves once everything that was emitted so far has been heard. */
  async function heardAll() {
    const last = bus.on("último");
    await last.next();
    const next = last.next();
    await emit("último", []);
    await next;
    await last.return?.();
  }

  test("is skipped by it while it waits, and by nobody else", async () => {
    const [mine, other] = [bus.on("t", own), bus.on("t", foreign)];
    await Promise.all([mine.next(), other.next()]);
    const next = mine.next();
    const nextOther = other.next();
    await emit("t", [own]);
    await nextOther;
    await heardAll();
    expect(await Promise.race([next.then(() => "told"), sleep(0, "waits")])).toBe("waits");
    await emit("t", [foreign]);
    expect((await next).value).toBe(true);
    await Promise.all([mine.return?.(), other.return?.()]);
  });

  test("is heard by it while it still answers an earlier one, which may be read before the change", async () => {
    const mine = bus.on("u", own);
    await mine.next();
    await emit("u", [own]);
    await heardAll();
    expect((await mine.next()).value).toBe(true);
    // That one is told by now: the next of its own is skipped again.
    const next = mine.next();
    await emit("u", [own]);
    await heardAll();
    expect(await Promise.race([next.then(() => "told"), sleep(0, "waits")])).toBe("waits");
    await mine.return?.();
  });
});
