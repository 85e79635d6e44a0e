import { drawnPng } from "../../prisma/demo/logo";
import { people } from "../../prisma/demo/people";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { enterAs } from "../support/sign-in";

test("an arena sends its logo and contacts, and who visits it sees them", async ({ page, browser }) => {
  const token = await enterAs(page, people.secondManager.email);
  await page.goto("/arena-settings");
  const logo = page.getByRole("region", { name: "Logo da arena" });
  const input = logo.getByLabel("Logo da arena");
  await input.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(logo.getByText("Escolha uma imagem PNG, JPEG ou WebP de até 15 MB")).toBeVisible();
  // Larger than it is ever shown: it is drawn anew before it is sent.
  const drawn = Buffer.from(drawnPng(1400, 700, (x) => [x % 256, 90, 60]));
  await input.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: drawn });
  await expect(page.getByText("Logo salva")).toBeVisible();
  await expect(logo.locator("img")).toHaveJSProperty("naturalWidth", 512);

  const contacts = page.getByRole("region", { name: "Nome, endereço e contatos" });
  await contacts.getByLabel("Site").fill("areia");
  await contacts.getByRole("button", { name: "Salvar nome, endereço e contatos" }).click();
  await expect(contacts.getByText("URL inválida")).toBeVisible();
  await contacts.getByLabel("Site").fill("areia.example");
  await contacts.getByLabel("WhatsApp").fill("(47) 99300-1234");
  await contacts.getByRole("button", { name: "Salvar nome, endereço e contatos" }).click();
  await expect(page.getByText("Configurações salvas")).toBeVisible();

  const { viewer } = await ask(page.request, "{ viewer { arena { pageUrl } } }", {}, token);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL(viewer.arena.pageUrl as string).pathname);
  await expect(visitor.getByRole("link", { name: /no WhatsApp$/ })).toHaveAttribute(
    "href",
    "https://wa.me/5547993001234",
  );
  await expect(visitor.getByRole("link", { name: "Site da arena" })).toHaveAttribute(
    "href",
    "https://areia.example",
  );
  await expect(visitor.getByRole("link", { name: /ver no mapa$/ })).toBeVisible();
  const shownLogo = visitor.locator('main img:not([src*="/capas/"])');
  await expect(shownLogo).toHaveJSProperty("naturalWidth", 512);

  await logo.getByRole("button", { name: "Remover a logo" }).click();
  await expect(page.getByText("Logo removida")).toBeVisible();
  await expect(logo.getByRole("button", { name: "Enviar logo" })).toBeFocused();
  await visitor.reload();
  await expect(visitor.getByRole("link", { name: "Site da arena" })).toBeVisible();
  await expect(shownLogo).toHaveCount(0);

  const cover = page.getByRole("region", { name: "Capa da arena" });
  const wide = Buffer.from(drawnPng(1800, 600, (x) => [40, x % 256, 160]));
  await cover
    .getByLabel("Capa da arena")
    .setInputFiles({ name: "capa.png", mimeType: "image/png", buffer: wide });
  await expect(page.getByText("Capa salva")).toBeVisible();
  await visitor.reload();
  // It stands elsewhere on a phone than on a desk.
  const shownCover = visitor.locator('main img[src*="/capas/"]');
  await expect(shownCover.filter({ visible: true })).toHaveJSProperty("naturalWidth", 1600);
  await cover.getByRole("button", { name: "Remover a capa" }).click();
  await expect(page.getByText("Capa removida")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("link", { name: "Site da arena" })).toBeVisible();
  await expect(shownCover).toHaveCount(0);

  await page.getByRole("link", { name: "Recebimento" }).click();
  await expect(page.getByLabel("Chave Pix")).toBeVisible();
  await expect(page.getByRole("region", { name: "Recebimento" })).toBeFocused();
});
