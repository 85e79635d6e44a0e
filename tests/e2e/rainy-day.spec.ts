import { randomInt } from "node:crypto";
import { people } from "../../prisma/demo/people";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { ask, tokenOf } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { readMail } from "../support/mailbox";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

test("it rains: a manager sees what the day has, cancels all of it, and everybody is told", async ({
  page,
}) => {
  // Beyond all that other stories plan here, since this one cancels whatever its day has.
  const day = addDays(dayAt(new Date(), brasiliaTime), 310 + randomInt(40));
  const manager = await tokenOf(page.request, people.mainManager.email);
  const { viewer } = await ask(
    page.request,
    `query { viewer { arena { id week { teachers { key name } courts { key name } } } } }`,
    {},
    manager,
  );
  const { id: arenaId, week } = viewer.arena;
  const athleteToken = await tokenOf(page.request, people.athlete.email);
  const { viewer: own } = await ask(page.request, `query { viewer { homePath } }`, {}, athleteToken);
  const athleteKey = (own.homePath as string).split("/").at(-1)!;
  const { scheduleClass } = await ask(
    page.request,
    `mutation ($input: ScheduleClassInput!) { scheduleClass(input: $input) { __typename ... on UserError { message } } }`,
    {
      input: {
        arenaId,
        kind: "GROUP",
        level: "FUN",
        name: "Sob a chuva",
        teacherKey: week.teachers[0].key,
        courtKey: week.courts[0].key,
        date: day,
        startsAt: "15:00",
        endsAt: "16:00",
        weekly: false,
        maxStudents: 4,
        athleteIds: [encodeGlobalId("Athlete", athleteKey)],
      },
    },
    manager,
  );
  expect(scheduleClass.__typename, scheduleClass.message).toBe("ScheduleClassSuccess");
  const { rentCourt } = await ask(
    page.request,
    `mutation ($input: RentCourtInput!) { rentCourt(input: $input) { __typename ... on UserError { message } } }`,
    {
      input: {
        arenaId,
        courtKey: week.courts[1].key,
        clientName: "Turma do escritório",
        contact: "48 99999-1234",
        date: day,
        startsAt: "19:00",
        endsAt: "20:00",
      },
    },
    manager,
  );
  expect(rentCourt.__typename, rentCourt.message).toBe("RentCourtSuccess");

  await enterAs(page, people.mainManager.email);
  await page.goto(`/arena-calendar/quadras/${day}`);
  await expect(page.getByRole("link", { name: /Sob a chuva/ })).toBeVisible();
  await page.getByRole("button", { name: "Ações" }).click();
  await page.getByRole("menuitem", { name: "Cancelar o dia (chuva)" }).click();
  const dialog = await openedDialog(page, "Cancelar o dia?");
  await expect(dialog.getByText("Serão cancelados: 1 aula e 1 locação.")).toBeVisible();
  await expect(dialog.getByText("Turma do escritório, 48 99999-1234")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancelar tudo" }).click();
  await expect(page.getByText("Cancelado: 1 aula e 1 locação")).toBeVisible();
  await expect(page.getByRole("link", { name: /Sob a chuva|Turma do escritório/ })).toHaveCount(0);

  const digits = day.split("-").toReversed().join("/");
  const { text } = await readMail(page, people.athlete.email, `em ${digits}`);
  expect(text).toContain("Motivo: Chuva");
  expect(text).toMatch(/Aula Fun: .* às 15:00/);
});
