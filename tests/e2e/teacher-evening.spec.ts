import type { Page } from "@playwright/test";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { openClassTonight, type ClassTonight } from "../support/class-tonight";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

const phone = { viewport: { width: 360, height: 740 } };

const standing = async (page: Page, { sessionId, teacher }: Pick<ClassTonight, "sessionId" | "teacher">) => {
  const { node } = await ask(
    page.request,
    `query ($id: ID!) { node(id: $id) { ... on ClassSession { students { attendance athlete { displayName } } } } }`,
    { id: sessionId },
    teacher.token,
  );
  const students = node.students as { attendance: string; athlete: { displayName: string } }[];
  return new Map(students.map(({ attendance, athlete }) => [athlete.displayName, attendance]));
};

const of = (page: Page, name: string) => page.getByRole("group", { name: `Presença de ${name}` });

test("a teacher's evening: the attendance without a network, and a note that the manager answers", async ({
  page: managing,
  browser,
}) => {
  const tonight = await openClassTonight(managing);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await enterAs(page, tonight.teacher.email);
  await page.goto("/arena-calendar");
  await expect(page.getByRole("link", { name: /Turma da noite/ })).toBeVisible();
  await page.waitForLoadState("networkidle");

  // No network any more, and the class has not been opened before.
  await context.setOffline(true);
  await page.getByRole("link", { name: /Turma da noite/ }).click();
  await expect(page.getByRole("heading", { name: "Chamada" })).toBeVisible();
  await page.getByRole("button", { name: "Todos presentes" }).click();
  await of(page, "Bia Ramos").getByRole("button", { name: "Falta" }).click();
  await of(page, "Caio Lima").getByRole("button", { name: "Avisou" }).click();
  await expect(page.getByText("Sem conexão: guardado neste aparelho, será enviado")).toBeVisible();
  expect((await standing(managing, tonight)).get("Ana Souza")).toBe("BOOKED");

  await context.setOffline(false);
  await expect(page.getByText("Chamada feita")).toBeVisible({ timeout: 60_000 });
  const told = await standing(managing, tonight);
  expect([told.get("Ana Souza"), told.get("Bia Ramos"), told.get("Caio Lima")]).toEqual([
    "PRESENT",
    "ABSENT",
    "EXCUSED",
  ]);

  // A note, with a level.
  await page.getByRole("button", { name: "Mais ações para Ana Souza" }).click();
  await page.getByRole("menuitem", { name: "Anotar progresso…" }).click();
  const dialog = await openedDialog(page, "Anotar progresso");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText("Escreva a anotação")).toBeVisible();
  await dialog.getByLabel("Anotação").fill("Voleio firme, já joga na turma C.");
  await dialog.getByLabel("Sugerir nível").selectOption({ label: "C" });
  await dialog.getByRole("button", { name: "Salvar" }).dblclick();
  await expect(page.getByText("Anotação salva")).toBeVisible();
  await page.getByRole("button", { name: "Mais ações para Ana Souza" }).click();
  await page.getByRole("menuitem", { name: "Ver anotações" }).click();
  const notes = await openedDialog(page, "Anotações de Ana Souza");
  await expect(notes.getByText("Voleio firme, já joga na turma C.")).toBeVisible();
  await context.close();

  // The manager reads it, and says yes.
  await managing.goto("/arena-athletes");
  const waiting = managing.getByRole("region", { name: "1 sugestão de nível" });
  await expect(waiting.getByText("Ana Souza: D → C")).toBeVisible();
  await expect(waiting.getByText(/Voleio firme/)).toBeVisible();
  await waiting.getByRole("button", { name: "Aceitar" }).click();
  await expect(managing.getByText("Nível alterado para C")).toBeVisible();
  await expect(waiting).toBeHidden();
  const ana = tonight.students.find(({ name }) => name === "Ana Souza");
  const { node } = await ask(
    managing.request,
    `query ($id: ID!) { node(id: $id) { ... on Athlete { key level } } }`,
    { id: ana?.id },
    tonight.arena.token,
  );
  expect(node.level).toBe("C");
  await managing.goto(`/athlete-classes/${node.key}`);
  await expect(managing.getByText("Voleio firme, já joga na turma C.")).toBeVisible();
  await expect(managing.getByText("Aceita", { exact: true })).toBeVisible();
});

test("two classes of an evening without a network, sent five times before an answer arrives, count once", async ({
  page: managing,
  browser,
}) => {
  const first = await openClassTonight(managing, 4, 30);
  const hour = first.startsAt.slice(0, 3);
  const { scheduleClass } = await ask(
    managing.request,
    `mutation ($input: ScheduleClassInput!) { scheduleClass(input: $input) {
      ... on ScheduleClassSuccess { session { id } } ... on UserError { message } } }`,
    {
      input: {
        arenaId: first.arena.id,
        kind: "GROUP",
        level: "D",
        name: "Turma seguinte",
        teacherKey: first.teacherKey,
        date: first.date,
        startsAt: `${hour}30`,
        endsAt: `${hour}59`,
        weekly: false,
        maxStudents: 4,
        athleteIds: first.students.slice(0, 3).map(({ id }) => id),
      },
    },
    first.arena.token,
  );
  expect(scheduleClass.message).toBeUndefined();
  const second = { sessionId: scheduleClass.session.id as string, teacher: first.teacher };

  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // The answers of the first four get lost on their way back: the phone does not know that they arrived.
  const sent: string[] = [];
  await page.route("**/graphql", async (route) => {
    const body = route.request().postDataJSON() as {
      variables?: { input?: { marks?: object; sessionId?: string } };
    };
    const { marks, sessionId } = body.variables?.input ?? {};
    if (!marks || sessionId !== first.sessionId) return route.continue();
    sent.push(sessionId);
    if (sent.length >= 5) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await enterAs(page, first.teacher.email);
  await page.goto("/arena-calendar");
  await expect(page.getByRole("link", { name: /Turma seguinte/ })).toBeVisible();
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  const attend = async (name: RegExp) => {
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name: "Chamada" })).toBeVisible();
    await page.getByRole("button", { name: "Todos presentes" }).click();
    await of(page, "Bia Ramos").getByRole("button", { name: "Falta" }).click();
    await expect(page.getByText("Sem conexão: guardado neste aparelho, será enviado")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Chamada" })).toBeHidden();
  };
  await attend(/Turma da noite/);
  await attend(/Turma seguinte/);
  await expect(page.getByText("2 chamadas guardadas neste aparelho")).toBeVisible();

  await context.setOffline(false);
  await expect.poll(() => sent.length, { timeout: 90_000 }).toBe(5);
  await expect(page.getByText(/guardadas? neste aparelho/)).toHaveCount(0);
  for (const session of [first, second]) {
    const told = await standing(managing, session);
    expect([told.get("Ana Souza"), told.get("Bia Ramos")]).toEqual(["PRESENT", "ABSENT"]);
  }
  const { node } = await ask(
    managing.request,
    `query ($id: ID!) { node(id: $id) { ... on Arena { athletes(first: 5) { edges { node { name classesThisMonth } } } } } }`,
    { id: first.arena.id },
    first.arena.token,
  );
  const counts = (node.athletes.edges as { node: { name: string; classesThisMonth: number } }[]).map(
    ({ node: { name, classesThisMonth } }) => [name, classesThisMonth] as const,
  );
  expect(new Map(counts).get("Ana Souza")).toBe(2);
  await context.close();
});

test("what was touched outlives the page, and is sent by nobody else; what somebody did meanwhile is asked", async ({
  page: managing,
  browser,
}) => {
  const tonight = await openClassTonight(managing, 3);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await enterAs(page, tonight.teacher.email);
  const open = async () => {
    await page.goto("/arena-calendar");
    await page.getByRole("link", { name: /Turma da noite/ }).click();
  };
  await open();
  await expect(page.getByRole("heading", { name: "Chamada" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Todos presentes" }).click();
  await expect(page.getByText("Sem conexão: guardado neste aparelho, será enviado")).toBeVisible();
  await page.close();

  // Meanwhile somebody else says otherwise of one, and on this device another account is signed in.
  await ask(
    managing.request,
    `mutation ($input: TakeAttendanceInput!) { takeAttendance(input: $input) { __typename } }`,
    {
      input: {
        sessionId: tonight.sessionId,
        marks: [{ athleteId: tonight.students[1]?.id, attendance: "ABSENT" }],
      },
    },
    tonight.arena.token,
  );
  await context.setOffline(false);
  const other = await context.newPage();
  await enterAs(other, "gestora@praia.example");
  await other.goto("/arena-calendar");
  await expect(other.getByRole("heading", { name: "Calendário Completo" })).toBeVisible();
  await expect(other.getByText(/guardada neste aparelho/)).toHaveCount(0);
  expect((await standing(managing, tonight)).get("Ana Souza")).toBe("BOOKED");

  // Whoever marked is back, on any page: it is sent, and asked.
  await enterAs(other, tonight.teacher.email);
  await other.goto("/arena-tournaments", { waitUntil: "commit" });
  await expect(other.getByText("Uma chamada precisa de você")).toBeVisible({ timeout: 60_000 });
  await other.goto("/arena-calendar");
  await expect(other.getByText("1 chamada guardada neste aparelho")).toBeVisible();
  await other.getByRole("link", { name: "Abrir" }).click();
  await expect(other.getByText("Bia Ramos: está “Falta”, você marcou “Presente”.")).toBeVisible();
  await other.getByRole("button", { name: "Ficar com o que está salvo" }).click();
  await expect(other.getByText("Chamada feita")).toBeVisible({ timeout: 60_000 });
  const told = await standing(managing, tonight);
  expect([...told.values()].toSorted()).toEqual(["ABSENT", "PRESENT", "PRESENT"]);
  expect(told.get("Bia Ramos")).toBe("ABSENT");
  await context.close();
});

test("a manager asks for a report on a student, and the teacher writes it from what is pending", async ({
  page: managing,
  browser,
}) => {
  const tonight = await openClassTonight(managing, 2);
  await managing.goto("/arena-athletes");
  await managing.getByRole("link", { name: "Ana Souza" }).first().click();
  const reports = managing.getByRole("region", { name: "Relatórios dos professores" });
  await reports.getByRole("button", { name: "Pedir relatório" }).click();
  const dialog = await openedDialog(managing, "Pedir relatório");
  await dialog.getByRole("button", { name: "Pedir relatório" }).click();
  await expect(dialog.getByText("Escolha o prazo")).toBeVisible();
  await dialog.getByLabel("Prazo").fill(addDays(tonight.date, 3));
  await dialog.getByRole("button", { name: "Pedir relatório" }).dblclick();
  await expect(managing.getByText("Relatório pedido", { exact: true })).toBeVisible();
  await expect(reports.getByText(/Pedido, até/)).toHaveCount(1);

  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await enterAs(page, tonight.teacher.email);
  await page.goto(`/user-profile/${tonight.teacherKey}`);
  await page.getByRole("link", { name: "Concluir: Relatório pedido: Ana Souza" }).click();
  await page.getByRole("button", { name: "Anotar progresso" }).click();
  const note = await openedDialog(page, "Anotar progresso");
  await note.getByLabel("Anotação").fill("Devolve melhor de esquerda.");
  await note.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Anotação salva")).toBeVisible();
  await page.goto(`/user-profile/${tonight.teacherKey}`);
  await expect(page.getByRole("heading", { name: "Ações Pendentes" })).toBeVisible();
  await expect(page.getByText("Relatório pedido: Ana Souza")).toHaveCount(0);
  await context.close();
  await managing.reload();
  await expect(managing.getByText("Devolve melhor de esquerda.")).toBeVisible();
  await expect(reports.getByText(/Pedido, até/)).toHaveCount(0);
});
