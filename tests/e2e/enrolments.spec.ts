import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { expect, test } from "../support/browser-test";
import { signUpWoman } from "../support/pair-event";
import { signInAs } from "../support/sign-in";

/** A Super 8 of its own, with its enrolments open on the screen. */
async function openEnrolments(page: Page, manager: string, name: string, openToOtherArenas = false) {
  await signInAs(page, manager);
  await page.goto("/arena-tournaments");
  await page.getByRole("link", { name: "Criar Torneio" }).click();
  await page.getByRole("radio", { name: "Super 8" }).check();
  await page.getByLabel("Nome do torneio").fill(name);
  await page.getByLabel("Categoria").selectOption("Pro");
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Data de início").fill("2030-01-06");
  await page.getByRole("button", { name: "Continuar" }).click();
  if (openToOtherArenas) await page.getByText("Permitir inscrição de atletas de outras arenas").click();
  await page.getByRole("button", { name: "Publicar" }).click();
  await page.getByRole("button", { name: "Gerenciar Inscrições" }).click();
  return page.getByRole("dialog", { name: "Gerenciar Inscrições" });
}

test("an athlete of another arena is found by the whole email, asked, and enters by saying yes", async ({
  page,
  browser,
}) => {
  const others = await browser.newContext();
  const guest = await others.newPage();
  const { email, key } = await signUpWoman(guest, "Gabi de Longe");
  const name = `Super 8 de portas abertas ${randomInt(1e9)}`;
  const dialog = await openEnrolments(page, people.secondManager.email, name, true);
  const search = dialog.getByLabel("Buscar atleta da arena");
  await search.fill(email);
  await dialog.getByRole("button", { name: new RegExp(`${email}.* em outras arenas`) }).click();
  await dialog.getByRole("button", { name: "Convidar Gabi de Longe" }).click();
  await expect(
    page.getByText(/Gabi de Longe recebe o convite por e-mail; a vaga fica reservada até/),
  ).toBeVisible();
  await expect(dialog.getByRole("status").first()).toContainText("1 de 8");
  await expect(dialog.getByText("Aguardando resposta", { exact: true })).toBeVisible();

  await guest.goto(`/user-profile/${key}`);
  const card = guest.getByRole("region", { name: "Inscrições em andamento" });
  await expect(card).toContainText(`convidou você para jogar em ${name}`);
  await card.getByRole("button", { name: /^Aceitar convite/ }).click();
  await expect(guest.getByText("Convite aceito")).toBeVisible();
  await expect(dialog.getByText("Aguardando resposta", { exact: true })).toBeHidden();
  await expect(dialog.getByRole("button", { name: "Remover Gabi de Longe" })).toBeVisible();
  await others.close();
});

test("on a phone a failure leaves the score sheet's button in sight", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await signInAs(page, people.mainManager.email);
  await page.goto(`/arena-tournament/${tournamentId("super8-hoje")}?aba=resultados`);
  await page
    .getByRole("button", { name: /Registrar resultado/ })
    .first()
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("group", { name: "Quem venceu?" }).locator("label").first().click();
  await sheet.getByRole("radio", { name: /^6 a 2/ }).check({ force: true });
  await page.route("**/graphql", (route) => route.abort());
  const save = sheet.getByRole("button", { name: "Salvar resultado" });
  await save.click();
  const toast = page.getByRole("alert").filter({ hasText: "Sem conexão com o servidor" });
  await expect(toast).toBeVisible();
  const [told, button] = [await toast.boundingBox(), await save.boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await context.close();
});
