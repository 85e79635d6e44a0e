import { beforeEach, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createDrawnEvent } from "../support/drawn-event";
import { completed, usePlaying } from "../support/playing";
import { linkTo, openLink, scoreAs } from "../support/scoring";
import { createSuper8 } from "../support/story";

const api = useApi();
const { arena, act, matchesOf, record } = usePlaying(api);
const manager = () => arena().manager.token;
beforeEach(() => api().db.rateLimit.deleteMany());

async function linkedMatch() {
  const { id, globalId } = await createSuper8(api(), arena());
  const [match, other] = await matchesOf(id);
  return {
    tournamentId: id,
    globalId,
    matchId: match!.id,
    otherId: other!.id,
    ...(await linkTo(api(), manager(), match!.id)),
  };
}
const revoke = (linkId: string) =>
  api().data(
    `mutation ($linkId: ID!) { revokeScoreLink(input: { linkId: $linkId }) { tournament { id } } }`,
    { linkId },
    manager(),
  );

describe("a match's link", () => {
  test("is told once, holds 256 bits, and is stored as a hash", async () => {
    const { secret, url, matchId } = await linkedMatch();
    expect(url).toBe(`${api().url}/placar/${secret}`);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const stored = await api().db.matchScoreLink.findMany({ where: { matchId } });
    expect(stored[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test("names the four in full, also a minor, whom everybody else reads by initials", async () => {
    const { secret, matchId, tournamentId } = await linkedMatch();
    const { db } = api();
    const player = await db.matchPlayer.findFirstOrThrow({
      where: { matchId, side: 1, place: 1 },
      include: { athlete: { select: { fullName: true } } },
    });
    await db.athlete.update({
      where: { id: player.athleteId },
      data: { birthDate: new Date("2015-03-02T00:00:00Z") },
    });
    await db.tournament.update({ where: { id: tournamentId }, data: { isPublic: true } });
    const { fullName } = player.athlete;
    expect((await openLink(api(), secret)).sides[0].names).toContain(fullName);
    const told = await api().data(
      `query ($key: UUID!) { tournament(key: $key) { categories { matches { sides { athletes { displayName } } } } } }`,
      { key: tournamentId },
    );
    expect(JSON.stringify(told)).toContain('"displayName":"');
    expect(JSON.stringify(told)).not.toContain(fullName);
  });

  test("says how far the match has come, without the board it belongs to", async () => {
    const event = await createDrawnEvent(api(), arena(), 4, {
      format: "KNOCKOUT",
      thirdPlace: false,
    });
    const matches = await api().db.match.findMany({
      where: { tournamentId: event.id },
      orderBy: { number: "asc" },
    });
    const phases = await Promise.all(
      matches.map(async ({ id }) => {
        const { secret } = await linkTo(api(), manager(), id);
        const { scoreLink } = await api().data(
          `query ($secret: String!) { scoreLink(token: $secret) { number phase } }`,
          { secret },
        );
        return `${scoreLink.number} ${scoreLink.phase}`;
      }),
    );
    expect(phases).toEqual(["1 Semifinal", "2 Semifinal", "3 Final"]);
  });

  test("opens the match to whoever holds it, without signing in, from the first ball to the result", async () => {
    const { secret, matchId } = await linkedMatch();
    expect(await openLink(api(), secret)).toMatchObject({
      matchId: encodeGlobalId("Match", matchId),
      version: 0,
      status: "SCHEDULED",
      sides: [{ names: [expect.any(String), expect.any(String)] }, { names: expect.any(Array) }],
    });
    const token = secret;
    expect(
      await scoreAs(api(), null, "recordLiveScore", matchId, {
        token,
        expectedVersion: 0,
        sets: [{ games: [5, 2] }],
      }),
    ).toMatchObject({ pad: { version: 1 } });
    expect(
      await scoreAs(api(), null, "finishLiveMatch", matchId, {
        token,
        expectedVersion: 1,
        outcome: "COMPLETED",
        sets: [{ games: [6, 2] }],
      }),
    ).toMatchObject({ pad: { status: "PLAYED", winnerSide: 1 } });
    expect((await matchStatus(matchId)).status).toBe("PLAYED");
  });

  test("names a minor in full: who keeps the score calls them onto the court", async () => {
    const { secret, matchId } = await linkedMatch();
    const [player] = await api().db.matchPlayer.findMany({
      where: { matchId, side: 1 },
      orderBy: { place: "asc" },
    });
    await api().db.athlete.update({
      where: { id: player?.athleteId ?? "" },
      data: { fullName: "Bia da Restinga", birthDate: new Date("2018-05-01") },
    });
    expect((await openLink(api(), secret))?.sides[0]?.names[0]).toBe("Bia da Restinga");
  });

  test("opens nothing else: not another match, not the tournament, not what only managers do", async () => {
    const { secret: token, matchId, otherId, globalId } = await linkedMatch();
    const score = { token, expectedVersion: 0, sets: [] };
    expect(await scoreAs(api(), null, "recordLiveScore", otherId, score)).toEqual({
      denied: "UNAUTHENTICATED",
    });
    const stranger = await linkedMatch();
    expect(await scoreAs(api(), null, "recordLiveScore", stranger.matchId, score)).toEqual({
      denied: "UNAUTHENTICATED",
    });
    // Neither as a bearer of a token nor by the ids it tells.
    for (const query of [
      `{ node(id: "${encodeGlobalId("Match", matchId)}") { id } }`,
      `{ node(id: "${globalId}") { id } }`,
      `{ scorePad(matchKey: "${matchId}") { version } }`,
      `mutation { createScoreLink(input: { matchId: "${encodeGlobalId("Match", matchId)}" }) { __typename } }`,
    ])
      for (const bearer of [null, token])
        expect((await api().run(query, {}, bearer)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("opens nothing once it is revoked, and its screen is told", async () => {
    const { secret: token, linkId, matchId } = await linkedMatch();
    const live = api().subscribe(
      `subscription ($token: String!) { scoreLinkChanged(token: $token) { version } }`,
      { token },
      null,
    );
    expect((await live.next()).value?.data?.["scoreLinkChanged"]).toEqual({ version: 0 });
    await revoke(linkId);
    await revoke(linkId); // a double click
    // News of the link's making may still be on its way.
    let told = (await live.next()).value;
    while (told?.data?.["scoreLinkChanged"]) told = (await live.next()).value;
    expect(told).toEqual({ data: { scoreLinkChanged: null }, extensions: expect.anything() });
    await live.stop();
    expect(await openLink(api(), token)).toBeNull();
    expect(
      await scoreAs(api(), null, "recordLiveScore", matchId, { token, expectedVersion: 0, sets: [] }),
    ).toEqual({ denied: "UNAUTHENTICATED" });
  });

  test("corrects its slip for a quarter of an hour, then it is over", async () => {
    const { secret: token, matchId } = await linkedMatch();
    await record(matchId, 0, completed([6, 2]));
    const slip = { token, expectedVersion: 1, outcome: "COMPLETED", sets: [{ games: [6, 3] }] };
    expect(await scoreAs(api(), null, "finishLiveMatch", matchId, slip)).toMatchObject({
      pad: { version: 2 },
    });
    await api().db.match.update({
      where: { id: matchId },
      data: { playedAt: new Date(Date.now() - 16 * 60_000) },
    });
    expect(await openLink(api(), token)).toBeNull();
    expect(await scoreAs(api(), null, "finishLiveMatch", matchId, { ...slip, expectedVersion: 2 })).toEqual({
      denied: "UNAUTHENTICATED",
    });
  });

  test("cannot be guessed at leisure, and a right one is let in beside a guesser", async () => {
    const { secret } = await linkedMatch();
    const ask = (token: string) =>
      api().run(`query ($token: String!) { scoreLink(token: $token) { version } }`, { token });
    for (let guess = 0; guess < 60; guess++)
      expect((await ask(`palpite${guess}`)).data?.["scoreLink"]).toBeNull();
    expect((await ask("palpite")).errors?.[0]).toMatchObject({
      extensions: { code: "TOO_MANY_ATTEMPTS" },
      message: expect.stringContaining("Muitas tentativas"),
    });
    expect((await ask(secret)).data?.["scoreLink"]).toEqual({ version: 0 });
  });

  test("is not made for a match that is over", async () => {
    const { matchId } = await linkedMatch();
    await record(matchId, 0, completed([6, 2]));
    expect(await act("createScoreLink", { matchId: encodeGlobalId("Match", matchId) })).toMatchObject({
      code: "MATCH_OVER",
    });
  });
});

describe("the links of a whole day", () => {
  const issue = (tournamentId: string, day: string | null) =>
    act(
      "createScoreLinks",
      { tournamentId, day },
      "... on CreateScoreLinksSuccess { issued { url match { round order } } }",
    );

  test("are one for each match still to be played, in their order, in a constant number of statements", async () => {
    const { id, globalId } = await createSuper8(api(), arena());
    const [first] = await matchesOf(id);
    await record(first!.id, 0, completed([6, 2]));
    const { issued } = await issue(globalId, null);
    expect(issued).toHaveLength(13);
    expect(new Set(issued.map(({ url }: { url: string }) => url)).size).toBe(13);
    const small = await createSuper8(api(), arena(), 4);
    const many = await createSuper8(api(), arena(), 12);
    const few = await api().statementsOf(() => issue(small.globalId, null));
    expect((await api().statementsOf(() => issue(many.globalId, null))).length).toBe(few.length);
  });

  test("are revoked together, and no other tournament's with them", async () => {
    const { id, globalId } = await createSuper8(api(), arena(), 4);
    const other = await linkedMatch();
    const { issued } = await issue(globalId, null);
    const secrets = issued.map(({ url }: { url: string }) => url.split("/").at(-1));
    const [match] = await matchesOf(id);
    expect(await openLink(api(), secrets[0])).toMatchObject({ version: 0 });
    const revokeAll = () =>
      api().data(
        `mutation ($id: ID!) { revokeScoreLinks(input: { tournamentId: $id }) { revokedCount } }`,
        { id: globalId },
        manager(),
      );
    expect(await revokeAll()).toEqual({ revokeScoreLinks: { revokedCount: secrets.length } });
    expect(await revokeAll()).toEqual({ revokeScoreLinks: { revokedCount: 0 } }); // a double click
    for (const secret of secrets) expect(await openLink(api(), secret)).toBeNull();
    expect(
      await scoreAs(api(), null, "recordLiveScore", match!.id, {
        token: secrets[0],
        expectedVersion: 0,
        sets: [],
      }),
    ).toEqual({ denied: "UNAUTHENTICATED" });
    expect(await openLink(api(), other.secret)).toMatchObject({ version: 0 });
  });

  test("of a day are those of the matches scheduled on it, by the arena's clock", async () => {
    const { id, globalId } = await createSuper8(api(), arena(), 4);
    const [first, second, third] = await matchesOf(id);
    const at = (matchId: string, scheduledFor: string) =>
      api().db.match.update({ where: { id: matchId }, data: { scheduledFor } });
    await at(first!.id, "2026-11-22T01:30:00Z"); // 22:30 of the 21st in São Paulo
    await at(second!.id, "2026-11-21T12:00:00Z");
    await at(third!.id, "2026-11-22T12:00:00Z");
    const { issued } = await issue(globalId, "2026-11-21");
    expect(issued.map(({ match }: { match: { round: number } }) => match.round)).toEqual([
      second!.round,
      first!.round,
    ]);
    expect(await issue(globalId, "2026-12-25")).toMatchObject({ code: "NO_MATCHES" });
  });
});

const matchStatus = (id: string) => api().db.match.findUniqueOrThrow({ where: { id } });
