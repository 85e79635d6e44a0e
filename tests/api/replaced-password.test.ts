import { describe, expect, test } from "vitest";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { perform } from "../support/identity-operations";
import { mailsTo, tokenMailedTo } from "../support/mails";
import { nextNumber } from "../support/story";

const api = useApi();
const { createAccount, signIn, viewerOf } = useAccounts(api);
const newPassword = "MareAlta2026";

/** An account whose owner holds a link to reset the password, and a session of whoever knows the old one. */
async function breakIn() {
  const account = await createAccount();
  const { answer } = await signIn(account.email);
  await api().db.rateLimit.deleteMany();
  await perform(api(), "requestPasswordReset", { email: account.email, portal: "ARENA" });
  const link = await tokenMailedTo(api(), account.email);
  return { ...account, token: answer["accessToken"]!, link };
}

const reset = (link: string) => perform(api(), "resetPassword", { token: link, newPassword });

/** The same act several times at once: hashes queue up, so most end after whatever was sent before them. */
const crowd = <Answer>(act: () => Promise<Answer>) => Array.from({ length: 4 }, act);

describe("what the old password had begun ends with it", () => {
  test("a sign-in opens no session", async () => {
    const { email, userId, link } = await breakIn();
    const [answer] = await Promise.all([reset(link), ...crowd(() => signIn(email))]);
    expect(answer["__typename"]).toBe("ResetPasswordSuccess");
    expect(await api().db.session.count({ where: { userId, endedAt: null } })).toBe(0);
  });

  test("no other password is chosen with it", async () => {
    const { email, token, link } = await breakIn();
    const change = () =>
      perform(
        api(),
        "changePassword",
        { currentPassword: password, newPassword: "MareBaixa2026" },
        { token, more: "... on ChangePasswordSuccess { accessToken }" },
      );
    const [answer, changed] = await Promise.all([reset(link), change()]);
    expect(answer["__typename"]).toBe("ResetPasswordSuccess");
    expect(changed["fields"]).toEqual([{ path: ["currentPassword"], message: "Senha incorreta" }]);
    await api().db.rateLimit.deleteMany();
    expect((await signIn(email, newPassword)).answer["__typename"]).toBe("SignInSuccess");
  });

  test("no link to another address is left open", async () => {
    const { userId, token, link } = await breakIn();
    const ask = () =>
      perform(
        api(),
        "requestEmailChange",
        { newEmail: `alheio${nextNumber()}@teste.example`, password },
        { token },
      );
    const [answer] = await Promise.all([reset(link), ...crowd(ask)]);
    expect(answer["__typename"]).toBe("ResetPasswordSuccess");
    expect(await api().db.emailLink.count({ where: { userId, usedAt: null } })).toBe(0);
  });

  test("nothing is written to an account that is deleted meanwhile", async () => {
    const { email, userId, token } = await breakIn();
    const other = (await signIn(email)).answer["accessToken"]!;
    await api().db.rateLimit.deleteMany();
    await Promise.all([
      perform(api(), "deleteAccount", { password, confirmation: "EXCLUIR" }, { token }),
      perform(api(), "changePassword", { currentPassword: password, newPassword }, { token: other }),
      ...crowd(() => signIn(email)),
    ]);
    expect(await viewerOf(token)).toBeNull();
    const user = await api().db.user.findUniqueOrThrow({
      where: { id: userId },
      include: { sessions: true },
    });
    expect(user.passwordHash).toBe("");
    expect(user.sessions.filter(({ endedAt, userAgent }) => endedAt === null || userAgent !== null)).toEqual(
      [],
    );
    expect((await mailsTo(api(), email)).map(({ subject }) => subject)).toEqual([
      "Sua conta na Praia foi excluída",
    ]);
  });
});
