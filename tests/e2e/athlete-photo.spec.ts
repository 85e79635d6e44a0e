import type { Page } from "@playwright/test";
import { drawnPng } from "../../prisma/demo/logo";
import { demoPassword } from "../../prisma/demo/logins";
import { people } from "../../prisma/demo/people";
import { problemsShownOn } from "../support/accessibility";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { signUpFreshAthlete } from "../support/fresh-account";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

test.use({ viewport: { width: 360, height: 740 }, actionTimeout: 15_000 });

/** @returns the athlete's key */
async function openOwnPage(page: Page, email: string): Promise<string> {
  const own = await enterAs(page, email);
  const { viewer } = await ask(page.request, `query { viewer { homePath } }`, {}, own);
  await page.goto(viewer.homePath as string);
  return (viewer.homePath as string).split("/").at(-1)!;
}

test("an athlete chooses a photo, which strangers see only on a public page, and removes it", async ({
  page,
  browser,
}) => {
  const email = await signUpFreshAthlete(page, "Nina da Foto");
  const key = await openOwnPage(page, email);

  // Refused beside the button, then accepted.
  const card = page.getByRole("region", { name: "Gerenciar Perfil" });
  const file = card.getByLabel("Foto", { exact: true });
  await file.setInputFiles({ name: "foto.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  const chooses = card.getByRole("button", { name: "Enviar foto" });
  await expect(chooses).toHaveAccessibleDescription("Escolha uma imagem PNG, JPEG ou WebP de até 15 MB");
  const photo = Buffer.from(drawnPng(900, 600, (x, y) => [x % 256, y % 256, 120]));
  await file.setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: photo });
  await expect(page.getByText("Foto salva")).toBeVisible();
  await expect(card.getByRole("button", { name: "Trocar a foto" })).toBeVisible();
  const shown = 'main img[src^="data:image/jpeg"]';
  await expect(page.locator(shown)).toHaveCount(1);
  expect(
    await page.locator(shown).evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]),
  ).toEqual([384, 384]);
  expect(await problemsShownOn(page)).toEqual([]);
  await page.reload();
  await expect(page.locator(shown)).toHaveCount(1);

  // Who is signed in sees it; a stranger once the page is public.
  const others = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const other = await others.newPage();
  await other.goto(`/atleta/${key}`);
  await expect(other.getByText("Atleta não encontrado")).toBeVisible();
  await page.getByRole("button", { name: "Abrir página pública" }).click();
  await expect(page.getByRole("button", { name: "Fechar página pública" })).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { name: "Nina da Foto" })).toBeVisible();
  await expect(other.locator(shown)).toHaveCount(1);
  expect(await problemsShownOn(other)).toEqual([]);
  await enterAs(other, people.athlete.email);
  await other.goto(`/user-profile/${key}`);
  await expect(other.locator(shown)).toHaveCount(1);
  await expect(other.getByRole("button", { name: "Trocar a foto" })).toHaveCount(0);

  await card.getByRole("button", { name: "Remover a foto" }).click();
  await expect(page.getByText("Foto removida")).toBeVisible();
  await expect(page.locator(shown)).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole("heading", { name: "Nina da Foto" })).toBeVisible();
  await expect(other.locator(shown)).toHaveCount(0);
  await others.close();
});

test("the e-mail is changed from the form, and what was typed beside it stays", async ({ page }) => {
  const email = await signUpFreshAthlete(page, "Olga do Endereço");
  await openOwnPage(page, email);
  await page.getByRole("button", { name: "Alterar Cadastro" }).click();
  const dialog = await openedDialog(page, "Alterar Cadastro");
  await dialog.getByLabel("Telefone").fill("(48) 99999-3434");
  await dialog.getByRole("button", { name: "Trocar e-mail" }).click();
  const asking = await openedDialog(page, "Trocar e-mail");
  await asking.getByLabel("Novo e-mail").fill(`nova.${email}`);
  await asking.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await asking.getByRole("button", { name: "Enviar link" }).click();
  await expect(dialog.getByText(`Enviamos um link para nova.${email}.`)).toBeVisible();
  expect(await problemsShownOn(page)).toEqual([]);
  await expect(dialog.getByLabel("Telefone")).toHaveValue("(48) 99999-3434");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Dados atualizados com sucesso!")).toBeVisible();
  await expect(page.getByText("(48) 99999-3434")).toBeVisible();
});
