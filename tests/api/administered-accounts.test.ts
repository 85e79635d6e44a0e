import { beforeAll, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useAccounts } from "../support/accounts";
import { acting, auditOf, createAdmin, newAddress } from "../support/administering";
import { useApi } from "../support/api";
import { nextCpf } from "../support/cpf";
import { mailsTo } from "../support/mails";
import { createArena, type Person } from "../support/story";

// What an admin does with an account itself: its sessions, its locks, and what its owner may ask for by law.
const api = useApi();
const { createAccount, signIn } = useAccounts(api);
const act = acting(api);
let admin: Person;
beforeAll(async () => {
  admin = await createAdmin(api());
});

const globalId = (userId: string) => encodeGlobalId("User", userId);
const accessTo = async (userId: string) =>
  (
    await api().data(
      `query ($id: ID!) { node(id: $id) { ... on User { access { lockedUntil openSessions { device } } } } }`,
      { id: globalId(userId) },
      admin.token,
    )
  )["node"].access;

const onAccount = (mutation: string, userId: string) =>
  api().data(
    `mutation { ${mutation}(input: { userId: "${globalId(userId)}" }) { user { id } } }`,
    {},
    admin.token,
  );

test("what is open can be ended, and who typed a wrong password too often let in", async () => {
  const { userId, email } = await createAccount();
  await signIn(email);
  expect((await accessTo(userId)).openSessions).toHaveLength(1);
  await onAccount("endUserSessions", userId);
  expect((await accessTo(userId)).openSessions).toEqual([]);
  for (let guess = 0; guess < 5; guess++) await signIn(email, "Errada2026");
  expect((await signIn(email)).answer["__typename"]).toBe("TooManyAttempts");
  expect((await accessTo(userId)).lockedUntil).not.toBeNull();
  await onAccount("unlockSignIn", userId);
  expect((await accessTo(userId)).lockedUntil).toBeNull();
  expect((await signIn(email)).answer["__typename"]).toBe("SignInSuccess");
  expect((await auditOf(api(), userId)).map(({ action }) => action)).toEqual([
    "UNLOCK_SIGN_IN",
    "END_SESSIONS",
  ]);
});

test("what is kept of somebody who asks is handed out and forgotten, and that is written down", async () => {
  const { userId, email } = await createAccount();
  const data = await act(
    admin.token,
    "exportUserData",
    { userId: globalId(userId) },
    "... on ExportUserDataSuccess { json }",
  );
  expect(JSON.parse(data["json"]).conta.email).toBe(email);
  const drop = (id: string, reason = "Pediu por telefone") =>
    act(admin.token, "deleteUserAccount", { userId: globalId(id), reason });
  expect((await drop(userId, "x"))["__typename"]).toBe("InvalidInput");
  expect((await drop((await createArena(api(), "De quem fica")).manager.userId))["code"]).toBe("OWNS_ARENA");
  expect((await drop(admin.userId))["code"]).toBe("OWN_ACCOUNT");
  expect((await drop(userId))["__typename"]).toBe("DeleteUserAccountSuccess");
  expect(await api().db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
    name: "Conta excluída",
  });
  expect((await auditOf(api(), userId)).map(({ action }) => action)).toEqual([
    "DELETE_ACCOUNT",
    "EXPORT_PERSONAL_DATA",
  ]);
});

test("whoever only typed an address has nothing of whom an arena registered under it", async () => {
  const email = newAddress();
  const registered = await api().db.athlete.create({
    data: { fullName: "Registrada", email, cpf: nextCpf().replaceAll(/\D/g, "") },
  });
  const { id: userId } = await api().db.user.create({ data: { email, name: "Estranha", passwordHash: "" } });
  const { json } = await act(
    admin.token,
    "exportUserData",
    { userId: globalId(userId) },
    "... on ExportUserDataSuccess { json }",
  );
  expect(json).not.toContain(registered.cpf);
  await act(admin.token, "deleteUserAccount", { userId: globalId(userId), reason: "Pediu por carta" });
  expect(await api().db.athlete.findUniqueOrThrow({ where: { id: registered.id } })).toEqual(registered);
});

test("a name is corrected by whoever has it and by an admin, which is written down and told; not past a record", async () => {
  const { userId, email } = await createAccount();
  const token = await api().tokenOf(userId);
  const rename = (by: string, typed: string, whose = userId) =>
    act(
      by,
      "correctAccountName",
      { userId: globalId(whose), name: typed },
      "... on CorrectAccountNameSuccess { user { name } } ... on RuleViolation { message } ... on InvalidInput { message }",
    );
  const written = async () =>
    (await auditOf(api(), userId)).filter(({ action }) => action === "CORRECT_NAME");

  expect(await rename(token, "Rita  D’Ávila")).toMatchObject({ user: { name: "Rita D'Ávila" } });
  expect(await written()).toMatchObject([
    { adminId: userId, before: { Nome: "•••" }, after: { Nome: "•••" } },
  ]);
  expect(await rename(token, "Rita D'Ávila")).toMatchObject({ user: { name: "Rita D'Ávila" } });
  expect(await written()).toHaveLength(1);
  expect(await rename(token, "R2")).toMatchObject({ __typename: "InvalidInput" });

  expect(await rename(admin.token, "Rita Prado")).toMatchObject({ user: { name: "Rita Prado" } });
  expect(await written()).toMatchObject([{ adminId: admin.userId }, { adminId: userId }]);
  expect(await mailsTo(api(), email)).toContainEqual(
    expect.objectContaining({ subject: "Seu nome foi corrigido" }),
  );

  await api().db.athlete.create({ data: { userId, fullName: "Rita Prado", level: "C" } });
  expect(await rename(token, "Outra Pessoa")).toMatchObject({ __typename: "RuleViolation" });
  expect((await api().db.user.findUniqueOrThrow({ where: { id: userId } })).name).toBe("Rita Prado");
});

test("nobody else's name is touched", async () => {
  const [own, other] = [await createAccount(), await createAccount()];
  const answer = await api().run(
    `mutation ($input: CorrectAccountNameInput!) { correctAccountName(input: $input) { __typename } }`,
    { input: { userId: globalId(other.userId), name: "Outra Pessoa" } },
    await api().tokenOf(own.userId),
  );
  expect(answer.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});
