import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useAccounts } from "../support/accounts";
import {
  acting,
  arenaInput,
  auditOf,
  createAdmin,
  createPersonWithAddress,
  invitationTo,
  newAddress,
  orNoAccess,
  temporaryPasswordMailedTo,
} from "../support/administering";
import { useApi } from "../support/api";
import { mailsTo } from "../support/mails";
import { createArena, createPerson, nextCnpj, type Person } from "../support/story";

const api = useApi();
const { signIn } = useAccounts(api);
const act = acting(api);
let admin: Person;
beforeAll(async () => {
  admin = await createAdmin(api());
});

const shown = `id name active suspendedAt suspensionReason responsibleName email cnpj fullAddress contactPhone version
  courtCount hourlyRateInCents dayUseInCents owner { email name } invitations { id person { email } }
  counts { athleteCount teacherCount tournamentCount runningTournamentCount } federation { acronym }`;
const create = (input: object = {}) =>
  act(
    admin.token,
    "createArena",
    arenaInput(input),
    `... on CreateArenaSuccess { asked arena { ${shown} } }`,
  );
const see = async (id: string) =>
  (await api().data(`query ($id: ID!) { node(id: $id) { ... on Arena { ${shown} } } }`, { id }, admin.token))[
    "node"
  ];
const keyOf = (globalId: string): string => Buffer.from(globalId, "base64").toString().split(":")[1] ?? "";
const addressOf = async ({ userId }: Person) =>
  (await api().db.user.findUniqueOrThrow({ where: { id: userId } })).email;
const save = (arenaId: string, version: number, more: object) => {
  const { courtCount: _c, hourlyRateInCents: _h, dayUseInCents: _d, ...record } = arenaInput();
  return act(
    admin.token,
    "updateArena",
    { arenaId, version, ...record, ...more },
    `... on UpdateArenaSuccess { arena { name version } } ... on ArenaChangedMeanwhile { arena { name version } }`,
  );
};
const handOver = (arenaId: string, person: object) =>
  act(
    admin.token,
    "handOverArena",
    { arenaId, personName: "Nova Dona", ...person },
    `... on HandOverArenaSuccess { asked arena { ${shown} } }`,
  );
const answer = async (token: string, accept = true) =>
  act(token, "answerManagementInvitation", { invitationId: await invitationTo(api(), token), accept });
const home = (token: string) => api().data("{ viewer { roles managesArena arena { name } } }", {}, token);

describe("a new arena", () => {
  test("has its courts and prices, and is its manager's, who has an account now; never the admin's", async () => {
    const email = newAddress();
    const made = await create({ email, courtCount: 3, hourlyRateInCents: 6000, dayUseInCents: 2500 });
    expect(made).toMatchObject({
      asked: false,
      arena: {
        courtCount: 3,
        hourlyRateInCents: 6000,
        dayUseInCents: 2500,
        active: true,
        owner: { email, name: "Otávio Lins" },
        invitations: [],
        counts: { athleteCount: 0, teacherCount: 0, tournamentCount: 0, runningTournamentCount: 0 },
        federation: null,
      },
    });
    const courts = await api().db.court.findMany({
      where: { arenaId: keyOf(made["arena"].id), active: true },
      orderBy: { number: "asc" },
    });
    expect(courts.map(({ name }) => name)).toEqual(["Quadra 1", "Quadra 2", "Quadra 3"]);
    expect(await home(admin.token)).toMatchObject({ viewer: { managesArena: false } });
    const password = await temporaryPasswordMailedTo(api(), email);
    const token = (await signIn(email, password)).answer["accessToken"]!;
    await act(token, "changePassword", { currentPassword: password, newPassword: "MareAlta2026" });
    const entered = (await signIn(email, "MareAlta2026")).answer["accessToken"]!;
    expect(await home(entered)).toMatchObject({
      viewer: { roles: ["ARENA_MANAGER"], arena: { name: made["arena"].name } },
    });
    const [entry] = await auditOf(api(), keyOf(made["arena"].id));
    expect(entry).toMatchObject({
      action: "CREATE_ARENA",
      after: { "Nome da arena": made["arena"].name, Quadras: 3, Responsável: "•••", Email: "•••" },
    });
  });

  test("asks who has an account, and is nobody's and seen by nobody until they say yes", async () => {
    const person = await createPersonWithAddress(api(), "Nara Conhecida");
    const made = await create({ email: person.email });
    expect(made).toMatchObject({
      asked: true,
      arena: { owner: null, invitations: [{ person: { email: person.email } }] },
    });
    const { pageKey } = await api().db.arena.findUniqueOrThrow({ where: { id: keyOf(made["arena"].id) } });
    const page = async () => (await api().data(`{ publicArena(key: "${pageKey}") { name } }`))["publicArena"];
    expect(await page()).toBeNull();
    expect(await home(person.token)).toMatchObject({ viewer: { managesArena: false } });
    await answer(person.token);
    expect(await home(person.token)).toMatchObject({
      viewer: { managesArena: true, roles: ["ARENA_MANAGER"] },
    });
    expect(await see(made["arena"].id)).toMatchObject({
      responsibleName: "Nara Conhecida",
      email: person.email,
      owner: { email: person.email },
      invitations: [],
    });
    expect(await page()).toEqual({ name: made["arena"].name });
  });

  test("what the form says wrong is told beside each field", async () => {
    expect(
      await create({
        name: "A",
        responsibleName: "O",
        email: "x",
        cnpj: "123",
        fullAddress: "Rua",
        courtCount: 0,
        hourlyRateInCents: -1,
        dayUseInCents: -1,
      }),
    ).toMatchObject({
      __typename: "InvalidInput",
      fields: [
        { path: ["name"], message: "Nome da arena deve ter pelo menos 2 caracteres" },
        { path: ["responsibleName"], message: "Nome do responsável deve ter pelo menos 2 caracteres" },
        { path: ["email"], message: "Email inválido" },
        { path: ["cnpj"], message: "CNPJ inválido" },
        { path: ["fullAddress"], message: "Endereço deve ser mais completo" },
        { path: ["courtCount"], message: "Deve ter pelo menos 1 quadra" },
        { path: ["hourlyRateInCents"], message: "Valor deve ser positivo" },
        { path: ["dayUseInCents"], message: "Valor deve ser positivo" },
      ],
    });
  });

  test("a CNPJ is one arena's, also of two made at once; a second click makes none", async () => {
    const input = arenaInput();
    const answers = await Promise.all([create(input), create({ ...input, email: newAddress() })]);
    expect(answers.map((made) => made["__typename"]).toSorted()).toEqual([
      "CreateArenaSuccess",
      "InvalidInput",
    ]);
    expect(await create(input)).toMatchObject({
      fields: [{ path: ["cnpj"], message: "Este CNPJ já está cadastrado" }],
    });
  });
});

describe("editing", () => {
  test("of two admins who have read the same, one wins and the other is told and shown what is there", async () => {
    const arena = await createArena(api(), "Editada");
    const answers = await Promise.all([
      save(arena.globalId, 0, { name: "De uma" }),
      save(arena.globalId, 0, { name: "De outra" }),
    ]);
    const [won, told] = answers.toSorted((a, b) => b["__typename"].localeCompare(a["__typename"]));
    expect(won).toMatchObject({ __typename: "UpdateArenaSuccess", arena: { version: 1 } });
    expect(told).toMatchObject({
      __typename: "ArenaChangedMeanwhile",
      message: "Outra pessoa salvou esta arena enquanto você editava. Confira o que mudou e salve de novo.",
      arena: { name: won?.["arena"].name, version: 1 },
    });
    expect(await save(arena.globalId, 1, { name: "Depois de olhar" })).toMatchObject({
      arena: { version: 2 },
    });
    expect(await auditOf(api(), arena.id)).toHaveLength(2);
  });

  test("keeps another arena's CNPJ out, and lets one's own stay", async () => {
    const [one, other] = [await createArena(api(), "Uma"), await createArena(api(), "Outra")];
    const cnpj = nextCnpj();
    expect(await save(one.globalId, 0, { cnpj })).toMatchObject({ arena: { version: 1 } });
    expect(await save(one.globalId, 1, { cnpj })).toMatchObject({ arena: { version: 2 } });
    expect(await save(other.globalId, 0, { cnpj })).toMatchObject({ fields: [{ path: ["cnpj"] }] });
  });
});

describe("suspended and again", () => {
  const suspend = (arenaId: string, reason: string) => act(admin.token, "suspendArena", { arenaId, reason });

  test("asks for a reason, which its people read in their area and by mail; the first one stays", async () => {
    const arena = await createArena(api(), "Suspensa");
    expect(await suspend(arena.globalId, " ")).toMatchObject({
      fields: [{ path: ["reason"], message: "Diga o motivo com pelo menos 5 caracteres" }],
    });
    const reason = "Alvará vencido";
    await suspend(arena.globalId, reason);
    await suspend(arena.globalId, "outro motivo qualquer");
    const { viewer } = await api().data(
      "{ viewer { arena { active suspendedAt suspensionReason } pausedPlaces { kind name state reason } } }",
      {},
      arena.manager.token,
    );
    expect(viewer).toMatchObject({
      arena: { active: false, suspensionReason: reason },
      pausedPlaces: [{ kind: "ARENA", name: "Arena Suspensa", state: "SUSPENDED", reason }],
    });
    const email = await addressOf(arena.manager);
    expect((await mailsTo(api(), email)).map(({ subject }) => subject)).toEqual([
      "A Arena Suspensa está suspensa na Praia",
    ]);
    await act(admin.token, "reactivateArena", {
      arenaId: arena.globalId,
      reason: "Obrigada pelos documentos",
    });
    await act(admin.token, "reactivateArena", { arenaId: arena.globalId });
    expect(await see(arena.globalId)).toMatchObject({
      active: true,
      suspendedAt: null,
      suspensionReason: null,
    });
    const mails = await mailsTo(api(), email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain("Recado da administração: Obrigada pelos documentos");
    expect((await auditOf(api(), arena.id)).map(({ action, reason: why }) => [action, why])).toEqual([
      ["REACTIVATE_ARENA", "Obrigada pelos documentos"],
      ["SUSPEND_ARENA", reason],
    ]);
  });
});

describe("handing over", () => {
  test("to an address that nobody has: at once; who had it is told and has nothing left of it", async () => {
    const arena = await createArena(api(), "Passada");
    const former = await addressOf(arena.manager);
    const email = newAddress();
    expect(await handOver(arena.globalId, { email })).toMatchObject({
      asked: false,
      arena: { owner: { email }, responsibleName: "Nova Dona", email },
    });
    expect(await home(arena.manager.token)).toMatchObject({
      viewer: { roles: [], managesArena: false, arena: null },
    });
    expect((await mailsTo(api(), former))[0]?.subject).toBe("A Arena Passada passou a outra pessoa na Praia");
    expect((await mailsTo(api(), email)).map(({ subject }) => subject)).toEqual([
      "Seu acesso à Arena Passada na Praia",
    ]);
    expect((await auditOf(api(), arena.id))[0]).toMatchObject({
      action: "HAND_OVER_ARENA",
      before: { Pessoa: arena.manager.userId },
      after: { "Aguarda resposta": false },
    });
  });

  test("to somebody known: with their yes, until then it stays whose it is", async () => {
    const arena = await createArena(api(), "Oferecida");
    const person = await createPersonWithAddress(api(), "Quem assume");
    expect(await handOver(arena.globalId, { email: person.email })).toMatchObject({
      asked: true,
      arena: { owner: { email: await addressOf(arena.manager) } },
    });
    expect(await home(arena.manager.token)).toMatchObject({ viewer: { managesArena: true } });
    await answer(person.token);
    expect(await see(arena.globalId)).toMatchObject({ owner: { email: person.email } });
    expect(await home(arena.manager.token)).toMatchObject({ viewer: { managesArena: false } });
    expect((await mailsTo(api(), person.email))[0]?.subject).toBe("A Arena Oferecida agora é sua na Praia");
  });

  test("never to an account that is being deleted, whoever is faster", async () => {
    for (let round = 0; round < 4; round++) {
      const arena = await createArena(api(), "Disputada");
      const person = await createPersonWithAddress(api(), "Quem vai embora");
      await handOver(arena.globalId, { email: person.email });
      const invitationId = await invitationTo(api(), person.token);
      const [deleted, answered] = await Promise.all([
        act(admin.token, "deleteUserAccount", {
          userId: encodeGlobalId("User", person.userId),
          reason: "Pediu por telefone",
        }),
        orNoAccess(act(person.token, "answerManagementInvitation", { invitationId, accept: true })),
      ]);
      const { owner } = await see(arena.globalId);
      const took = answered["__typename"] === "AnswerManagementInvitationSuccess";
      expect(deleted["code"]).toBe(took ? "OWNS_ARENA" : undefined);
      expect(owner.email).toBe(took ? person.email : await addressOf(arena.manager));
    }
  });

  test("who declines leaves it as it is, and the admin is told", async () => {
    const arena = await createArena(api(), "Recusada");
    const person = await createPersonWithAddress(api(), "Quem recusa");
    await handOver(arena.globalId, { email: person.email });
    await answer(person.token, false);
    expect(await see(arena.globalId)).toMatchObject({
      owner: { email: await addressOf(arena.manager) },
      invitations: [],
    });
    expect((await mailsTo(api(), await addressOf(admin)))[0]?.subject).toBe(
      "Quem recusa recusou cuidar da Arena Recusada",
    );
  });

  test("not to whose it is, and to one person at a time", async () => {
    const arena = await createArena(api(), "Disputada");
    expect(await handOver(arena.globalId, { email: await addressOf(arena.manager) })).toMatchObject({
      code: "OWNER_ALREADY",
      path: ["email"],
    });
    const [one, other] = [
      await createPersonWithAddress(api(), "Primeira"),
      await createPersonWithAddress(api(), "Segunda"),
    ];
    await handOver(arena.globalId, { email: one.email });
    expect(await handOver(arena.globalId, { email: other.email })).toMatchObject({ code: "OTHER_ASKED" });
    const [invitation] = (await see(arena.globalId)).invitations;
    await act(admin.token, "withdrawManagementInvitation", { invitationId: invitation.id });
    expect(await handOver(arena.globalId, { email: other.email })).toMatchObject({ asked: true });
  });

  test("a disabled account is not asked", async () => {
    const arena = await createArena(api(), "De ninguém");
    const person = await createPersonWithAddress(api(), "Desativada");
    await api().db.user.update({ where: { id: person.userId }, data: { disabledAt: new Date() } });
    expect(await handOver(arena.globalId, { email: person.email })).toMatchObject({
      fields: [{ path: ["email"], message: "A conta deste e-mail está desativada" }],
    });
  });

  test("who has another arena keeps the role for it", async () => {
    const [one, other] = [await createArena(api(), "Que fica"), await createArena(api(), "Que vai")];
    await api().db.arena.update({ where: { id: other.id }, data: { ownerId: one.manager.userId } });
    await handOver(other.globalId, { email: newAddress() });
    expect(await home(one.manager.token)).toMatchObject({
      viewer: { roles: ["ARENA_MANAGER"], arena: { name: "Arena Que fica" } },
    });
  });
});

describe("the list", () => {
  const list = async (filter: string, token: string | null = admin.token) => {
    const { allArenas } = await api().data(
      `{ allArenas(first: 50, ${filter}) { totalCount edges { node { name } } } }`,
      {},
      token,
    );
    return allArenas.edges.map(({ node }: { node: { name: string } }) => node.name);
  };

  test("finds by name, who is responsible and e-mail, and by state", async () => {
    const arena = await createArena(api(), "Da lista");
    const { email } = await api().db.arena.findUniqueOrThrow({ where: { id: arena.id } });
    for (const search of ["arena da LISTA", "gestora da lista", email])
      expect(await list(`search: "${search}"`)).toEqual(["Arena Da lista"]);
    expect(await list(`search: "da lista", active: false`)).toEqual([]);
    expect(await list(`search: "da l_sta"`)).toEqual([]);
  });

  test("is for admins alone", async () => {
    const { manager } = await createArena(api(), "Curiosa");
    for (const token of [manager.token, (await createPerson(api(), "Ninguém")).token]) {
      const { errors } = await api().run("{ allArenas(first: 1) { totalCount } }", {}, token);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
    }
  });
});
