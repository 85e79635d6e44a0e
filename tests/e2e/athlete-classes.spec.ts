import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { people } from "../../prisma/demo/people";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, addMonths, firstOfMonth } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { ask, tokenOf } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { signUpTeacher } from "../support/class-tonight";
import { signUpFreshAthlete } from "../support/fresh-account";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

/** A teacher of an arena who gives no class yet, so that no hour of theirs is taken. @returns their key. */
async function teacherOf(page: Page, arenaId: string, manager: string): Promise<string> {
  const fullName = `Lia ${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const teacher = await signUpTeacher(page, fullName);
  await ask(
    page.request,
    `mutation ($input: RegisterTeacherInput!) { registerTeacher(input: $input) { __typename } }`,
    { input: { arenaId, fullName, email: teacher.email, specialties: [], hours: [] } },
    manager,
  );
  const { viewer } = await ask(page.request, `{ viewer { teachingInvitations { id } } }`, {}, teacher.token);
  await ask(
    page.request,
    `mutation ($input: AnswerTeachingInvitationInput!) { answerTeachingInvitation(input: $input) { __typename } }`,
    { input: { invitationId: viewer.teachingInvitations[0].id, accept: true } },
    teacher.token,
  );
  const { viewer: managing } = await ask(
    page.request,
    `{ viewer { arena { week { teachers { key name } } } } }`,
    {},
    manager,
  );
  const teachers = managing.arena.week.teachers as { key: string; name: string }[];
  const key = teachers.find(({ name }) => name === fullName)?.key;
  if (key === undefined)
    throw new Error(`${fullName} is not among the teachers: ${JSON.stringify(teachers)}`);
  return key;
}

/** An athlete with an account who attends the main arena. */
async function newStudent(page: Page) {
  const name = `Aluna ${["da Praia", "do Mar", "da Duna", "da Ilha"][randomInt(4)]}`;
  const email = await signUpFreshAthlete(page, name);
  const token = await tokenOf(page.request, email);
  const manager = await tokenOf(page.request, people.mainManager.email);
  const { viewer } = await ask(page.request, `query { viewer { arena { id } } }`, {}, manager);
  const { arena } = viewer;
  const teacherKey = await teacherOf(page, arena.id as string, manager);
  await ask(
    page.request,
    `mutation ($input: AskToJoinArenaInput!) { askToJoinArena(input: $input) { __typename } }`,
    { input: { arenaKey: "arena-beira-mar" } },
    token,
  );
  const requests = await ask(
    page.request,
    `query { viewer { arena { joinRequests(first: 50) { edges { node { id athleteKey } } } } } }`,
    {},
    manager,
  );
  const { viewer: own } = await ask(page.request, `query { viewer { homePath } }`, {}, token);
  const key = (own.homePath as string).split("/").at(-1)!;
  const edges = requests.viewer.arena.joinRequests.edges as { node: { id: string; athleteKey: string } }[];
  const asked = edges.find(({ node }) => node.athleteKey === key);
  await ask(
    page.request,
    `mutation ($input: AnswerJoinRequestsInput!) { answerJoinRequests(input: $input) { __typename } }`,
    { input: { arenaId: arena.id, requestIds: [asked!.node.id], accept: true } },
    manager,
  );
  return { email, key, manager, arenaId: arena.id as string, teacherKey };
}

type Student = Awaited<ReturnType<typeof newStudent>>;

/** On five days of a week of one month, every week: a quarter of them can be made up. @returns the first. */
async function plan(page: Page, { key, manager, arenaId, teacherKey }: Student): Promise<string> {
  const soon = addDays(dayAt(new Date(), brasiliaTime), 2);
  const next = addMonths(firstOfMonth(soon), 1);
  const first = addDays(soon, 5) < next ? soon : next;
  const hour = 12 + randomInt(3);
  const minute = String(5 * randomInt(11)).padStart(2, "0");
  const until = String(Number(minute) + 5).padStart(2, "0");
  for (let day = 0; day < 5; day++) {
    const { scheduleClass } = await ask(
      page.request,
      `mutation ($input: ScheduleClassInput!) { scheduleClass(input: $input) { __typename ... on UserError { message } } }`,
      {
        input: {
          arenaId,
          kind: "GROUP",
          level: "FUN",
          name: "Do plano",
          teacherKey,
          date: addDays(first, day),
          startsAt: `${hour}:${minute}`,
          endsAt: `${hour}:${until}`,
          weekly: true,
          until: addDays(first, day + 7),
          maxStudents: 4,
          athleteIds: [encodeGlobalId("Athlete", key)],
        },
      },
      manager,
    );
    expect(scheduleClass.__typename, scheduleClass.message).toBe("ScheduleClassSuccess");
  }
  return first;
}

test("an athlete is absent in time, gets a credit for it, makes up, and sees it all", async ({ page }) => {
  const student = await newStudent(page);
  const first = await plan(page, student);
  await enterAs(page, student.email);
  await page.goto(`/athlete-classes/${student.key}`);
  const coming = page.getByRole("region", { name: "Próximas aulas" });
  await expect(coming.getByText("Confirmada").first()).toBeVisible();
  await coming
    .getByRole("button", { name: /Mais ações para a aula de/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Não vou…" }).click();
  const leaving = page.getByRole("alertdialog", { name: "Avisar ausência?" });
  await leaving.getByRole("button", { name: "Não vou" }).click();
  await expect(page.getByText("Você tem direito a uma reposição.")).toBeVisible();
  await expect(coming.getByText("Falta avisada")).toBeVisible();
  const credits = page.getByRole("region", { name: "Créditos" });
  await expect(credits.getByText("1 disponível", { exact: true })).toBeVisible();

  await coming.getByRole("button", { name: "Agendar Nova Aula" }).click();
  const booking = await openedDialog(page, "Agendar Nova Aula");
  await booking.getByRole("button", { name: "Agendar", exact: true }).click();
  await expect(booking.getByText("Escolha a aula.")).toBeVisible();
  await booking.getByLabel("A partir de").fill(first);
  await booking
    .getByRole("radio", { name: /\d vagas/ })
    .first()
    .check();
  await booking.getByRole("button", { name: "Agendar", exact: true }).click();
  await expect(page.getByText("Aula agendada")).toBeVisible();
  await expect(coming.getByText("Reposição")).toBeVisible();
  await expect(credits.getByText("0 disponíveis", { exact: true })).toBeVisible();
});

test("a manager gives credits beside the list of athletes, and finds their classes from there", async ({
  page,
}) => {
  const student = await newStudent(page);
  await enterAs(page, people.mainManager.email);
  const { node } = await ask(
    page.request,
    `query ($id: ID!) { node(id: $id) { ... on Arena { athletes(first: 50, order: FIRST_VISIT, descending: true) { edges { node { id athlete { key } } } } } } }`,
    { id: student.arenaId },
    student.manager,
  );
  const rows = node.athletes.edges as { node: { id: string; athlete: { key: string } } }[];
  const row = rows.find((one) => one.node.athlete.key === student.key);
  await page.goto(`/arena-athletes?aberto=${row!.node.id}`);
  await page.getByRole("button", { name: "Dar créditos" }).click();
  const dialog = await openedDialog(page, "Dar créditos de aula");
  await dialog.getByLabel("Quantos").fill("8");
  await dialog.getByRole("button", { name: "Dar créditos" }).click();
  await expect(dialog.getByText("Escolha o último dia")).toBeVisible();
  await dialog.getByLabel("Valem até").fill(addDays(dayAt(new Date(), brasiliaTime), 60));
  await dialog.getByRole("button", { name: "Dar créditos" }).click();
  await expect(page.getByText("8 créditos dados")).toBeVisible();
  await page.getByRole("link", { name: "Ver Aulas" }).click();
  await expect(page.getByRole("heading", { name: "Aulas do Atleta" })).toBeVisible();
  await expect(page.getByText("8 disponíveis")).toBeVisible();
});

/** A class that anybody of the arena can buy a place in, in a few days. */
async function openClass(page: Page, { manager, arenaId, teacherKey }: Student) {
  const day = addDays(dayAt(new Date(), brasiliaTime), 3 + randomInt(4));
  const name = `Avulsa ${randomInt(1_000_000)}`;
  // Its own, by which it is found among those of a first try.
  const cents = 1000 + randomInt(9000);
  const { scheduleClass } = await ask(
    page.request,
    `mutation ($input: ScheduleClassInput!) { scheduleClass(input: $input) { __typename ... on UserError { message } } }`,
    {
      input: {
        arenaId,
        kind: "GROUP",
        level: "FUN",
        name,
        teacherKey,
        date: day,
        startsAt: `15:${String(5 * randomInt(6)).padStart(2, "0")}`,
        endsAt: "15:30",
        weekly: false,
        maxStudents: 3,
        priceInCents: cents,
        athleteIds: [],
      },
    },
    manager,
  );
  expect(scheduleClass.__typename, scheduleClass.message).toBe("ScheduleClassSuccess");
  return { day, name, price: `R\\$\\s${(cents / 100).toFixed(2).replace(".", ",")}` };
}

test("an athlete without a credit books by a charge, and the class is confirmed once the manager has the money", async ({
  page,
}) => {
  const student = await newStudent(page);
  const { key, manager } = student;
  const { day, name, price } = await openClass(page, student);
  await enterAs(page, student.email);
  await page.goto(`/athlete-classes/${key}`);
  const coming = page.getByRole("region", { name: "Próximas aulas" });
  await coming.getByRole("button", { name: "Agendar Nova Aula" }).click();
  const booking = await openedDialog(page, "Agendar Nova Aula");
  await booking.getByLabel("A partir de").fill(day);
  await booking.getByRole("radio", { name: new RegExp(price) }).check();
  await booking.getByRole("button", { name: new RegExp(`Agendar e pagar ${price}`) }).click();
  await expect(page.getByText("Aula agendada")).toBeVisible();
  await expect(coming.getByText("Pendente", { exact: true })).toBeVisible();
  await coming.getByRole("link", { name: "Pagar" }).click();
  await expect(page).toHaveURL(new RegExp(`/athlete-financial/${key}$`));
  await expect(page.getByText(new RegExp(name)).first()).toBeVisible();

  const { node } = await ask(
    page.request,
    `query ($id: ID!) { node(id: $id) { ... on Athlete { charges { charges(first: 5) { edges { node { id amountInCents } } } } } } }`,
    { id: encodeGlobalId("Athlete", key) },
    manager,
  );
  const [{ node: charge }] = node.charges.charges.edges;
  const { registerChargePayment } = await ask(
    page.request,
    `mutation ($input: RegisterChargePaymentInput!) { registerChargePayment(input: $input) { __typename } }`,
    {
      input: {
        chargeId: charge.id,
        amountInCents: charge.amountInCents,
        method: "PIX",
        requestKey: randomUUID(),
      },
    },
    manager,
  );
  expect(registerChargePayment.__typename).toBe("RegisterChargePaymentSuccess");
  await page.goto(`/athlete-classes/${key}`);
  await expect(coming.getByText("Confirmada", { exact: true })).toBeVisible();
  await expect(coming.getByText("Pendente", { exact: true })).toBeHidden();
});

test("a visitor of the arena's page chooses a class, signs in, comes back to it and books it there", async ({
  page,
  browser,
}) => {
  const student = await newStudent(page);
  const { day, name, price } = await openClass(page, student);
  const visit = await (await browser.newContext()).newPage();
  await visit.goto(`/arena/arena-beira-mar?dia=${day}`);
  await visit.getByRole("button", { name: new RegExp(`^Reservar ${name},`) }).click();
  const first = await openedDialog(visit, "Reservar aula");
  await expect(first.getByText("depois você volta para esta aula")).toBeVisible();
  await first.getByRole("link", { name: "Entrar" }).click();
  await visit.getByLabel("Email").fill(student.email);
  await visit.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await visit.getByRole("button", { name: "Entrar", exact: true }).click();

  const booking = await openedDialog(visit, "Reservar aula");
  await expect(booking).toContainText(name);
  await booking.getByRole("button", { name: new RegExp(`Reservar e pagar ${price}`) }).click();
  await expect(visit.getByText("Aula agendada")).toBeVisible();
  await expect(booking).toBeHidden();
  await expect(visit).toHaveURL(new RegExp(`/arena/arena-beira-mar\\?dia=${day}$`));
  await visit.goto(`/athlete-classes/${student.key}`);
  await expect(visit.getByRole("region", { name: "Próximas aulas" }).getByText(name).first()).toBeVisible();
});

test("an athlete is sold a package, books, is absent with notice, makes up, and the arena's cancellation gives it back", async ({
  page,
}) => {
  const student = await newStudent(page);
  const { key, manager, arenaId, teacherKey } = student;
  const startsAt = `16:${String(5 * randomInt(2, 11)).padStart(2, "0")}`;
  const soon = addDays(dayAt(new Date(), brasiliaTime), 2 + randomInt(3));
  const days = [soon, addDays(soon, 1)];
  const sessions: string[] = [];
  for (const date of days) {
    const { scheduleClass } = await ask(
      page.request,
      `mutation ($input: ScheduleClassInput!) { scheduleClass(input: $input) { __typename
        ... on ScheduleClassSuccess { session { id } } ... on UserError { message } } }`,
      {
        input: {
          arenaId,
          kind: "GROUP",
          level: "FUN",
          name: "Do pacote",
          teacherKey,
          date,
          startsAt,
          endsAt: "17:00",
          weekly: false,
          maxStudents: 3,
          athleteIds: [],
        },
      },
      manager,
    );
    expect(scheduleClass.__typename, scheduleClass.message).toBe("ScheduleClassSuccess");
    sessions.push(scheduleClass.session.id as string);
  }

  await enterAs(page, people.mainManager.email);
  await page.goto("/arena-settings/quadras");
  const newPlan = page.getByRole("button", { name: "Novo plano" });
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(newPlan).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await newPlan.click();
  const planned = await openedDialog(page, "Novo plano");
  const name = `Pacote ${randomInt(1_000_000)}`;
  await planned.getByLabel("Nome").fill(name);
  await planned.getByLabel("Valor (R$)").fill("18000");
  await planned.getByLabel("Aulas", { exact: false }).fill("3");
  await planned.getByLabel("Valem por (dias)").fill("45");
  await planned.getByRole("button", { name: "Criar plano" }).click();
  await expect(page.getByText("Plano criado")).toBeVisible();

  await page.goto(`/athlete-classes/${key}`);
  await page.getByRole("button", { name: "Vender plano" }).click();
  const selling = await openedDialog(page, "Vender plano");
  await selling.getByRole("radio", { name: new RegExp(name) }).check();
  await selling.getByRole("button", { name: /Vender por R\$\s180,00/ }).click();
  await expect(page.getByText("Plano vendido")).toBeVisible();
  const credits = page.getByRole("region", { name: "Créditos" });
  await expect(credits.getByText("3 disponíveis", { exact: true })).toBeVisible();

  await enterAs(page, student.email);
  await page.goto(`/athlete-classes/${key}`);
  const coming = page.getByRole("region", { name: "Próximas aulas" });
  const bookOn = async (day: string) => {
    await coming.getByRole("button", { name: "Agendar Nova Aula" }).click();
    const booking = await openedDialog(page, "Agendar Nova Aula");
    await booking.getByLabel("A partir de").fill(day);
    await booking
      .getByRole("radio", {
        name: new RegExp(`${day.slice(8)}/${day.slice(5, 7)}, ${startsAt}.*usa 1 crédito`),
      })
      .check();
    await booking.getByRole("button", { name: "Agendar", exact: true }).click();
    await expect(booking).toBeHidden();
  };
  await bookOn(days[0]!);
  await expect(credits.getByText("2 disponíveis", { exact: true })).toBeVisible();
  await coming
    .getByRole("button", { name: /Mais ações para a aula de/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Não vou…" }).click();
  await page
    .getByRole("alertdialog", { name: "Avisar ausência?" })
    .getByRole("button", { name: "Não vou" })
    .click();
  await expect(page.getByText("O crédito voltou.")).toBeVisible();
  await expect(credits.getByText("3 disponíveis", { exact: true })).toBeVisible();
  await bookOn(days[1]!);
  await expect(credits.getByText("2 disponíveis", { exact: true })).toBeVisible();

  const { cancelClass } = await ask(
    page.request,
    `mutation ($input: CancelClassInput!) { cancelClass(input: $input) { __typename } }`,
    { input: { sessionId: sessions[1], scope: "THIS", reason: "Chuva" } },
    manager,
  );
  expect(cancelClass.__typename).toBe("CancelClassSuccess");
  await page.goto(`/athlete-classes/${key}`);
  await expect(coming.getByText("Cancelada")).toBeVisible();
  await expect(credits.getByText("3 disponíveis", { exact: true })).toBeVisible();
  await credits.getByRole("button", { name: "Ver extrato" }).click();
  const ledger = await openedDialog(page, "Extrato de créditos");
  await expect(ledger.getByText("Recebido: 3 créditos de pacote")).toBeVisible();
  await expect(ledger.getByText(name)).toBeVisible();
  await expect(ledger.getByText("Voltou: 1 crédito de pacote")).toHaveCount(2);
});
