import type { APIRequestContext } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { people } from "../../prisma/demo/people";

/** Sends an operation to the product under test without the browser. @throws Error unless the response has data. */
export async function ask(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown>,
  token?: string,
): Promise<Record<string, any>> {
  const response = await request.post("/graphql", {
    data: { query, variables },
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
  const { data, errors } = (await response.json()) as { data?: Record<string, any>; errors?: unknown };
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** An unused address. */
export const freshAddress = (): string =>
  `atleta.${Date.now()}.${Math.floor(Math.random() * 1000)}@teste.example`;

/** Creates an account for one test: an athlete with an unconfirmed address. */
export async function signUpAthlete(
  request: APIRequestContext,
  password: string,
  fullName = "Lia do Teste",
  email = freshAddress(),
): Promise<string> {
  const data = await ask(
    request,
    `mutation ($input: SignUpAthleteInput!) { signUpAthlete(input: $input) { __typename } }`,
    { input: { fullName, email, level: "C", password } },
  );
  if (data["signUpAthlete"].__typename !== "SignUpAthleteSuccess") throw new Error(JSON.stringify(data));
  return email;
}

/** Sends a temporary password as an administrator. */
export async function issueTemporaryPassword(request: APIRequestContext, email: string): Promise<void> {
  const token = await tokenOf(request, people.admin.email);
  await ask(
    request,
    `mutation ($input: IssueTemporaryPasswordInput!) { issueTemporaryPassword(input: $input) { __typename } }`,
    { input: { email } },
    token,
  );
}

/** Signs a user in and returns the access token, for API calls without the browser. The default password is the demo's. */
export async function tokenOf(
  request: APIRequestContext,
  email: string,
  password = demoPassword,
): Promise<string> {
  const { signIn } = await ask(
    request,
    `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInSuccess { accessToken } } }`,
    { input: { email, password } },
  );
  return signIn.accessToken;
}
