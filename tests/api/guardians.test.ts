import { beforeAll, describe, expect, test } from "vitest";
import { closePagesOfAdults } from "../../server/athletes/athlete-profile.action";
import { mostChildren } from "../../server/guardians/guardian.rules";
import { leaveChildren } from "../../server/guardians/guardian.step";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { createOutbox } from "../../server/platform/mail/outbox";
import { addDays, addMonths, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { earlier } from "../../server/platform/time/duration.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi, type GraphQLAnswer } from "../support/api";
import { mailsTo } from "../support/mails";
import { createArena, createAthletes, createPerson, nextNumber, type ArenaStory } from "../support/story";
import { askToGuard, makeGuardian } from "../support/world-guardians";

const api = useApi();
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Das Famílias");
});

const today = () => dayAt(new Date(), brasiliaTime);
const born = (age: number, days = 0) => dayToDatabase(addDays(addMonths(today(), -12 * age), days));

async function child(birthDate = born(10)) {
  const [id = ""] = await createAthletes(api(), arena.id, 1);
  await api().db.athlete.update({ where: { id }, data: { birthDate, fullName: `Lara Costa ${letters()}` } });
  return id;
}
const letters = () => String(nextNumber()).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
const gid = (id: string) => encodeGlobalId("Guardianship", id);

async function ask(token: string, actsFor: string | null, query: string, variables: object = {}) {
  const response = await fetch(`${api().url}/graphql`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${token}`,
      ...(actsFor === null ? {} : { "X-Atleta": actsFor }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphQLAnswer;
}
const codeOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.code;
const who = "{ viewer { roles managesArena isReferee guardianships { childName } user { name } } }";

const invite = (token: string, athleteId: string, email: string) =>
  api().data(
    `mutation ($input: InviteGuardianInput!) { inviteGuardian(input: $input) { __typename
      ... on UserError { code message path } ... on InviteGuardianSuccess { athlete { guardianships { id email status name } } } } }`,
    { input: { athleteId: encodeGlobalId("Athlete", athleteId), email, kinship: "MOTHER" } },
    token,
  );
const answer = (token: string, id: string, accept: boolean) =>
  api().data(
    `mutation ($input: AnswerGuardianInvitationInput!) { answerGuardianInvitation(input: $input) { __typename
      ... on UserError { code } ... on AnswerGuardianInvitationSuccess { viewer { guardianships { id status childName child { key displayName } } } } } }`,
    { input: { guardianshipId: id, accept } },
    token,
  );
const emailOf = async (userId: string) =>
  (await api().db.user.findUniqueOrThrow({ where: { id: userId } })).email;

test("an arena asks, a mother says yes, and only then she knows and acts", async () => {
  const mother = await createPerson(api(), "Marina Costa");
  const email = await emailOf(mother.userId);
  const athleteId = await child();
  const { inviteGuardian } = await invite(arena.manager.token, athleteId, ` ${email.toUpperCase()} `);
  expect(inviteGuardian.athlete.guardianships).toMatchObject([{ email, status: "INVITED", name: null }]);
  // A double click sends no second mail.
  await invite(arena.manager.token, athleteId, email);
  expect(await mailsTo(api(), email)).toHaveLength(1);
  const before = await api().data(
    "{ viewer { guardianships { id childName child { key } } } }",
    {},
    mother.token,
  );
  const [asked] = before["viewer"].guardianships;
  expect(asked).toMatchObject({ childName: "Lara", child: null });
  expect(codeOf(await ask(mother.token, athleteId, who))).toBe("NOT_GUARDIAN");

  const yes = await answer(mother.token, asked.id, true);
  expect(yes["answerGuardianInvitation"].viewer.guardianships).toMatchObject([
    { status: "ACTIVE", child: { key: athleteId } },
  ]);
  expect(yes["answerGuardianInvitation"].viewer.guardianships[0].child.displayName).toMatch(/^Lara Costa/);
  expect((await answer(mother.token, asked.id, true))["answerGuardianInvitation"].__typename).toBe(
    "AnswerGuardianInvitationSuccess",
  );
  const acting = await ask(mother.token, athleteId, who);
  expect(acting.data?.["viewer"]).toMatchObject({ roles: ["ATHLETE"], user: { name: "Marina Costa" } });
  const seen = await api().data(
    `query ($key: UUID!) { athlete(key: $key) { isMinor guardianships { name email status } } }`,
    { key: athleteId },
    arena.manager.token,
  );
  expect(seen["athlete"]).toEqual({
    isMinor: true,
    guardianships: [{ name: "Marina Costa", email, status: "ACTIVE" }],
  });
});

test("nobody acts for a foreign child, one that is of age, one whose bond is over, or for no athlete at all", async () => {
  const mother = await createPerson(api(), "Mãe de Dois");
  const [first, second, foreign] = [await child(), await child(born(18, 1)), await child()];
  const [grown, left] = [await child(born(18)), await child()];
  for (const athleteId of [first, second, grown])
    await makeGuardian(api(), { athleteId, userId: mother.userId });
  const over = await makeGuardian(api(), { athleteId: left, userId: mother.userId });
  await api().db.guardianship.update({ where: { id: over }, data: { status: "ENDED", endedAt: new Date() } });
  for (const id of [first, second]) expect(codeOf(await ask(mother.token, id, who))).toBeUndefined();
  for (const id of [foreign, grown, left, "", "x", mother.userId])
    expect([id, codeOf(await ask(mother.token, id, who))]).toEqual([id, "NOT_GUARDIAN"]);
  // While one acts for a child the other one is not at hand.
  const acting = await ask(mother.token, first, "{ viewer { guardianships { child { key } } } }");
  expect(acting.data?.["viewer"].guardianships).toEqual([{ child: { key: first } }]);
  expect(codeOf(await ask("nothing", first, who))).toBe("UNAUTHENTICATED");
});

test("who acts has none of their own roles, and does only what an athlete does", async () => {
  const own = await createArena(api(), "Da Própria Mãe");
  const athleteId = await child();
  await makeGuardian(api(), { athleteId, userId: own.manager.userId });
  const acting = await ask(own.manager.token, athleteId, who);
  expect(acting.data?.["viewer"]).toMatchObject({ roles: ["ATHLETE"], managesArena: false });
  const refused = async (mutation: string, input: object, type: string) =>
    ask(
      own.manager.token,
      athleteId,
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
      { input },
    );
  for (const [mutation, input, type] of [
    ["deleteAccount", { password: "x", confirmation: "EXCLUIR" }, "DeleteAccountInput"],
    ["changePassword", { currentPassword: "x", newPassword: "Outra&Senha7" }, "ChangePasswordInput"],
    [
      "inviteGuardian",
      { athleteId: encodeGlobalId("Athlete", athleteId), email: "x@y.example", kinship: "FATHER" },
      "InviteGuardianInput",
    ],
  ] as const) {
    const told = await refused(mutation, input, type);
    expect([mutation, codeOf(told), told.errors?.[0]?.message]).toEqual([
      mutation,
      "FORBIDDEN",
      "Isto não se faz em nome de um dependente. Pare de agir por ele e tente de novo.",
    ]);
  }
  expect(await api().db.guardianAct.count()).toBe(0);
});

test("what is done is the child's, and written down with who did it; what is refused is not", async () => {
  const mother = await createPerson(api(), "Quem Faz");
  const athleteId = await child();
  const guardianshipId = await makeGuardian(api(), { athleteId, userId: mother.userId });
  const other = await createArena(api(), "Vizinha das Famílias");
  const join = (arenaKey: string) =>
    ask(
      mother.token,
      athleteId,
      `mutation ($input: AskToJoinArenaInput!) { askToJoinArena(input: $input) { __typename ... on UserError { code } } }`,
      { input: { arenaKey } },
    );
  await join("nenhuma-arena");
  expect(await api().db.guardianAct.count({ where: { guardianshipId } })).toBe(0);
  const { pageKey } = await api().db.arena.findUniqueOrThrow({ where: { id: other.id } });
  await join(pageKey);
  expect(await api().db.joinRequest.count({ where: { athleteId, arenaId: other.id } })).toBe(1);
  expect(await api().db.guardianAct.findMany({ where: { guardianshipId } })).toMatchObject([
    { action: "askToJoinArena" },
  ]);
});

test("a minor's name is public by a guardian's yes, and by one's no it is not any more", async () => {
  const [mother, stranger] = [
    await createPerson(api(), "Quem Autoriza"),
    await createPerson(api(), "Quem Lê"),
  ];
  const athleteId = await child();
  const id = await makeGuardian(api(), { athleteId, userId: mother.userId });
  const consent = (consents: boolean, token: string) =>
    api().run(
      `mutation ($input: ConsentToNameInput!) { consentToName(input: $input) { __typename } }`,
      { input: { guardianshipId: gid(id), consents } },
      token,
    );
  const name = async () =>
    (
      await api().data(
        "query ($key: UUID!) { athlete(key: $key) { displayName } }",
        { key: athleteId },
        stranger.token,
      )
    )["athlete"].displayName as string;
  expect(await name()).toMatch(/^L\. C\./);
  expect(codeOf(await consent(true, arena.manager.token))).toBe("FORBIDDEN");
  await consent(true, mother.token);
  expect(await name()).toMatch(/^Lara Costa/);
  await consent(false, mother.token);
  expect(await name()).toMatch(/^L\. C\./);
});

test("an end holds at once, and who answered is told", async () => {
  const mother = await createPerson(api(), "Quem Respondia");
  const athleteId = await child();
  const id = await makeGuardian(api(), { athleteId, userId: mother.userId });
  const end = (token: string) =>
    api().run(
      `mutation ($input: EndGuardianshipInput!) { endGuardianship(input: $input) { __typename } }`,
      { input: { guardianshipId: gid(id) } },
      token,
    );
  const stranger = await createArena(api(), "De Longe");
  expect(codeOf(await end(stranger.manager.token))).toBe("FORBIDDEN");
  await Promise.all([end(arena.manager.token), end(arena.manager.token)]);
  expect(codeOf(await ask(mother.token, athleteId, who))).toBe("NOT_GUARDIAN");
  expect(await mailsTo(api(), await emailOf(mother.userId))).toHaveLength(1);
});

describe("while a guardianship is being ended", () => {
  /** Ends it in a transaction that stays open until the work waits for it. */
  async function whileEnding<Answer>(id: string, work: () => Promise<Answer>): Promise<Answer> {
    const waiting = () => api().db.$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const [answered] = await api().db.$transaction(
      async (tx) => {
        await tx.guardianship.update({
          where: { id },
          data: { status: "ENDED", endedAt: new Date(), nameConsentAt: null, email: null },
        });
        const under = work();
        await expect.poll(waiting, { timeout: 25_000 }).not.toHaveLength(0);
        return [under]; // a promise itself would be waited for here
      },
      { timeout: 30_000 },
    );
    return answered as Answer;
  }

  test("an invitation that is withdrawn makes nobody a guardian", async () => {
    const father = await createPerson(api(), "Quem Chega Tarde");
    const asked = { arenaId: arena.id, athleteId: await child(), invitedById: arena.manager.userId };
    const id = await askToGuard(api(), { ...asked, userId: father.userId });
    const { answerGuardianInvitation } = await whileEnding(id, () => answer(father.token, gid(id), true));
    expect(answerGuardianInvitation).toMatchObject({ code: "INVITATION_CLOSED" });
    expect(await api().db.guardianship.findUnique({ where: { id } })).toMatchObject({
      status: "ENDED",
      userId: null,
    });
  });

  test("a consent to the name does not outlast the guardianship", async () => {
    const mother = await createPerson(api(), "Quem Autoriza Tarde");
    const id = await makeGuardian(api(), { athleteId: await child(), userId: mother.userId });
    const consented = await whileEnding(id, () =>
      api().data(
        `mutation ($input: ConsentToNameInput!) { consentToName(input: $input) { ... on UserError { code } } }`,
        { input: { guardianshipId: gid(id), consents: true } },
        mother.token,
      ),
    );
    expect(consented["consentToName"]).toEqual({ code: "GUARDIANSHIP_ENDED" });
    expect(await api().db.guardianship.findUnique({ where: { id } })).toMatchObject({ nameConsentAt: null });
  });
});

test("an invitation is refused in words: to the athlete's own address, for who is of age, to whom has said no", async () => {
  const person = await createPerson(api(), "Quem Recusa");
  const email = await emailOf(person.userId);
  const athleteId = await child();
  const { email: own } = await api().db.athlete.findUniqueOrThrow({ where: { id: athleteId } });
  const code = async (id: string, to: string) =>
    (await invite(arena.manager.token, id, to))["inviteGuardian"] as { code?: string; path?: string[] };
  expect(await code(athleteId, own ?? "")).toMatchObject({ code: "SAME_PERSON", path: ["email"] });
  expect(await code(await child(born(30)), email)).toMatchObject({ code: "NOT_A_MINOR" });
  expect(await code(athleteId, "sem arroba")).toMatchObject({ code: "INVALID_INPUT", path: ["email"] });
  await code(athleteId, email);
  const { viewer } = await api().data("{ viewer { guardianships { id } } }", {}, person.token);
  await answer(person.token, viewer.guardianships[0].id, false);
  expect(await code(athleteId, email)).toMatchObject({ code: "REFUSED_LATELY" });
});

describe("once the child has come of age", () => {
  const bond = `query ($id: ID!) { node(id: $id) { ... on Guardianship {
    childName child { key } kinship name email phone } } }`;
  /** A child of 18 years minus some days, with a public page, a mother, and a father who has not answered. */
  async function family(daysTo18: number) {
    const [mother, father] = [await createPerson(api(), "Mãe"), await createPerson(api(), "Pai")];
    const athleteId = await child(born(18, daysTo18));
    await api().db.athlete.update({ where: { id: athleteId }, data: { publicSince: new Date() } });
    const id = await makeGuardian(api(), { athleteId, userId: mother.userId });
    const invitedById = arena.manager.userId;
    const askedId = await askToGuard(api(), {
      arenaId: arena.id,
      athleteId,
      userId: father.userId,
      invitedById,
    });
    return { athleteId, mother, father, id, askedId };
  }
  const pageOf = async (id: string) =>
    (await api().db.athlete.findUniqueOrThrow({ where: { id } })).publicSince;

  test("nobody reads the bond or the invitation any more, which they did the day before", async () => {
    for (const [daysTo18, sees] of [
      [1, true],
      [0, false],
    ] as const) {
      const { mother, father, id, askedId } = await family(daysTo18);
      const read = async (token: string, bondId: string) =>
        (await ask(token, null, bond, { id: gid(bondId) })).data?.["node"]?.childName ?? null;
      const names = await Promise.all([
        read(mother.token, id),
        read(father.token, askedId),
        read(arena.manager.token, id),
      ]);
      expect(names.map((name) => name !== null)).toEqual([sees, sees, sees]);
      const own = await ask(mother.token, null, "{ viewer { answersForMinor guardianships { id } } }");
      expect(own.data?.["viewer"]).toEqual({
        answersForMinor: sees,
        guardianships: sees ? [{ id: gid(id) }] : [],
      });
    }
  });

  test("the end of the old bond closes no page of theirs, as it does a minor's", async () => {
    const end = (token: string, id: string) =>
      api().run(
        `mutation ($input: EndGuardianshipInput!) { endGuardianship(input: $input) { __typename } }`,
        { input: { guardianshipId: gid(id) } },
        token,
      );
    const [minor, adult] = [await family(1), await family(0)];
    for (const { mother, id } of [minor, adult])
      expect((await end(mother.token, id)).data).toEqual({
        endGuardianship: { __typename: "EndGuardianshipSuccess" },
      });
    expect(await pageOf(minor.athleteId)).toBeNull();
    expect(await pageOf(adult.athleteId)).not.toBeNull();
    // Also where the guardian's account goes.
    const [little, grown] = [await family(1), await family(0)];
    for (const { mother } of [little, grown])
      await api().db.$transaction((tx) => leaveChildren(tx, mother.userId, new Date()));
    expect(await pageOf(little.athleteId)).toBeNull();
    expect(await pageOf(grown.athleteId)).not.toBeNull();
  });

  test("a page that a guardian opened is closed, and the athlete told; one that the athlete opened stays", async () => {
    const opened = async (daysTo18: number, daysAgo: number) => {
      const { athleteId } = await family(daysTo18);
      const { userId } = await createPerson(api(), "Lia de Dezoito");
      const publicSince = earlier(new Date(), { days: daysAgo });
      await api().db.athlete.update({ where: { id: athleteId }, data: { publicSince, userId } });
      return { athleteId, email: await emailOf(userId) };
    };
    const parts = { now: new Date(), outbox: createOutbox(false), publicUrl: "https://praia.example" };
    // Two days: on 29 February a birthday of 18 years ago is taken as the 28th, so the athlete came of age yesterday.
    const grown = await opened(0, 2);
    const others = [await opened(1, 1), await opened(0, 0), await opened(-3, 2)];
    for (const closed of [1, 0]) expect(await closePagesOfAdults(api().db, parts)).toBe(closed);
    expect(await pageOf(grown.athleteId)).toBeNull();
    for (const { athleteId } of others) expect(await pageOf(athleteId)).not.toBeNull();
    const [mail, ...more] = await mailsTo(api(), grown.email);
    expect(mail?.subject).toBe("Sua página pública foi fechada");
    expect(more).toEqual([]);
  });

  test("the old guardian's own data keeps no more than the first name", async () => {
    const { mother } = await family(0);
    await makeGuardian(api(), { athleteId: await child(), userId: mother.userId });
    const { exportPersonalData } = await api().data(
      `mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }`,
      {},
      mother.token,
    );
    const { dependentes } = JSON.parse(exportPersonalData.json as string);
    expect(dependentes.map(({ atleta }: { atleta: string }) => atleta)).toEqual([
      expect.stringMatching(/^Lara Costa/),
      "Lara",
    ]);
  });

  test("the old guardian has room for other minors", async () => {
    const mother = await createPerson(api(), "Mãe de muitos");
    for (let index = 0; index < mostChildren; index += 1)
      await makeGuardian(api(), { athleteId: await child(born(18)), userId: mother.userId });
    const last = { arenaId: arena.id, athleteId: await child(), invitedById: arena.manager.userId };
    const id = await askToGuard(api(), { ...last, userId: mother.userId });
    expect((await answer(mother.token, gid(id), true))["answerGuardianInvitation"].__typename).toBe(
      "AnswerGuardianInvitationSuccess",
    );
  });
});
