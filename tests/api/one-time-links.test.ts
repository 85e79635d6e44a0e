import { describe, expect, test } from "vitest";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { perform } from "../support/identity-operations";
import { mailsTo, tokenMailedTo } from "../support/mails";
import { nextNumber } from "../support/story";

const api = useApi();
const { createAccount, enter, signIn, viewerOf } = useAccounts(api);
const newPassword = "MareAlta2026";

/** Whoever asks again in these tests has waited. */
const waitedLongEnough = () => api().db.rateLimit.deleteMany();
const requestReset = async (email: string) => {
  await waitedLongEnough();
  return perform(api(), "requestPasswordReset", { email, portal: "ARENA" });
};
const resend = async (email: string) => {
  await waitedLongEnough();
  return perform(api(), "resendConfirmation", { email });
};
const reset = (token: string, chosen = newPassword) =>
  perform(api(), "resetPassword", { token, newPassword: chosen });
const isOpen = async (token: string) =>
  (await api().data(`query ($token: String!) { passwordResetLinkIsOpen(token: $token) }`, { token }))[
    "passwordResetLinkIsOpen"
  ];
const confirm = (token: string, typed = password) =>
  perform(api(), "confirmEmail", { token, password: typed });
/** What the page reads before its button is pressed. */
const read = async (token: string) =>
  (
    await api().data(`query ($token: String!) { confirmationLink(token: $token) { state email } }`, { token })
  )["confirmationLink"];
const linksOf = (userId: string) =>
  api().db.emailLink.findMany({ where: { userId }, orderBy: { id: "desc" } });
/** Lets time pass for somebody's links. */
const age = (userId: string, minutes: number) =>
  api().db.$executeRaw`UPDATE links_email SET expira_em = expira_em - make_interval(mins => ${minutes}::int)
    WHERE user_id = ${userId}::uuid`;

describe("a forgotten password", () => {
  test("comes back through a mail in HTML and text, and the new one opens the account", async () => {
    const { email, userId } = await createAccount();
    expect(await requestReset(email.toUpperCase())).toEqual({ __typename: "RequestPasswordResetSuccess" });
    const [mail] = await mailsTo(api(), email);
    expect(mail?.subject).toBe("Redefinir sua senha na Praia");
    for (const body of [mail?.text, mail?.html])
      expect(body).toContain(`${api().url}/reset-password?type=recovery`);
    const token = await tokenMailedTo(api(), email);
    expect(await isOpen(token)).toBe(true);
    expect(await reset(token)).toEqual({ __typename: "ResetPasswordSuccess" });
    expect((await signIn(email)).answer["code"]).toBe("INVALID_CREDENTIALS");
    expect((await signIn(email, newPassword)).answer["__typename"]).toBe("SignInSuccess");
    expect((await mailsTo(api(), email))[0]?.subject).toBe("Sua senha na Praia foi alterada");
    const stored = await linksOf(userId);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test.each([
    ["ARENA", "Acesso para Arenas"],
    ["FEDERATION", "Acesso para Federações"],
    ["ATHLETE", "Portal do Aluno"],
  ])("asked for at the portal %s, the mail says which it was", async (portal, name) => {
    const { email } = await createAccount();
    await waitedLongEnough();
    await perform(api(), "requestPasswordReset", { email, portal });
    expect((await mailsTo(api(), email))[0]?.text).toContain(`(${name})`);
  });

  test("a link serves once, for thirty minutes, and of two that follow it at once one does", async () => {
    const { email, userId } = await createAccount();
    await requestReset(email);
    const token = await tokenMailedTo(api(), email);
    const [link] = await linksOf(userId);
    expect(link!.expiresAt.getTime() - link!.createdAt.getTime()).toBe(30 * 60_000);
    const both = await Promise.all([reset(token), reset(token, "OutraMare2026")]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual([
      "InvalidLink",
      "ResetPasswordSuccess",
    ]);
    expect(await reset(token)).toMatchObject({ code: "INVALID_LINK" });
    expect(await isOpen(token)).toBe(false);

    await requestReset(email);
    const late = await tokenMailedTo(api(), email);
    await age(userId, 30);
    expect(await isOpen(late)).toBe(false);
    expect(await reset(late)).toMatchObject({ code: "INVALID_LINK" });
  });

  test("a password that breaks the rules is told next to the field and leaves the link open", async () => {
    const { email } = await createAccount();
    await requestReset(email);
    const token = await tokenMailedTo(api(), email);
    expect((await reset(token, "curta")).fields[0].path).toEqual(["newPassword"]);
    expect(await isOpen(token)).toBe(true);
  });

  test("resetting ends every session and every other link, and proves the address", async () => {
    const { email, userId } = await createAccount(false);
    const elsewhere = await api().tokenOf(userId);
    await requestReset(email);
    const first = await tokenMailedTo(api(), email);
    await requestReset(email);
    const second = await tokenMailedTo(api(), email);
    await reset(second);
    expect(await viewerOf(elsewhere)).toBeNull();
    expect(await isOpen(first)).toBe(false);
    expect((await signIn(email, newPassword)).answer["__typename"]).toBe("SignInSuccess");
  });

  test.each(["", "nada", "a".repeat(43), "\0", "\ud800"])("the token %j opens nothing", async (token) => {
    expect(await isOpen(token)).toBe(false);
    expect(await reset(token)).toMatchObject({ code: "INVALID_LINK" });
  });

  test("a disabled account gets no link, and one it had opens nothing", async () => {
    const { email, userId } = await createAccount();
    await requestReset(email);
    const token = await tokenMailedTo(api(), email);
    await api().db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    expect(await reset(token)).toMatchObject({ code: "INVALID_LINK" });
    const before = (await mailsTo(api(), email)).length;
    await requestReset(email);
    expect((await mailsTo(api(), email)).length).toBe(before);
  });

  test("the link of a change of address resets nothing", async () => {
    const { token: session } = await enter();
    const next = `mudou${nextNumber()}@teste.example`;
    await perform(api(), "requestEmailChange", { newEmail: next, password }, { token: session });
    const token = await tokenMailedTo(api(), next);
    expect(await isOpen(token)).toBe(false);
    expect(await reset(token)).toMatchObject({ code: "INVALID_LINK" });
  });
});

describe("confirming an address", () => {
  test("a link serves once, for a day; asking again brings another one", async () => {
    const { email, userId } = await createAccount(false);
    await resend(email);
    const first = await tokenMailedTo(api(), email);
    const [link] = await linksOf(userId);
    expect(link!.expiresAt.getTime() - link!.createdAt.getTime()).toBe(24 * 3_600_000);
    await age(userId, 24 * 60);
    expect(await confirm(first)).toMatchObject({ code: "INVALID_LINK" });
    await resend(email);
    const second = await tokenMailedTo(api(), email);
    expect((await signIn(email)).answer["code"]).toBe("EMAIL_NOT_CONFIRMED");
    const both = await Promise.all([1, 2].map(() => confirm(second)));
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual([
      "ConfirmEmailSuccess",
      "EmailAlreadyConfirmed",
    ]);
    expect((await signIn(email)).answer["__typename"]).toBe("SignInSuccess");
  });

  test("reading a link changes nothing, and says what using it does", async () => {
    const { email } = await createAccount(false);
    await resend(email);
    const token = await tokenMailedTo(api(), email);
    expect(await read(token)).toEqual({ state: "CONFIRMS_ACCOUNT", email });
    expect((await signIn(email)).answer["code"]).toBe("EMAIL_NOT_CONFIRMED");
    await confirm(token);
    expect(await read(token)).toEqual({ state: "ALREADY_CONFIRMED", email });
    expect(await confirm(token)).toMatchObject({
      code: "EMAIL_ALREADY_CONFIRMED",
      message: "Este e-mail já está confirmado. Entre na sua conta.",
    });
  });

  test("a link that another one replaced is as good as used once the address is confirmed", async () => {
    const { email, userId } = await createAccount(false);
    await resend(email);
    const first = await tokenMailedTo(api(), email);
    await resend(email);
    const second = await tokenMailedTo(api(), email);
    await age(userId, 24 * 60);
    expect(await read(first)).toBeNull();
    await resend(email);
    await confirm(await tokenMailedTo(api(), email));
    for (const token of [first, second])
      expect(await read(token)).toEqual({ state: "ALREADY_CONFIRMED", email });
  });

  test.each(["", "nada", "a".repeat(43), "\0", "\ud800"])("the token %j is no link", async (token) => {
    expect(await read(token)).toBeNull();
    expect(await confirm(token)).toMatchObject({ code: "INVALID_LINK" });
  });

  test("a used link of a disabled account, or of an address it gave up, tells nothing", async () => {
    const { email, userId } = await createAccount(false);
    await resend(email);
    const token = await tokenMailedTo(api(), email);
    await confirm(token);
    const setUser = (data: object) => api().db.user.update({ where: { id: userId }, data });
    await setUser({ disabledAt: new Date() });
    expect(await read(token)).toBeNull();
    expect(await confirm(token)).toMatchObject({ code: "INVALID_LINK" });
    const moved = { email: `mudou${nextNumber()}@teste.example`, emailConfirmedAt: new Date() };
    await setUser({ disabledAt: null, ...moved });
    expect(await read(token)).toBeNull();
  });

  test("without the password it is not confirmed: not by another, nor by many", async () => {
    const { email, userId } = await createAccount(false);
    await resend(email);
    const token = await tokenMailedTo(api(), email);
    await waitedLongEnough();
    const wrong = { fields: [{ path: ["password"], message: "Senha incorreta" }] };
    expect(await confirm(token, "")).toMatchObject({ fields: [{ path: ["password"] }] });
    for (let time = 0; time < 5; time++) expect(await confirm(token, newPassword)).toMatchObject(wrong);
    expect(await confirm(token)).toMatchObject({ __typename: "TooManyAttempts" });
    expect(await read(token)).toEqual({ state: "CONFIRMS_ACCOUNT", email });
    expect(await api().db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
      emailConfirmedAt: null,
    });
    await waitedLongEnough();
    expect(await confirm(token)).toMatchObject({ __typename: "ConfirmEmailSuccess" });
  });

  test("at the moment at which the owner of the address chooses a password, theirs is the one that counts", async () => {
    for (let time = 0; time < 6; time++) {
      const { email } = await createAccount(false);
      await resend(email);
      const token = await tokenMailedTo(api(), email);
      await waitedLongEnough();
      const [confirmed, chosen] = await Promise.all([confirm(token), reset(token)]);
      const first = confirmed["__typename"] === "ConfirmEmailSuccess";
      expect(chosen["__typename"]).toBe(first ? "InvalidLink" : "ResetPasswordSuccess");
      const works = first ? password : newPassword;
      for (const typed of [password, newPassword])
        expect((await signIn(email, typed)).answer["__typename"], typed).toBe(
          typed === works ? "SignInSuccess" : "InvalidCredentials",
        );
      expect(await read(token)).toEqual({ state: "ALREADY_CONFIRMED", email });
    }
  });

  test("a link of another kind confirms nothing", async () => {
    const { email } = await createAccount();
    await requestReset(email);
    const token = await tokenMailedTo(api(), email);
    expect(await read(token)).toBeNull();
    expect(await confirm(token)).toMatchObject({ code: "INVALID_LINK" });
  });

  test("an account that is confirmed already gets no mail", async () => {
    const { email } = await createAccount();
    await resend(email);
    expect(await mailsTo(api(), email)).toEqual([]);
  });
});

describe("asking for a mail tells nothing of who has an account", () => {
  test.each(["requestPasswordReset", "resendConfirmation"] as const)("%s", async (mutation) => {
    const known = (await createAccount(mutation === "requestPasswordReset")).email;
    const unknown = `ninguem${nextNumber()}@teste.example`;
    const disabled = await createAccount();
    await api().db.user.update({ where: { id: disabled.userId }, data: { disabledAt: new Date() } });
    const ask = async (email: string) => {
      const input = mutation === "requestPasswordReset" ? { email, portal: "ATHLETE" } : { email };
      const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
      const response = await fetch(`${api().url}/graphql`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          query: `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { __typename ... on ${type}Success { email } ... on TooManyAttempts { message retryInSeconds } } }`,
          variables: { input },
        }),
      });
      const headers = Object.fromEntries(response.headers);
      for (const own of ["date", "x-request-id", "content-length", "etag"]) delete headers[own];
      return { status: response.status, headers, body: (await response.text()).replaceAll(email, "EMAIL") };
    };
    await waitedLongEnough();
    const [first, ...others] = [await ask(known), await ask(unknown), await ask(disabled.email)];
    for (const other of others) expect(other).toEqual(first);
    expect(first?.body).toContain("Success");
    const [again, ...otherAgain] = [await ask(known), await ask(unknown), await ask(disabled.email)];
    const seconds = /\d+ segundos?|"retryInSeconds":\d+/g;
    for (const other of otherAgain)
      expect(other.body.replace(seconds, "N")).toBe(again?.body.replace(seconds, "N"));
    expect(again?.body).toContain("TooManyAttempts");
    expect((await mailsTo(api(), known)).length).toBe(1);
    expect(await mailsTo(api(), unknown)).toEqual([]);
    expect(await mailsTo(api(), disabled.email)).toEqual([]);
  });

  test("one mail per minute and recipient, whatever is asked for and from wherever", async () => {
    const { email } = await createAccount(false);
    await resend(email);
    expect(await perform(api(), "requestPasswordReset", { email, portal: "ARENA" })).toMatchObject({
      code: "TOO_MANY_ATTEMPTS",
      retryInSeconds: expect.any(Number),
    });
  });

  test("thirty requests in five minutes from one network address, then no more", async () => {
    await waitedLongEnough();
    const ask = (number: number) =>
      perform(api(), "resendConfirmation", { email: `qualquer${number}@teste.example` });
    const all = await Promise.all(Array.from({ length: 31 }, (_, number) => ask(number)));
    expect(all.filter(({ code }) => code === "TOO_MANY_ATTEMPTS")).toHaveLength(1);
    await waitedLongEnough();
  });

  test("an address that is none is told next to the field", async () => {
    const { fields } = await perform(api(), "requestPasswordReset", { email: "sem arroba", portal: "ARENA" });
    expect(fields).toEqual([{ path: ["email"], message: "Email inválido" }]);
  });
});
