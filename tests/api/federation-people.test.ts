import { beforeEach, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import {
  acting,
  createAdmin,
  createPersonWithAddress,
  invitationTo,
  newAddress,
} from "../support/administering";
import { useApi } from "../support/api";
import { affiliate } from "../support/championship-story";
import { createFederation, day, inStatus, type FederationStory } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import { createArena, nextNumber, type Person } from "../support/story";
import { createCertification } from "../support/world-teachers";

const api = useApi();
const act = acting(api);
let federation: FederationStory;
beforeEach(async () => {
  federation = await createFederation(api(), `De pessoas ${nextNumber()}`);
});

const people = "members { id position name email isViewer } invitations { id email name position }";
const invite = (token: string, email: string, more: object = {}) =>
  act(
    token,
    "addFederationMember",
    { federationId: federation.globalId, email, personName: "Nova Pessoa", position: "Diretora", ...more },
    `... on AddFederationMemberSuccess { asked federation { ${people} } }`,
  );
const join = async (person: Person & { email: string }) => {
  await invite(federation.manager.token, person.email);
  await act(person.token, "answerManagementInvitation", {
    invitationId: await invitationTo(api(), person.token),
    accept: true,
  });
};
const memberOf = async ({ userId }: Pick<Person, "userId">) =>
  encodeGlobalId(
    "FederationMember",
    (await api().db.federationMember.findFirstOrThrow({ where: { federationId: federation.id, userId } })).id,
  );
const remove = (token: string, memberId: string) =>
  act(
    token,
    "removeFederationMember",
    { memberId },
    `... on RemoveFederationMemberSuccess { federation { id } }`,
  );
const addressOf = async ({ userId }: Person) =>
  (await api().db.user.findUniqueOrThrow({ where: { id: userId } })).email;
const codeOf = async (token: string, mutation: string, type: string, input: object) => {
  const { errors } = await api().run(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
    token,
  );
  return errors?.map(({ extensions }) => extensions.code);
};

describe("its own people", () => {
  test("invite an account by its address alone, which says yes and is then one of them", async () => {
    const { token } = federation.manager;
    const known = await createPersonWithAddress(api(), "Dora Conhecida");
    const asked = await invite(token, known.email);
    // Whose address it is they learn once the person says yes.
    expect(asked).toMatchObject({
      asked: true,
      federation: { invitations: [{ email: known.email, name: null, position: "Diretora" }] },
    });
    expect(JSON.stringify(asked)).not.toContain("Dora");
    const again = await invite(token, known.email);
    expect(again).toMatchObject({ code: "ALREADY_ASKED", path: ["email"] });
    expect(again["message"]).not.toContain("Dora");
    const { name } = await api().db.user.findUniqueOrThrow({ where: { id: federation.manager.userId } });
    expect((await mailsTo(api(), known.email))[0]?.text).toContain(
      `${name} convida você a trabalhar na Federação`,
    );
    await act(known.token, "answerManagementInvitation", {
      invitationId: await invitationTo(api(), known.token),
      accept: true,
    });
    const { viewer } = await api().data(
      `{ viewer { federationMember { federation { ${people} } } } }`,
      {},
      known.token,
    );
    expect(viewer.federationMember.federation).toMatchObject({
      members: [
        { position: "Presidente", isViewer: false },
        { position: "Diretora", name: "Dora Conhecida", email: known.email, isViewer: true },
      ],
      invitations: [],
    });
    const [told] = await mailsTo(api(), await addressOf(federation.manager));
    expect(told?.subject).toContain("Dora Conhecida aceitou cuidar da Federação");
    expect(told?.text).toContain("/federation/settings");
    expect(told?.text).not.toContain("/admin");
  });

  test("change a position, and withdraw an invitation until it is answered", async () => {
    const { token } = federation.manager;
    const known = await createPersonWithAddress(api(), "Convidada");
    await invite(token, known.email);
    const invitationId = await invitationTo(api(), known.token);
    expect(await act(token, "withdrawManagementInvitation", { invitationId })).toMatchObject({
      __typename: "WithdrawManagementInvitationSuccess",
    });
    expect(
      await act(known.token, "answerManagementInvitation", { invitationId, accept: true }),
    ).toMatchObject({
      code: "INVITATION_CLOSED",
    });
    const memberId = await memberOf(federation.manager);
    const change = (position: string) =>
      act(
        token,
        "updateFederationMember",
        { memberId, position },
        "... on UpdateFederationMemberSuccess { federation { members { position } } }",
      );
    expect(await change("")).toMatchObject({ fields: [{ path: ["position"], message: "Informe o cargo" }] });
    expect(await change("Diretora técnica")).toMatchObject({
      federation: { members: [{ position: "Diretora técnica" }] },
    });
  });

  test("send 20 invitations a day at most", async () => {
    const { token } = federation.manager;
    await api().db.rateLimit.create({
      data: {
        key: `federation-member:${federation.id}`,
        points: 20,
        resetAt: new Date(Date.now() + 3_600_000),
      },
    });
    expect(await invite(token, newAddress())).toMatchObject({ __typename: "TooManyAttempts" });
  });

  test("leave, and get no mail about it; whom they take out gets one with their name", async () => {
    const [one, two] = [
      await createPersonWithAddress(api(), "Que Sai"),
      await createPersonWithAddress(api(), "Que Fica Fora"),
    ];
    await join(one);
    await join(two);
    expect(await remove(one.token, await memberOf(one))).toMatchObject({
      __typename: "RemoveFederationMemberSuccess",
    });
    expect(await api().data("{ viewer { federationMember { id } } }", {}, one.token)).toEqual({
      viewer: { federationMember: null },
    });
    expect(
      (await mailsTo(api(), one.email)).filter(({ subject }) => subject.startsWith("Você saiu")),
    ).toEqual([]);
    await remove(federation.manager.token, await memberOf(two));
    const { name } = await api().db.user.findUniqueOrThrow({ where: { id: federation.manager.userId } });
    const [told] = await mailsTo(api(), two.email);
    expect(told?.subject).toContain("Você saiu da Federação");
    expect(told?.text).toContain(`${name} retirou você`);
  });

  test("never leave it without anyone: alone, both at once, or beside a closed account", async () => {
    const { token } = federation.manager;
    const alone = await remove(token, await memberOf(federation.manager));
    expect(alone).toMatchObject({ code: "LAST_FEDERATION_MEMBER" });
    const other = await createPersonWithAddress(api(), "Outra");
    await join(other);
    const answers = await Promise.all([
      remove(token, await memberOf(federation.manager)),
      remove(other.token, await memberOf(other)),
    ]);
    expect(answers.map((answer) => answer["code"] ?? answer["__typename"]).toSorted()).toEqual([
      "LAST_FEDERATION_MEMBER",
      "RemoveFederationMemberSuccess",
    ]);
    const of = { federationId: federation.id, active: true };
    const stays = await api().db.federationMember.findMany({ where: of });
    expect(stays).toHaveLength(1);
    const closed = await createPersonWithAddress(api(), "Fechada");
    await api().db.federationMember.create({
      data: {
        federationId: federation.id,
        userId: closed.userId,
        position: "Diretora",
        appointedOn: day("2026-01-05"),
      },
    });
    await api().db.user.update({ where: { id: closed.userId }, data: { disabledAt: new Date() } });
    const last = stays[0]?.userId === other.userId ? other : federation.manager;
    expect(await remove(last.token, await memberOf(last))).toMatchObject({ code: "LAST_FEDERATION_MEMBER" });
  });

  test("never leave it to who has not entered yet, and whose address may be mistyped", async () => {
    const { token, userId } = federation.manager;
    const email = newAddress();
    expect(await invite(token, email)).toMatchObject({ asked: false });
    const admin = await createAdmin(api());
    const leave = async () => remove(token, await memberOf(federation.manager));
    const beDeleted = () =>
      act(admin.token, "deleteUserAccount", {
        userId: encodeGlobalId("User", userId),
        reason: "Pediu por carta",
      });
    for (const refused of [await leave(), await beDeleted()])
      expect(refused).toMatchObject({
        code: "LAST_FEDERATION_MEMBER",
        message: expect.stringContaining("espere que ela entre"),
      });
    // Who has not entered can be taken out.
    const added = await api().db.user.findUniqueOrThrow({ where: { email } });
    expect(await remove(token, await memberOf({ userId: added.id }))).toMatchObject({
      __typename: "RemoveFederationMemberSuccess",
    });
    const entering = newAddress();
    await invite(token, entering);
    await api().db.user.update({ where: { email: entering }, data: { temporaryPasswordUntil: null } });
    expect(await leave()).toMatchObject({ __typename: "RemoveFederationMemberSuccess" });
  });

  test("act no longer once they were taken out, also where both requests came at once", async () => {
    const [one, two] = [
      await createPersonWithAddress(api(), "Primeira"),
      await createPersonWithAddress(api(), "Segunda"),
    ];
    await join(one);
    await join(two);
    // Each takes the next one out: in whatever order they come, nobody who is out takes another out.
    const taking: [token: string, memberId: string][] = [
      [federation.manager.token, await memberOf(one)],
      [one.token, await memberOf(two)],
      [two.token, await memberOf(federation.manager)],
    ];
    const answers = await Promise.all(
      taking.map(([token, memberId]) =>
        api().run(
          `mutation ($input: RemoveFederationMemberInput!) { removeFederationMember(input: $input) { __typename } }`,
          { input: { memberId } },
          token,
        ),
      ),
    );
    // Who is out already is refused as a stranger is.
    const out = answers.filter(
      ({ data }) => data?.["removeFederationMember"]?.__typename === "RemoveFederationMemberSuccess",
    ).length;
    const active = await api().db.federationMember.count({
      where: { federationId: federation.id, active: true },
    });
    expect(active).toBe(3 - out);
    expect(active).toBeGreaterThanOrEqual(1);
    expect(out).toBeLessThanOrEqual(2);
  });

  test("do nothing of that at another federation, nor does its athlete", async () => {
    const { manager } = await createFederation(api(), "De fora");
    const memberId = await memberOf(federation.manager);
    const known = await createPersonWithAddress(api(), "Convidada");
    await invite(federation.manager.token, known.email);
    const invitationId = await invitationTo(api(), known.token);
    const forbidden = ["FORBIDDEN"];
    for (const token of [manager.token, known.token]) {
      const add = {
        federationId: federation.globalId,
        email: newAddress(),
        personName: "Nova",
        position: "Diretora",
      };
      expect(await codeOf(token, "addFederationMember", "AddFederationMemberInput", add)).toEqual(forbidden);
      const change = { memberId, position: "Nada" };
      expect(await codeOf(token, "updateFederationMember", "UpdateFederationMemberInput", change)).toEqual(
        forbidden,
      );
      expect(
        await codeOf(token, "removeFederationMember", "RemoveFederationMemberInput", { memberId }),
      ).toEqual(forbidden);
      const withdraw = { invitationId };
      expect(
        await codeOf(token, "withdrawManagementInvitation", "WithdrawManagementInvitationInput", withdraw),
      ).toEqual(forbidden);
    }
  });
});

test("what waits for them: requests, certificates that end, championships of the next 14 days without a schedule", async () => {
  const tasks = async () => {
    const { viewer } = await api().data(
      `{ viewer { federationMember { federation { tasks { affiliationRequestCount expiringCertificationCount
        unscheduledChampionshipCount } } } } }`,
      {},
      federation.manager.token,
    );
    return viewer.federationMember.federation.tasks;
  };
  const nothing = {
    affiliationRequestCount: 0,
    expiringCertificationCount: 0,
    unscheduledChampionshipCount: 0,
  };
  expect(await tasks()).toEqual(nothing);
  const today = dayAt(new Date(), brasiliaTime);
  const [asking, invited, own] = [
    await createArena(api(), "Que pede"),
    await createArena(api(), "Convidada"),
    await createArena(api(), "Filiada"),
  ];
  await affiliate(api(), own, federation.id);
  const between = { federationId: federation.id, proposedAt: new Date() };
  await api().db.affiliation.create({ data: { ...between, arenaId: asking.id, proposedBy: "ARENA" } });
  await api().db.affiliation.create({ data: { ...between, arenaId: invited.id, proposedBy: "FEDERATION" } });
  const teacher = await api().db.teacher.create({
    data: { fullName: "Professora", arenas: { create: { arenaId: own.id } } },
  });
  for (const days of [-1, 0, 30, 31])
    await createCertification(api(), teacher.id, { validUntil: day(addDays(today, days)) });
  const event = (name: string, startsIn: number, more: object = {}) =>
    api().db.tournament.create({
      data: {
        federationId: federation.id,
        name,
        kind: "INTERNAL",
        category: "Misto B",
        startDate: day(addDays(today, startsIn)),
        ...inStatus("REGISTRATION_OPEN"),
        ...more,
      },
    });
  await event("Em catorze dias", 14);
  await event("Hoje", 0);
  await event("Em quinze dias", 15);
  await event("Rascunho", 3, { publishedAt: null });
  await event("Encerrado", 1, inStatus("FINISHED"));
  const scheduled = await event("Com programação", 5);
  await api().db.match.create({
    data: { tournamentId: scheduled.id, round: 1, order: 1, scheduledFor: new Date() },
  });
  expect(await tasks()).toEqual({
    affiliationRequestCount: 1,
    expiringCertificationCount: 2,
    unscheduledChampionshipCount: 2,
  });
});
