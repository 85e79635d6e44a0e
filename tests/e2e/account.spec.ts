import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { expect, test } from "../support/browser-test";
import { signUpFreshAthlete } from "../support/fresh-account";
import { readMail } from "../support/mailbox";
import { graphqlRequestsOf } from "../support/requests";
import { signInAs } from "../support/sign-in";

const newPassword = "AreiaNova2027";

async function openAccount(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Minha conta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Minha conta" })).toBeVisible();
}

const devices = (page: Page) => page.getByRole("region", { name: "Aparelhos conectados" });

test("a changed password keeps this device in and sends the others out", async ({ page, browser }) => {
  const email = await signUpFreshAthlete(page);
  await signInAs(page, email, "/auth-athlete");
  const phone = await (await browser.newContext()).newPage();
  await signInAs(phone, email, "/auth-athlete");

  await openAccount(page);
  await expect(devices(page).getByRole("listitem")).toHaveCount(2);
  await page.getByLabel("Senha atual").fill(demoPassword);
  await page.getByLabel("Nova senha", { exact: true }).fill(newPassword);
  await page.getByLabel("Confirmar nova senha").fill(newPassword);
  await page.getByRole("button", { name: "Alterar senha" }).click();
  await expect(page.getByText("Senha alterada")).toBeVisible();
  await expect(devices(page).getByRole("listitem")).toHaveCount(1);
  await expect(devices(page).getByText("Este aparelho")).toBeVisible();

  expect(await graphqlRequestsOf(page, "/conta")).toBe(1);
  await expect(devices(page).getByRole("listitem")).toHaveCount(1);
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth$/);
  await readMail(page, email, "Sua senha na Praia foi alterada");
});

test("a new address counts once it is confirmed there", async ({ page }) => {
  const email = await signUpFreshAthlete(page);
  const newEmail = `nova.${email}`;
  await signInAs(page, email, "/auth-athlete");
  await openAccount(page);
  await page.getByRole("button", { name: "Trocar e-mail" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Novo e-mail").fill(newEmail);
  await dialog.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByText(`Enviamos um link para ${newEmail}.`)).toBeVisible();
  await expect(page.getByText(`Até lá continua valendo ${email}.`)).toBeVisible();

  const { link } = await readMail(page, newEmail, "Confirme seu novo e-mail");
  // Opening the link, as mail scanners do, changes nothing.
  await page.goto(link);
  await expect(page.getByText(`Sua conta passa a usar ${newEmail}.`)).toBeVisible();
  await page.goto("/conta");
  await expect(page.getByRole("region", { name: "E-mail" })).toContainText(email);
  await page.goto(link);
  await page.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Trocar meu e-mail" }).click();
  await expect(page.getByRole("heading", { name: "E-mail confirmado!" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("Este e-mail já está confirmado. Entre na sua conta.")).toBeVisible();
  await page.goto("/conta");
  await expect(page.getByRole("region", { name: "E-mail" })).toContainText(newEmail);
});

test("somebody takes their data along and deletes the account", async ({ page }) => {
  const email = await signUpFreshAthlete(page);
  await signInAs(page, email, "/auth-athlete");
  await openAccount(page);
  await expect(page.getByRole("region", { name: "Chaves de API" })).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar meus dados" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^meus-dados-praia-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), "utf8")) as { conta: { email: string } };
  expect(data.conta.email).toBe(email);

  await page.getByRole("button", { name: "Excluir minha conta" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Sua senha").fill(demoPassword);
  await dialog.getByLabel(/^Digite EXCLUIR/).fill("EXCLUIR");
  await dialog.getByRole("button", { name: "Excluir conta" }).click();
  await expect(page.getByText("Sua conta foi excluída")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/correio");
  const mail = page.locator("article").filter({ hasText: email });
  await expect(mail.filter({ hasText: "Sua conta na Praia foi excluída" })).toBeVisible();
  await expect(mail).toHaveCount(1);
  await page.goto("/conta");
  await expect(page).toHaveURL(/\/auth$/);
});
