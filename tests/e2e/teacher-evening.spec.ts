import type { Page } from "@playwright/test";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { openClassTonight, type ClassTonight } from "../support/class-tonight";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

const phone = { viewport: { width: 360, height: 740 } };

const standing = async (page: Page, { sessionId, teacher }: ClassTonight) => {
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
