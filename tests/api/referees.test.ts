import { describe, expect, test } from "vitest";
import { useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { mailsTo } from "../support/mails";
import { completed, usePlaying } from "../support/playing";
import { scoreAs } from "../support/scoring";
import { createArena, createPerson, createSuper8, nextNumber } from "../support/story";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";

const api = useApi();
const { arena, act, matchesOf } = usePlaying(api);
const { createAccount } = useAccounts(api);

const appoint = (tournamentId: string, person: Record<string, unknown>) =>
  act(
    "appointReferee",
    { tournamentId, ...person },
    "... on AppointRefereeSuccess { tournament { referees { id name } refereeCandidates { key name } } }",
  );
async function teacherAt(arenaId: string, active = true) {
  const { userId, token } = await createPerson(api(), `Professora ${nextNumber()}`);
  const { id } = await api().db.teacher.create({
    data: {
      userId,
      fullName: `Professora ${nextNumber()}`,
      email: `professora${nextNumber()}@teste.example`,
      arenas: { create: { arenaId, active } },
    },
  });
  return { key: id, userId, token };
}

describe("a referee", () => {
  test("appointed by e-mail is told by mail, finds the tournament, and scores all of its matches", async () => {
    const { id, globalId } = await createSuper8(api(), arena());
    const { email, userId } = await createAccount();
    const token = await api().tokenOf(userId);
    const sees = () =>
      api().data(
        `query ($key: UUID!) {
          tournament(key: $key) { viewerCanScore viewerCanManage }
          viewer { isReferee refereedTournaments { name matchesToScore { status } } }
        }`,
        { key: id },
        token,
      );
    expect(await sees()).toMatchObject({
      tournament: null,
      viewer: { isReferee: false, refereedTournaments: [] },
    });

    const answer = await appoint(globalId, { email: email.toUpperCase() });
    expect(answer).toMatchObject({ tournament: { referees: [{ name: "Conta de Teste" }] } });
    expect((await mailsTo(api(), email))[0]?.text).toContain("/arbitragem");
    expect(await sees()).toMatchObject({
      tournament: { viewerCanScore: true, viewerCanManage: false },
      viewer: { isReferee: true, refereedTournaments: [{ matchesToScore: { length: 14 } }] },
    });
    const [first, second] = await matchesOf(id);
    expect(
      await scoreAs(api(), token, "recordLiveScore", first!.id, {
        expectedVersion: 0,
        sets: [{ games: [1, 0] }],
      }),
    ).toMatchObject({ pad: { version: 1 } });
    const { recordMatchResult } = await api().data(
      `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
      { input: { matchId: encodeGlobalId("Match", second!.id), expectedVersion: 0, ...completed([6, 2]) } },
      token,
    );
    expect(recordMatchResult.__typename).toBe("RecordMatchResultSuccess");
    // What they note beside it leaves the result as it is, and they can read it.
    const note = async (notes: string | null) => {
      const { updateMatchNotes } = await api().data(
        `mutation ($input: UpdateMatchNotesInput!) {
          updateMatchNotes(input: $input) {
            ... on UpdateMatchNotesSuccess { match { notes version status } }
            ... on InvalidInput { fields { path message } }
          }
        }`,
        { input: { matchId: encodeGlobalId("Match", second!.id), notes } },
        token,
      );
      return updateMatchNotes;
    };
    const played = { version: 1, status: "PLAYED" };
    expect(await note("  Vento forte  ")).toEqual({ match: { notes: "Vento forte", ...played } });
    expect(await note("x".repeat(1001))).toMatchObject({ fields: [{ path: ["notes"] }] });
    expect(await note(null)).toEqual({ match: { notes: null, ...played } });
  });

  test("reads the names of those they score in full, minors' too, as the manager does; nobody else does", async () => {
    const { id, globalId, athleteIds } = await createSuper8(api(), arena());
    const guest = athleteIds[0] ?? "";
    const elsewhere = await createArena(api(), "De onde vem");
    await api().db.athlete.update({
      where: { id: guest },
      data: { fullName: "Bia da Restinga", birthDate: new Date("2018-05-01") },
    });
    await api().db.arenaAthlete.updateMany({
      where: { athleteId: guest },
      data: { arenaId: elsewhere.id },
    });
    const { email, userId } = await createAccount();
    const referee = await api().tokenOf(userId);
    await api().db.tournament.update({ where: { id }, data: { isPublic: true } });
    const named = async (token: string) =>
      JSON.stringify(
        await api().data(
          `query ($key: UUID!) {
            tournament(key: $key) { categories { matches { sides { athletes { displayName } } } } }
            viewer { refereedTournaments { matchesToScore { sides { athletes { displayName } } } } }
          }`,
          { key: id },
          token,
        ),
      );
    expect(await named(referee)).not.toContain("Bia da Restinga");
    await appoint(globalId, { email });
    const inFull = await named(referee);
    expect(inFull.match(/Bia da Restinga/g)).toHaveLength(14);
    expect(inFull).not.toContain("B. R.");
    expect(await named(arena().manager.token)).toContain("Bia da Restinga");
    const stranger = await createPerson(api(), "Curiosa");
    expect(await named(stranger.token)).not.toContain("Bia da Restinga");
  });

  test("scores no other tournament, and no longer once dismissed", async () => {
    const mine = await createSuper8(api(), arena());
    const other = await createSuper8(api(), arena());
    const { email, userId } = await createAccount();
    const token = await api().tokenOf(userId);
    const { tournament } = await appoint(mine.globalId, { email });
    const score = async (tournamentId: string) =>
      scoreAs(api(), token, "recordLiveScore", (await matchesOf(tournamentId))[0]!.id, {
        expectedVersion: 0,
        sets: [],
      });
    expect(await score(other.id)).toEqual({ denied: "FORBIDDEN" });
    expect(await score(mine.id)).toMatchObject({ __typename: "RecordLiveScoreSuccess" });
    // What only managers do stays with them.
    for (const [mutation, input] of [
      ["finishTournament", { tournamentId: mine.globalId }],
      ["createScoreLinks", { tournamentId: mine.globalId }],
      ["revokeScoreLinks", { tournamentId: mine.globalId }],
      ["appointReferee", { tournamentId: mine.globalId, email }],
    ] as const) {
      const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
      const { errors } = await api().run(
        `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
        { input },
        token,
      );
      expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    }
    const [match] = await matchesOf(mine.id);
    const live = api().subscribe(
      `subscription ($key: UUID!) { scorePadChanged(matchKey: $key) { version } }`,
      { key: match!.id },
      token,
    );
    expect((await live.next()).value?.data?.["scorePadChanged"]).toEqual({
      version: match?.version,
    });
    await api().data(
      `mutation ($id: ID!) { dismissReferee(input: { refereeId: $id }) { tournament { id } } }`,
      { id: tournament.referees[0].id },
      arena().manager.token,
    );
    expect(await score(mine.id)).toEqual({ denied: "FORBIDDEN" });
    let told = (await live.next()).value;
    while (told?.data?.["scorePadChanged"]) told = (await live.next()).value;
    expect(told).toEqual({ data: { scorePadChanged: null }, extensions: expect.anything() });
    await live.stop();
  });

  test("may be a teacher of the arena, chosen from the list", async () => {
    const { globalId } = await createSuper8(api(), arena(), 4);
    const { key } = await teacherAt(arena().id);
    const elsewhere = await teacherAt((await createArena(api(), "Outra")).id);
    const left = await teacherAt(arena().id, false);
    for (const teacherKey of [elsewhere.key, left.key])
      expect(await appoint(globalId, { teacherKey })).toMatchObject({ code: "REFEREE_NOT_FOUND" });
    const { tournament } = await appoint(globalId, { teacherKey: key });
    expect(tournament.referees).toHaveLength(1);
    expect(tournament.refereeCandidates.map((it: { key: string }) => it.key)).not.toContain(key);
    expect(await appoint(globalId, { teacherKey: key })).toMatchObject({ code: "ALREADY_REFEREE" });
  });

  test("has an account and a proved address; who has not is not found, and nobody searches for long", async () => {
    const { globalId } = await createSuper8(api(), arena(), 4);
    const waiting = await createAccount(false);
    for (const email of [waiting.email, "ninguem@teste.example"])
      expect(await appoint(globalId, { email })).toMatchObject({
        code: "REFEREE_NOT_FOUND",
        path: ["email"],
      });
    expect(await appoint(globalId, {})).toMatchObject({ __typename: "InvalidInput" });
    expect(await appoint(globalId, { email: "nada" })).toMatchObject({ __typename: "InvalidInput" });
    await api().db.rateLimit.deleteMany();
    const tries = await Promise.all(
      Array.from({ length: 31 }, () => appoint(globalId, { email: "ninguem@teste.example" })),
    );
    expect(tries.filter(({ code }) => code === "TOO_MANY_ATTEMPTS")).toHaveLength(1);
  });
});
