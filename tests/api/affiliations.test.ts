import { beforeAll, describe, expect, test } from "vitest";
import { acting, auditOf, createAdmin } from "../support/administering";
import { useApi } from "../support/api";
import { createFederation, type FederationStory } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import { createArena, nextNumber, type ArenaStory, type Person } from "../support/story";

const api = useApi();
const act = acting(api);
let admin: Person;
beforeAll(async () => {
  admin = await createAdmin(api());
});

const told = `affiliation { id status proposedBy endedBy viewerMayAnswer viewerMayWithdraw arena { name } federation { acronym } }
  arena { id } federation { id }`;
const pageKeyOf = async ({ id }: ArenaStory) =>
  (await api().db.arena.findUniqueOrThrow({ where: { id } })).pageKey;
const pair = async (mark: string, active = true) => {
  const arena = await createArena(api(), mark);
  const key = `par-${nextNumber()}`;
  await api().db.arena.update({ where: { id: arena.id }, data: { pageKey: key } });
  return { arena, federation: await createFederation(api(), mark, active) };
};
const ask = ({ globalId, manager }: ArenaStory, federation: FederationStory, token = manager.token) =>
  act(
    token,
    "askForAffiliation",
    { arenaId: globalId, federationKey: federation.id },
    `... on AskForAffiliationSuccess { ${told} }`,
  );
const invite = async (
  { globalId, manager }: FederationStory,
  arena: ArenaStory,
  token: string = manager.token,
) =>
  act(
    token,
    "inviteArena",
    { federationId: globalId, arenaKey: await pageKeyOf(arena) },
    `... on InviteArenaSuccess { ${told} }`,
  );
const answer = (token: string, affiliationId: string, accept = true) =>
  act(token, "answerAffiliation", { affiliationId, accept }, `... on AnswerAffiliationSuccess { ${told} }`);
const withdraw = (token: string, affiliationId: string) =>
  act(token, "withdrawAffiliation", { affiliationId });
const end = (token: string, affiliationId: string) =>
  act(token, "endAffiliation", { affiliationId }, `... on EndAffiliationSuccess { ${told} }`);
const federationOf = async ({ id }: ArenaStory) =>
  (await api().db.arena.findUniqueOrThrow({ where: { id } })).federationId;
const subjectsTo = async ({ userId }: Person) => {
  const { email } = await api().db.user.findUniqueOrThrow({ where: { id: userId } });
  return (await mailsTo(api(), email)).map(({ subject }) => subject);
};
const codesOf = async (token: string, mutation: string, input: object) => {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const { errors } = await api().run(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
    token,
  );
  return errors?.map(({ extensions }) => extensions.code);
};

describe("an arena asks", () => {
  test("the federation agrees; both are told, and it belongs to it from now on", async () => {
    const { arena, federation } = await pair("Que pede");
    const asked = await ask(arena, federation);
    expect(asked).toMatchObject({
      affiliation: {
        status: "PENDING",
        proposedBy: "ARENA",
        viewerMayAnswer: false,
        viewerMayWithdraw: true,
      },
      arena: { id: arena.globalId },
      federation: null,
    });
    const { id } = asked["affiliation"];
    expect((await ask(arena, federation))["affiliation"].id).toBe(id); // a second click
    expect(await subjectsTo(federation.manager)).toEqual([
      "A Arena Que pede quer se filiar à Federação Que pede",
    ]);
    expect(await federationOf(arena)).toBeNull();
    expect(
      await codesOf(arena.manager.token, "answerAffiliation", { affiliationId: id, accept: true }),
    ).toEqual(["FORBIDDEN"]);
    expect(await answer(federation.manager.token, id)).toMatchObject({
      affiliation: { status: "ACTIVE" },
      arena: null,
      federation: { id: federation.globalId },
    });
    expect(await answer(federation.manager.token, id)).toMatchObject({ affiliation: { status: "ACTIVE" } });
    expect(await federationOf(arena)).toBe(federation.id);
    expect(await subjectsTo(arena.manager)).toEqual(["A Arena Que pede está filiada à Federação Que pede"]);
    expect(await ask(arena, federation)).toMatchObject({ code: "ALREADY_AFFILIATED" });
    expect(await auditOf(api(), arena.id)).toEqual([]); // nobody of the administration did anything
  });

  test("is refused, is told, and asks again only after a while", async () => {
    const { arena, federation } = await pair("Recusada");
    const { affiliation } = await ask(arena, federation);
    expect(await answer(federation.manager.token, affiliation.id, false)).toMatchObject({
      affiliation: { status: "REFUSED" },
    });
    expect(await subjectsTo(arena.manager)).toEqual(["A Federação Recusada não aceitou a filiação"]);
    expect(await ask(arena, federation)).toMatchObject({ code: "REFUSED_LATELY" });
    expect(await answer(federation.manager.token, affiliation.id)).toMatchObject({
      code: "ALREADY_ANSWERED",
    });
    // The federation may still come and ask by itself.
    expect(await invite(federation, arena)).toMatchObject({ affiliation: { status: "PENDING" } });
  });

  test("takes it back before it is answered", async () => {
    const { arena, federation } = await pair("Que desiste");
    const { affiliation } = await ask(arena, federation);
    expect(await withdraw(arena.manager.token, affiliation.id)).toMatchObject({
      __typename: "WithdrawAffiliationSuccess",
    });
    expect(await withdraw(arena.manager.token, affiliation.id)).toMatchObject({
      __typename: "WithdrawAffiliationSuccess",
    });
    expect(await answer(federation.manager.token, affiliation.id)).toMatchObject({
      code: "ALREADY_ANSWERED",
    });
    expect(
      await codesOf(federation.manager.token, "withdrawAffiliation", { affiliationId: affiliation.id }),
    ).toEqual(["FORBIDDEN"]);
  });

  test("and so does a federation that has invited", async () => {
    const { arena, federation } = await pair("Que convida e desiste");
    const { affiliation } = await invite(federation, arena);
    expect(await withdraw(federation.manager.token, affiliation.id)).toMatchObject({
      __typename: "WithdrawAffiliationSuccess",
    });
    expect(await answer(arena.manager.token, affiliation.id)).toMatchObject({ code: "ALREADY_ANSWERED" });
  });
});

describe("a federation invites", () => {
  test("the arena agrees, and what others had proposed is over", async () => {
    const { arena, federation } = await pair("Convidada");
    const other = await createFederation(api(), "Que chega tarde");
    const late = (await invite(other, arena))["affiliation"].id;
    const { affiliation } = await invite(federation, arena);
    expect(await subjectsTo(arena.manager)).toEqual([
      "A Federação Convidada convida a Arena Convidada a se filiar",
      "A Federação Que chega tarde convida a Arena Convidada a se filiar",
    ]);
    expect(await answer(arena.manager.token, affiliation.id)).toMatchObject({
      affiliation: { status: "ACTIVE" },
    });
    expect(await answer(arena.manager.token, late)).toMatchObject({ code: "ALREADY_ANSWERED" });
    expect(await invite(other, arena)).toMatchObject({ code: "OTHER_FEDERATION" });
  });

  test("an arena that has asked already belongs to it at once", async () => {
    const { arena, federation } = await pair("Dos dois lados");
    await ask(arena, federation);
    expect(await invite(federation, arena)).toMatchObject({ affiliation: { status: "ACTIVE" } });
    expect(await federationOf(arena)).toBe(federation.id);
  });

  test("of two federations that an arena accepts at once, it belongs to one", async () => {
    const { arena, federation } = await pair("Disputada");
    const other = await createFederation(api(), "Rival");
    const ids = [
      (await invite(federation, arena))["affiliation"].id,
      (await invite(other, arena))["affiliation"].id,
    ];
    const answers = await Promise.all(ids.map((id) => answer(arena.manager.token, id)));
    expect(answers.map((one) => one["code"] ?? one["affiliation"].status).toSorted()).toEqual([
      "ACTIVE",
      "ALREADY_ANSWERED",
    ]);
    expect(await api().db.affiliation.count({ where: { arenaId: arena.id, status: "ACTIVE" } })).toBe(1);
  });
});

describe("it ends", () => {
  const affiliated = async (mark: string) => {
    const between = await pair(mark);
    const { affiliation } = await ask(between.arena, between.federation);
    await answer(between.federation.manager.token, affiliation.id);
    return { ...between, id: affiliation.id as string };
  };

  test.each(["ARENA", "FEDERATION"] as const)(
    "by the %s; the other side is told, and it stays on record",
    async (by) => {
      const { arena, federation, id } = await affiliated(`Que acaba ${by}`);
      const [ending, other] =
        by === "ARENA" ? [arena.manager, federation.manager] : [federation.manager, arena.manager];
      expect(await end(ending.token, id)).toMatchObject({ affiliation: { status: "ENDED", endedBy: by } });
      expect(await end(ending.token, id)).toMatchObject({ affiliation: { status: "ENDED" } });
      expect(await federationOf(arena)).toBeNull();
      const name = `Que acaba ${by}`;
      expect((await subjectsTo(other))[0]).toBe(`A filiação da Arena ${name} à Federação ${name} terminou`);
      const { viewer } = await api().data(
        `{ viewer { arena { affiliation { id } affiliationProposals { id } pastAffiliations(first: 5) { edges { node { id status } } } } } }`,
        {},
        arena.manager.token,
      );
      expect(viewer.arena).toEqual({
        affiliation: null,
        affiliationProposals: [],
        pastAffiliations: { edges: [{ node: { id, status: "ENDED" } }] },
      });
      // And they may come together again.
      expect(await ask(arena, federation)).toMatchObject({ affiliation: { status: "PENDING" } });
    },
  );

  test("what was refused or waits cannot be ended", async () => {
    const { arena, federation } = await pair("Sem filiação");
    const { affiliation } = await ask(arena, federation);
    expect(await end(arena.manager.token, affiliation.id)).toMatchObject({ code: "NOT_AFFILIATED" });
  });

  test("a federation with a history is not deleted", async () => {
    const { arena, federation, id } = await affiliated("Com história");
    await end(arena.manager.token, id);
    expect(
      await act(
        admin.token,
        "deleteFederation",
        { federationId: federation.globalId },
        "... on FederationInUse { dependents }",
      ),
    ).toMatchObject({ dependents: ["1 filiação encerrada no histórico"] });
  });
});

describe("while one of the two is paused", () => {
  test("a federation that waits to be activated neither invites nor is asked nor answers", async () => {
    const { arena, federation } = await pair("À espera", false);
    expect(await invite(federation, arena)).toMatchObject({ code: "FEDERATION_INACTIVE" });
    expect(await ask(arena, federation)).toMatchObject({ code: "NOT_FOUND" });
    await api().db.federation.update({ where: { id: federation.id }, data: { active: true } });
    const { affiliation } = await ask(arena, federation);
    await api().db.federation.update({ where: { id: federation.id }, data: { active: false } });
    expect(await answer(federation.manager.token, affiliation.id)).toMatchObject({
      code: "FEDERATION_INACTIVE",
    });
    // A no, or taking it back, asks for nothing new.
    expect(await answer(federation.manager.token, affiliation.id, false)).toMatchObject({
      affiliation: { status: "REFUSED" },
    });
  });

  test("an arena that is suspended neither asks nor is invited nor agrees; ending works", async () => {
    const { arena, federation } = await pair("Parada");
    const { affiliation } = await invite(federation, arena);
    const pause = (active: boolean) => api().db.arena.update({ where: { id: arena.id }, data: { active } });
    await pause(false);
    expect(await answer(arena.manager.token, affiliation.id)).toMatchObject({ code: "ARENA_SUSPENDED" });
    const other = await createFederation(api(), "Outra");
    expect(await ask(arena, other)).toMatchObject({ code: "ARENA_SUSPENDED" });
    expect(await invite(other, arena)).toMatchObject({ code: "NOT_FOUND" });
    await pause(true);
    await answer(arena.manager.token, affiliation.id);
    await pause(false);
    expect(await end(arena.manager.token, affiliation.id)).toMatchObject({
      affiliation: { status: "ENDED" },
    });
  });
});

test("an admin proposes, answers and ends in the name of a side, and it stands in the trail", async () => {
  const { arena, federation } = await pair("Administrada");
  const { affiliation } = await ask(arena, federation, admin.token);
  await answer(admin.token, affiliation.id);
  expect(await end(admin.token, affiliation.id)).toMatchObject({
    affiliation: { status: "ENDED", endedBy: "ADMINISTRATION" },
  });
  expect((await auditOf(api(), arena.id)).map(({ action }) => action)).toEqual([
    "END_AFFILIATION",
    "ACCEPT_AFFILIATION",
    "PROPOSE_AFFILIATION",
  ]);
  for (const side of [arena.manager, federation.manager])
    expect((await subjectsTo(side))[0]).toContain("terminou");
});

describe("whom one may choose", () => {
  test("an arena finds the active federations, by name and acronym", async () => {
    const { arena, federation } = await pair("Achada");
    await createFederation(api(), "Achada à espera", false);
    const find = async (search: string | null) =>
      (
        await api().data(
          `query ($search: String) { federationsToJoin(search: $search) { key name acronym } }`,
          { search },
          arena.manager.token,
        )
      )["federationsToJoin"] as { key: string; acronym: string }[];
    const found = await find("federação achada");
    expect(found.map(({ key }) => key)).toEqual([federation.id]);
    expect(await find(found[0]?.acronym.toLowerCase() ?? "")).toContainEqual(found[0]);
    expect((await find(null)).length).toBeGreaterThan(1);
  });

  test("a federation finds open arenas that belong to none, by name and city, once it types", async () => {
    const { arena, federation } = await pair("Procurada");
    await api().db.arena.update({ where: { id: arena.id }, data: { city: "Garopaba" } });
    const suspended = await createArena(api(), "Procurada e parada");
    await api().db.arena.update({ where: { id: suspended.id }, data: { active: false } });
    const find = async (search: string) =>
      (
        await api().data(
          `query ($search: String!) { viewer { federationMember { federation { arenasToInvite(search: $search) { name } } } } }`,
          { search },
          federation.manager.token,
        )
      )["viewer"].federationMember.federation.arenasToInvite;
    expect(await find("procurada")).toEqual([{ name: "Arena Procurada" }]);
    expect(await find("garopaba")).toEqual([{ name: "Arena Procurada" }]);
    expect(await find(" ")).toEqual([]);
    const { affiliation } = await ask(arena, federation);
    await answer(federation.manager.token, affiliation.id);
    expect(await find("procurada")).toEqual([]);
  });

  test("nobody is asked over and over", async () => {
    const { arena, federation } = await pair("Insistente");
    for (let time = 0; time < 20; time++)
      await withdraw(arena.manager.token, (await ask(arena, federation))["affiliation"].id);
    expect(await ask(arena, federation)).toMatchObject({ __typename: "TooManyAttempts" });
  });
});
