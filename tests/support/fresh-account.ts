import type { Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { ask, signUpAthlete } from "./ask";
import { readMail } from "./mailbox";

/**
 * An athlete's account of its own for a story that ends sessions, changes passwords or deletes: signed up, and confirmed
 * with the token of the mailed link. Its password is the demo's.
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

/** What whoever just signed up, with this password, does with the link in the mail. */
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
