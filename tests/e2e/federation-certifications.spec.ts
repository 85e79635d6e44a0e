import { readFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { people } from "../../prisma/demo/people";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { ask, tokenOf } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

test("a federation verifies a teacher's certificate and reminds of its end; what the teacher changes waits again", async ({
  page,
}) => {
  // A teacher of an arena of the demo's federation writes down one that ends in ten days.
  const today = dayAt(new Date(), brasiliaTime);
  const name = `Curso de Praia ${Date.now()}`;
  const token = await tokenOf(page.request, people.teacher.email);
  const said = {
    name,
    level: "ADVANCED",
    issuer: "Confederação Brasileira de Tênis",
    issuedOn: "2024-03-10",
  };
  const { addCertification } = await ask(
    page.request,
    `mutation ($input: AddCertificationInput!) { addCertification(input: $input) {
      ... on AddCertificationSuccess { certification { id } } } }`,
    { input: { requestKey: randomUUID(), ...said, validUntil: addDays(today, 10) } },
    token,
  );

  await enterAs(page, people.federationManager.email);
  await page.goto("/federation");
  await page.getByRole("navigation").getByRole("link", { name: "Certificações" }).first().click();
  await expect(page.getByRole("heading", { name: "Certificações" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Buscar" }).fill(name);
  await page.getByLabel("Situação").selectOption({ label: "A verificar" });
  await expect(page.getByText("1 certificação encontrada")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByText("Expira em breve")).toBeVisible();

  // Verified from the row; who did it is said beside.
  await row.getByRole("button", { name: /^Mais ações/ }).click();
  await page.getByRole("menuitem", { name: "Verificar" }).click();
  await expect(page.getByText("Certificação verificada")).toBeVisible();
  await expect(row.getByText(`Verificada por ${people.federationManager.name}`)).toBeVisible();

  // Reminded from beside the list, once.
  await row.getByRole("link").click();
  const drawer = await openedDialog(page, "Certificação");
  await expect(drawer.getByText(`${people.federationManager.name}, em`)).toBeVisible();
  await drawer.getByRole("button", { name: "Lembrar" }).dblclick();
  await expect(page.getByText("Lembrete enviado")).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Lembrar" })).toHaveCount(0);
  await page.reload();
  await openedDialog(page, "Certificação");
  await expect(drawer.getByText("Nenhum", { exact: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);

  // The teacher renews it: it waits to be verified again.
  await ask(
    page.request,
    `mutation ($input: UpdateCertificationInput!) { updateCertification(input: $input) { __typename } }`,
    {
      input: {
        certificationId: addCertification.certification.id,
        ...said,
        validUntil: addDays(today, 400),
      },
    },
    token,
  );
  await page.goto(`/federation/certifications?busca=${encodeURIComponent(name)}&situacao=a-verificar`);
  await expect(row.getByText("A verificar")).toBeVisible();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar CSV" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("certificacoes-fcbt.csv");
  const sheet = await readFile(await download.path(), "utf8");
  expect(sheet).toContain(name);
  expect(sheet.trim().split("\n")).toHaveLength(2);
});
