import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { expect, test } from "../support/browser-test";
import { enterAs } from "../support/sign-in";

/** The name of a championship, which nobody reads without signing in, as a program with this key reads it. */
async function championshipName(page: Page, key: string): Promise<string | undefined> {
  const answer = await page.request.post("/graphql", {
    headers: { Authorization: `Bearer ${key}` },
    data: {
      query: "query ($key: UUID!) { tournament(key: $key) { name } }",
      variables: { key: tournamentId("final-estadual") },
    },
  });
  const { data } = (await answer.json()) as { data?: { tournament: { name: string } | null } | null };
  return data?.tournament?.name;
}

test("a federation gives a partner a key, which is shown once, works, and is revoked", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enterAs(page, people.federationManager.email);
  await page.goto("/conta");
  const card = page.getByRole("region", { name: "Chaves de API" });
  await card.getByRole("button", { name: "Criar chave" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio")).toHaveCount(0);
  await dialog.getByLabel("Nome").fill("Site do parceiro");
  await dialog.getByRole("button", { name: "Criar chave" }).click();
  await expect(dialog.getByText("Escolha pelo menos uma permissão")).toBeVisible();
  await dialog.getByLabel("Ler resultados").check();
  await dialog.getByRole("button", { name: "Criar chave" }).dblclick();
  const key = (await dialog.getByRole("region", { name: "Chave", exact: true }).innerText()).trim();
  expect(key).toMatch(/^praia_[\w-]{43}$/);
  await expect(dialog.getByRole("region", { name: "Exemplo de requisição" })).toContainText(`Bearer ${key}`);
  await dialog.getByRole("button", { name: "Copiar chave" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

  expect(await championshipName(page, key)).toBe("Final Estadual de Beach Tennis");

  await dialog.getByRole("button", { name: "Já guardei a chave" }).click();
  const row = card.getByRole("listitem").filter({ hasText: `praia_…${key.slice(-4)}` });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Ativa");
  await expect(row).toContainText("Parceiro · FCBT");
  await expect(page.getByText(key)).toHaveCount(0);
  await page.reload();
  await expect(row).toContainText("Último uso agora mesmo");

  await row.getByRole("button", { name: "Revogar a chave Site do parceiro" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revogar chave" }).click();
  await expect(row).toContainText("Revogada");
  await expect(row.getByRole("button")).toHaveCount(0);
  expect(await championshipName(page, key)).toBeUndefined();
});
