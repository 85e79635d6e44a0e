import { people } from "../../prisma/demo/people";
import { expect, test } from "../support/browser-test";
import { enterAs } from "../support/sign-in";

test("whoever opens the API's address reads the contract and tries it", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await enterAs(page, people.mainManager.email);
  await page.goto("/graphql");
  await expect(page).toHaveURL(/\/explorador$/);
  await expect(page.getByRole("heading", { level: 1, name: "Explorador da API" })).toBeVisible();

  const answer = page.getByRole("region", { name: "Corpo da resposta" });
  await page.getByLabel("Operação GraphQL").press("Control+Enter");
  await expect(answer).toContainText('"homePath": "/arena-dashboard"');

  // Another key counts more than the session.
  await page.getByLabel("Cabeçalhos").fill(`{"Authorization": "Bearer nada"}`);
  await page.getByRole("button", { name: "Executar" }).click();
  await expect(answer).toContainText('"viewer": null');
  await page.getByLabel("Cabeçalhos").fill("nada");
  await page.getByRole("button", { name: "Executar" }).click();
  await expect(page.getByRole("alert")).toContainText("Os cabeçalhos precisam ser um objeto JSON");

  const contract = page.getByRole("region", { name: "Documentação" });
  await contract.getByLabel("Buscar no contrato").fill("signin");
  await expect(contract.getByText("resultados")).toBeVisible();
  await contract.getByRole("button", { name: "Mutation" }).first().click();
  await contract.getByRole("button", { name: "Usar signIn na operação" }).click();
  await expect(page.getByLabel("Operação GraphQL")).toBeFocused();
  await expect(page.getByLabel("Operação GraphQL")).toHaveValue(/^mutation SignIn\(\$input: SignInInput!\)/);
  await expect(page.getByLabel("Variáveis")).toHaveValue(/"password": ""/);
  await contract.getByRole("button", { name: "SignInInput", exact: true }).click();
  await expect(contract.getByRole("heading", { name: "SignInInput" })).toBeFocused();
  await expect(contract.getByText("password", { exact: true })).toBeVisible();
  await contract.getByRole("button", { name: "Voltar" }).click();
  await expect(contract.getByRole("heading", { name: "Mutation" })).toBeVisible();

  for (const [name, kind] of [
    ["Tournament", "Tipo"],
    ["Node", "Interface"],
    ["SignInResult", "União"],
    ["TournamentKind", "Enumeração"],
    ["SignInInput", "Entrada"],
    ["LocalTime", "Escalar"],
  ] as const) {
    await contract.getByLabel("Buscar no contrato").fill(name);
    await contract.getByRole("button", { name, exact: true }).first().click();
    await expect(contract.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(contract.getByText(kind, { exact: true })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test("what is typed before the session is known is still there afterwards", async ({ page }) => {
  await enterAs(page, people.mainManager.email);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/auth/refresh", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/explorador");
  const headers = page.getByLabel("Cabeçalhos");
  await headers.fill(`{"X-Minha": "1"}`);
  answer();
  await expect(page.getByText(/^Vai em nome da sua conta\./)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Principal" }).first()).toBeVisible();
  await expect(headers).toHaveValue(`{"X-Minha": "1"}`);
  await expect(headers).toBeFocused();
});
