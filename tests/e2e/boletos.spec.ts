import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { linesOf, returnOf } from "../support/cnab";
import { openedDialog } from "../support/opened-dialog";
import { openArena } from "../support/own-arena";

const today = dayAt(new Date(), brasiliaTime);
const dueOn = addDays(today, 12);

test("a manager agrees with the bank, issues a boleto, sends it, and the bank's file registers and pays it", async ({
  page,
}) => {
  const arena = await openArena(page, "Arena dos Boletos");
  const { registerAthlete } = await ask(
    page.request,
    `mutation ($input: RegisterAthleteInput!) { registerAthlete(input: $input) {
      ... on RegisterAthleteSuccess { arenaAthlete { athlete { id key } } } } }`,
    { input: { arenaId: arena.id, fullName: "Bruna Boleto", level: "D" } },
    arena.token,
  );
  const { athlete } = registerAthlete.arenaAthlete;
  await ask(
    page.request,
    `mutation ($input: CreateChargesInput!) { createCharges(input: $input) {
      ... on CreateChargesSuccess { charges { id } } } }`,
    {
      input: {
        arenaId: arena.id,
        athleteIds: [athlete.id],
        kind: "MONTHLY_FEE",
        description: "Mensalidade em boleto",
        amountInCents: 15_000,
        dueOn,
        requestKey: crypto.randomUUID(),
      },
    },
    arena.token,
  );
  const agreement = String(2_000_000 + Math.floor(Math.random() * 7_000_000));

  await page.goto("/arena-financial");
  await page.getByRole("link", { name: "Boletos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Boletos" })).toBeVisible();
  await expect(page.getByText(/homologação/)).toBeVisible();
  await page.getByRole("button", { name: "Cadastrar convênio" }).click();
  const agreeing = await openedDialog(page, "Convênio de cobrança");
  await agreeing.getByLabel(/^Beneficiário/).fill("Arena dos Boletos Ltda");
  await agreeing.getByLabel(/^Convênio/).fill("123");
  for (const [label, value] of [
    ["Variação da carteira", "019"],
    ["Agência", "3286"],
    ["Dígito da agência", "0"],
    ["Conta", "75367"],
    ["Dígito da conta", "8"],
  ] as const)
    await agreeing.getByLabel(new RegExp(`^${label}`)).fill(value);
  await agreeing.getByRole("button", { name: "Salvar" }).click();
  await expect(agreeing.getByText("O convênio tem 7 números")).toBeVisible();
  await agreeing.getByLabel(/^Convênio/).fill(agreement);
  await agreeing.getByRole("button", { name: "Salvar" }).click();
  await expect(agreeing).toBeHidden();
  await expect(page.getByText("Nenhum boleto espera remessa")).toBeVisible();

  await page.goto("/arena-financial?mes=todos");
  await page.getByRole("button", { name: "Mais ações para Bruna Boleto" }).click();
  await page.getByRole("menuitem", { name: "Emitir Boleto" }).click();
  const issuing = await openedDialog(page, "Emitir Boleto");
  for (const [label, value] of [
    ["CPF ou CNPJ de quem paga", "529.982.247-25"],
    ["Rua e número", "Rua das Gaivotas, 12"],
    ["Bairro", "Ingleses"],
    ["CEP", "88058-500"],
    ["Cidade", "Florianópolis"],
  ] as const)
    await issuing.getByLabel(label).fill(value);
  await issuing.getByLabel("UF").selectOption("SC");
  await issuing.getByRole("button", { name: "Emitir" }).click();
  await expect(issuing).toBeHidden();

  await page.goto("/arena-financial/boletos");
  const list = page.getByRole("list", { name: "A enviar" });
  await expect(list.getByText("Bruna Boleto")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar remessa" }).dblclick();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("remessa-000001.rem");
  const lines = linesOf(await (await download.createReadStream()).toArray().then((parts) => parts.join("")));
  const ourNumber =
    lines
      .find((line) => line[13] === "P")
      ?.slice(37, 57)
      .trim() ?? "";
  expect(ourNumber).toBe(`${agreement}0000000001`);
  await expect(page.getByRole("button", { name: "Remessa 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remessa 2" })).toBeHidden();
  await expect(page.getByText("Nenhum boleto espera remessa")).toBeVisible();

  // Another number would leave it behind: that is asked first.
  await page.getByRole("button", { name: "Alterar convênio" }).click();
  const changing = await openedDialog(page, "Convênio de cobrança");
  await changing.getByLabel(/^Convênio/).fill("9999999");
  await changing.getByRole("button", { name: "Salvar" }).click();
  await expect(changing.getByText(/1 boleto do convênio \d+ está em aberto/)).toBeVisible();
  await expect(changing.getByLabel("Descartar os boletos em aberto")).not.toBeChecked();
  await changing.getByRole("button", { name: "Cancelar" }).click();
  await expect(changing).toBeHidden();

  const sending = async (code: string, paid: number) => {
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Enviar retorno" }).click();
    const one = { ourNumber, companyId: "", amountInCents: 15_000, dueOn, paid, code, occurredOn: today };
    const buffer = Buffer.from(returnOf([{ ...one, reasons: paid > 0 ? "33" : "" }], agreement));
    await (await chosen).setFiles({ name: "banco.ret", mimeType: "text/plain", buffer });
  };
  await sending("02", 0);
  await expect(page.getByText("Boletos: 1 registrado.")).toBeVisible();
  await page.getByRole("link", { name: /^No banco/ }).click();
  await expect(page.getByText("Registrado", { exact: true })).toBeVisible();

  // What the payer reads: the digits to type, and the PDF.
  await page.goto(`/athlete-financial/${athlete.key}`);
  await page.getByRole("link", { name: "Mensalidade em boleto" }).first().click();
  await expect(page.getByRole("button", { name: "Copiar linha digitável" })).toBeVisible();
  await expect(page.getByText(/^00190\.00009 0\d{4}\.\d{6}/)).toBeVisible();
  const pdf = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar boleto em PDF" }).click();
  expect((await pdf).suggestedFilename()).toBe(`boleto-${dueOn}.pdf`);

  await page.goto("/arena-financial/boletos/no-banco");
  await sending("06", 15_000);
  await expect(page.getByText("Boletos: 1 pago.")).toBeVisible();
  await sending("06", 15_000);
  await expect(page.getByText("Nada de novo neste retorno.")).toBeVisible();
  await page.goto(`/athlete-financial/${athlete.key}`);
  await expect(page.getByText("Pago", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/R\$\s150,00/).first()).toBeVisible();
});
