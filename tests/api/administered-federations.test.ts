import { beforeAll, describe, expect, test } from "vitest";
import { useAccounts } from "../support/accounts";
import {
  acting,
  auditOf,
  createAdmin,
  createPersonWithAddress,
  federationInput,
  invitationTo,
  newAddress,
  temporaryPasswordMailedTo,
} from "../support/administering";
import { useApi } from "../support/api";
import { createFederation, createRanking, type FederationStory } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import { createArena, nextCnpj, nextNumber, type Person } from "../support/story";

const api = useApi();
const { signIn } = useAccounts(api);
const act = acting(api);
let admin: Person;
beforeAll(async () => {
  admin = await createAdmin(api());
});

const shown = `id name acronym state active inactiveSince inactiveReason cnpj fullAddress email phone responsibleName website
  version arenaCount dependents invitations { placeName position person { email } }
  members { id position person { email name } }`;
const create = (input: object = {}) =>
  act(
    admin.token,
    "createFederation",
    federationInput(input),
    `... on CreateFederationSuccess { asked federation { ${shown} } }`,
  );
const see = async (id: string) =>
  (
    await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Federation { ${shown} } } }`,
      { id },
      admin.token,
    )
  )["node"];
const save = (federation: FederationStory | { globalId: string }, version: number, more: object) => {
  const { position: _position, ...record } = federationInput();
  return act(
    admin.token,
    "updateFederation",
    { federationId: federation.globalId, version, ...record, ...more },
    `... on UpdateFederationSuccess { federation { name version } }
     ... on FederationChangedMeanwhile { federation { name version } }`,
  );
};
const keyOf = (globalId: string): string => Buffer.from(globalId, "base64").toString().split(":")[1] ?? "";
const addressOf = async ({ userId }: Person) =>
  (await api().db.user.findUniqueOrThrow({ where: { id: userId } })).email;

describe("a new federation", () => {
  test("gives an account to an address that nobody has, whose owner runs it at once", async () => {
    const email = newAddress();
    const made = await create({ email });
    expect(made).toMatchObject({ __typename: "CreateFederationSuccess", asked: false });
    expect(made["federation"]).toMatchObject({
      state: "ACTIVE",
      website: "https://fcbt.example",
      members: [{ position: "Presidente", person: { email, name: "Helena Prado" } }],
      invitations: [],
      dependents: [],
    });
    const [mail] = await mailsTo(api(), email);
    expect(mail?.subject).toBe(`Seu acesso à ${made["federation"].name} na Praia`);
    expect(mail?.text).toContain("com o cargo de Presidente");
    expect(mail?.text).toContain("/federation-auth");
    const { answer } = await signIn(email, await temporaryPasswordMailedTo(api(), email));
    const token = answer["accessToken"]!;
    await act(token, "changePassword", {
      currentPassword: await temporaryPasswordMailedTo(api(), email),
      newPassword: "MareAlta2026",
    });
    const entered = (await signIn(email, "MareAlta2026")).answer["accessToken"]!;
    expect(
      await api().data("{ viewer { roles federationMember { federation { name } } } }", {}, entered),
    ).toEqual({
      viewer: {
        roles: ["FEDERATION_MANAGER"],
        federationMember: { federation: { name: made["federation"].name } },
      },
    });
  });

  test("asks who has an account, and nothing changes before they say yes", async () => {
    const person = await createPersonWithAddress(api(), "Dora Conhecida");
    const made = await create({ email: person.email });
    expect(made).toMatchObject({ asked: true, federation: { members: [] } });
    expect(made["federation"].invitations).toMatchObject([{ position: "Presidente" }]);
    expect((await mailsTo(api(), person.email))[0]?.text).toContain("/conta");
    const roles = () => api().data("{ viewer { roles } }", {}, person.token);
    expect(await roles()).toEqual({ viewer: { roles: [] } });
    const invitationId = await invitationTo(api(), person.token);
    const answer = () =>
      act(
        person.token,
        "answerManagementInvitation",
        { invitationId, accept: true },
        "... on AnswerManagementInvitationSuccess { invitation { status } viewer { roles workplaces { name title } } }",
      );
    const yes = {
      invitation: { status: "ACCEPTED" },
      viewer: {
        roles: ["FEDERATION_MANAGER"],
        workplaces: [{ name: made["federation"].acronym, title: "Presidente" }],
      },
    };
    expect(await answer()).toMatchObject(yes);
    expect(await answer()).toMatchObject(yes); // a second click
    expect(await see(made["federation"].id)).toMatchObject({
      members: [{ person: { name: "Dora Conhecida" } }],
      invitations: [],
    });
    const [told] = await mailsTo(api(), await addressOf(admin));
    expect(told?.subject).toBe(`Dora Conhecida aceitou cuidar da ${made["federation"].name}`);
    expect(
      await act(person.token, "answerManagementInvitation", { invitationId, accept: false }),
    ).toMatchObject({ code: "INVITATION_CLOSED" });
  });

  test("an account that nobody has ever confirmed is not asked: its password may be a stranger's", async () => {
    const email = newAddress();
    const { id } = await api().db.user.create({
      data: { email, name: "Cadastro Aberto", passwordHash: "x" },
    });
    expect(await create({ email })).toMatchObject({
      asked: false,
      federation: { members: [{ person: { email } }] },
    });
    const user = await api().db.user.findUniqueOrThrow({ where: { id } });
    expect(user.passwordHash).not.toBe("x");
    expect(user.temporaryPasswordUntil).not.toBeNull();
  });

  test("what the form says wrong is told beside each field", async () => {
    expect(
      await create({ name: "F", acronym: "", cnpj: "123", email: "x", website: "fcbt", position: "" }),
    ).toMatchObject({
      __typename: "InvalidInput",
      fields: [
        { path: ["name"], message: "Nome da federação deve ter pelo menos 2 caracteres" },
        { path: ["acronym"], message: "Sigla deve ter pelo menos 2 caracteres" },
        { path: ["cnpj"], message: "CNPJ inválido" },
        { path: ["email"], message: "Email inválido" },
        { path: ["website"], message: "URL inválida" },
        { path: ["position"], message: "Informe o cargo" },
      ],
    });
  });

  test("acronym and CNPJ are one federation's, also of two made at once", async () => {
    const taken = federationInput();
    const answers = await Promise.all([create({ ...taken, email: newAddress() }), create(taken)]);
    expect(answers.map((answer) => answer["__typename"]).toSorted()).toEqual([
      "CreateFederationSuccess",
      "InvalidInput",
    ]);
    expect(answers.find((answer) => answer["__typename"] === "InvalidInput")?.["fields"]).toEqual([
      { path: ["acronym"], message: "Esta sigla já está cadastrada" },
      { path: ["cnpj"], message: "Este CNPJ já está cadastrado" },
    ]);
  });

  test("stands in the trail, without what is about people", async () => {
    const made = await create();
    const [entry] = await auditOf(api(), keyOf(made["federation"].id));
    expect(entry).toMatchObject({
      action: "CREATE_FEDERATION",
      adminId: admin.userId,
      subjectKind: "FEDERATION",
    });
    expect(entry?.after).toMatchObject({
      Sigla: made["federation"].acronym,
      Email: "•••",
      Responsável: "•••",
    });
    expect(JSON.stringify(entry)).not.toContain("Helena");
  });
});

describe("editing", () => {
  test("saves, and the second of two who have read the same is told and shown what is there", async () => {
    const federation = await createFederation(api(), "Editada");
    expect(await save(federation, 0, { name: "Primeira" })).toMatchObject({
      federation: { name: "Primeira", version: 1 },
    });
    expect(await save(federation, 0, { name: "Segunda" })).toMatchObject({
      __typename: "FederationChangedMeanwhile",
      federation: { name: "Primeira", version: 1 },
    });
    expect(await see(federation.globalId)).toMatchObject({ name: "Primeira" });
    expect(await save(federation, 1, { name: "Segunda" })).toMatchObject({ federation: { version: 2 } });
    const entries = await auditOf(api(), federation.id);
    expect(entries.map(({ action }) => action)).toEqual(["UPDATE_FEDERATION", "UPDATE_FEDERATION"]);
    expect(entries[0]).toMatchObject({ before: { Nome: "Primeira" }, after: { Nome: "Segunda" } });
  });

  test("what changes nothing writes nothing", async () => {
    const federation = await createFederation(api(), "Igual");
    const { position: _position, ...record } = federationInput();
    const twice = async () => save(federation, 0, record);
    await twice();
    const after = await see(federation.globalId);
    expect(await twice()).toMatchObject({ federation: { version: after.version } });
    expect(await auditOf(api(), federation.id)).toHaveLength(1);
  });

  test("another's acronym and CNPJ are refused, one's own stay", async () => {
    const [one, other] = [await createFederation(api(), "Uma"), await createFederation(api(), "Outra")];
    const record = { acronym: `X${nextNumber()}`, cnpj: nextCnpj() };
    expect(await save(one, 0, record)).toMatchObject({ __typename: "UpdateFederationSuccess" });
    expect(await save(one, 1, { ...record, name: "Com os mesmos" })).toMatchObject({
      __typename: "UpdateFederationSuccess",
    });
    expect(await save(other, 0, record)).toMatchObject({
      __typename: "InvalidInput",
      fields: [{ path: ["acronym"] }, { path: ["cnpj"] }],
    });
  });
});

describe("active or not", () => {
  const turn = (
    mutation: "activateFederation" | "deactivateFederation",
    federationId: string,
    more: object = {},
  ) => act(admin.token, mutation, { federationId, ...more });

  test("activating tells its people, once", async () => {
    const federation = await createFederation(api(), "Que espera", false);
    const email = await addressOf(federation.manager);
    expect(await see(federation.globalId)).toMatchObject({ state: "WAITING" });
    await turn("activateFederation", federation.globalId);
    await turn("activateFederation", federation.globalId);
    expect(await see(federation.globalId)).toMatchObject({ state: "ACTIVE", active: true });
    expect((await mailsTo(api(), email)).map(({ subject }) => subject)).toEqual([
      "A Federação Que espera está ativa na Praia",
    ]);
    expect(await auditOf(api(), federation.id)).toHaveLength(1);
  });

  test("making it inactive asks for a reason, which its people read", async () => {
    const federation = await createFederation(api(), "Que para");
    expect(await turn("deactivateFederation", federation.globalId, { reason: "x" })).toMatchObject({
      fields: [{ path: ["reason"], message: "Diga o motivo com pelo menos 5 caracteres" }],
    });
    const reason = "Documentos vencidos desde março";
    await turn("deactivateFederation", federation.globalId, { reason });
    await turn("deactivateFederation", federation.globalId, { reason: "outro motivo" });
    const { viewer } = await api().data(
      "{ viewer { federationMember { federation { state inactiveReason } } } }",
      {},
      federation.manager.token,
    );
    expect(viewer.federationMember.federation).toEqual({ state: "INACTIVE", inactiveReason: reason });
    const mails = await mailsTo(api(), await addressOf(federation.manager));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`Motivo: ${reason}`);
    expect((await auditOf(api(), federation.id))[0]).toMatchObject({
      action: "DEACTIVATE_FEDERATION",
      reason,
    });
    await turn("activateFederation", federation.globalId);
    expect(await see(federation.globalId)).toMatchObject({ state: "ACTIVE", inactiveReason: null });
  });
});

describe("deleting", () => {
  const remove = (federationId: string, token = admin.token) =>
    act(
      token,
      "deleteFederation",
      { federationId },
      "... on DeleteFederationSuccess { deletedFederationId } ... on FederationInUse { dependents }",
    );

  test("works while nothing hangs on it; its people keep the account and are told", async () => {
    const { globalId, id, manager } = await createFederation(api(), "Sem nada");
    await api().db.userRole.create({ data: { userId: manager.userId, role: "FEDERATION_MANAGER" } });
    expect(await remove(globalId)).toMatchObject({ deletedFederationId: globalId });
    expect(await api().data("{ viewer { roles } }", {}, manager.token)).toEqual({ viewer: { roles: [] } });
    expect((await mailsTo(api(), await addressOf(manager)))[0]?.subject).toBe(
      "A Federação Sem nada foi excluída da Praia",
    );
    expect((await auditOf(api(), id))[0]).toMatchObject({
      action: "DELETE_FEDERATION",
      before: { Nome: "Federação Sem nada" },
    });
    const { errors } = await api().run(
      `mutation ($input: DeleteFederationInput!) { deleteFederation(input: $input) { __typename } }`,
      { input: { federationId: globalId } },
      admin.token,
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
  });

  test("is refused while something does, which is told", async () => {
    const { globalId, id } = await createFederation(api(), "Com tudo");
    for (const mark of ["Filiada um", "Filiada dois"]) {
      const arena = await createArena(api(), mark);
      await api().db.arena.update({ where: { id: arena.id }, data: { federationId: id } });
    }
    await createRanking(api(), { federationId: id }, {});
    expect(await see(globalId)).toMatchObject({
      arenaCount: 2,
      dependents: ["2 arenas filiadas", "1 ranking"],
    });
    expect(await remove(globalId)).toMatchObject({
      __typename: "FederationInUse",
      message:
        "A federação não pode ser excluída: ela tem 2 arenas filiadas e 1 ranking. Você pode inativá-la.",
      dependents: ["2 arenas filiadas", "1 ranking"],
    });
    expect(await auditOf(api(), id)).toEqual([]);
  });

  test("whom it had asked is asked no longer", async () => {
    const person = await createPersonWithAddress(api(), "Convidada à toa");
    const made = await create({ email: person.email });
    const invitationId = await invitationTo(api(), person.token);
    await remove(made["federation"].id);
    expect(
      await act(person.token, "answerManagementInvitation", { invitationId, accept: true }),
    ).toMatchObject({ code: "INVITATION_CLOSED" });
  });
});

describe("the list", () => {
  const list = async (filter: string, token = admin.token) => {
    const { allFederations } = await api().data(
      `{ allFederations(first: 50, ${filter}) { totalCount edges { node { name } } } }`,
      {},
      token,
    );
    return {
      names: allFederations.edges.map(({ node }: { node: { name: string } }) => node.name),
      totalCount: allFederations.totalCount,
    };
  };

  test("finds by name, acronym and who is responsible, whatever signs are typed, and by state", async () => {
    const one = await createFederation(api(), "Lista 100%", false);
    const { acronym } = await api().db.federation.findUniqueOrThrow({ where: { id: one.id } });
    const found = { names: ["Federação Lista 100%"], totalCount: 1 };
    expect(await list(`search: "lista 100%"`)).toEqual(found);
    expect(await list(`search: "presidente lista 100%"`)).toEqual(found);
    expect((await list(`search: "${acronym.toLowerCase()}"`)).names).toContain("Federação Lista 100%");
    expect(await list(`search: "LISTA_100"`)).toEqual({ names: [], totalCount: 0 });
    expect(await list(`search: "100% presidente lista"`)).toEqual(found);
    expect(await list(`search: "lista 100%", state: WAITING`)).toEqual(found);
    expect(await list(`search: "lista 100%", state: INACTIVE`)).toEqual({ names: [], totalCount: 0 });
  });
});
