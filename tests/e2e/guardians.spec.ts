import { randomInt } from "node:crypto";
import { people } from "../../prisma/demo/people";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { ask, tokenOf } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { signUpFreshAthlete } from "../support/fresh-account";
import { readMail } from "../support/mailbox";
import { enterAs } from "../support/sign-in";

test("an arena asks a mother, who says yes, sees what her daughter owes, tells of an absence, and ends it", async ({
  page: arena,
  browser,
}) => {
  const child = `Lia Andrade ${["da Praia", "do Mar", "da Duna", "da Ilha"][randomInt(4)]} ${String.fromCodePoint(65 + randomInt(26))}reis`;
  const manager = await tokenOf(arena.request, people.mainManager.email);
  const { viewer } = await ask(
    arena.request,
    `query { viewer { arena { id week { teachers { key } } } } }`,
    {},
    manager,
  );
  const arenaId = viewer.arena.id as string;
  const today = dayAt(new Date(), brasiliaTime);
  const { registerAthlete } = await ask(
    arena.request,
    `mutation ($input: RegisterAthleteInput!) {
      registerAthlete(input: $input) { ... on RegisterAthleteSuccess { athlete { id key } } }
    }`,
    {
      input: { arenaId, fullName: child, level: "FUN", birthDate: `${Number(today.slice(0, 4)) - 12}-03-04` },
    },
    manager,
  );
  const { id: athleteId } = registerAthlete.athlete;
  const { scheduleClass } = await ask(
    arena.request,
    `mutation ($input: ScheduleClassInput!) { scheduleClass(input: $input) { __typename ... on UserError { message } } }`,
    {
      input: {
        arenaId,
        kind: "GROUP",
        level: "FUN",
        name: "Kids",
        teacherKey: viewer.arena.week.teachers[0].key,
        date: addDays(today, 3),
        startsAt: `12:${String(5 * randomInt(11)).padStart(2, "0")}`,
        endsAt: "13:00",
        weekly: false,
        maxStudents: 6,
        athleteIds: [athleteId],
      },
    },
    manager,
  );
  expect(scheduleClass.__typename, scheduleClass.message).toBe("ScheduleClassSuccess");
  const { createCharges } = await ask(
    arena.request,
    `mutation ($input: CreateChargesInput!) { createCharges(input: $input) { __typename } }`,
    {
      input: {
        arenaId,
        athleteIds: [athleteId],
        kind: "MONTHLY_FEE",
        amountInCents: 180_00,
        dueOn: addDays(today, 5),
        requestKey: crypto.randomUUID(),
      },
    },
    manager,
  );
  expect(createCharges.__typename).toBe("CreateChargesSuccess");
  const mothers = await browser.newContext();
  const mother = await mothers.newPage();
  const email = await signUpFreshAthlete(mother, "Renata Andrade");

  await enterAs(arena, people.mainManager.email);
  await arena.goto(`/arena-athletes?busca=${encodeURIComponent(child)}`);
  await arena.getByRole("link", { name: child }).click();
  await arena.getByRole("button", { name: "Convidar responsável" }).click();
  await arena.getByLabel("E-mail do responsável").fill(email);
  await arena.getByRole("button", { name: "Convidar", exact: true }).dblclick();
  await expect(arena.getByText("Convite enviado, aguardando resposta")).toBeVisible();

  const { link } = await readMail(mother, email, "Você responde por");
  await enterAs(mother, email);
  await mother.goto(link);
  await mother.getByRole("button", { name: /^Aceitar/ }).click();
  await expect(mother.getByText("Convite aceito")).toBeVisible();
  await mother.getByRole("link", { name: "Dependentes", exact: true }).first().click();
  await expect(mother.getByRole("heading", { name: "Dependentes" })).toBeVisible();

  await mother.getByRole("button", { name: `Financeiro de ${child}` }).click();
  await expect(mother.getByText(`Você está agindo por ${child}`)).toBeVisible();
  await expect(mother.getByRole("row", { name: /Mensalidade/ })).toContainText(/R\$\s180,00/);
  await mother.getByRole("link", { name: "Minhas aulas" }).first().click();
  await mother
    .getByRole("button", { name: /Mais ações para a aula de/ })
    .first()
    .click();
  await mother.getByRole("menuitem", { name: "Não vou…" }).click();
  const leaving = mother.getByRole("alertdialog", { name: "Avisar ausência?" });
  await leaving.getByRole("button", { name: "Não vou" }).click();
  await expect(mother.getByText("Falta avisada")).toBeVisible();
  await mother.getByRole("button", { name: "Parar" }).click();
  await expect(mother.getByText("Você está agindo por")).toHaveCount(0);

  await arena.reload();
  await expect(arena.getByText("Renata Andrade")).toBeVisible();

  await mother.goto("/dependentes");
  await mother.getByRole("button", { name: `Mais ações para ${child}` }).click();
  await mother.getByRole("menuitem", { name: "Não responder mais" }).click();
  const end = mother.getByRole("alertdialog", { name: `Não responder mais por ${child}?` });
  await end.getByRole("button", { name: "Não responder mais" }).click();
  await expect(mother.getByRole("heading", { name: "Você ainda não responde por ninguém" })).toBeVisible();
  await mothers.close();
  await arena.reload();
  await expect(
    arena.getByText("Ninguém responde", { exact: false }).or(arena.getByText("ninguém responde ainda")),
  ).toBeVisible();
});
