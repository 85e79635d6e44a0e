import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { expect, test } from "../support/browser-test";
import { atDesk } from "../support/at-desk";
import { enterAs } from "../support/sign-in";
import { letAllOwe, openPairsEvent, sheetLine, sheetTitles, womenAtTheArena } from "../support/pairs-event";

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
  await page.getByRole("checkbox", { name: "Selecionar tudo" }).check();
  await expect(page.getByText("6 inscrições · R$ 480,00")).toBeVisible();
  await page.getByRole("button", { name: "Confirmar sem pagamento" }).click();
  await expect(page.getByText("6 atletas; os valores continuam a receber.")).toBeVisible();
  await expect(chip(page, "Confirmada 6")).toBeVisible();
  // They still owe: the button is gone with the selection, and the keyboard goes on from the list.
  await expect(chip(page, "A receber 6")).toBeVisible();
  await expect(page.getByRole("table", { name: "Inscrições" })).toBeFocused();

  const name = event.pairs[0]?.[0].fullName ?? "";
  const person = await atDesk(page, name);
  await person.getByRole("button", { name: `Baixa manual de ${name}` }).click();
  await expect(person.getByText(/^Pago em/)).toBeVisible();
  await person.getByRole("button", { name: `Mais ações para ${name}` }).click();
  await page.getByRole("menuitem", { name: "Desfazer baixa" }).click();
  const undo = page.getByRole("dialog", { name: `Desfazer a baixa de ${name}?` });
  await expect(undo.locator(":focus")).toBeVisible();
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

/** What a page asks about enrolments, and how often it is told that something changed. */
function watched(page: Page) {
  const asked: string[] = [];
  let told = 0;
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql") || request.method() !== "POST") return;
    const { operationName } = request.postDataJSON() as { operationName: string };
    if (/Enrolment|Payment/.test(operationName)) asked.push(operationName);
  });
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if ((JSON.parse(String(payload)) as { type: string }).type === "next") told += 1;
    }),
  );
  return { asked, told: () => told };
}

test("a payment at the desk is one request and no echo, and another manager's desk follows", async ({
  page,
  browser,
}) => {
  const event = await openPairsEvent(page.request, { name: "Um toque", count: 2, feeInCents: 8000 });
  await letAllOwe(page.request, event);
  const here = watched(page);
  await openDesk(page, event.key);
  const other = await browser.newContext();
  const second = await other.newPage();
  await enterAs(second, people.mainManager.email);
  await openDesk(second, event.key);
  await expect(chip(second, "A receber 4")).toBeVisible();
  // Told once how it is, each by its one subscription.
  await expect.poll(here.told).toBe(1);
  here.asked.length = 0;

  const pay = async (on: Page, [{ fullName }]: (typeof event.pairs)[number]) => {
    const row = on.getByRole("row").filter({ hasText: fullName });
    await row.getByRole("button", { name: /^Baixa manual de / }).click();
    await on.getByRole("menuitem", { name: `De ${fullName}` }).click();
  };
  const [first, last] = event.pairs;
  if (!first || !last) throw new Error("two pairs were asked for");
  await pay(page, first);
  await expect(chip(page, "A receber 3")).toBeVisible();
  await expect(chip(page, "Confirmada 1")).toBeVisible();
  await expect(chip(second, "A receber 3")).toBeVisible();

  await pay(second, last);
  await expect(chip(page, "A receber 2")).toBeVisible();
  // Of the two changes it was told the one that was not its own.
  expect(here.told()).toBe(2);
  expect(here.asked).toEqual(["enrolmentPaymentsRegisterMutation", "EnrolmentsListQuery"]);
  await other.close();
});

test("a sheet says what is wrong in which line, and comes in once it is corrected", async ({ page }) => {
  const { key } = await openPairsEvent(page.request, { name: "Planilha", count: 0 });
  const [ana, bia, caia, duda] = womenAtTheArena("C", "D");
  if (!ana || !bia || !caia || !duda) throw new Error("the demo has too few women for this");
  await openDesk(page, key);
  await page.getByRole("button", { name: "Importar CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Importar inscrições" });

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
  await dialog.getByRole("button", { name: "Importar 2 duplas" }).click();
  await expect(page.getByText("2 duplas na lista.")).toBeVisible();
  await expect(chip(page, "Confirmada 4")).toBeVisible();
});
