import { demoPassword } from "../../prisma/demo/logins";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { createPairEvent, signUpWoman } from "../support/pair-event";

test("who signs in to enrol comes back to the category they chose, and reads which do not fit", async ({
  page,
  browser,
}) => {
  const { id, key, managerToken } = await createPairEvent(page, `Categorias ${Date.now()}`);
  for (const level of ["D", "A/PRO"])
    await ask(
      page.request,
      `mutation ($input: AddCategoryInput!) { addCategory(input: $input) { __typename } }`,
      { input: { tournamentId: id, name: `Feminina ${level}`, level, gender: "FEMALE", feeInCents: 0 } },
      managerToken,
    );
  const athletes = await browser.newContext();
  const { email } = await signUpWoman(await athletes.newPage(), "Ana Que Volta");
  await athletes.close();

  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  await visitor.goto(`/torneio/${key}?aba=inscricao`);
  const choice = visitor.getByLabel("Categoria");
  await expect(choice.locator("option")).toHaveCount(3);
  const wanted = await choice.locator("option", { hasText: "PRO" }).textContent();
  await choice.selectOption({ label: wanted ?? "" });
  await visitor.getByRole("link", { name: "Entrar e me inscrever" }).click();
  await visitor.getByLabel("Email").fill(email);
  await visitor.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await visitor.getByRole("button", { name: "Entrar", exact: true }).click();

  await expect(visitor).toHaveURL(new RegExp(`/torneio/${key}\\?aba=inscricao&categoria=`));
  await expect(choice.locator("option:checked")).toHaveText(wanted ?? "");
  await expect(choice.locator("option").last()).toHaveText(/: Seu nível é C; esta categoria vai até D$/);
  await choice.selectOption({ index: 2 });
  await expect(visitor.getByText("Seu nível é C; esta categoria vai até D.", { exact: true })).toBeVisible();
  await visitors.close();
});
