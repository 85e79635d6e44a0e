import type { Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { ask, signUpAthlete } from "./ask";
import { readMail } from "./mailbox";

/**
 * Creates an athlete's account for a test that ends sessions, changes passwords or deletes the account: signs up, and
 * confirms the address with the mailed link. The password is the demo's.
 * @returns the address.
 */
export async function signUpFreshAthlete(
  page: Pick<Page, "request">,
  fullName?: string,
  address?: string,
): Promise<string> {
  const email = await signUpAthlete(page.request, demoPassword, fullName, address);
  await confirmAddress(page, email, demoPassword);
  return email;
}

/** Follows the mailed link after a sign-up, and confirms it with the password. */
export async function confirmAddress(
  page: Pick<Page, "request">,
  email: string,
  password: string,
): Promise<void> {
  const { link } = await readMail(page, email, "Confirme sua conta");
  const { confirmEmail } = await ask(
    page.request,
    `mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { __typename } }`,
    { input: { token: new URL(link).searchParams.get("token"), password } },
  );
  if (confirmEmail.__typename !== "ConfirmEmailSuccess") throw new Error(confirmEmail.__typename);
}
