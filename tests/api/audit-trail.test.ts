import { beforeAll, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { perform } from "../support/identity-operations";
import { createPerson, type Person } from "../support/story";

const api = useApi();
const { createAccount } = useAccounts(api);
let admin: Person;
beforeAll(async () => {
  admin = await createPerson(api(), "Administradora", ["ADMIN"]);
});

const trail = async (userId: string | null = null, page = "first: 20") => {
  const { auditTrail } = await api().data(
    `query ($subjectId: ID) { auditTrail(${page}, subjectId: $subjectId) { totalCount pageInfo { endCursor }
      edges { node { at action adminName subjectKind subjectKey subjectName reason changes { field before after } } } } }`,
    { subjectId: userId && encodeGlobalId("User", userId) },
    admin.token,
  );
  return {
    ...auditTrail,
    nodes: auditTrail.edges.map(({ node }: { node: Record<string, unknown> }) => node),
  };
};
const letIn = async () => {
  const account = await createAccount();
  await perform(api(), "issueTemporaryPassword", { email: account.email }, { token: admin.token });
  return account;
};

test("what an admin does is written down with who, when, what and on whom", async () => {
  const { userId } = await letIn();
  expect((await trail(userId)).nodes).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-/),
      action: "ISSUE_TEMPORARY_PASSWORD",
      adminName: "Administradora",
      subjectKind: "USER",
      subjectKey: userId,
      subjectName: "Conta de Teste",
      reason: null,
      changes: [],
    },
  ]);
});

test("what a rule refuses is not written down", async () => {
  const before = await api().db.auditEntry.count();
  await perform(api(), "issueTemporaryPassword", { email: "ninguem@teste.example" }, { token: admin.token });
  expect(await api().db.auditEntry.count()).toBe(before);
});

test("the newest comes first, page after page, of all or of one", async () => {
  const [first, second] = [await letIn(), await letIn()];
  const all = await trail(null, "first: 1");
  expect(all.nodes).toMatchObject([{ subjectKey: second.userId }]);
  expect(await trail(null, `first: 1, after: "${all.pageInfo.endCursor}"`)).toMatchObject({
    nodes: [{ subjectKey: first.userId }],
  });
  expect(await trail(first.userId)).toMatchObject({ totalCount: 1, nodes: [{ subjectKey: first.userId }] });
});

test("the database refuses to change it, to delete it and to empty it", async () => {
  await letIn();
  const kept = await api().db.auditEntry.findMany();
  const refused = [
    "UPDATE auditoria SET motivo = 'outro'",
    "DELETE FROM auditoria",
    "TRUNCATE auditoria",
    "TRUNCATE usuarios, auditoria CASCADE",
    "SET LOCAL session_replication_role = replica; DELETE FROM auditoria",
  ];
  for (const statement of refused)
    await expect(
      api().db.$transaction(async (tx) => {
        for (const part of statement.split("; ")) await tx.$executeRawUnsafe(part);
      }),
    ).rejects.toThrow("neither changed nor deleted");
  expect(await api().db.auditEntry.findMany()).toEqual(kept);
});

test("of who has deleted their account it keeps the id and no name", async () => {
  const { userId } = await letIn();
  const { passwordHash } = await api().db.user.findUniqueOrThrow({
    where: { id: (await createAccount()).userId },
  });
  await api().db.user.update({ where: { id: userId }, data: { passwordHash, temporaryPasswordUntil: null } });
  const token = await api().tokenOf(userId);
  const { exportPersonalData } = await api().data(
    "mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }",
    {},
    token,
  );
  expect(JSON.parse(exportPersonalData.json).acoesDaAdministracao).toMatchObject([
    { acao: "Enviou uma senha provisória", motivo: null },
  ]);
  const gone = await perform(api(), "deleteAccount", { password, confirmation: "EXCLUIR" }, { token });
  expect(gone["__typename"]).toBe("DeleteAccountSuccess");
  expect((await trail(userId)).nodes).toMatchObject([{ subjectKey: userId, subjectName: "Conta excluída" }]);
  expect(JSON.stringify(await api().db.auditEntry.findMany())).not.toContain("Conta de Teste");
});
