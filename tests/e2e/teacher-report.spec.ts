import { readFile } from "node:fs/promises";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { openClassTonight, openTaughtClass, signUpTeacher } from "../support/class-tonight";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

const phone = { viewport: { width: 360, height: 740 } };

test("a manager reads a teacher's report; of a teacher of two arenas neither sees the other's", async ({
  page,
}) => {
  const teacher = await signUpTeacher(page);
  const over = { startsAt: "00:00", endsAt: "00:01" };
  const first = { arenaName: "Arena do Relatório", teacher, name: "Turma de cá", students: 2, ...over };
  const there = await openTaughtClass(page, {
    ...first,
    arenaName: "Arena de Lá",
    name: "Turma de lá",
    students: 1,
    startsAt: "00:01",
    endsAt: "00:02",
  });
  // Signs in on the page as the manager of this one.
  await openTaughtClass(page, first);

  await page.goto("/arena-teachers");
  await page.getByRole("link", { name: /Lia da Quadra/ }).click();
  await page.getByRole("link", { name: "Ver desempenho" }).click();
  await expect(page.getByRole("heading", { name: "Lia da Quadra", level: 2 })).toBeVisible();
  await expect(page.getByText("0 canceladas · 2 alunos")).toBeVisible();
  await expect(page.getByText("Arena de Lá")).toHaveCount(0);
  await expect(page.getByText(/Alunos que ficaram: de quem teve vaga/)).toContainText("com este professor");

  // The picture shows what is chosen, the period goes back further.
  await page.getByText("Ocupação", { exact: true }).first().click();
  await expect(page.getByRole("figure", { name: "Ocupação por mês" })).toBeVisible();
  await page.getByRole("link", { name: "3 meses" }).click();
  await expect(page).toHaveURL(/periodo=3-meses/);
  await expect(page.getByText("0 canceladas · 2 alunos")).toBeVisible();

  const [sheet] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar CSV" }).click(),
  ]);
  const [head, line] = (await readFile(await sheet.path(), "utf8")).split("\r\n");
  expect(head).toContain("Ocupação (%);Alunos do mês anterior;Alunos que ficaram;Alunos que ficaram (%)");
  expect(line).toMatch(/^Lia da Quadra;1;0;2;0;0;;/);

  const { viewer } = await ask(
    page.request,
    `{ viewer { arena { teachingReport { givenCount studentCount } } } }`,
    {},
    there.arena.token,
  );
  expect(viewer.arena.teachingReport).toEqual({ givenCount: 1, studentCount: 1 });
});

test("a teacher on a phone: a certificate with its PDF, and a student's development as a line", async ({
  page: managing,
  browser,
}) => {
  const { teacher, students } = await openClassTonight(managing, 2);
  const page = await (await browser.newContext(phone)).newPage();
  await enterAs(page, teacher.email);

  await page.goto("/teacher-certifications");
  await page.getByRole("button", { name: "Adicionar certificação" }).click();
  const adding = await openedDialog(page, "Adicionar certificação");
  await adding.getByLabel("Nome da certificação").fill("Treinadora");
  await adding.getByLabel("Entidade certificadora").fill("CBT");
  await adding.getByLabel("Data da certificação").fill("2024-03-10");
  const file = adding.getByLabel("Documento da certificação");
  await file.setInputFiles({ name: "foto.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") });
  await expect(adding.getByText("O arquivo deve ser um PDF de até 5 MB")).toBeVisible();
  const pdf = { name: "Certificado.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") };
  await file.setInputFiles(pdf);
  await adding.getByRole("button", { name: "Adicionar", exact: true }).click();
  await expect(page.getByText("Certificação adicionada com sucesso.")).toBeVisible();
  await page.getByRole("link", { name: "Treinadora" }).click();
  const changing = await openedDialog(page, "Editar certificação");
  const [copy] = await Promise.all([
    page.waitForEvent("download"),
    changing.getByRole("button", { name: "Baixar" }).click(),
  ]);
  expect(copy.suggestedFilename()).toBe("Certificado.pdf");
  expect((await readFile(await copy.path())).equals(pdf.buffer)).toBe(true);

  // Of the teacher's own students.
  const { viewer } = await ask(
    managing.request,
    `{ viewer { arena { athletes(first: 5) { edges { node { id name } } } } } }`,
    {},
    teacher.token,
  );
  const ana = viewer.arena.athletes.edges.find(
    ({ node }: { node: { name: string } }) => node.name === students[0]?.name,
  );
  await page.goto(`/arena-athletes?aberto=${ana.node.id}`);
  await expect(page.getByRole("heading", { name: "Desenvolvimento" })).toBeVisible();
  await expect(page.getByRole("figure", { name: "Nível por mês" })).toBeVisible();
  await expect(page.getByText("Nenhuma presença marcada nos últimos 12 meses.")).toBeVisible();
});
