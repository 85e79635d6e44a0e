import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { readMail } from "./mailbox";

/**
 * An athlete's account of its own for a story that ends sessions, changes passwords or deletes: signed up, and confirmed
 * by the link in the mail. Its password is the demo's.
 * @returns the address.
 */
export async function signUpFreshAthlete(page: Page): Promise<string> {
  const email = `conta-${randomUUID().slice(0, 8)}@praia.example`;
  const answer = await page.request.post("/graphql", {
    data: {
      query: `mutation ($input: SignUpAthleteInput!) { signUpAthlete(input: $input) { __typename } }`,
      variables: { input: { email, password: demoPassword, fullName: "Renata Fresca", level: "B" } },
    },
  });
  expect(await answer.json()).toEqual({ data: { signUpAthlete: { __typename: "SignUpAthleteSuccess" } } });
  const { link } = await readMail(page, email, "Confirme sua conta");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Email confirmado!" })).toBeVisible();
  return email;
}
