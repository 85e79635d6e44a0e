import { describe, expect, test, vi } from "vitest";
import { bootstrapAdmin } from "../../server/identity/bootstrap-admin.action";
import { lockAdmins } from "../../server/identity/roles.step";
import type { Transaction } from "../../server/platform/database";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { createOutbox } from "../../server/platform/mail/outbox";
import { StartupError } from "../../server/platform/errors";
import { useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { perform } from "../support/identity-operations";
import { mailsTo } from "../support/mails";
import { createArena, createPerson, nextNumber } from "../support/story";

const api = useApi();
const { createAccount, signIn } = useAccounts(api);
const temporaryPasswordMailedTo = async (email: string) =>
  /senha provisória é: (\S+)/.exec((await mailsTo(api(), email))[0]?.text ?? "")?.[1] ?? "";

/** An arena's manager to whom an admin has sent a temporary password. */
async function receiveOne() {
  const admin = await createPerson(api(), "Admin", ["ADMIN"]);
  const account = await createAccount();
  const arena = await createArena(api(), "Da senha");
  await api().db.arena.update({ where: { id: arena.id }, data: { ownerId: account.userId } });
  const before = await api().tokenOf(account.userId);
  const issued = await perform(
    api(),
    "issueTemporaryPassword",
    { email: account.email },
    { token: admin.token },
  );
  expect(issued["__typename"]).toBe("IssueTemporaryPasswordSuccess");
  return { ...account, arena, before, temporary: await temporaryPasswordMailedTo(account.email) };
}

/** Holds the lock of whoever acts on admins; what the work returns settles after it is given back. */
async function whileAdminsAreLocked<T>(work: (tx: Transaction) => Promise<Promise<T>[]>): Promise<T> {
  const [answer] = await api().db.$transaction(
    async (tx) => {
      await lockAdmins(tx);
      return work(tx);
    },
    { timeout: 60_000 },
  );
  if (!answer) throw new Error("Nothing was sent");
  return answer;
}

describe("asked for twice, or while the account goes", () => {
  const issue = (email: string, token: string) =>
    perform(
      api(),
      "issueTemporaryPassword",
      { email },
      { token, more: "... on IssueTemporaryPasswordSuccess { email }" },
    );

  test("a double click mails one password, and that one opens", async () => {
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    const { email } = await createAccount();
    const answers = await Promise.all([issue(email, admin.token), issue(email, admin.token)]);
    expect(answers.map((answer) => answer["email"])).toEqual([email, email]);
    const mails = (await mailsTo(api(), email)).filter(({ subject }) =>
      subject.startsWith("Sua senha provisória"),
    );
    expect(mails).toHaveLength(1);
    expect((await signIn(email, await temporaryPasswordMailedTo(email))).answer["__typename"]).toBe(
      "SignInSuccess",
    );
  });

  test("an account that is deleted meanwhile gets none, and nothing is mailed to who is forgotten", async () => {
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    for (let round = 0; round < 3; round++) {
      const { email, userId } = await createAccount();
      await Promise.all([
        issue(email, admin.token),
        perform(
          api(),
          "deleteUserAccount",
          { userId: encodeGlobalId("User", userId), reason: "Pediu por telefone" },
          { token: admin.token },
        ),
      ]);
      const user = await api().db.user.findUniqueOrThrow({ where: { id: userId } });
      expect(user).toMatchObject({ passwordHash: "", temporaryPasswordUntil: null });
      expect((await mailsTo(api(), email)).map(({ subject }) => subject)).toEqual([
        "Sua conta na Praia foi excluída",
      ]);
    }
  });
});

describe("a temporary password", () => {
  test("opens a session that can do nothing but choose another one", async () => {
    const { email, temporary, arena, before } = await receiveOne();
    expect(temporary).toMatch(/^[a-zA-Z2-9]{14}$/);
    expect((await api().data("{ viewer { homePath } }", {}, before))["viewer"]).toBeNull();
    const { answer } = await signIn(email, temporary);
    const token = answer["accessToken"]!;
    const { viewer } = await api().data(
      `{ viewer { mustChangePassword roles primaryRole homePath managesArena arena { name } user { email } } }`,
      {},
      token,
    );
    expect(viewer).toEqual({
      mustChangePassword: true,
      roles: [],
      primaryRole: null,
      homePath: "/nova-senha",
      managesArena: false,
      arena: null,
      user: { email },
    });
    for (const operation of [
      `{ node(id: "${arena.globalId}") { id } }`,
      `{ athlete(key: "${crypto.randomUUID()}") { id } }`,
      `{ viewer { apiKeys(first: 1) { edges { cursor } } } }`,
      `mutation { exportPersonalData { __typename } }`,
      `mutation { endOtherSessions { endedCount } }`,
      `{ platformSummary { arenaCount } }`,
    ]) {
      const { errors } = await api().run(operation, {}, token);
      expect([operation, errors?.map(({ extensions }) => extensions.code)]).toEqual([
        operation,
        ["PASSWORD_CHANGE_REQUIRED"],
      ]);
    }
    const changed = await perform(
      api(),
      "changePassword",
      { currentPassword: temporary, newPassword: "MareAlta2026" },
      { token, more: "... on ChangePasswordSuccess { accessToken viewer { roles homePath } }" },
    );
    expect(changed["viewer"]).toEqual({ roles: ["ARENA_MANAGER"], homePath: "/arena-dashboard" });
    expect((await signIn(email, temporary)).answer["code"]).toBe("INVALID_CREDENTIALS");
  });

  test("is worth nothing after 72 hours, nor is the session it opened", async () => {
    const { email, userId, temporary } = await receiveOne();
    const { temporaryPasswordUntil } = await api().db.user.findUniqueOrThrow({ where: { id: userId } });
    const hours = (temporaryPasswordUntil!.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);
    const token = (await signIn(email, temporary)).answer["accessToken"]!;
    await api().db.user.update({
      where: { id: userId },
      data: { temporaryPasswordUntil: new Date(Date.now() - 1) },
    });
    expect((await api().data("{ viewer { homePath } }", {}, token))["viewer"]).toBeNull();
    expect((await signIn(email, temporary)).answer["code"]).toBe("TEMPORARY_PASSWORD_EXPIRED");
    expect((await signIn(email, "Errada2026")).answer["code"]).toBe("INVALID_CREDENTIALS");
  });

  test("is sent by admins only, to an address that has an account", async () => {
    const { email } = await createAccount();
    const nobody = await createPerson(api(), "Ninguém");
    const query = `mutation ($input: IssueTemporaryPasswordInput!) { issueTemporaryPassword(input: $input) { __typename } }`;
    expect((await api().run(query, { input: { email } }, nobody.token)).errors?.[0]?.extensions.code).toBe(
      "FORBIDDEN",
    );
    expect(await mailsTo(api(), email)).toEqual([]);
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    const { fields } = await perform(
      api(),
      "issueTemporaryPassword",
      { email: "ninguem@teste.example" },
      { token: admin.token },
    );
    expect(fields).toEqual([{ path: ["email"], message: "Nenhuma conta tem este e-mail" }]);
  });

  test("is not sent by who leaves the administration meanwhile", async () => {
    const leaving = await createPerson(api(), "Admin", ["ADMIN"]);
    const { email } = await createAccount();
    const answer = await whileAdminsAreLocked(async (tx) => {
      const sent = perform(api(), "issueTemporaryPassword", { email }, { token: leaving.token });
      await vi.waitFor(
        async () => {
          const [{ waiting } = { waiting: 0 }] = await api().db.$queryRaw<{ waiting: number }[]>`
            SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
          expect(waiting).toBe(1);
        },
        { timeout: 30_000 },
      );
      await tx.userRole.deleteMany({ where: { userId: leaving.userId } });
      return [sent]; // a promise itself would be waited for here
    });
    expect(answer["fields"]).toEqual([{ path: ["email"], message: "Você acaba de sair da administração." }]);
    expect(await mailsTo(api(), email)).toEqual([]);
  });

  test("is not sent to the one who is left of the administration", async () => {
    const last = await createPerson(api(), "Admin", ["ADMIN"]);
    await api().db.userRole.deleteMany({ where: { role: "ADMIN", userId: { not: last.userId } } });
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: last.userId } });
    const answer = await perform(api(), "issueTemporaryPassword", { email }, { token: last.token });
    expect(answer["fields"]).toEqual([
      {
        path: ["email"],
        message: "É a única conta em uso na administração. Troque a senha dela em Minha conta.",
      },
    ]);
    expect(await mailsTo(api(), email)).toEqual([]);
  });
});

describe("the first admin comes from the configuration", () => {
  const parts = () => ({
    db: api().db,
    outbox: createOutbox(false),
    publicUrl: api().url,
    now: new Date(),
  });
  const address = () => `admin${nextNumber()}@teste.example`;
  const noAdmins = () => api().db.userRole.deleteMany({ where: { role: "ADMIN" } });

  test("with the password that is given, to be changed at the first sign-in; of two servers one makes it", async () => {
    await noAdmins();
    const email = address();
    const given = { email, password: "PrimeiroAcesso26" };
    const made = await Promise.all([bootstrapAdmin(parts(), given), bootstrapAdmin(parts(), given)]);
    expect(made.toSorted()).toEqual(["created", null]);
    expect(await mailsTo(api(), email)).toEqual([]);
    const { answer } = await signIn(email, given.password);
    expect(
      (await api().data("{ viewer { mustChangePassword roles } }", {}, answer["accessToken"]!))["viewer"],
    ).toEqual({
      mustChangePassword: true,
      roles: [],
    });
    const changed = await perform(
      api(),
      "changePassword",
      { currentPassword: given.password, newPassword: "MareAlta2026" },
      { token: answer["accessToken"]!, more: "... on ChangePasswordSuccess { viewer { roles } }" },
    );
    expect(changed["viewer"]).toEqual({ roles: ["ADMIN"] });
    expect(await bootstrapAdmin(parts(), { email: address(), password: null })).toBeNull();
  });

  test("an admin whose temporary password has run out lets nobody in: there is none, and a new one is mailed", async () => {
    await noAdmins();
    const email = address();
    expect(await bootstrapAdmin(parts(), { email, password: null })).toBe("created");
    expect(await bootstrapAdmin(parts(), { email, password: null })).toBeNull();
    await api().db.user.update({
      where: { email },
      data: { temporaryPasswordUntil: new Date(Date.now() - 1000) },
    });
    expect(await bootstrapAdmin(parts(), { email, password: null })).toBe("created");
    expect((await signIn(email, await temporaryPasswordMailedTo(email))).answer["__typename"]).toBe(
      "SignInSuccess",
    );
  });

  test("without one a random password is mailed; an account that is there gets the role", async () => {
    await noAdmins();
    const email = address();
    expect(await bootstrapAdmin(parts(), { email, password: null })).toBe("created");
    expect((await signIn(email, await temporaryPasswordMailedTo(email))).answer["__typename"]).toBe(
      "SignInSuccess",
    );
    await noAdmins();
    const { email: known } = await createAccount();
    expect(await bootstrapAdmin(parts(), { email: known, password: null })).toBe("promoted");
    await noAdmins();
    // Somebody signed up with the address before, and waits for its owner to confirm it.
    const { email: trap } = await createAccount(false);
    expect(await bootstrapAdmin(parts(), { email: trap, password: null })).toBe("created");
    expect((await signIn(trap)).answer["code"]).toBe("INVALID_CREDENTIALS");
    await noAdmins();
    await expect(bootstrapAdmin(parts(), { email: address(), password: "fraca" })).rejects.toThrow(
      StartupError,
    );
  });
});
