import { people } from "../../prisma/demo/people";
import { expect, test } from "../support/browser-test";
import { signUpFreshAthlete } from "../support/fresh-account";
import { readMail } from "../support/mailbox";
import { signInAs } from "../support/sign-in";

test("an admin sends a temporary password to whom it belongs", async ({ page }) => {
  const email = await signUpFreshAthlete(page);
  await signInAs(page, people.admin.email, "/admin-auth");
  await page.getByRole("link", { name: "Gestão de Senhas" }).click();
  const field = page.getByLabel("E-mail da conta");
  const question = page.getByRole("alertdialog");

  await field.fill(email);
  await page.getByRole("button", { name: "Enviar senha provisória" }).click();
  await expect(question).toContainText(email);
  await question.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText(`Senha provisória enviada para ${email}.`)).toBeVisible();
  const { text } = await readMail(page, email, "Sua senha provisória na Praia");
  expect(text).toMatch(/Sua senha provisória é: [A-Za-z2-9]{14}/);
});
