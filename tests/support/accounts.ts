import { hashPassword } from "../../server/platform/password-hash";
import type { TestApi } from "./api";
import { nextNumber } from "./story";

/** The password of every account made here. */
export const password = "AreiaFofa2026";
const hash = hashPassword(password);

/** Accounts that can sign in over HTTP as a browser does. */
export function useAccounts(api: () => TestApi) {
  async function createAccount(confirmed = true) {
    const email = `conta${nextNumber()}@teste.example`;
    const user = await api().db.user.create({
      data: {
        email,
        name: "Conta de Teste",
        passwordHash: await hash,
        emailConfirmedAt: confirmed ? new Date() : null,
      },
    });
    return { email, userId: user.id };
  }

  const signInQuery = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on SignInSuccess { accessToken } ... on UserError { code message } ... on TooManyAttempts { retryInSeconds } } }`;

  /** Signs in over HTTP as a browser does. @returns the response and its cookie. */
  async function signIn(email: string, typed = password) {
    const response = await fetch(`${api().url}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: signInQuery, variables: { input: { email, password: typed } } }),
    });
    const { data } = (await response.json()) as { data: { signIn: Record<string, string> } };
    return { answer: data.signIn, cookie: response.headers.get("set-cookie") };
  }

  const viewerOf = async (token: string | null) =>
    (await api().data(`{ viewer { roles primaryRole homePath user { email emailConfirmed } } }`, {}, token))[
      "viewer"
    ];

  /** An account that has signed in once, with the token of that session. */
  async function enter() {
    const account = await createAccount();
    const { answer } = await signIn(account.email);
    return { ...account, token: answer["accessToken"]! };
  }

  return { createAccount, enter, signIn, viewerOf };
}
