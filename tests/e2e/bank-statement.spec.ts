import { chargeTxid } from "../../server/billing/pix-txid.rules";
import { decodeGlobalId } from "../../server/platform/graphql/nodes";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { ask } from "../support/ask";
import { bankFile } from "../support/bank-files";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { openArena } from "../support/own-arena";

const today = dayAt(new Date(), brasiliaTime);

test("a manager charges two athletes: of the bank's statement one pays by itself, one is confirmed, and both can be undone", async ({
  page,
}) => {
  const arena = await openArena(page, "Arena do Extrato");
  const charged: string[] = [];
  for (const [fullName, amountInCents] of [
    ["Lara Prado", 15_000],
    ["Nilo Serra", 9000],
  ] as const) {
    const { registerAthlete } = await ask(
      page.request,
      `mutation ($input: RegisterAthleteInput!) { registerAthlete(input: $input) {
        ... on RegisterAthleteSuccess { arenaAthlete { athlete { id } } } } }`,
      { input: { arenaId: arena.id, fullName, level: "D" } },
      arena.token,
    );
    const { createCharges } = await ask(
      page.request,
      `mutation ($input: CreateChargesInput!) { createCharges(input: $input) {
        ... on CreateChargesSuccess { charges { id } } } }`,
      {
        input: {
          arenaId: arena.id,
          athleteIds: [registerAthlete.arenaAthlete.athlete.id],
          kind: "MONTHLY_FEE",
          amountInCents,
          dueOn: today,
          requestKey: crypto.randomUUID(),
        },
      },
      arena.token,
    );
    charged.push(decodeGlobalId(createCharges.charges[0].id).id);
  }
  const sum = (label: string, amount: string) =>
    expect(page.locator("dl > div", { hasText: label }).first()).toContainText(
      new RegExp(`R\\$\\s${amount}`),
    );
  const file = bankFile("4321", [
    { externalId: "1", on: today, amountInCents: 15_000, text: `PIX QRS ${chargeTxid(charged[0]!)}` },
    { externalId: "2", on: today, amountInCents: 9000, text: "PIX TRANSF NILO SERRA" },
    { externalId: "3", on: today, amountInCents: 42, text: "RENDIMENTOS" },
    { externalId: "4", on: today, amountInCents: -3990, text: "TARIFA" },
  ]);
  const importing = async (name: string, content: string) => {
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Escolher arquivo" }).click();
    await (
      await chosen
    ).setFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
  };
  const lines = page.getByRole("list", { name: "A conferir", exact: true });

  await page.goto("/arena-financial");
  await sum("Recebido", "0,00");
  await page.getByRole("link", { name: "Conciliação" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Conciliação" })).toBeVisible();
  await importing("planilha.csv", "Data;Valor\r\n");
  await expect(page.getByText(/O arquivo não é um extrato OFX/)).toBeVisible();
  await importing("novembro.ofx", file);
  await expect(page.getByText("3 recebimentos novos, 1 conciliado sozinho.")).toBeVisible();
  await sum("Conciliado", "150,00");
  await sum("A confirmar", "90,00");
  await sum("Sobrando", "0,42");
  await importing("de novo.ofx", file);
  await expect(page.getByText("Tudo neste extrato já tinha sido importado.")).toBeVisible();
  await sum("Conciliado", "150,00");

  await expect(lines.getByText("Mesmo valor e mesmo nome")).toBeVisible();
  await lines.getByRole("button", { name: /^Confirmar R\$ 90,00 .* Nilo Serra/ }).dblclick();
  await expect(lines.getByText("PIX TRANSF NILO SERRA")).toBeHidden();
  await sum("Conciliado", "240,00");
  await sum("A confirmar", "0,00");
  await lines.getByRole("button", { name: /^Ignorar R\$ 0,42/ }).click();
  await expect(page.getByText("Nada a conferir")).toBeVisible();

  await page.getByRole("link", { name: "Relatório Financeiro" }).click();
  await sum("Recebido", "240,00");
  await sum("Pendente", "0,00");

  await page.goto("/arena-financial/conciliacao/conciliados");
  const settled = page.getByRole("list", { name: "Conciliados", exact: true });
  await expect(settled.getByText("Conciliado sozinho, pelo código e pelo valor")).toBeVisible();
  for (const amount of ["150,00", "90,00"]) {
    await settled.getByRole("button", { name: new RegExp(`^Desfazer R\\$ ${amount}`) }).click();
    await expect(settled.getByRole("button", { name: new RegExp(`^Desfazer R\\$ ${amount}`) })).toBeHidden();
  }
  await expect(page.getByText("Nada conciliado ainda")).toBeVisible();
  await sum("Conciliado", "0,00");
  await sum("A confirmar", "240,00");
  await page.goto("/arena-financial");
  await sum("Recebido", "0,00");
  await sum("Pendente", "240,00");

  // Whoever has paid for somebody else is found by hand; what is too much stays theirs.
  await page.goto("/arena-financial/conciliacao");
  await lines.getByRole("button", { name: /^Buscar outra cobrança para R\$ 150,00/ }).click();
  const search = await openedDialog(page, "Qual cobrança foi paga?");
  await search.getByLabel("Buscar cobrança").fill("nilo");
  await search.getByRole("radio", { name: /Nilo Serra/ }).check();
  await expect(search.getByText("Sobram R$ 60,00, que ficam como crédito de quem pagou.")).toBeVisible();
  await search.getByRole("button", { name: "Confirmar", exact: true }).click();
  await expect(search).toBeHidden();
  await sum("Conciliado", "150,00");
});
