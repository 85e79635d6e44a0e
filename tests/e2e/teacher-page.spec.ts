import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { openTaughtClass, signUpTeacher } from "../support/class-tonight";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

const phone = { viewport: { width: 360, height: 740 } };

test("a teacher's page on a phone: the week of two arenas, and a pending attendance taken through 'Concluir'", async ({
  page: managing,
  browser,
}) => {
  const teacher = await signUpTeacher(managing);
  const over = { name: "Turma da madrugada", startsAt: "00:00", endsAt: "00:01", students: 2 };
  const morning = await openTaughtClass(managing, { arenaName: "Arena da Manhã", teacher, ...over });
  const { updateArenaSettings } = await ask(
    managing.request,
    `mutation ($input: UpdateArenaSettingsInput!) { updateArenaSettings(input: $input) { __typename } }`,
    { input: { arenaId: morning.arena.id, teachersSchedule: true } },
    morning.arena.token,
  );
  expect(updateArenaSettings.__typename).toBe("UpdateArenaSettingsSuccess");
  const toCome = { name: "Turma da noite", startsAt: "23:00", endsAt: "23:59", students: 1 };
  await openTaughtClass(managing, { arenaName: "Arena da Noite", teacher, ...toCome });
  const { viewer } = await ask(managing.request, `{ viewer { user { key } } }`, {}, teacher.token);

  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await enterAs(page, teacher.email);
  await page.goto(`/user-profile/${viewer.user.key}`);
  await expect(page.getByRole("heading", { name: "Perfil do Atleta" })).toBeVisible();
  await page.getByRole("link", { name: "Professor", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Dashboard do Professor" })).toBeVisible();

  const week = page.getByRole("region", { name: "Calendário de Aulas" });
  await expect(
    week.getByRole("heading", { name: /^(Segunda|Terça|Quarta|Quinta|Sexta|Sábado|Domingo)$/ }),
  ).toHaveCount(7);
  await expect(week.getByText("Arena da Manhã")).toBeVisible();
  await expect(week.getByText("Arena da Noite")).toBeVisible();
  await expect(week.getByText("Nenhuma aula agendada")).toHaveCount(6);

  // The arena of the class that is over is not the one that the calendar shows at first.
  const actions = page.getByRole("region", { name: "Ações Pendentes" });
  await actions.getByRole("link", { name: "Concluir: Registrar presença: Turma da madrugada" }).click();
  await expect(page.getByRole("heading", { name: "Chamada" })).toBeVisible();
  await page.getByRole("button", { name: "Todos presentes" }).click();
  await expect(page.getByText("Chamada feita")).toBeVisible({ timeout: 60_000 });

  await page.goto(`/user-profile/${viewer.user.key}/professor`);
  // The other class may be over by now, late in the evening.
  await expect(actions.getByRole("heading", { name: "Ações Pendentes" })).toBeVisible();
  await expect(actions.getByText(/Turma da madrugada/)).toHaveCount(0);

  // One of the arenas lets its teachers schedule.
  await week.getByRole("button", { name: "Nova Aula" }).click();
  const dialog = await openedDialog(page, "Nova Aula");
  await expect(dialog.getByRole("button", { name: "Incluir aluno" })).toHaveCount(0);
  await dialog.getByLabel("Nome do evento").fill("Treino da Lia");
  await dialog.getByLabel("Primeira aula").fill(addDays(dayAt(new Date(), brasiliaTime), 7));
  await dialog.getByRole("button", { name: "Agendar", exact: true }).click();
  await expect(page.getByText("Aula agendada", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Aula" })).toContainText("Treino da Lia");
  await context.close();
});
