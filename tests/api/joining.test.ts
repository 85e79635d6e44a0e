import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling, type AthletePerson } from "../support/enrolling";
import { mailsTo } from "../support/mails";
import { createArena, createAthletes, createPerson, nextCnpj, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory & { key: string };
const openArena = async (name: string) => {
  const made = await createArena(api(), name);
  const key = name.toLowerCase();
  await api().db.arena.update({ where: { id: made.id }, data: { pageKey: key } });
  return { ...made, key };
};
beforeAll(async () => {
  arena = await openArena("Dos-pedidos");
});

const newcomer = (name = "Nina Nova") => createAthletePerson(api(), name, null);
const page = "arena { name viewerJoining viewerRequest { id status } }";
const ask = (who: AthletePerson, key = arena.key) =>
  act(who.token, "askToJoinArena", { arenaKey: key }, `... on AskToJoinArenaSuccess { ${page} }`);
const withdraw = (token: string, requestId: string) =>
  act(token, "withdrawJoinRequest", { requestId }, `... on WithdrawJoinRequestSuccess { ${page} }`);
const answer = (
  requestIds: string[],
  accept: boolean,
  token = arena.manager.token,
  arenaId = arena.globalId,
) =>
  act(
    token,
    "answerJoinRequests",
    { arenaId, requestIds, accept },
    "... on AnswerJoinRequestsSuccess { answeredIds arena { pendingJoinRequestCount } }",
  );
const acceptEveryone = (acceptsEveryone: boolean, of: ArenaStory = arena) =>
  api().db.arena.update({ where: { id: of.id }, data: { acceptsEveryone } });
const asked = async (who: AthletePerson): Promise<string> => (await ask(who)).arena.viewerRequest.id;
const linkOf = ({ athleteId }: AthletePerson, arenaId = arena.id) =>
  api().db.arenaAthlete.findUnique({ where: { arenaId_athleteId: { arenaId, athleteId } } });
const denied = async (token: string | null, name: string, input: Record<string, unknown>) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { errors } = await api().run(
    `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
    { input },
    token,
  );
  return errors?.map(({ extensions }) => extensions.code);
};

describe("an athlete", () => {
  test("asks, is accepted, gets a mail, and is one of the arena's from today", async () => {
    const nina = await newcomer();
    expect(await ask(nina)).toMatchObject({
      arena: { name: "Arena Dos-pedidos", viewerJoining: "ASKED", viewerRequest: { status: "PENDING" } },
    });
    const id = await asked(nina);
    expect(await linkOf(nina)).toBeNull();
    expect(await answer([id], true)).toMatchObject({
      answeredIds: [id],
      arena: { pendingJoinRequestCount: 0 },
    });
    expect(await linkOf(nina)).toMatchObject({ active: true });
    const [mail] = await mailsTo(api(), nina.email);
    expect(mail?.subject).toBe("Arena Dos-pedidos aceitou o seu pedido");
    expect(mail?.text).toContain(`/arena/${arena.key}`);
    expect(await ask(nina)).toMatchObject({ arena: { viewerJoining: "MEMBER" } });
    expect(await mailsTo(api(), nina.email)).toHaveLength(1);
    const row = await api().db.joinRequest.findFirstOrThrow({ where: { athleteId: nina.athleteId } });
    expect(row).toMatchObject({ status: "ACCEPTED", answeredById: arena.manager.userId });
  });

  test("enters a tournament that keeps to its own athletes once the arena has accepted", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", isPublic: true });
    const nina = await newcomer();
    const enter = () =>
      act(
        nina.token,
        "enrolInTournament",
        { tournamentId: event.globalId },
        "... on NotEligible { reasons { code } }",
      );
    expect(await enter()).toMatchObject({ __typename: "NotEligible", reasons: [{ code: "ARENA" }] });
    await answer([await asked(nina)], true);
    expect(await enter()).toMatchObject({ __typename: "EnrolInTournamentSuccess" });
  });

  test("who is refused gets a mail, cannot ask at once again, and can still be accepted", async () => {
    const nina = await newcomer();
    const id = await asked(nina);
    await answer([id], false);
    expect((await mailsTo(api(), nina.email))[0]?.subject).toBe("Arena Dos-pedidos não aceitou o seu pedido");
    expect(await ask(nina)).toMatchObject({ __typename: "RuleViolation", code: "REFUSED_LATELY" });
    await acceptEveryone(true);
    expect(await ask(nina)).toMatchObject({ code: "REFUSED_LATELY" });
    await acceptEveryone(false);
    expect(await answer([id], true)).toMatchObject({ answeredIds: [id] });
    expect(await linkOf(nina)).toMatchObject({ active: true });
  });

  test("takes it back, asks anew, and waits behind who asked meanwhile", async () => {
    const [nina, bia] = [await newcomer(), await newcomer("Bia Nova")];
    const id = await asked(nina);
    expect(await withdraw(nina.token, id)).toMatchObject({ arena: { viewerJoining: "OPEN" } });
    expect(await withdraw(nina.token, id)).toMatchObject({ arena: { viewerJoining: "OPEN" } });
    expect(await answer([id], true)).toMatchObject({ __typename: "RuleViolation", code: "ALREADY_ANSWERED" });
    const other = await asked(bia);
    expect(await asked(nina)).toBe(id);
    const { viewer } = await api().data(
      `{ viewer { arena { joinRequests(first: 50) { totalCount edges { node { id athleteName } } } } } }`,
      {},
      arena.manager.token,
    );
    const { edges, totalCount } = viewer.arena.joinRequests;
    expect(edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual([other, id]);
    expect(totalCount).toBe(2);
    await answer([id, other], false);
    expect(await withdraw(nina.token, id)).toMatchObject({ code: "ALREADY_ANSWERED" });
  });

  test("who clicks twice has asked once", async () => {
    const nina = await newcomer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(nina)));
    expect(new Set(answers.map((it) => it.arena.viewerRequest.id)).size).toBe(1);
    expect(await api().db.joinRequest.count({ where: { athleteId: nina.athleteId } })).toBe(1);
    await acceptEveryone(true);
    const bia = await newcomer("Bia Nova");
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => ask(bia)));
    expect(atOnce.map((it) => it.arena.viewerJoining)).toEqual(Array(6).fill("MEMBER"));
    expect(await linkOf(bia)).toMatchObject({ active: true });
    await acceptEveryone(false);
  });

  test("asks ten times a day, of all arenas together", async () => {
    const nina = await newcomer();
    for (let asks = 0; asks < 10; asks++) await withdraw(nina.token, await asked(nina));
    expect(await ask(nina)).toMatchObject({ __typename: "TooManyAttempts" });
    const other = await openArena("Outra-do-limite");
    expect(await ask(nina, other.key)).toMatchObject({ __typename: "TooManyAttempts" });
  });

  test("finds an arena by its key in any case, and neither a suspended one nor an unconfirmed one", async () => {
    const nina = await newcomer();
    const suspended = await openArena("Suspensa");
    const seen = async (key: string) =>
      (await api().data(`query ($key: String!) { publicArena(key: $key) { name } }`, { key })).publicArena;
    expect(await seen(" SUSPENSA ")).toEqual({ name: "Arena Suspensa" });
    await api().db.arena.update({ where: { id: suspended.id }, data: { active: false } });
    expect(await seen("suspensa")).toBeNull();
    const unconfirmed = await openArena("Sem-prova");
    await api().db.user.update({
      where: { id: unconfirmed.manager.userId },
      data: { emailConfirmedAt: null },
    });
    expect(await seen("sem-prova")).toBeNull();
    for (const key of ["suspensa", "sem-prova", "nenhuma", "'; --"])
      expect(await ask(nina, key)).toMatchObject({ __typename: "RuleViolation", code: "ARENA_NOT_FOUND" });
  });

  test("whom the arena has registered under the same address is no athlete before they have said that it is theirs", async () => {
    const [athleteId = ""] = await createAthletes(api(), arena.id, 1, "Já");
    const { email } = await api().db.athlete.findUniqueOrThrow({ where: { id: athleteId } });
    const stranger = await createPerson(api(), "Já Número", ["ATHLETE"]);
    await api().db.user.update({
      where: { id: stranger.userId },
      data: { email: email ?? "", emailConfirmedAt: null },
    });
    const standing = () =>
      api().data(
        `query ($key: String!) { publicArena(key: $key) { viewerJoining } }`,
        { key: arena.key },
        stranger.token,
      );
    expect(await standing()).toEqual({ publicArena: { viewerJoining: null } });
    expect(await denied(stranger.token, "askToJoinArena", { arenaKey: arena.key })).toEqual(["FORBIDDEN"]);
    await api().db.user.update({ where: { id: stranger.userId }, data: { emailConfirmedAt: new Date() } });
    expect(await standing()).toEqual({ publicArena: { viewerJoining: null } });
    await api().db.athlete.update({ where: { id: athleteId }, data: { userId: stranger.userId } });
    expect(await standing()).toEqual({ publicArena: { viewerJoining: "MEMBER" } });
  });
});

describe("an arena that accepts everyone", () => {
  test("has a newcomer at once, without a mail, and still decides on whom it has taken off its list", async () => {
    const open = await openArena("Aberta");
    await acceptEveryone(true, open);
    const [nina, old] = [await newcomer(), await newcomer("Olga Antiga")];
    expect(await ask(nina, open.key)).toMatchObject({ arena: { viewerJoining: "MEMBER" } });
    expect(await linkOf(nina, open.id)).toMatchObject({ active: true });
    expect(await mailsTo(api(), nina.email)).toEqual([]);
    await api().db.arenaAthlete.create({
      data: {
        arenaId: open.id,
        athleteId: old.athleteId,
        active: false,
        firstVisitOn: new Date("2025-01-10T00:00:00Z"),
      },
    });
    expect(await ask(old, open.key)).toMatchObject({ arena: { viewerJoining: "ASKED" } });
    const { viewer } = await api().data(
      `{ viewer { arena { joinRequests(first: 5) { edges { node { id wasThereBefore } } } } } }`,
      {},
      open.manager.token,
    );
    const [{ node }] = viewer.arena.joinRequests.edges;
    expect(node.wasThereBefore).toBe(true);
    await answer([node.id], true, open.manager.token, open.globalId);
    expect(await linkOf(old, open.id)).toMatchObject({
      active: true,
      firstVisitOn: new Date("2025-01-10T00:00:00Z"),
    });
  });

  test("is switched by who manages it", async () => {
    const own = await openArena("Do-interruptor");
    const { arena: told } = await act(
      own.manager.token,
      "updateArenaJoining",
      { arenaId: own.globalId, acceptsEveryone: true },
      "... on UpdateArenaJoiningSuccess { arena { acceptsEveryone pageUrl } }",
    );
    expect(told).toEqual({ acceptsEveryone: true, pageUrl: `${api().url}/arena/do-interruptor` });
  });
});

describe("who manages an arena", () => {
  test("neither answers nor switches while it is suspended", async () => {
    const own = await openArena("Suspensa-depois");
    const nina = await newcomer();
    const { arena: told } = await ask(nina, own.key);
    await api().db.arena.update({ where: { id: own.id }, data: { active: false } });
    const { token } = own.manager;
    expect(await answer([told.viewerRequest.id], true, token, own.globalId)).toMatchObject({
      code: "ARENA_SUSPENDED",
    });
    expect(await linkOf(nina, own.id)).toBeNull();
    const input = { arenaId: own.globalId, acceptsEveryone: true };
    expect(await act(token, "updateArenaJoining", input)).toMatchObject({ code: "ARENA_SUSPENDED" });
  });

  test("answers several at once; what somebody else was faster with stays as they decided", async () => {
    const people = await Promise.all([newcomer("Ana"), newcomer("Bia"), newcomer("Carla")]);
    const ids: string[] = [];
    for (const person of people) ids.push(await asked(person));
    await answer(ids.slice(0, 1), false);
    expect(await answer(ids.slice(1).concat(ids.slice(1)), true)).toMatchObject({
      answeredIds: expect.arrayContaining(ids.slice(1)),
    });
    expect(await answer(ids, false)).toMatchObject({ code: "ALREADY_ANSWERED" });
    expect(await linkOf(people[0]!)).toBeNull();
    expect(await linkOf(people[2]!)).toMatchObject({ active: true });
  });

  test("of two who answer the same at once one decides, and there is one mail", async () => {
    const people = await Promise.all([newcomer("Ana"), newcomer("Bia"), newcomer("Carla")]);
    const ids: string[] = [];
    for (const person of people) ids.push(await asked(person));
    const answers = await Promise.all([
      answer(ids, false),
      answer(ids.toReversed(), false),
      answer(ids, false),
    ]);
    expect(answers.filter((it) => it["answeredIds"]?.length === 3)).toHaveLength(1);
    expect(answers.filter((it) => it["code"] === "ALREADY_ANSWERED")).toHaveLength(2);
    for (const { email } of people) expect(await mailsTo(api(), email)).toHaveLength(1);
  });

  test("answers neither another arena's requests nor what there is not, nor under another arena's name", async () => {
    const other = await openArena("Alheia");
    const nina = await newcomer();
    const id = await asked(nina);
    const input = { requestIds: [id], accept: true };
    const absent = encodeGlobalId("JoinRequest", randomUUID());
    for (const wrong of [
      { ...input, arenaId: other.globalId },
      { ...input, arenaId: arena.globalId },
      { arenaId: other.globalId, requestIds: [absent], accept: true },
      { arenaId: other.globalId, requestIds: [], accept: true },
    ])
      expect(await denied(other.manager.token, "answerJoinRequests", wrong)).toEqual(["FORBIDDEN"]);
    const bia = await newcomer("Bia Alheia");
    expect(await denied(bia.token, "withdrawJoinRequest", { requestId: id })).toEqual(["FORBIDDEN"]);
    expect(await api().db.joinRequest.findFirst({ where: { athleteId: nina.athleteId } })).toMatchObject({
      status: "PENDING",
    });
  });

  test("is told in one sentence where there are too many", async () => {
    const people = await createAthletes(api(), arena.id, 101, "Muitos");
    await api().db.joinRequest.createMany({
      data: people.map((athleteId) => ({ athleteId, arenaId: arena.id, askedAt: new Date() })),
    });
    const rows = await api().db.joinRequest.findMany({ where: { athleteId: { in: people } } });
    expect(
      await answer(
        rows.map(({ id }) => encodeGlobalId("JoinRequest", id)),
        true,
      ),
    ).toMatchObject({ __typename: "InvalidInput", message: "Responda a no máximo 100 pedidos de cada vez" });
  });
});

test("who leaves the platform asks nothing any more", async () => {
  const nina = await newcomer();
  await ask(nina);
  const { anonymiseAthlete } = await import("../../server/athletes/own-athlete.step");
  await api().db.$transaction((tx) => anonymiseAthlete(tx, nina.athleteId));
  expect(await api().db.joinRequest.count({ where: { athleteId: nina.athleteId } })).toBe(0);
});

test("arenas of one name that sign up together have addresses of their own, which say the name", async () => {
  const cnpjs = Array.from({ length: 3 }, nextCnpj);
  const answers = await Promise.all(
    cnpjs.map((cnpj, index) =>
      act(null, "signUpArena", {
        arenaName: "Arena Pé na Água",
        cnpj,
        fullAddress: "Rua da Praia, 10",
        email: `pe-na-agua-${index}@teste.example`,
        responsibleName: "Gestora",
        password: "AreiaFofa2026",
      }),
    ),
  );
  expect(answers.map(({ __typename }) => __typename)).toEqual(Array(3).fill("SignUpArenaSuccess"));
  const rows = await api().db.arena.findMany({ where: { cnpj: { in: cnpjs } } });
  expect(rows.map(({ pageKey }) => pageKey).toSorted()).toEqual([
    "arena-pe-na-agua",
    "arena-pe-na-agua-2",
    "arena-pe-na-agua-3",
  ]);
});
