import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { completed, usePlaying } from "../support/playing";
import { createSuper8, type Super8Story } from "../support/story";

const api = useApi();
const { arena, matchesOf, record } = usePlaying(api);
let story: Super8Story;

beforeAll(async () => {
  story = await createSuper8(api(), arena());
});

const page = `query ($key: UUID!) { tournament(key: $key) { name organiserName place { name address }
  enrolments { status feeInCents athlete { displayName email phone birthDate } }
  rounds { matches { notes court { name } sides { athletes { displayName } } } } } }`;
const look = async () => (await api().data(page, { key: story.id }))["tournament"];
const setPublic = (isPublic: boolean, token = arena().manager.token) =>
  api().run(
    `mutation ($input: UpdateTournamentInput!) { updateTournament(input: $input) { __typename } }`,
    { input: { tournamentId: story.globalId, isPublic } },
    token,
  );

describe("a tournament's public page", () => {
  test("opens and closes as its manager says", async () => {
    expect(await look()).toBeNull();
    await setPublic(true);
    expect(await look()).toMatchObject({ organiserName: expect.stringContaining("Arena") });
    await setPublic(false);
    expect(await look()).toBeNull();
    await setPublic(true);
  });

  test("tells where it is played and by whom, and nothing personal", async () => {
    const seen = await look();
    expect(seen.place.address).toMatch(/^Rua/);
    expect(seen.rounds).toHaveLength(7);
    for (const { feeInCents, athlete } of seen.enrolments)
      expect({ feeInCents, ...athlete }).toEqual({
        feeInCents: null,
        displayName: expect.stringMatching(/Jogador/),
        email: null,
        phone: null,
        birthDate: null,
      });
  });

  test("shows minors by their initials, and nobody who waits, was invited or owes", async () => {
    const [minor = "", ...others] = story.athleteIds;
    await api().db.athlete.update({ where: { id: minor }, data: { birthDate: new Date("2015-01-01") } });
    const { enrolments } = await look();
    const names = enrolments.map(({ athlete }: { athlete: { displayName: string } }) => athlete.displayName);
    expect(names.filter((name: string) => /^(\p{L}\. ?)+$/u.test(name))).toHaveLength(1);
    const { id } = await api().db.tournament.create({
      data: {
        arenaId: arena().id,
        name: "Aberto",
        kind: "INTERNAL",
        category: "Fun",
        isPublic: true,
        startDate: new Date("2026-12-01"),
        enrolments: {
          create: (["ENROLLED", "WAITLISTED", "INVITED", "AWAITING_PAYMENT", "SEEKING_PARTNER"] as const).map(
            (status, index) => ({ athleteId: others[index] ?? "", status }),
          ),
        },
      },
    });
    const ask = (token: string | null) =>
      api().data(
        `query ($key: UUID!) { tournament(key: $key) { enrolments { status } } }`,
        { key: id },
        token,
      );
    expect((await ask(null))["tournament"].enrolments).toEqual([{ status: "ENROLLED" }]);
    expect((await ask(arena().manager.token))["tournament"].enrolments).toHaveLength(5);
  });

  test("tells whoever follows it that the people changed, also when they are as many as before", async () => {
    const [first = "", second = "", third = ""] = story.athleteIds;
    const { id } = await api().db.tournament.create({
      data: {
        arenaId: arena().id,
        name: "Troca de lugar",
        kind: "INTERNAL",
        category: "Fun",
        isPublic: true,
        startDate: new Date("2026-12-01"),
        enrolments: { create: { athleteId: first, status: "ENROLLED" } },
      },
    });
    const seen = async () =>
      (
        await api().data(
          `query ($key: UUID!) { tournament(key: $key) { enrolmentCount entrantsKey } }`,
          { key: id },
          null,
        )
      )["tournament"];
    const before = await seen();
    await api().db.enrolment.create({
      data: { tournamentId: id, athleteId: third, status: "WAITLISTED" },
    });
    const withLine = await seen();
    expect(withLine.enrolmentCount).toBe(before.enrolmentCount);
    expect(withLine.entrantsKey).not.toBe(before.entrantsKey);
    await api().db.enrolment.updateMany({
      where: { tournamentId: id, athleteId: first },
      data: { status: "CANCELLED" },
    });
    await api().db.enrolment.create({ data: { tournamentId: id, athleteId: second, status: "ENROLLED" } });
    const after = await seen();
    expect(after.enrolmentCount).toBe(before.enrolmentCount);
    expect(after.entrantsKey).not.toBe(withLine.entrantsKey);
    await api().db.enrolment.updateMany({
      where: { tournamentId: id, athleteId: third },
      data: { status: "AWAITING_PAYMENT" },
    });
    const promoted = await seen();
    expect(promoted).toMatchObject({ enrolmentCount: 2 });
    expect(promoted.entrantsKey).not.toBe(after.entrantsKey);
    await api().db.enrolment.updateMany({
      where: { tournamentId: id, athleteId: third },
      data: { status: "ENROLLED" },
    });
    expect((await seen()).entrantsKey).not.toBe(promoted.entrantsKey);
  });

  test("tells that its terms are others, and no result does", async () => {
    const { db } = api();
    const { id } = story;
    await db.tournament.update({ where: { id }, data: { isPublic: true } });
    const seen = async (): Promise<string> =>
      (await api().data(`query ($key: UUID!) { tournament(key: $key) { termsKey } }`, { key: id }, null))[
        "tournament"
      ].termsKey;
    const keys = [await seen()];
    for (const change of [
      { registrationOpen: false },
      { registrationEndsOn: new Date("2026-11-10") },
      { feeInCents: 12345 },
      { openToOtherArenas: true },
    ]) {
      await db.tournament.update({ where: { id }, data: change });
      keys.push(await seen());
    }
    await db.tournamentCategory.updateMany({ where: { tournamentId: id }, data: { feeInCents: 54321 } });
    keys.push(await seen());
    expect(new Set(keys).size).toBe(6);
    await db.tournament.update({ where: { id }, data: { revision: { increment: 1 } } });
    expect(await seen()).toBe(keys.at(-1));
  });

  test("is followed live by somebody who is not signed in", async () => {
    const live = api().subscribe(
      `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) { playedMatchCount } }`,
      { id: story.globalId },
      null,
    );
    expect((await live.next()).value?.data?.["tournamentChanged"].playedMatchCount).toBe(0);
    const [match] = await matchesOf(story.id);
    await record(match?.id ?? "", 0, completed([6, 2]));
    expect((await live.next()).value?.data?.["tournamentChanged"].playedMatchCount).toBe(1);
    await live.stop();
  });
});

test("every result counts the tournament's revision up and stamps its match", async () => {
  const before = await api().db.tournament.findUniqueOrThrow({ where: { id: story.id } });
  const [, match] = await matchesOf(story.id);
  await record(match?.id ?? "", 0, completed([6, 1]));
  const after = await api().db.tournament.findUniqueOrThrow({ where: { id: story.id } });
  expect(after.revision).toBe(before.revision + 1);
  const stamped = await api().db.match.findMany({
    where: { tournamentId: story.id, revision: after.revision },
  });
  expect(stamped.map(({ id }) => encodeGlobalId("Match", id))).toEqual([
    encodeGlobalId("Match", match?.id ?? ""),
  ]);
});
