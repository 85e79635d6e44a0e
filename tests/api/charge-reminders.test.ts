import { beforeAll, expect, test } from "vitest";
import { remindOfCharges } from "../../server/billing/reminders/charge-reminder.action";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { createOutbox } from "../../server/platform/mail/outbox";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, instantAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createCharge } from "../support/ledger";
import { mailsTo } from "../support/mails";
import { createArena, createAthletes, createPerson, type ArenaStory } from "../support/story";
import { makeGuardian } from "../support/world-guardians";

const api = useApi();
let arena: ArenaStory;
/** A Tuesday of a time of its own, whose next days are business days. */
const dueOn = "2031-05-06";

beforeAll(async () => {
  arena = await createArena(api(), "do Lembrete");
});

const remind = (on: string, clock = "10:00") =>
  remindOfCharges(api().db, {
    now: instantAt(on, clock, brasiliaTime),
    outbox: createOutbox(false),
    publicUrl: "https://praia.example",
  });

const emailOf = async (id: string) => (await api().db.user.findUniqueOrThrow({ where: { id } })).email;

/** An athlete of the arena with an account of their own. */
async function payer(name: string) {
  const { userId } = await createPerson(api(), name, ["ATHLETE"]);
  const [athleteId = ""] = await createAthletes(api(), arena.id, 1, name);
  await api().db.athlete.update({ where: { id: athleteId }, data: { userId } });
  return { athleteId, email: await emailOf(userId) };
}

const owes = (athleteId: string, amountInCents: number, description: string, due = dueOn) =>
  createCharge(api().db, {
    arenaId: arena.id,
    athleteId,
    amountInCents,
    description,
    serviceType: "CLASS",
    serviceDate: dayToDatabase(due),
    dueOn: dayToDatabase(due),
    createdAt: instantAt(addDays(dueOn, -20), "12:00", brasiliaTime),
  });

const remindersTo = async (email: string) =>
  (await mailsTo(api(), email)).filter(({ subject }) =>
    /^(Lembrete de pagamento|Pagamento em atraso)/.test(subject),
  );

test("who owes is reminded before the due day, when it is late and a week later, by day, once each", async () => {
  const ana = await payer("Ana Lembrada");
  const { id } = await owes(ana.athleteId, 10_000, "Mensalidade de maio");
  await owes(ana.athleteId, 4_000, "Aula avulsa", addDays(dueOn, 1));
  expect(await remind(addDays(dueOn, -4))).toBe(0);
  for (const clock of ["03:00", "09:59", "21:00"]) expect(await remind(addDays(dueOn, -2), clock)).toBe(0);
  const sent = await Promise.all([1, 2, 3].map(() => remind(addDays(dueOn, -2))));
  expect(sent.reduce((sum, count) => sum + count)).toBe(1);
  const [first, ...more] = await remindersTo(ana.email);
  expect(more).toEqual([]);
  expect(first!.text).toMatch(
    /Mensalidade de maio: R\$\s100,00, vence em 06\/05\/2031\.[^]*Aula avulsa: R\$\s40,00, vence em 07\/05\/2031\./,
  );
  expect(first!.text).toContain(`https://praia.example/athlete-financial/${ana.athleteId}`);

  expect(await remind(dueOn)).toBe(0);
  expect(await remind(addDays(dueOn, 1))).toBe(1);
  const [late] = await remindersTo(ana.email);
  expect(late!.subject).toBe("Pagamento em atraso na Arena do Lembrete");
  expect(late!.text).toMatch(
    /Mensalidade de maio: venceu em 06\/05\/2031, hoje R\$\s102,03 com multa e juros\./,
  );
  expect(late!.text).not.toContain("Aula avulsa");

  await api().db.charge.update({ where: { id }, data: { status: "CANCELLED" } });
  await remind(addDays(dueOn, 2));
  const [other] = await remindersTo(ana.email);
  expect(other!.text).toContain("Aula avulsa: venceu");
  expect(other!.text).not.toContain("Mensalidade");
  expect(await remind(addDays(dueOn, 8))).toBe(1);
  expect(await remind(addDays(dueOn, 9))).toBe(0);
  expect(await remind(addDays(dueOn, 30))).toBe(0);
});

test("whoever answers for minors reads of all of theirs in one mail; who has no account is waited for", async () => {
  const mother = await createPerson(api(), "Mãe Lembrada", ["ATHLETE"]);
  const due = addDays(dueOn, 70);
  const children = await createAthletes(api(), arena.id, 2, "Filha Lembrada");
  for (const athleteId of children) {
    await api().db.athlete.update({
      where: { id: athleteId },
      data: { birthDate: dayToDatabase("2021-03-01") },
    });
    await owes(athleteId, 5_000, "Mensalidade de julho", due);
  }
  expect(await remind(addDays(due, -2))).toBe(0);
  for (const athleteId of children) await makeGuardian(api(), { athleteId, userId: mother.userId });
  expect(await remind(addDays(due, -1))).toBe(1);
  const [mail] = await remindersTo(await emailOf(mother.userId));
  expect(mail!.text.match(/Filha Lembrada[^:]*: Mensalidade de julho/g)).toHaveLength(2);
  expect(mail!.text).toContain("https://praia.example/dependentes");
});

test("an arena may leave who owes in peace, and sees when they were reminded", async () => {
  const bia = await payer("Bia Lembrada");
  const due = addDays(dueOn, 140);
  const { id } = await owes(bia.athleteId, 5_000, "Mensalidade de setembro", due);
  const set = (remindsOfCharges: boolean) =>
    api().data(
      `mutation ($input: UpdateArenaSettingsInput!) { updateArenaSettings(input: $input) {
        __typename ... on UpdateArenaSettingsSuccess { arena { remindsOfCharges } } } }`,
      { input: { arenaId: arena.globalId, remindsOfCharges } },
      arena.manager.token,
    );
  expect((await set(false)).updateArenaSettings.arena).toEqual({ remindsOfCharges: false });
  expect(await remind(addDays(due, -2))).toBe(0);
  await set(true);
  expect(await remind(addDays(due, -2))).toBe(1);
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on Charge { remindedAt } } }`,
    { id: encodeGlobalId("Charge", id) },
    arena.manager.token,
  );
  expect(node.remindedAt).toBe(instantAt(addDays(due, -2), "10:00", brasiliaTime).toISOString());
});

test("however many owe, all are reminded, a batch at a time", async () => {
  const due = addDays(dueOn, 210);
  const people = await createAthletes(api(), arena.id, 130, "Muitos");
  const users = await api().db.user.createManyAndReturn({
    data: people.map((_, index) => ({
      email: `muitos-devem${index}@teste.example`,
      name: `Atleta ${index}`,
      passwordHash: "-",
    })),
    select: { id: true },
  });
  for (const [index, id] of people.entries()) {
    await api().db.athlete.update({ where: { id }, data: { userId: users[index]!.id } });
    await owes(id, 5_000, "Mensalidade", due);
  }
  const statements = await api().statementsOf(async () => expect(await remind(addDays(due, -1))).toBe(130));
  expect(statements.length).toBeLessThan(25);
  expect(await remind(addDays(due, -1), "11:00")).toBe(0);
});
