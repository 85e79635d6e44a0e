import { beforeAll, expect, test } from "vitest";
import { Weekday } from "../../prisma/generated/client/client";
import {
  addDays,
  addMonths,
  dayToDatabase,
  firstOfMonth,
} from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createCharge } from "../support/ledger";
import {
  createArena,
  createAthletes,
  createPerson,
  nextNumber,
  type ArenaStory,
  type Person,
} from "../support/story";

const api = useApi();
const today = () => dayAt(new Date(), brasiliaTime);
const at = (clock: string, on = today()) => instantAt(on, clock, brasiliaTime);

const query = `{ viewer { arena { today { on classCount
  courts { name spans { kind startsAt endsAt isOver title tournamentKey } }
  unplacedClasses { title }
  running { tournamentName matchCount playedCount onCourtCount }
  tasks { kind count amountInCents tournamentName }
  figures { receivedThisMonthInCents receivedLastMonthInCents overdueInCents overdueCount newAthletesThisMonth newAthletesLastMonth }
  setUp { hasSavedSettings hasPixKey athleteCount teacherCount tournamentCount } } } } }`;
const dayOf = async (token: string) => (await api().data(query, {}, token))["viewer"].arena.today;

let arena: ArenaStory;
let teacher: Person;
let courts: { id: string }[];

beforeAll(async () => {
  arena = await createArena(api(), "Hoje");
  courts = await api().db.court.findMany({ where: { arenaId: arena.id }, orderBy: { number: "asc" } });
  teacher = await createPerson(api(), "Professora", ["TEACHER"]);
  await api().db.teacher.create({
    data: {
      userId: teacher.userId,
      fullName: "Professora Lia",
      email: `professora${nextNumber()}@teste.example`,
      arenas: { create: { arenaId: arena.id } },
    },
  });
});

const createTournament = (name: string, more: object = {}) =>
  api().db.tournament.create({
    data: {
      arenaId: arena.id,
      name,
      kind: "INTERNAL",
      category: "Misto",
      startDate: dayToDatabase(today()),
      ...more,
    },
  });

test("a new arena's day is empty, and tells what there is to set up", async () => {
  expect(await dayOf(arena.manager.token)).toEqual({
    on: today(),
    classCount: 0,
    courts: [1, 2].map((number) => ({ name: `Quadra Hoje ${number}`, spans: [] })),
    unplacedClasses: [],
    running: [],
    tasks: [],
    figures: {
      receivedThisMonthInCents: 0,
      receivedLastMonthInCents: 0,
      overdueInCents: 0,
      overdueCount: 0,
      newAthletesThisMonth: 0,
      newAthletesLastMonth: 0,
    },
    setUp: {
      hasSavedSettings: false,
      hasPixKey: false,
      athleteCount: 0,
      teacherCount: 1,
      tournamentCount: 0,
    },
  });
});

test("settings are saved once somebody has saved them", async () => {
  const saved = await createArena(api(), "Salva");
  const settings = {
    courtCount: 2,
    hourlyRateInCents: 1,
    dayUseInCents: 1,
    opensAt: "06:00",
    closesAt: "22:00",
  };
  await api().data(
    `mutation ($input: UpdateArenaSettingsInput!) { updateArenaSettings(input: $input) { __typename } }`,
    { input: { arenaId: saved.globalId, ...settings } },
    saved.manager.token,
  );
  expect((await dayOf(saved.manager.token)).setUp).toMatchObject({ hasSavedSettings: true });
});

test("what takes a court today is told by its hour, and who rents only to who manages", async () => {
  const [first, second] = courts.map(({ id }) => id);
  if (!first || !second) throw new Error("an arena has two courts");
  const rent = async (label: string, startsAt: Date, endsAt: Date) => {
    const { id } = await api().db.courtBooking.create({
      data: { courtId: first, kind: "RENTAL", label, startsAt, endsAt },
    });
    const span = { kind: "RENTAL" as const, bookingId: id, startsAt, endsAt };
    await api().db.courtOccupancy.create({ data: { courtId: first, arenaId: arena.id, ...span } });
  };
  await rent("Cliente de hoje", at("10:00"), at("11:00"));
  await rent("Cliente de amanhã", at("00:00", addDays(today(), 1)), at("01:00", addDays(today(), 1)));
  const { teacherId } = await api().db.teacherArena.findFirstOrThrow({ where: { arenaId: arena.id } });
  const clock = (text: string) => new Date(`1970-01-01T${text}:00Z`);
  await api().db.weeklyClass.createMany({
    data: Object.values(Weekday).flatMap((weekday) =>
      [second, null].map((courtId) => ({
        teacherId,
        arenaId: arena.id,
        courtId,
        weekday,
        startsAt: clock("07:00"),
        endsAt: clock("08:00"),
        maxStudents: 4,
        category: "B",
      })),
    ),
  });
  const seen = await dayOf(arena.manager.token);
  expect(seen).toMatchObject({ classCount: 2, unplacedClasses: [{ title: "Professora Lia" }] });
  expect(seen.courts.map((court: { spans: object[] }) => court.spans)).toEqual([
    [
      {
        kind: "RENTAL",
        title: "Cliente de hoje",
        startsAt: at("10:00").toISOString(),
        endsAt: at("11:00").toISOString(),
        isOver: false,
        tournamentKey: null,
      },
    ],
    [
      expect.objectContaining({
        kind: "CLASS",
        title: "Professora Lia",
        startsAt: at("07:00").toISOString(),
      }),
    ],
  ]);

  const taught = await dayOf(teacher.token);
  expect(taught).toMatchObject({ classCount: 2, tasks: null, figures: null, setUp: null });
  expect(taught.courts[0].spans).toMatchObject([{ kind: "RENTAL", title: null }]);
});

test("money is counted on the day it came, less what was undone or went back; overdue is what is past its day", async () => {
  const month = firstOfMonth(today());
  const last = addMonths(month, -1);
  const [athleteId = ""] = await createAthletes(api(), arena.id, 1);
  const charge = (amountInCents: number, more: object, state: Parameters<typeof createCharge>[2]) =>
    createCharge(
      api().db,
      {
        arenaId: arena.id,
        athleteId,
        serviceType: "CLASS",
        description: "Aula",
        serviceDate: dayToDatabase(last),
        amountInCents,
        ...more,
      },
      state,
    );
  const now = at("00:30");
  await charge(100_00, {}, { status: "PAID", at: now });
  await charge(70_00, {}, { status: "PAID", at: now, refundInCents: 20_00 });
  await charge(40_00, {}, { status: "PAID", at: at("12:00", last) });
  const undone = await charge(9_00, {}, { status: "PAID", at: now });
  const payment = await api().db.ledgerEntry.findFirstOrThrow({
    where: { chargeId: undone.id, kind: "PAYMENT" },
  });
  await api().db.ledgerEntry.create({
    data: {
      chargeId: undone.id,
      position: 2,
      kind: "UNDO",
      on: dayToDatabase(today()),
      undoesId: payment.id,
      reason: "Engano",
      recordedAt: now,
    },
  });
  await charge(30_00, { dueOn: dayToDatabase(addDays(today(), -20)) }, { status: "PENDING" });
  await charge(50_00, { dueOn: dayToDatabase(addDays(today(), 5)) }, { status: "PENDING" });
  await charge(60_00, { dueOn: dayToDatabase(addDays(today(), -20)) }, { status: "CANCELLED" });
  expect((await dayOf(arena.manager.token)).figures).toMatchObject({
    receivedThisMonthInCents: 150_00,
    receivedLastMonthInCents: 40_00,
    overdueInCents: 30_00,
    overdueCount: 1,
  });
});

test("tournaments of today come with how far they are, and with what waits for somebody", async () => {
  const other = await createArena(api(), "Vizinha");
  await api().db.tournament.create({
    data: {
      arenaId: other.id,
      name: "De outra",
      kind: "INTERNAL",
      category: "B",
      startDate: dayToDatabase(today()),
    },
  });
  await createTournament("Por sortear", { startDate: dayToDatabase(addDays(today(), 1)) });
  await createTournament("Longe", { startDate: dayToDatabase(addDays(today(), 30)) });
  const match = (order: number, more: object) => ({ round: 1, order, ...more });
  const past = {
    scheduledFor: at("00:00", addDays(today(), -1)),
    scheduledUntil: at("00:40", addDays(today(), -1)),
  };
  await createTournament("Em jogo", {
    status: "IN_PROGRESS",
    startedAt: new Date(),
    startDate: dayToDatabase(addDays(today(), -1)),
    matches: {
      create: [
        match(1, { status: "PLAYED", outcome: "COMPLETED", winnerSide: 1, playedAt: new Date() }),
        match(2, { status: "IN_PROGRESS", ...past }),
        match(3, { status: "SCHEDULED", ...past }),
        match(4, { status: "SCHEDULED" }),
      ],
    },
  });
  const seen = await dayOf(arena.manager.token);
  expect(seen.running).toEqual([
    { tournamentName: "Em jogo", matchCount: 4, playedCount: 1, onCourtCount: 1 },
  ]);
  expect(seen.tasks).toEqual([
    { kind: "SCORES_MISSING", count: 2, amountInCents: 0, tournamentName: "Em jogo" },
    { kind: "DRAW_DUE", count: 1, amountInCents: 0, tournamentName: "Por sortear" },
  ]);
});
