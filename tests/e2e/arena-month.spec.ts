import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { openArena, registerAthletes, type OwnArena } from "../support/own-arena";
import { pdfText } from "../support/pdf-text";

// Everything is due tomorrow, so that nothing is late and all of it stands in one month, also on the last day of another.
const due = addDays(dayAt(new Date(), brasiliaTime), 1);
const month = due.slice(0, 7);
const fee = 8_000;
const students = ["Bia Ramos", "Caio Lima", "Duda Reis"];
const players = [
  "Nina Tarde",
  ...["Ana", "Elis", "Fabi", "Gabi", "Helô", "Iara", "Jana"].map((one) => `${one} Mar`),
];

/** A Super 8 of tomorrow that is full: who did not pay in time has lost the place to somebody else. @returns her enrolment. */
async function fillSuper8({ request }: Pick<Page, "request">, arena: OwnArena): Promise<string> {
  const { createTournament } = await ask(
    request,
    `mutation ($input: CreateTournamentInput!) { createTournament(input: $input) {
      ... on CreateTournamentSuccess { tournament { id key } } ... on InvalidInput { fields { path message } } } }`,
    {
      input: {
        arenaId: arena.id,
        name: "Super 8 do Mês",
        category: "Intermediário",
        gender: "MIXED",
        kind: "SUPER8",
        startDate: due,
        feeInCents: fee,
        openToOtherArenas: false,
      },
    },
    arena.token,
  );
  const { id, key } = createTournament.tournament;
  const enter = async (fullName: string) => {
    const { registerAthlete } = await ask(
      request,
      `mutation ($input: RegisterAthleteInput!) { registerAthlete(input: $input) { __typename } }`,
      { input: { arenaId: arena.id, fullName, level: "C", enrolInTournamentId: id } },
      arena.token,
    );
    expect(registerAthlete.__typename).toBe("RegisterAthleteSuccess");
  };
  for (const name of players) await enter(name);
  const { tournament } = await ask(
    request,
    `query ($key: UUID!) { tournament(key: $key) { enrolments { id athlete { displayName } } } }`,
    { key },
    arena.token,
  );
  const late = tournament.enrolments.find((one: any) => one.athlete.displayName === "Nina Tarde");
  const { cancelEnrolment } = await ask(
    request,
    `mutation ($input: CancelEnrolmentInput!) { cancelEnrolment(input: $input) { __typename } }`,
    { input: { enrolmentId: late.id } },
    arena.token,
  );
  expect(cancelEnrolment.__typename).toBe("CancelEnrolmentSuccess");
  await enter("Olga Sol");
  return late.id;
}

test("a month of an arena: charges, a part payment, a refund and a late Pix stand the same on the page, in the sheet and on paper", async ({
  page,
}) => {
  const arena = await openArena(page, "Arena que Fecha o Mês");
  await registerAthletes(page, arena, students);
  const late = await fillSuper8(page, arena);
  const list = page.getByRole("table", { name: "Cobranças" });
  const stands = (label: string, amount: string) =>
    expect(page.locator("dl > div", { hasText: label }).first()).toContainText(
      new RegExp(`R\\$\\s${amount.replace(".", "\\.")}`),
    );
  const does = async (name: string, act: string, dialog: string) => {
    await page.getByRole("button", { name: `Mais ações para ${name}` }).click();
    await page.getByRole("menuitem", { name: act, exact: true }).click();
    return openedDialog(page, dialog);
  };
  const downloaded = async (button: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const file = await download;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };

  // Eight fees are owed already; a selection of students gets the month's charge.
  await page.goto(`/arena-financial?mes=${month}`);
  await stands("Pendente", "640,00");
  await page.getByRole("button", { name: "Nova Cobrança" }).click();
  const charge = await openedDialog(page, "Nova Cobrança");
  for (const name of students) {
    await charge.getByLabel("Incluir atleta").fill(name);
    await charge.getByRole("button", { name: new RegExp(name) }).click();
    await expect(charge.getByRole("button", { name: `Tirar ${name}` })).toBeVisible();
  }
  await charge.getByLabel(/^Valor/).fill("20000");
  await charge.getByLabel("Vencimento").fill(due);
  await charge.getByRole("button", { name: "Cobrar", exact: true }).click();
  await expect(charge).toBeHidden();
  await stands("Pendente", "1.240,00");

  // One pays in part, one pays and gets some of it back.
  const part = await does("Bia Ramos", "Baixa Manual", "Baixa Manual");
  await part.getByLabel(/^Valor recebido/).fill("5000");
  await part.getByRole("button", { name: "Registrar pagamento" }).click();
  await expect(part).toBeHidden();
  await stands("Recebido", "50,00");
  const whole = await does("Caio Lima", "Baixa Manual", "Baixa Manual");
  await whole.getByRole("button", { name: "Registrar pagamento" }).click();
  await expect(whole).toBeHidden();
  await expect(list.getByRole("row", { name: /Caio Lima/ })).toContainText("Pago");
  const refund = await does("Caio Lima", "Reembolsar", "Reembolsar");
  await refund.getByLabel(/^Valor devolvido/).fill("6000");
  await refund.getByLabel("Motivo").fill("Duas aulas não dadas");
  await refund.getByRole("button", { name: "Registrar reembolso" }).click();
  await expect(refund).toBeHidden();
  await stands("Recebido", "190,00");

  // A Pix for a place that somebody else has by now: it is written down, and is to go back.
  const { registerPayment } = await ask(
    page.request,
    `mutation ($input: RegisterPaymentInput!) { registerPayment(input: $input) {
      ... on RegisterPaymentSuccess { outcome } } }`,
    { input: { enrolmentId: late, method: "PIX" } },
    arena.token,
  );
  expect(registerPayment.outcome).toBe("TO_REFUND");
  await page.reload();
  await expect(list.getByRole("row", { name: /Nina Tarde/ })).toContainText("A devolver");
  await stands("A devolver", "80,00");
  await stands("Total Geral", "1.180,00");
  await stands("Recebido", "190,00");
  await stands("Pendente", "990,00");

  // The sheet adds up to the page.
  const sheet = await downloaded("Exportar CSV");
  const { data } = Papa.parse<Record<string, string>>(sheet.content.toString("utf8").replace("\uFEFF", ""), {
    header: true,
    delimiter: ";",
    skipEmptyLines: true,
  });
  expect(data).toHaveLength(12);
  const centsOf = (column: string) =>
    data.reduce((sum, row) => sum + Number((row[column] ?? "0").replaceAll(/[.,]/g, "")), 0);
  expect(centsOf("Recebido") - centsOf("Reembolsado")).toBe(19_000);
  expect(centsOf("Em aberto")).toBe(99_000);

  // The month is closed with its paper: the same totals, by kind, and who owes.
  const paper = await downloaded("Relatório Mensal");
  expect(paper.name).toBe(`relatorio-mensal-${month}.pdf`);
  const text = pdfText(new Uint8Array(paper.content)).replaceAll(/\s+/g, " ");
  expect(text).toMatch(/Total Geral \(12 cobranças\) R\$ 1\.180,00 Recebido R\$ 190,00 Pendente R\$ 990,00/);
  expect(text).toContain("A devolver R$ 80,00");
  expect(text).toMatch(/Mensalidade \(3\) R\$ 540,00 R\$ 190,00 R\$ 350,00/);
  expect(text).toMatch(/Inscrição \(9\) R\$ 640,00 R\$ 0,00 R\$ 640,00/);
  expect(text).toMatch(/Quem deve Nome Em atraso Em aberto Duda Reis \(1 cobrança\) R\$ 0,00 R\$ 200,00/);
  expect(text).toMatch(/Bia Ramos \(1 cobrança\) R\$ 0,00 R\$ 150,00/);
  expect(text).not.toContain("Nina Tarde");
});
