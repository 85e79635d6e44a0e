import { beforeAll, describe, expect, test } from "vitest";
import { addMonths, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi, type GraphQLAnswer } from "../support/api";
import { accountOf } from "../support/federation-story";
import { webOperations } from "../support/page-operations";
import { completed, usePlaying } from "../support/playing";
import { createAthletes, createPerson, createSuper8, type Person } from "../support/story";
import { makeGuardian } from "../support/world-guardians";

const api = useApi();
const { arena, matchesOf, record } = usePlaying(api);
const operations = webOperations();
const today = dayAt(new Date(), brasiliaTime);
let athlete: string;
let self: Person;

/** As anybody with the link sees it. */
const seen = async (key: string, token: string | null = null) =>
  (await api().data(operations.get("PublicAthletePageQuery") ?? "", { key }, token))["publicAthlete"];

const mutation = `mutation ($input: SetPublicPageInput!) { setPublicPage(input: $input) {
  __typename ... on SetPublicPageSuccess { athlete { isPublic } } ... on InvalidInput { fields { path message } } } }`;

async function set(isPublic: boolean, token: string | null, actsFor: string | null = null) {
  const response = await fetch(`${api().url}/graphql`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(actsFor === null ? {} : { "X-Atleta": actsFor }),
    },
    body: JSON.stringify({ query: mutation, variables: { input: { isPublic } } }),
  });
  const { data, errors } = (await response.json()) as GraphQLAnswer;
  return (data?.["setPublicPage"] ?? errors) as unknown;
}
const card = (key: string) => fetch(`${api().url}/cartoes/atleta/${key}.png`);

beforeAll(async () => {
  const { id } = await createSuper8(api(), arena());
  await api().db.tournament.update({ where: { id }, data: { isPublic: true } });
  const [match] = await matchesOf(id);
  await record(match!.id, 0, completed([6, 2]));
  const winner = await api().db.matchPlayer.findFirstOrThrow({ where: { matchId: match!.id, side: 1 } });
  athlete = winner.athleteId;
  self = await accountOf(api(), athlete);
});

describe("an athlete's public page", () => {
  test("is closed until the athlete opens it, and as unknown as any once it is closed again", async () => {
    expect(await seen(athlete)).toBeNull();
    expect((await card(athlete)).status).toBe(404);
    const opened = { __typename: "SetPublicPageSuccess", athlete: { isPublic: true } };
    expect(await set(true, self.token)).toEqual(opened);
    // Twice is once.
    expect(await set(true, self.token)).toEqual(opened);
    expect(await seen(athlete)).toMatchObject({ level: expect.any(String) as string });
    expect(await set(false, self.token)).toMatchObject({ athlete: { isPublic: false } });
    expect(await seen(athlete)).toBeNull();
    expect(await seen(athlete, self.token)).toBeNull();
    expect((await card(athlete)).status).toBe(404);
  });

  test("has the sporting part, and of nobody a contact", async () => {
    await set(true, self.token);
    const stranger = await api().data(
      `query ($key: UUID!) { publicAthlete(key: $key) { displayName email phone birthDate gender cpf notes isPublic clubs
        record { matches wins months { matches wins } partners { athlete { displayName } } } rankingPositions(first: 5) { edges { cursor } } } }`,
      { key: athlete },
    );
    const { fullName } = await api().db.athlete.findUniqueOrThrow({ where: { id: athlete } });
    expect(stranger["publicAthlete"]).toMatchObject({
      displayName: fullName,
      record: { matches: 1, wins: 1, months: [{ matches: 1, wins: 1 }] },
      ...Object.fromEntries(
        ["email", "phone", "birthDate", "gender", "cpf", "notes", "isPublic", "clubs"].map((field) => [
          field,
          null,
        ]),
      ),
    });
  });

  test("has a picture for messengers, and its link says where", async () => {
    await set(true, self.token);
    const answer = await card(athlete);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    const png = Buffer.from(await answer.arrayBuffer());
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await card("nenhuma")).status).toBe(404);
  });

  test("is nobody else's to open", async () => {
    const stranger = await createPerson(api(), "Estranha da página");
    for (const token of [null, stranger.token, arena().manager.token])
      expect(await set(true, token)).toMatchObject([{ message: expect.any(String) as string }]);
  });

  test("of a minor is opened by who answers for them, under initials, and goes with the bond", async () => {
    const [child = ""] = await createAthletes(api(), arena().id, 1, "Criança");
    await api().db.athlete.update({
      where: { id: child },
      data: { fullName: "Lia Nunes", birthDate: dayToDatabase(addMonths(today, -120)) },
    });
    const own = await accountOf(api(), child);
    const mother = await createPerson(api(), "Mãe da página");
    await makeGuardian(api(), { athleteId: child, userId: mother.userId });
    expect(await set(true, own.token)).toMatchObject({
      fields: [
        { path: ["isPublic"], message: expect.stringContaining("só quem responde por você") as string },
      ],
    });
    expect(await set(true, mother.token, child)).toMatchObject({ athlete: { isPublic: true } });
    expect(await seen(child)).toMatchObject({ displayName: "L. N." });
    expect((await card(child)).status).toBe(200);
    await api().db.guardianship.updateMany({
      where: { athleteId: child },
      data: { status: "ENDED", endedAt: new Date() },
    });
    expect(await seen(child)).toBeNull();
    // The child may close what somebody opened.
    expect(await set(false, own.token)).toMatchObject({ athlete: { isPublic: false } });
  });
});
