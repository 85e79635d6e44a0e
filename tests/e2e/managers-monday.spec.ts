import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, clockAt, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { openArena } from "../support/own-arena";
import { graphqlRequestsOf } from "../support/requests";
import { enterAs } from "../support/sign-in";

const today = dayAt(new Date(), brasiliaTime);

/** An arena with two teachers, of whom Ana gives a class to one athlete: today from eight to nine, unless something else is said. */
async function openWithClass(page: Page, lesson: object = {}): Promise<void> {
  const { id: arenaId, token } = await openArena(page, "Arena da Segunda");
  const send = async (name: string, input: object) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const answer = await ask(
      page.request,
      `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on UserError { message } } }`,
      { input: { arenaId, ...input } },
      token,
    );
    if (!answer[name].__typename.endsWith("Success")) throw new Error(JSON.stringify(answer));
  };
  for (const fullName of ["Ana Pires", "Beto Luz"])
    await send("registerTeacher", { fullName, specialties: ["Duplas"], hours: [] });
  await send("registerAthlete", { fullName: "Lia da Segunda", level: "D" });
  const { node } = await ask(
    page.request,
    `query ($id: ID!) { node(id: $id) { ... on Arena {
      teachers(first: 5) { edges { node { teacherKey } } } athletes(first: 5) { edges { node { athlete { id } } } } } } }`,
    { id: arenaId },
    token,
  );
  await send("scheduleClass", {
    athleteIds: [node.athletes.edges[0].node.athlete.id],
    teacherKey: node.teachers.edges[0].node.teacherKey,
    date: today,
    startsAt: "08:00",
    endsAt: "09:00",
    kind: "INDIVIDUAL",
    level: "D",
    maxStudents: 1,
    weekly: false,
    ...lesson,
  });
}

/** The next hour at which an arena is open, in two hours or in the morning: never twelve hours ahead. */
function soon(): { date: string; startsAt: string; endsAt: string } {
  const hour = Number(clockAt(new Date(), brasiliaTime).slice(0, 2)) + 2;
  const inHours = (from: number) => ({
    startsAt: `${String(from).padStart(2, "0")}:00`,
    endsAt: `${String(from).padStart(2, "0")}:30`,
  });
  return hour > 21
    ? { date: addDays(today, 1), ...inHours(6) }
    : { date: today, ...inHours(Math.max(6, hour)) };
}

test("a manager's Monday: who comes today, another teacher for it, a report read and taken along", async ({
  page,
}) => {
  await openWithClass(page);
  // At half past eight, whenever this runs.
  await page.clock.setFixedTime(instantAt(today, "08:30", brasiliaTime));
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  expect(await graphqlRequestsOf(page, "/arena-dashboard")).toBe(1);

  const agenda = page.getByRole("region", { name: "Agenda de Aulas" });
  await expect(agenda.getByText("1 aula pela frente, com 1 aluno")).toBeVisible();
  await agenda.getByRole("link", { name: /08:00\s*agora\s*Ana Pires.*D.*1\/1\s*cheia/ }).click();

  const drawer = page.getByRole("dialog", { name: "Aula" });
  await expect(drawer.getByText("Lia da Segunda")).toBeVisible();
  await drawer.getByRole("button", { name: "Trocar professor" }).click();
  const substitutes = await openedDialog(page, "Trocar professor");
  await substitutes.getByRole("button", { name: "Beto Luz" }).click();
  await expect(page.getByRole("link", { name: /08:00–09:00/ })).toContainText("Beto L.");

  await page.goto("/arena-dashboard");
  await expect(agenda.getByRole("link", { name: /Beto Luz/ })).toBeVisible();
  const athletes = page.getByRole("region", { name: "Atletas", exact: true });
  const teachers = page.getByRole("region", { name: "Professores", exact: true });
  await page.getByRole("region", { name: "Quadras hoje" }).scrollIntoViewIfNeeded();
  await teachers.scrollIntoViewIfNeeded();
  await expect(teachers.getByRole("link", { name: /^Beto Luz.*Duplas/ })).toContainText("0 aulas/semana");
  await expect(athletes.getByText("1 · 100%")).toBeVisible();

  // What the buttons promise.
  await athletes.getByRole("link", { name: "Cadastrar Novo Atleta" }).click();
  await openedDialog(page, "Cadastrar Novo Atleta");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/arena-athletes$/);
  await page.goBack();
  await teachers.getByRole("link", { name: "Adicionar Professor" }).click();
  await openedDialog(page, "Cadastrar Novo Professor");
  await page.goBack();

  await athletes.getByRole("link", { name: "Relatório de Matrículas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Relatório de Matrículas" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Lia da Segunda/ })).toContainText("Ativo");
  await page.getByRole("link", { name: "mês anterior" }).click();
  await expect(page).toHaveURL(/\/arena-athletes\/relatorio\/\d{4}-\d{2}$/);
  await expect(page.getByRole("heading", { name: /^Nenhum atleta até / })).toBeVisible();
  await page.getByRole("link", { name: "Este mês" }).click();
  await expect(page.getByRole("row", { name: /Lia da Segunda/ })).toContainText("Ativo");

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar CSV" }).click();
  const sheet = await saved;
  expect(sheet.suggestedFilename()).toBe(`matriculas-arena-da-segunda-${today.slice(0, 7)}.csv`);
  const lines = (await readFile(await sheet.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe("\uFEFFNome;Nível;Desde;Status;Aulas por semana");
  expect(lines[1]).toMatch(/^Lia da Segunda;D;\d\d\/\d\d\/\d{4};Ativo;0$/);

  await page.goto("/arena-teachers/relatorio");
  await expect(page.getByRole("row", { name: /Beto Luz/ })).toBeVisible();
  await page.getByRole("button", { name: "Imprimir ou salvar em PDF" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Imprimir ou salvar em PDF" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Relatório de Professores" })).toBeVisible();
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a whole list goes to paper, also what is not on the screen yet", async ({ page }) => {
  await enterAs(page, people.mainManager.email);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto("/arena-athletes/relatorio");
  const rows = page.getByRole("table", { name: "Atletas" }).getByRole("row");
  await expect(rows).toHaveCount(41);
  await page.getByRole("button", { name: "Imprimir ou salvar em PDF" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  expect(await rows.count()).toBeGreaterThan(148);
  await expect(page.getByRole("button", { name: "Carregar mais" })).toHaveCount(0);
});

test("who teaches sees their own classes and courts, and neither money, lists nor reports", async ({
  page,
}) => {
  await enterAs(page, people.teacher.email);
  await page.goto("/arena-dashboard");
  await expect(page.getByRole("region", { name: "Agenda de Aulas" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Agenda de Aulas" }).getByText("Letícia")).toHaveCount(0);
  await expect(page.getByText("Receita do mês")).toHaveCount(0);
  for (const name of ["Atletas", "Professores", "Precisa de você"])
    await expect(page.getByRole("region", { name, exact: true })).toHaveCount(0);
  for (const path of ["/arena-athletes/relatorio", "/arena-teachers/relatorio"]) {
    await page.goto(path);
    await expect(page.getByText(/^Acesso negado\./).first()).toBeVisible();
  }
});

test("a class with too few students waits for the manager, who keeps it", async ({ page }) => {
  await openWithClass(page, { ...soon(), kind: "GROUP", maxStudents: 6, minStudents: 3 });
  await page.goto("/arena-dashboard");
  const waits = page.getByRole("region", { name: "Precisa de você" }).getByRole("listitem");
  const row = waits.filter({ hasText: "Confirma com 3 alunos: faltam 2" });
  await expect(row).toContainText("Ana Pires");
  await row.getByRole("button", { name: /^Cancelar aula/ }).click();
  const cancelling = await openedDialog(page, "Cancelar aula?");
  await cancelling.getByRole("button", { name: "Fechar" }).click();
  await row.getByRole("link").click();
  const drawer = page.getByRole("dialog", { name: "Aula" });
  await drawer.getByRole("button", { name: "Manter assim mesmo" }).click();
  await expect(drawer.getByText(/^3, mantida por .* mesmo com menos$/)).toBeVisible();
  await page.goto("/arena-dashboard");
  await expect(page.getByRole("region", { name: "Agenda de Aulas" })).toBeVisible();
  await expect(row).toHaveCount(0);
});
