import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test";
import { readMail } from "../support/mailbox";

const password = "AreiaFofa2026";
const confirmSubject = "Confirme sua conta na Praia";

const typePasswords = async (page: Page) => {
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByLabel("Confirmar senha").fill(password);
};

/** Counts how often the browser sends an operation from now on. */
const countSent = (page: Page, operation: string) => {
  const sent = { count: 0 };
  page.on("request", (request) => {
    if (request.postData()?.includes(`"operationName":"${operation}"`)) sent.count += 1;
  });
  return sent;
};

test("an athlete signs up, confirms the address and lands on the own profile", async ({ page }) => {
  const email = `bia.${Date.now()}@teste.example`;
  const sent = countSent(page, "SignUpAthleteMutation");
  const submit = page.getByRole("button", { name: "Cadastrar", exact: true });

  await page.goto("/auth-athlete?aba=cadastrar");
  await page.getByLabel("Nome completo").fill("Bia da Restinga");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Nível").selectOption("B");
  await typePasswords(page);

  // A reload keeps everything but the passwords.
  await page.reload();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Senha", { exact: true })).toHaveValue("");
  await typePasswords(page);

  // The other tab takes nothing away.
  await page.getByRole("tab", { name: "Entrar" }).click();
  await page.getByRole("tabpanel", { name: "Entrar" }).getByLabel("Email").fill(email);
  await page.getByRole("tab", { name: "Cadastrar" }).click();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Bia da Restinga");
  await expect(page.getByLabel("Nível")).toHaveValue("B");

  await submit.dblclick();
  await expect(page.getByText("Verifique seu email para confirmar a conta.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Falta só confirmar seu e-mail" })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Reenviar e-mail em \d+ s$/ })).toBeDisabled();
  expect(sent.count).toBe(1);

  // Too early: the sign-in says so.
  await page.getByRole("button", { name: "Já confirmei, entrar" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText(/^E-mail não confirmado\./)).toBeVisible();

  const { link } = await readMail(page, email, confirmSubject);
  await page.goto(link);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirmar e-mail" }).click();
  await expect(page.getByRole("heading", { name: "E-mail confirmado!" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("Este e-mail já está confirmado. Entre na sua conta.")).toBeVisible();
  await page.getByRole("link", { name: "Entrar" }).click();
  await expect(page.getByRole("heading", { name: "Portal do Aluno" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/user-profile\//);
  await expect(page.getByRole("heading", { name: "Bia da Restinga" })).toBeVisible();
  await page.goto("/auth-athlete");
  await expect(page).toHaveURL(/\/user-profile\//);
});
