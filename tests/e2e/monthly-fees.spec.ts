import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { openArena, registerAthletes } from "../support/own-arena";

const names = ["Bia Ramos", "Caio Lima", "Duda Reis"];

test("a manager has three athletes pay every month: one rests, the others are charged once", async ({
  page,
}) => {
  const arena = await openArena(page, "Arena das Mensalidades");
  await registerAthletes(page, arena, names);
  const number = async (label: RegExp, amount: string, nth = 0) =>
    expect(page.locator("dl > div", { hasText: label }).nth(nth)).toContainText(
      new RegExp(`R\\$\\s${amount}`),
    );
  const numbers = async (made: string, now: string, next: string) => {
    await number(/Já gerado/, made);
    await number(/A gerar/, now);
    await number(/A gerar/, next, 1);
  };
  const list = page.getByRole("table", { name: "Mensalidades" });
  const does = async (name: string, act: string, dialog: string) => {
    await page.getByRole("button", { name: `Mais ações para ${name}` }).click();
    await page.getByRole("menuitem", { name: act, exact: true }).click();
    return openedDialog(page, dialog);
  };

  await page.goto("/arena-financial");
  await page.getByRole("main").getByRole("link", { name: "Mensalidades" }).click();
  await expect(page.getByText("Nenhuma mensalidade ainda")).toBeVisible();
  await page.getByRole("button", { name: "Nova mensalidade" }).click();
  const plan = await openedDialog(page, "Nova mensalidade");
  for (const name of names) {
    await plan.getByLabel("Incluir atleta").fill(name);
    await plan.getByRole("button", { name: new RegExp(name) }).click();
    await expect(plan.getByRole("button", { name: `Tirar ${name}` })).toBeVisible();
  }
  await plan.getByLabel(/^Valor por mês/).fill("18000");
  await plan.getByLabel(/^Vencimento/).selectOption({ label: "Último dia" });
  await plan.getByRole("switch", { name: /^Primeiro mês proporcional/ }).uncheck();
  await plan.getByRole("button", { name: "Criar", exact: true }).dblclick();
  await expect(page.getByText("3 mensalidades criadas")).toBeVisible();
  await expect(list.getByRole("row")).toHaveCount(4);
  await numbers("0,00", "540,00", "540,00");

  const pause = await does("Duda Reis", "Pausar", "Pausar");
  await pause.getByRole("checkbox").first().check({ force: true });
  await pause.getByRole("button", { name: "Salvar pausas" }).dblclick();
  await expect(list.getByRole("row", { name: /Duda Reis/ })).toContainText("Pausada");
  await numbers("0,00", "360,00", "540,00");

  const price = await does("Caio Lima", "Novo valor", "Novo valor");
  await price.getByLabel(/^Valor/).fill("20000");
  await price.getByRole("button", { name: "Salvar valor" }).click();
  await expect(list.getByRole("row", { name: /Caio Lima/ })).toContainText(/R\$\s200,00/);
  await numbers("0,00", "380,00", "560,00");

  await page.getByRole("button", { name: "Gerar mensalidades" }).click();
  const run = await openedDialog(page, "Gerar mensalidades");
  await expect(run.getByText(/^2 cobranças a gerar em /)).toBeVisible();
  await expect(run.getByRole("list", { name: "A gerar" }).getByRole("listitem")).toHaveText([
    /Bia Ramos.*R\$\s180,00/,
    /Caio Lima.*R\$\s200,00/,
  ]);
  await run.getByRole("button", { name: "Pausadas 1" }).click();
  await expect(run.getByRole("list", { name: "Pausadas" }).getByRole("listitem")).toHaveText([/Duda Reis/]);
  await run.getByRole("button", { name: "Gerar 2 cobranças" }).dblclick();
  await expect(page.getByText("2 cobranças geradas")).toBeVisible();
  await numbers("380,00", "0,00", "560,00");

  // Once more: nothing new.
  await page.getByRole("button", { name: "Gerar mensalidades" }).click();
  const again = await openedDialog(page, "Gerar mensalidades");
  await expect(again.getByText(/^Nada a gerar em /)).toBeVisible();
  await expect(again.getByRole("button", { name: "Gerar", exact: true })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await again.getByRole("button", { name: "Já geradas 2" }).click();
  await expect(again.getByRole("list", { name: "Já geradas" }).getByRole("listitem")).toHaveCount(2);
  await again.getByRole("button", { name: "Cancelar" }).click();

  await list.getByRole("link", { name: "Bia Ramos" }).click();
  await page.getByRole("region", { name: "Cobranças" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/arena-financial\?/);
  await expect(page.getByRole("table", { name: "Cobranças" }).getByRole("row")).toHaveCount(3);

  await page.goto("/arena-financial/mensalidades");
  const end = await does("Bia Ramos", "Encerrar", "Encerrar mensalidade?");
  await end.getByRole("button", { name: "Encerrar", exact: true }).click();
  await expect(page.getByText(/^Mensalidade encerrada em /)).toBeVisible();
  await numbers("380,00", "0,00", "380,00");
});
