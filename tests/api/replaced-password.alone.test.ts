import { describe, expect, test, vi } from "vitest";
import type { onPasswordThread, PasswordTask } from "../../server/platform/password-workers";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { perform } from "../support/identity-operations";
import { mailsTo, tokenMailedTo } from "../support/mails";
import { nextNumber } from "../support/story";

/** While it is on, the next comparison of a password ends only when it is told to. */
const hold = vi.hoisted(() => ({ on: false, let: null as (() => void) | null }));
vi.mock("../../server/platform/password-workers", async (original) => {
  const real = await original<{ onPasswordThread: typeof onPasswordThread }>();
  return {
    onPasswordThread: async (task: PasswordTask) => {
      if (hold.on && "hash" in task) {
        hold.on = false;
        await new Promise<void>((resolve) => (hold.let = resolve));
      }
      return real.onPasswordThread(task);
    },
  };
});

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
const changePassword = (token: string) =>
  perform(
    api(),
    "changePassword",
    { currentPassword: password, newPassword: "MareBaixa2026" },
    { token, more: "... on ChangePasswordSuccess { accessToken }" },
  );

/** Begins something, does something else to its end while the password of the first is looked at, and lets it end. */
async function meanwhile<Begun, Done>(begin: () => Promise<Begun>, act: () => Promise<Done>) {
  hold.on = true;
  const begun = begin();
  await vi.waitFor(() => expect(hold.let).not.toBeNull(), { timeout: 60_000, interval: 5 });
  const done = await act();
  hold.let?.();
  hold.let = null;
  return { done, begun: await begun };
}

describe("what the old password had begun ends with it", () => {
  test("a sign-in opens no session", async () => {
    const { email, userId, link } = await breakIn();
    const { done } = await meanwhile(
      () => signIn(email),
      () => reset(link),
    );
    expect(done["__typename"]).toBe("ResetPasswordSuccess");
    expect(await api().db.session.count({ where: { userId, endedAt: null } })).toBe(0);
  });

  test("no other password is chosen with it", async () => {
    const { email, token, link } = await breakIn();
    const { done, begun } = await meanwhile(
      () => changePassword(token),
      () => reset(link),
    );
    expect(done["__typename"]).toBe("ResetPasswordSuccess");
    expect(begun["fields"]).toEqual([{ path: ["currentPassword"], message: "Senha incorreta" }]);
    await api().db.rateLimit.deleteMany();
    expect((await signIn(email, newPassword)).answer["__typename"]).toBe("SignInSuccess");
  });

  test("no link to another address is left open", async () => {
    const { userId, token, link } = await breakIn();
    const newEmail = `alheio${nextNumber()}@teste.example`;
    const { done } = await meanwhile(
      () => perform(api(), "requestEmailChange", { newEmail, password }, { token }),
      () => reset(link),
    );
    expect(done["__typename"]).toBe("ResetPasswordSuccess");
    expect(await api().db.emailLink.count({ where: { userId, usedAt: null } })).toBe(0);
  });

  test.each([
    ["a sign-in", (email: string) => signIn(email)],
    ["a change of the password", (_email: string, token: string) => changePassword(token)],
  ])("nothing is written to an account that is deleted meanwhile: %s", async (_what, begin) => {
    const { email, userId, token } = await breakIn();
    const other = (await signIn(email)).answer["accessToken"]!;
    await api().db.rateLimit.deleteMany();
    await meanwhile(
      () => begin(email, other),
      () => perform(api(), "deleteAccount", { password, confirmation: "EXCLUIR" }, { token }),
    );
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
