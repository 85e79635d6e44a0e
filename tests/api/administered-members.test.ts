import { beforeAll, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import {
  acting,
  auditOf,
  createAdmin,
  createPersonWithAddress,
  invitationTo,
  newAddress,
} from "../support/administering";
import { useApi } from "../support/api";
import { createFederation } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import type { Person } from "../support/story";

// Who works for a federation, as the administration looks after it.
const api = useApi();
const act = acting(api);
let admin: Person;
beforeAll(async () => {
  admin = await createAdmin(api());
});

const membersOf = async (id: string) =>
  (
    await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Federation { members { id position person { email } } } } }`,
      { id },
      admin.token,
    )
  )["node"].members;
const add = (federationId: string, person: object) =>
  act(
    admin.token,
    "addFederationMember",
    { federationId, personName: "Nova Pessoa", position: "Diretora", ...person },
    `... on AddFederationMemberSuccess { asked federation { members { id position person { email } } } }`,
  );
const memberOf = async (federationId: string, { userId }: Person) =>
  encodeGlobalId(
    "FederationMember",
    (await api().db.federationMember.findFirstOrThrow({ where: { federationId, userId } })).id,
  );
const removeMember = (memberId: string) =>
  act(
    admin.token,
    "removeFederationMember",
    { memberId },
    `... on RemoveFederationMemberSuccess { federation { members { position } } }`,
  );

test("people come with a new account or with their yes, get another position, and go", async () => {
  const federation = await createFederation(api(), "De pessoas");
  const email = newAddress();
  expect(await add(federation.globalId, { email })).toMatchObject({ asked: false });
  const known = await createPersonWithAddress(api(), "Conhecida");
  expect(await add(federation.globalId, { email: known.email })).toMatchObject({ asked: true });
  expect(await add(federation.globalId, { email: known.email })).toMatchObject({ code: "ALREADY_ASKED" });
  expect(await add(federation.globalId, { email })).toMatchObject({
    code: "ALREADY_MEMBER",
    path: ["email"],
  });
  await act(known.token, "answerManagementInvitation", {
    invitationId: await invitationTo(api(), known.token),
    accept: true,
  });
  const memberId = await memberOf(federation.id, known);
  await act(admin.token, "updateFederationMember", { memberId, position: "Tesoureira" });
  expect(await membersOf(federation.globalId)).toMatchObject([
    { position: "Presidente" },
    { position: "Diretora", person: { email } },
    { position: "Tesoureira", person: { email: known.email } },
  ]);
  expect(await removeMember(memberId)).toMatchObject({
    federation: { members: [{ position: "Presidente" }, { position: "Diretora" }] },
  });
  expect(await api().data("{ viewer { roles } }", {}, known.token)).toEqual({ viewer: { roles: [] } });
  expect((await mailsTo(api(), known.email))[0]?.subject).toBe("Você saiu da Federação De pessoas na Praia");
  expect(await removeMember(memberId)).toMatchObject({ code: "NO_MEMBER" });
  const trail = await auditOf(api(), federation.id);
  expect(trail.map(({ action }) => action)).toEqual([
    "REMOVE_FEDERATION_MEMBER",
    "CHANGE_FEDERATION_MEMBER",
    "ADD_FEDERATION_MEMBER",
    "ADD_FEDERATION_MEMBER",
  ]);
  const { auditTrail } = await api().data(
    `query ($id: ID) { auditTrail(first: 1, subjectId: $id) { edges { node { changes { field before after } } } } }`,
    { id: federation.globalId },
    admin.token,
  );
  expect(auditTrail.edges[0].node.changes).toContainEqual({
    field: "Pessoa",
    before: "Conhecida",
    after: null,
  });
});

test("who comes back works there again from today on", async () => {
  const federation = await createFederation(api(), "De quem volta");
  const known = await createPersonWithAddress(api(), "Quem volta");
  const join = async () => {
    await add(federation.globalId, { email: known.email });
    await act(known.token, "answerManagementInvitation", {
      invitationId: await invitationTo(api(), known.token),
      accept: true,
    });
  };
  await join();
  await removeMember(await memberOf(federation.id, known));
  await join();
  expect(await membersOf(federation.globalId)).toHaveLength(2);
});

test("the last one never goes, not even by two admins at once", async () => {
  const federation = await createFederation(api(), "Dos dois");
  await add(federation.globalId, { email: newAddress() });
  const ids = (await membersOf(federation.globalId)).map(({ id }: { id: string }) => id);
  const answers = await Promise.all(ids.map(removeMember));
  expect(answers.map((answer) => answer["code"] ?? answer["__typename"]).toSorted()).toEqual([
    "LAST_FEDERATION_MEMBER",
    "RemoveFederationMemberSuccess",
  ]);
  expect(await membersOf(federation.globalId)).toHaveLength(1);
});

test("an invitation can be taken back until it is answered", async () => {
  const federation = await createFederation(api(), "Que desiste");
  const known = await createPersonWithAddress(api(), "Demorada");
  await add(federation.globalId, { email: known.email });
  const invitationId = await invitationTo(api(), known.token);
  const withdraw = () => act(admin.token, "withdrawManagementInvitation", { invitationId });
  expect(await withdraw()).toMatchObject({ __typename: "WithdrawManagementInvitationSuccess" });
  expect(await withdraw()).toMatchObject({ __typename: "WithdrawManagementInvitationSuccess" });
  expect(await act(known.token, "answerManagementInvitation", { invitationId, accept: true })).toMatchObject({
    code: "INVITATION_CLOSED",
  });
  await add(federation.globalId, { email: known.email });
  const again = await invitationTo(api(), known.token);
  await act(known.token, "answerManagementInvitation", { invitationId: again, accept: false });
  expect(await act(admin.token, "withdrawManagementInvitation", { invitationId: again })).toMatchObject({
    code: "ALREADY_ANSWERED",
  });
});
