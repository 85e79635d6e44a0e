import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { expect, test } from "../support/browser-test";
import {
  cancelEntryOf,
  letAllOwe,
  openPairsEvent,
  sheetLine,
  sheetTitles,
  womenAtTheArena,
} from "../support/pairs-event";

test.use({ actionTimeout: 15_000 });

async function openDesk(page: Page, key: string): Promise<void> {
  await page.goto(`/arena-tournament/${key}/enrolments`);
  await expect(page.getByRole("heading", { name: "Gerenciar Inscrições" })).toBeVisible();
}

const chip = (page: Page, name: string) =>
  page.getByRole("group", { name: "Situação" }).getByRole("button", { name });

test("many are confirmed at once; a payment is written down, and taken back with a reason", async ({
  page,
}) => {
  const event = await openPairsEvent(page.request, { name: "Mesa cheia", count: 3, feeInCents: 8000 });
  await letAllOwe(page.request, event);
  await openDesk(page, event.key);

  await expect(chip(page, "Aguardando pagamento 6")).toBeVisible();
  await page.getByRole("button", { name: "Selecionar todas" }).click();
  await page.getByRole("button", { name: "Confirmar sem pagamento" }).dblclick();
  await expect(page.getByText("6 atletas; os valores continuam a receber.")).toBeVisible();
  await expect(chip(page, "Confirmada 6")).toBeVisible();
  // They still owe: the button is gone with the selection, and the keyboard goes on from the next one.
  await expect(page.getByText("6 inscrições a receber")).toBeVisible();
  await expect(page.getByRole("button", { name: "Selecionar todas" })).toBeFocused();

  const name = event.pairs[0]?.[0].fullName ?? "";
  const person = page.getByRole("group", { name, exact: true });
  await person.getByRole("button", { name: `Baixa manual de ${name}` }).dblclick();
  await expect(person.getByText(/^Pago em/)).toBeVisible();
  await person.getByRole("button", { name: `Mais ações para ${name}` }).click();
  await page.getByRole("menuitem", { name: "Desfazer baixa" }).click();
  const undo = page.getByRole("dialog", { name: `Desfazer a baixa de ${name}?` });
  await undo.getByRole("button", { name: "Desfazer baixa" }).click();
  await expect(undo.getByText("Explique o motivo, em pelo menos 5 caracteres")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(undo).toBeHidden();
  await expect(person).toBeFocused();
  await person.getByRole("button", { name: `Mais ações para ${name}` }).click();
  await page.getByRole("menuitem", { name: "Desfazer baixa" }).click();
  await undo.getByLabel("Motivo").fill("O Pix era de outra pessoa");
  await undo.getByRole("button", { name: "Desfazer baixa" }).click();
  await expect(chip(page, "Aguardando pagamento 1")).toBeVisible();
  await expect(person.getByRole("button", { name: `Baixa manual de ${name}` })).toBeVisible();
});

test("the payments of many are written down at once, or none when one of them cannot pay", async ({
  page,
}) => {
  const event = await openPairsEvent(page.request, { name: "Extrato do banco", count: 3, feeInCents: 8000 });
  await letAllOwe(page.request, event);
  const [leaving, alone] = event.pairs[1] ?? [];
  if (!leaving || !alone) throw new Error("no pair came in");
  await openDesk(page, event.key);
  const payMany = page.getByRole("button", { name: "Dar baixa" });
  await page.getByRole("button", { name: "Selecionar todas" }).press("Enter");
  await expect(payMany).toBeFocused();
  await page.getByRole("button", { name: "Limpar seleção" }).press("Enter");
  await page.getByRole("button", { name: "Selecionar todas" }).press("Enter");
  await expect(page.getByText(/^6 selecionadas · R\$\s480,00$/)).toBeVisible();
  await payMany.press("Enter");
  const all = page.getByRole("alertdialog", { name: "Dar baixa em 6 inscrições?" });
  await expect(all).toContainText(/Total recebido: R\$\s480,00/);
  await page.keyboard.press("Escape");
  await expect(payMany).toBeFocused();
  await payMany.press("Enter");

  // Somebody leaves while the answer is on its way: nobody's payment is written down, and the list says who is left.
  let cancelled = false;
  await page.route("**/graphql", async (route) => {
    if (!cancelled && route.request().postData()?.includes("useRegisterPaymentsMutation")) {
      cancelled = true;
      await cancelEntryOf(page.request, event, leaving.fullName);
    }
    await route.continue();
  });
  await all.getByRole("button", { name: "Registrar pagamentos" }).click();
  const rest = page.getByRole("alertdialog", { name: "Dar baixa em 4 inscrições?" });
  await expect(rest.getByRole("alert")).toHaveText(
    `Nenhuma baixa foi registrada, porque não há o que receber de ${leaving.fullName} (cancelada) e ${alone.fullName} (sem vaga).`,
  );
  await expect(rest).toContainText(/Total recebido: R\$\s320,00/);
  await expect(page.getByText(/^Pago em/)).toHaveCount(0);
  await rest.getByRole("button", { name: "Registrar pagamentos" }).dblclick();
  await expect(page.getByText("Baixa manual em 4 inscrições.")).toBeVisible();
  await expect(page.getByText(/^Pago em/)).toHaveCount(4);
  await expect(chip(page, "Confirmada 4")).toBeVisible();
  await expect(page.getByRole("group", { name: "Várias inscrições" })).toBeHidden();
  await expect(page.getByRole("list", { name: "Inscrições" })).toBeFocused();
});

test("a sheet says what is wrong in which line, and comes in once it is corrected", async ({ page }) => {
  const { key } = await openPairsEvent(page.request, { name: "Planilha", count: 0 });
  const [ana, bia, caia, duda] = womenAtTheArena("C", "D");
  if (!ana || !bia || !caia || !duda) throw new Error("the demo has too few women for this");
  await openDesk(page, key);
  await page.getByRole("button", { name: "Importar CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Importar inscrições" });

  const huge = { name: "ano inteiro.csv", mimeType: "text/csv", buffer: Buffer.alloc(5_000_000, "a") };
  await dialog.getByLabel("Arquivo CSV").setInputFiles(huge);
  await expect(
    dialog.getByText("Arquivo grande demais: importe no máximo 200 inscrições por vez"),
  ).toBeVisible();
  const workbook = { name: "inscrições.xlsx", mimeType: "text/csv", buffer: Buffer.from("PK\x03\x04\0\0") };
  await dialog.getByLabel("Arquivo CSV").setInputFiles(workbook);
  await expect(dialog.getByText("O arquivo não é um texto. Salve a planilha como CSV")).toBeVisible();

  const wrong = sheetLine([caia, duda]).replace(duda.row.email ?? "", "duda@");
  const lines = (second: string) => [sheetTitles, sheetLine([ana, bia]), second].join("\r\n");
  const file = (text: string) => ({
    name: "inscrições.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text, "latin1"),
  });
  await dialog.getByLabel("Arquivo CSV").setInputFiles(file(lines(wrong)));
  await dialog.getByRole("button", { name: "Conferir planilha" }).click();
  await expect(dialog.getByRole("row", { name: /^3 / })).toContainText(
    "O e-mail do atleta 2 é inválido: duda@.",
  );
  await expect(dialog.getByRole("row", { name: /^2 / })).toContainText("Pronta para importar");
  await dialog.getByRole("button", { name: "Corrigir planilha" }).click();
  const typed = dialog.getByLabel("Ou cole as linhas aqui");
  await typed.fill((await typed.inputValue()).replace(";duda@", `;${duda.row.email}`));
  await dialog.getByRole("button", { name: "Conferir planilha" }).click();
  await dialog.getByRole("button", { name: "Importar 2 duplas" }).dblclick();
  await expect(page.getByText("2 duplas na lista.")).toBeVisible();
  await expect(chip(page, "Confirmada 4")).toBeVisible();
});

test("somebody above the category's level comes in only with a reason, which stays", async ({ page }) => {
  const { key } = await openPairsEvent(page.request, { name: "Exceção", count: 0 });
  const [above] = womenAtTheArena("B");
  const [within] = womenAtTheArena("C");
  if (!above || !within) throw new Error("the demo has too few women for this");
  await openDesk(page, key);
  await page.getByRole("button", { name: "Inscrever dupla" }).click();
  const dialog = page.getByRole("dialog", { name: "Inscrever dupla" });
  for (const { fullName } of [above, within]) {
    await expect(dialog.getByLabel("Buscar atleta da arena")).toHaveValue("");
    await dialog.getByLabel("Buscar atleta da arena").fill(fullName);
    await dialog.getByRole("button", { name: `Escolher ${fullName}` }).click();
    await expect(dialog.getByRole("group", { name: "Dupla" })).toBeFocused();
  }
  await dialog.getByRole("button", { name: "Inscrever dupla" }).click();
  await expect(dialog.getByText(/não pode jogar abaixo do próprio nível/)).toBeVisible();
  const reason = dialog.getByLabel("Motivo da exceção");
  await expect(reason).toBeFocused();
  await dialog.getByRole("button", { name: "Inscrever com exceção" }).click();
  await expect(dialog.getByText("Explique o motivo, em pelo menos 5 caracteres")).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.fill("Volta de uma lesão no ombro");
  await dialog.getByRole("button", { name: "Inscrever com exceção" }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("group", { name: above.fullName, exact: true })).toContainText(
    `Exceção de ${people.mainManager.name}: Volta de uma lesão no ombro`,
  );
});
