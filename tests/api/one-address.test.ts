import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { createAthletePerson, enrolling } from "../support/enrolling";
import { perform } from "../support/identity-operations";
import { tokenMailedTo } from "../support/mails";
import { listed } from "../support/merging";
import { createArena, nextNumber, type ArenaStory } from "../support/story";

const api = useApi();
const { signIn, viewerOf } = useAccounts(api);
const { act } = enrolling(api);
let arena: ArenaStory;
let other: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Do mesmo endereço");
  other = await createArena(api(), "Do endereço ao lado");
});
beforeEach(async () => void (await api().db.rateLimit.deleteMany()));

const newEmail = () => `endereco${nextNumber()}@teste.example`;

/** Names that no sentence takes for one another. @returns what a door answers. */
type Door = (email: string) => Promise<unknown>;
const doors: Record<string, Door> = {
  registration: (email) =>
    act(arena.manager.token, "registerAthlete", {
      arenaId: arena.globalId,
      fullName: "Lia Prado",
      email,
      level: "C",
    }),
  import: (email) =>
    act(
      other.manager.token,
      "importAthletes",
      { arenaId: other.globalId, csv: `Nome;E-mail\nEva Souza;${email}`, apply: true },
      "... on ImportAthletesSuccess { registeredCount }",
    ),
  "sign-up": (email) =>
    perform(api(), "signUpAthlete", {
      fullName: "Marta Nunes",
      cpf: null,
      email,
      phone: null,
      birthDate: "1985-05-05",
      level: "FUN",
      password,
    }),
};

/** Where each name is listed, and whether it is an account's, of the records made since. */
async function recordsSince(start: Date) {
  const rows = await api().db.athlete.findMany({
    where: { createdAt: { gte: start }, fullName: { in: ["Lia Prado", "Eva Souza", "Marta Nunes"] } },
    select: { fullName: true, email: true, userId: true, arenas: { select: { arenaId: true } } },
  });
  return rows.map(({ fullName, email, userId, arenas }) => ({
    fullName,
    email,
    hasAccount: userId !== null,
    arenaIds: arenas.map(({ arenaId }) => arenaId),
  }));
}

/** Each door's record says its own name, is listed by that arena alone, and is nobody's but who signed up. */
async function expectApart(start: Date, email: string) {
  const records = await recordsSince(start);
  const names = records.map(({ fullName }) => fullName);
  expect(new Set(names).size).toBe(names.length);
  for (const { fullName, hasAccount, arenaIds } of records) {
    expect(hasAccount).toBe(fullName === "Marta Nunes");
    expect(arenaIds).toEqual(
      { "Lia Prado": [arena.id], "Eva Souza": [other.id], "Marta Nunes": [] }[fullName],
    );
  }
  expect(records.filter((record) => record.email === email).length).toBeLessThanOrEqual(1);
}

/** Who signed up proves the address and enters. */
async function enter(email: string) {
  await perform(api(), "confirmEmail", { token: await tokenMailedTo(api(), email), password });
  const viewer = await viewerOf((await signIn(email)).answer["accessToken"]!);
  await api().db.rateLimit.deleteMany();
  return viewer;
}

const pairs = Object.keys(doors).flatMap((first) =>
  Object.keys(doors)
    .filter((second) => second !== first)
    .map((second) => [first, second] as const),
);

describe("two records with one e-mail are never joined unasked", () => {
  test.each(pairs)("by %s, then %s", async (first, second) => {
    const [start, email] = [new Date(), newEmail()];
    await doors[first]!(email);
    const [before, ...others] = await recordsSince(start);
    expect(others).toEqual([]);
    await doors[second]!(email);
    // The first stays as it was, whatever became of the second.
    const after = await recordsSince(start);
    expect(after.find(({ fullName }) => fullName === before?.fullName)).toEqual(before);
    if ([first, second].includes("sign-up")) expect((await enter(email)).roles).toEqual(["ATHLETE"]);
    await expectApart(start, email);
  });

  test.each(pairs.filter(([first, second]) => first < second))(
    "by %s and %s at once",
    async (first, second) => {
      for (let time = 0; time < 3; time++) {
        const [start, email] = [new Date(), newEmail()];
        await Promise.all([doors[first]!(email), doors[second]!(email)]);
        if ([first, second].includes("sign-up")) expect((await enter(email)).roles).toEqual(["ATHLETE"]);
        await expectApart(start, email);
        await api().db.athlete.updateMany({
          where: { createdAt: { gte: start }, fullName: { in: ["Lia Prado", "Eva Souza", "Marta Nunes"] } },
          data: { fullName: "De antes" },
        });
      }
    },
  );

  test("by a claim of what was not shown, and by two at once only one record", async () => {
    const person = await createAthletePerson(api(), "Marta Nunes", null, { email: null });
    const made = await listed(api(), arena, { fullName: "Lia Prado", email: person.email, level: "B" });
    const claim = async () =>
      (await api().data("{ viewer { recordClaim { key } } }", {}, person.token)).viewer.recordClaim;
    const answer = (accept: boolean, key: string | null) =>
      act(person.token, "answerRecordClaim", {
        recordId: encodeGlobalId("Athlete", made.athleteId),
        accept,
        key,
      });
    const { key } = await claim();
    expect(await answer(true, null)).not.toMatchObject({ __typename: "AnswerRecordClaimSuccess" });
    await api().db.athlete.update({ where: { id: made.athleteId }, data: { level: "C" } });
    // What was shown is not what there is now.
    expect(await answer(true, key)).not.toMatchObject({ __typename: "AnswerRecordClaimSuccess" });
    expect(await api().db.athlete.findUniqueOrThrow({ where: { id: made.athleteId } })).toMatchObject({
      fullName: "Lia Prado",
      userId: null,
    });
    expect(await api().db.arenaAthlete.count({ where: { athleteId: person.athleteId } })).toBe(0);
    const now = (await claim())["key"];
    const answers = await Promise.all([answer(true, now), answer(false, null)]);
    expect(
      answers.filter(({ __typename }) => __typename === "AnswerRecordClaimSuccess").length,
    ).toBeGreaterThanOrEqual(1);
    expect(await api().db.athlete.count({ where: { userId: person.userId } })).toBe(1);
  });
});
