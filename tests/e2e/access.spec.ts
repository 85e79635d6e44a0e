import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { expect, test } from "../support/browser-test";
import { enterAs, signInAs } from "../support/sign-in";

const today = `/arena-tournament/${tournamentId("super8-hoje")}`;

test("who is not signed in is sent to the arenas' portal", async ({ page }) => {
  const guarded = [`${today}/bracket`, "/admin/users", "/nova-senha"];
  for (const path of guarded) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth$/);
  }
});

test("an athlete is told that the arena area is not theirs", async ({ page }) => {
  await enterAs(page, people.athlete.email);
  await page.goto("/arena-dashboard");
  await expect(
    page.getByText("Acesso negado. Você não tem permissão para acessar esta página."),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("another arena's manager finds no trace of a tournament without a public page", async ({ page }) => {
  const closed = `/arena-tournament/${tournamentId("super8-etapa-1")}`;
  await enterAs(page, people.secondManager.email);
  await page.goto(closed);
  await expect(page.getByText("Torneio não encontrado")).toBeVisible();
  await page.goto(`${closed}/bracket`);
  await expect(page.getByText("Torneio não encontrado")).toBeVisible();
});

test("a teacher follows the tournament and is offered nothing to change", async ({ page }) => {
  await enterAs(page, people.teacher.email);
  await page.goto(`${today}?aba=resultados`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rodada 1" })).toBeVisible();
  for (const name of [
    /Configurações/,
    /Encerrar torneio/,
    /Registrar resultado/,
    /Corrigir resultado/,
    /Gerenciar Inscrições/,
  ])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
});

test("a reload stays signed in, signing out ends it in every tab", async ({ page, context }) => {
  await signInAs(page, people.secondManager.email);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Arena Dashboard" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/arena-tournaments");
  await expect(other.getByRole("heading", { name: "Gerenciar Torneios" })).toBeVisible();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/auth$/);
  await other.goto("/arena-dashboard");
  await expect(other).toHaveURL(/\/auth$/);
});

test("filters live in the address and empty results say so", async ({ page }) => {
  await enterAs(page, people.mainManager.email);
  await page.goto("/arena-tournaments");
  await page.getByLabel("Tipo").selectOption({ label: "Super 8" });
  await expect(page).toHaveURL(/tipo=/);
  await page.getByLabel("Buscar").fill("lua cheia");
  await expect(page.getByText("(1) torneio(s) encontrado(s)")).toBeVisible();
  await page.reload();
  await expect(page.getByText("(1) torneio(s) encontrado(s)")).toBeVisible();
  await page.getByLabel("Buscar").fill("não existe mesmo");
  await expect(page.getByText("(0) torneio(s) encontrado(s)")).toBeVisible();
});
