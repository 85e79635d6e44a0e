import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { perform } from "../support/identity-operations";
import { mailsTo, tokenMailedTo } from "../support/mails";
import { createPerson, nextNumber } from "../support/story";

const api = useApi();
const { createAccount, enter, signIn, viewerOf } = useAccounts(api);
const newPassword = "MareAlta2026";

const sessionsOf = async (token: string) =>
  (
    await api().data(
      `{ viewer { user { sessions(first: 20) { edges { node { id device isCurrent } } } } } }`,
      {},
      token,
    )
  )["viewer"].user.sessions.edges.map(({ node }: { node: { id: string; isCurrent: boolean } }) => node);
const newEmail = () => `novo${nextNumber()}@teste.example`;

describe("changing the password", () => {
  const change = (token: string, input: Record<string, unknown>) =>
    perform(api(), "changePassword", input, {
      token,
      more: "... on ChangePasswordSuccess { accessToken viewer { mustChangePassword } }",
    });

  test("ends every session and every link, and lets this device in anew", async () => {
    const { email, userId, token } = await enter();
    const elsewhere = await api().tokenOf(userId);
    await api().db.rateLimit.deleteMany();
    await perform(api(), "requestPasswordReset", { email, portal: "ARENA" });
    const link = await tokenMailedTo(api(), email);
    const changed = await change(token, { currentPassword: password, newPassword });
    expect(changed["viewer"]).toEqual({ mustChangePassword: false });
    expect(await viewerOf(token)).toBeNull();
    expect(await viewerOf(elsewhere)).toBeNull();
    expect(await viewerOf(changed["accessToken"])).toMatchObject({ user: { email } });
    expect(await perform(api(), "resetPassword", { token: link, newPassword })).toMatchObject({
      code: "INVALID_LINK",
    });
    expect((await signIn(email, newPassword)).answer["__typename"]).toBe("SignInSuccess");
  });

  test.each([
    [{ currentPassword: "Errada2026", newPassword }, "currentPassword", "Senha incorreta"],
    [
      { currentPassword: password, newPassword: password },
      "newPassword",
      "A nova senha deve ser diferente da atual",
    ],
    [{ currentPassword: password, newPassword: "Senha123" }, "newPassword", "Escolha uma senha menos comum"],
  ])("%o is refused next to %s", async (input, field, message) => {
    const { token } = await enter();
    expect((await change(token, input)).fields).toEqual([{ path: [field], message }]);
    expect(await viewerOf(token)).not.toBeNull();
  });

  test("whoever finds the screen open cannot guess for long", async () => {
    const { token } = await enter();
    const guesses = Array.from({ length: 6 }, () =>
      change(token, { currentPassword: "Errada2026", newPassword }),
    );
    const codes = (await Promise.all(guesses)).map(({ code }) => code as string);
    expect(codes.filter((code) => code === "TOO_MANY_ATTEMPTS")).toHaveLength(1);
  });
});

describe("changing the address", () => {
  const ask = (token: string, email: string, typed = password) =>
    perform(api(), "requestEmailChange", { newEmail: email, password: typed }, { token });

  const readLink = async (link: string) =>
    (await api().data(`query ($t: String!) { confirmationLink(token: $t) { state email } }`, { t: link }))[
      "confirmationLink"
    ];

  test("counts once the new one is confirmed; the old one is told and opens nothing", async () => {
    const { email, userId, token } = await enter();
    const athlete = await api().db.athlete.create({ data: { fullName: "Quem Muda", email, userId } });
    const next = newEmail();
    expect(await ask(token, next.toUpperCase())).toEqual({ __typename: "RequestEmailChangeSuccess" });
    expect(await viewerOf(token)).toMatchObject({ user: { email } });
    const link = await tokenMailedTo(api(), next);
    expect(await readLink(link)).toEqual({ state: "CHANGES_EMAIL", email: next });
    expect(await viewerOf(token), "reading the link changes nothing").toMatchObject({ user: { email } });
    expect(await perform(api(), "confirmEmail", { token: link, password })).toMatchObject({
      __typename: "ConfirmEmailSuccess",
    });
    expect(await viewerOf(token)).toMatchObject({ user: { email: next, emailConfirmed: true } });
    expect(await readLink(link)).toEqual({ state: "ALREADY_CONFIRMED", email: next });
    expect((await api().db.athlete.findUniqueOrThrow({ where: { id: athlete.id } })).email).toBe(next);
    expect((await signIn(email)).answer["code"]).toBe("INVALID_CREDENTIALS");
    expect((await signIn(next)).answer["__typename"]).toBe("SignInSuccess");
    const [notice] = await mailsTo(api(), email);
    expect(notice?.subject).toBe("O e-mail da sua conta na Praia foi alterado");
    expect(notice?.text).not.toContain(next);
    expect(notice?.text).toMatch(/Não fui eu: \S+\/contato$/m);
  });

  test("an address that somebody else has answers alike, and gets no mail", async () => {
    const { token } = await enter();
    const { email: taken } = await createAccount();
    expect(await ask(token, taken)).toEqual({ __typename: "RequestEmailChangeSuccess" });
    expect(await mailsTo(api(), taken)).toEqual([]);
  });

  test("a link is worth nothing once somebody else has signed up with the address", async () => {
    const { email, token } = await enter();
    const next = newEmail();
    await ask(token, next);
    const link = await tokenMailedTo(api(), next);
    await api().db.user.create({ data: { email: next, name: "Mais Rápida", passwordHash: "x" } });
    expect(await perform(api(), "confirmEmail", { token: link, password })).toMatchObject({
      code: "INVALID_LINK",
    });
    expect(await viewerOf(token)).toMatchObject({ user: { email } });
  });

  test("also counts where an arena has registered the person under the new one", async () => {
    const { email, userId, token } = await enter();
    const next = newEmail();
    const own = await api().db.athlete.create({ data: { fullName: "Quem Muda", email, userId } });
    const registered = await api().db.athlete.create({ data: { fullName: "Quem Muda", email: next } });
    await ask(token, next);
    const link = await tokenMailedTo(api(), next);
    expect(await perform(api(), "confirmEmail", { token: link, password })).toEqual({
      __typename: "ConfirmEmailSuccess",
    });
    expect(await viewerOf(token)).toMatchObject({ user: { email: next } });
    const emails = await api().db.athlete.findMany({
      where: { id: { in: [own.id, registered.id] } },
      orderBy: { createdAt: "asc" },
      select: { email: true, userId: true },
    });
    expect(emails).toEqual([
      { email: null, userId },
      { email: next, userId: null },
    ]);
  });

  test("counts among the thirty mails in five minutes that one network address may ask for", async () => {
    const { token } = await enter();
    await api().db.rateLimit.deleteMany();
    for (let asked = 0; asked < 30; asked++)
      await perform(api(), "resendConfirmation", { email: `qualquer${asked}@teste.example` });
    const stranger = newEmail();
    expect(await ask(token, stranger)).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
    expect(await mailsTo(api(), stranger)).toEqual([]);
    await api().db.rateLimit.deleteMany();
  });

  test("needs the password, and another address", async () => {
    const { email, token } = await enter();
    expect((await ask(token, newEmail(), "Errada2026")).fields[0].path).toEqual(["password"]);
    expect((await ask(token, email)).fields).toEqual([
      { path: ["newEmail"], message: "Este já é o e-mail da sua conta" },
    ]);
  });
});

describe("sessions", () => {
  const end = (token: string, sessionId: string) =>
    api().run(
      `mutation ($input: EndSessionInput!) { endSession(input: $input) { endedCount } }`,
      { input: { sessionId } },
      token,
    );

  test("one sees one's own, knows this one, and ends the others", async () => {
    const { userId, token } = await enter();
    const others = await Promise.all([api().tokenOf(userId), api().tokenOf(userId)]);
    const before = await sessionsOf(token);
    expect(before).toHaveLength(3);
    expect(before.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
    const [another] = before.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await end(token, another.id)).data).toEqual({ endSession: { endedCount: 1 } });
    expect(await sessionsOf(token)).toHaveLength(2);
    expect(await api().data(`mutation { endOtherSessions { endedCount } }`, {}, token)).toEqual({
      endOtherSessions: { endedCount: 1 },
    });
    for (const other of others) expect(await viewerOf(other)).toBeNull();
    expect(await viewerOf(token)).not.toBeNull();
  });

  test("somebody else's answers like one that does not exist, also for admins", async () => {
    const { token: victim } = await enter();
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    const [{ id }] = await sessionsOf(victim);
    const foreign = await end(admin.token, id);
    expect(foreign.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect(await end(admin.token, encodeGlobalId("UserSession", crypto.randomUUID()))).toEqual(foreign);
    expect(await viewerOf(victim)).not.toBeNull();
  });
});
