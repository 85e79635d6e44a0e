import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { keepOperations } from "../../server/platform/limits/known-operations";
import { useApi } from "../support/api";
import { openLive } from "../support/live-socket";
import { createArena, createSuper8, type ArenaStory, type Super8Story } from "../support/story";

const api = useApi();
const own = "query OwnQuery { viewer { user { name } } }";
const live = "subscription LiveSubscription($id: ID!) { tournamentChanged(tournamentId: $id) { name } }";
const nameOf = (text: string) => createHash("md5").update(text).digest("hex");
const texts = new Map([own, live].map((text) => [nameOf(text), text]));

let arena: ArenaStory;
let super8: Super8Story;
beforeAll(async () => {
  await keepOperations(api().db, texts, new Date());
  arena = await createArena(api(), "De nome");
  super8 = await createSuper8(api(), arena, 4);
});

async function send(body: object, token: string | null = null) {
  const response = await fetch(`${api().url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { data?: object; errors?: object[] } };
}

test("a page names what it asks, and has what whoever asks may see", async () => {
  const named = { documentId: nameOf(own), operationName: "OwnQuery" };
  expect((await send(named, arena.manager.token)).body.data).toEqual({
    viewer: { user: { name: expect.any(String) as string } },
  });
  expect((await send(named)).body).toMatchObject({ data: { viewer: null } });
});

test.each([["0".repeat(32)], ["a".repeat(65)], ["'; DROP TABLE arenas"], ["constructor"], [7], [{}], [null]])(
  "%j names nothing, and whoever sends it is told to load the page again",
  async (documentId) => {
    const { status, body } = await send({ documentId });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      {
        message: "A Praia foi atualizada. Recarregue a página para continuar.",
        extensions: { code: "UNKNOWN_OPERATION" },
      },
    ]);
  },
);

test("a text counts, whatever is named beside it", async () => {
  const { body } = await send({ query: "{ __typename }", documentId: nameOf(own) });
  expect(body.data).toEqual({ __typename: "Query" });
});

test("what is followed is named too", async () => {
  const socket = await openLive(api().url, arena.manager.token);
  const follow = (documentId: string) => ({
    id: documentId,
    type: "subscribe",
    payload: { query: "", extensions: { documentId }, variables: { id: super8.globalId } },
  });
  socket.send(follow("f".repeat(32)));
  expect(await socket.message(({ type }) => type === "error")).toMatchObject({
    payload: [{ extensions: { code: "UNKNOWN_OPERATION" } }],
  });
  socket.send(follow(nameOf(live)));
  expect(await socket.message(({ type }) => type === "next")).toMatchObject({
    payload: { data: { tournamentChanged: { name: expect.any(String) as string } } },
  });
  socket.close();
});

test("what other builds ask is kept for months after the last server of theirs began", async () => {
  const old = "query OldQuery { __typename }";
  const day = 86_400_000;
  const start = (after: number) => keepOperations(api().db, texts, new Date(Date.now() + after * day));
  await keepOperations(api().db, new Map([[nameOf(old), old]]), new Date());
  await start(89);
  expect((await send({ documentId: nameOf(old) })).body.data).toEqual({ __typename: "Query" });
  await start(91);
  expect(await api().db.webOperation.count()).toBe(texts.size);
});
