import { beforeEach, expect, test } from "vitest";
import { addDays, weekdayNameOf } from "../../server/platform/time/calendar-day.rules";
import { answerDayUse, cancelDayUse } from "../../server/bookings/day-use/day-use.action";
import { tellGivenBack } from "../../server/bookings/rental-cancellation.action";
import { loadArenaDay } from "../../server/pages/arena-day.loader";
import { loadArenaWeek } from "../../server/pages/arena-week.loader";
import { loadPublicArenaDay } from "../../server/pages/public-arena-day.loader";
import type { ActionContext } from "../../server/platform/context";
import { createOutbox } from "../../server/platform/mail/outbox";
import { useApi } from "../support/api";
import { mailsTo } from "../support/mails";
import { RentalDesk } from "../support/rental-desk";
import { createPerson } from "../support/story";

const api = useApi();
const desk = new RentalDesk(api, "Da noite");
// A test's days of the week must not be those of the next one.
beforeEach(() => desk.hours({ confirmed: true }));

test("an arena that is open until one in the morning", async () => {
  await desk.openFrom("16:00", "01:00");
  const next = addDays(desk.day, 1);

  // Over midnight, and after it: on the evening's page, though on the next day.
  const gid = await desk.scheduled({ startsAt: "23:00", endsAt: "00:30" });
  const rental = await desk.rented({ date: next, startsAt: "00:30", endsAt: "01:00", clientName: "Noite" });
  expect(await desk.rentalOf(rental)).toMatchObject({
    startsAt: desk.at("00:30", next),
    endsAt: desk.at("01:00", next),
  });
  expect(await desk.rent({ date: next, startsAt: "00:00", endsAt: "00:30" })).toMatchObject({
    message: expect.stringContaining("aula de"),
  });
  expect(
    await desk.rent({ date: next, startsAt: "00:30", endsAt: "01:30", courtKey: desk.courts[1] }),
  ).toMatchObject({
    code: "OUTSIDE_OPENING_HOURS",
    message: expect.stringContaining("das 16:00 às 01:00"),
  });
  expect(await desk.rent({ startsAt: "20:00", endsAt: "19:00" })).toMatchObject({
    fields: [{ path: ["endsAt"], message: "O fim deve ser depois do início" }],
  });

  const { viewer } = await api().data(
    `query ($around: Date) { viewer { arena { week(around: $around) { days { on opensAt closesAt classes { id } others { kind title } } } } } }`,
    { around: desk.day },
    desk.arena.manager.token,
  );
  const days = viewer.arena.week.days as { on: string; classes: { id: string }[]; others: object[] }[];
  expect(days.find(({ on }) => on === desk.day)).toMatchObject({
    opensAt: "16:00",
    closesAt: "01:00",
    classes: [{ id: gid }],
    others: [{ kind: "RENTAL", title: "Noite" }],
  });

  // Everybody finds what is left of the evening, also after midnight.
  await desk.terms({ onlineRentals: "ON_REQUEST" });
  const { pageKey } = await api().db.arena.findUniqueOrThrow({ where: { id: desk.arena.id } });
  const { publicArena } = await api().data(
    `query ($key: String!, $on: Date) { publicArena(key: $key) { day(on: $on) { opensAt closesAt courts { free { startsAt endsAt } } } } }`,
    { key: pageKey, on: desk.day },
  );
  const span = (from: string, until: string, on = desk.day) => ({
    startsAt: desk.at(from, on).toISOString(),
    endsAt: desk.at(until, until < from ? next : on).toISOString(),
  });
  expect(publicArena.day).toEqual({
    opensAt: "16:00",
    closesAt: "01:00",
    courts: [{ free: [span("16:00", "23:00")] }, { free: [span("16:00", "01:00")] }],
  });

  // A rainy night is called off as one evening.
  const { viewer: ahead } = await api().data(
    `query ($on: Date!) { viewer { arena { dayAhead(on: $on, startingAt: "00:00") { classCount rentalCount } } } }`,
    { on: desk.day },
    desk.arena.manager.token,
  );
  expect(ahead.arena.dayAhead).toEqual({ classCount: 0, rentalCount: 1 });
  expect(
    await desk.ask(
      "cancelDay",
      { date: desk.day, from: "22:00", reason: "Chuva" },
      "... on CancelDaySuccess { classCount rentalCount }",
    ),
  ).toMatchObject({ classCount: 1, rentalCount: 1 });

  // Closing earlier says what lies ahead in the night.
  await desk.rented({ startsAt: "23:30", endsAt: "00:30" });
  expect(
    await desk.ask(
      "updateArenaSettings",
      { courtCount: 2, hourlyRateInCents: 5000, dayUseInCents: 3000, opensAt: "16:00", closesAt: "00:00" },
      "... on OccupancyAhead { count }",
    ),
  ).toMatchObject({ __typename: "OccupancyAhead", count: 1 });
  expect(await desk.ask("updateArenaSettings", { opensAt: "22:00", closesAt: "08:00" })).toMatchObject({
    fields: [
      {
        path: ["closesAt"],
        message: "O fechamento deve ser depois da abertura, ou até as 6h do dia seguinte",
      },
    ],
  });
});

test("a weekly class crosses midnight every week, and a weekday closes later", async () => {
  await desk.openFrom("16:00", "23:00");
  await desk.hours({
    weekdays: ["FRIDAY", "SATURDAY"].map((weekday) => ({ weekday, opensAt: "18:00", closesAt: "02:00" })),
  });
  const friday = Array.from({ length: 7 }, (_, index) => addDays(desk.today, index + 7)).find(
    (day) => weekdayNameOf(day) === "FRIDAY",
  )!;
  const gid = await desk.scheduled({ date: friday, startsAt: "23:30", endsAt: "00:30", weekly: true });
  const sessions = await desk.seriesOf(gid);
  expect(sessions.length).toBeGreaterThan(4);
  for (const { startsAt, endsAt } of sessions) expect(endsAt.getTime() - startsAt.getTime()).toBe(3_600_000);
  // An hour of Friday night is on a Saturday, which may be closed.
  await desk.hours({
    weekdays: [
      { weekday: "FRIDAY", opensAt: "18:00", closesAt: "02:00" },
      { weekday: "SATURDAY", opensAt: null, closesAt: null },
    ],
    specialDays: [{ date: addDays(friday, 7), reason: "Feriado" }],
    confirmed: true,
  });
  const answer = await desk.rent({
    date: addDays(friday, 1),
    startsAt: "01:00",
    endsAt: "02:00",
    until: addDays(friday, 22),
  });
  expect(answer).toMatchObject({ rental: { seriesSize: 3 } });
  expect(await desk.schedule({ date: addDays(friday, 2), startsAt: "22:30", endsAt: "00:30" })).toMatchObject(
    {
      code: "OUTSIDE_OPENING_HOURS",
    },
  );
});

test("after midnight the evening that runs is today, on the arena's page and in its week", async () => {
  await desk.openFrom("16:00", "01:00");
  await desk.terms({ onlineRentals: "ON_REQUEST" });
  const sunday = Array.from({ length: 7 }, (_, index) => addDays(desk.today, index + 8)).find(
    (day) => weekdayNameOf(day) === "SUNDAY",
  )!;
  const monday = addDays(sunday, 1);
  const arena = await api().db.arena.findUniqueOrThrow({ where: { id: desk.arena.id } });
  const { userId } = desk.arena.manager;
  const asked = (clock: string) => ({
    db: api().db,
    now: desk.at(clock, monday),
    viewer: { userId, roles: new Set(), ownedArenaIds: [arena.id], taughtArenaIds: [] },
  });
  const pageAt = (clock: string, on: string | null) =>
    loadPublicArenaDay(asked(clock) as unknown as ActionContext, arena, on);

  const night = await pageAt("00:20", null);
  expect(night).toMatchObject({ on: sunday, today: sunday, open: { from: "16:00", until: "01:00" } });
  expect(night?.courts?.[0]?.free).toEqual([
    { startsAt: desk.at("00:30", monday), endsAt: desk.at("01:00", monday) },
  ]);
  expect(await pageAt("00:20", sunday)).toEqual(night);
  expect(await pageAt("00:20", monday)).toMatchObject({ on: monday, today: sunday });
  expect(await pageAt("00:20", addDays(sunday, -1))).toBeNull();
  // Once it is closed the day is the calendar's.
  expect(await pageAt("01:00", null)).toMatchObject({ on: monday, today: monday });
  expect(await pageAt("01:00", sunday)).toBeNull();

  const weekAt = (clock: string, around: string | null = null) =>
    loadArenaWeek(asked(clock) as unknown as ActionContext, arena, around);
  expect(await weekAt("00:30")).toMatchObject({ from: addDays(monday, -7), today: sunday });
  expect(await weekAt("01:00")).toMatchObject({ from: monday, today: monday });
  expect(await weekAt("00:30", monday)).toMatchObject({ from: monday, today: sunday });
});

test("after midnight a Day Use of the evening that runs is still answered and cancelled", async () => {
  await desk.openFrom("16:00", "02:00");
  const next = addDays(desk.day, 1);
  const person = await createPerson(api(), "Quem vem tarde", ["ATHLETE"]);
  const { id: athleteId } = await api().db.athlete.create({
    data: { userId: person.userId, fullName: "Quem vem tarde" },
  });
  const ctxAt = (clock: string) =>
    ({
      db: api().db,
      now: desk.at(clock, next),
      outbox: createOutbox(false),
      viewer: { userId: desk.arena.manager.userId },
    }) as unknown as ActionContext;
  const asked = async () => {
    const { id } = await api().db.dayUse.create({
      data: {
        arenaId: desk.arena.id,
        athleteId,
        date: new Date(desk.day),
        clientName: "Quem vem tarde",
        priceInCents: 3000,
        freeCancelHours: 4,
        requested: true,
        opensAt: desk.at("16:00"),
        closesAt: desk.at("02:00", next),
        createdAt: desk.at("23:50"),
      },
    });
    return id;
  };
  const refused = await asked();
  await answerDayUse(ctxAt("00:30"), refused, { accept: false, reason: "Lotado" });
  const cancelled = await asked();
  await cancelDayUse(ctxAt("01:59"), cancelled, { reason: "Chuva" });
  const rows = await api().db.dayUse.findMany({ where: { id: { in: [refused, cancelled] } } });
  expect(rows.map(({ cancelledBy }) => cancelledBy)).toEqual(["ARENA", "ARENA"]);
  await expect(cancelDayUse(ctxAt("02:00"), await asked(), { reason: "Chuva" })).rejects.toThrow(
    "Este Day Use já passou e não muda mais.",
  );
});

test("a court after midnight is linked to the evening on whose page it is", async () => {
  await desk.openFrom("16:00", "01:00");
  await desk.terms({ onlineRentals: "ON_REQUEST" });
  const next = addDays(desk.day, 1);
  const person = await createPerson(api(), "Quem joga tarde", ["ATHLETE"]);
  await api().db.athlete.create({ data: { userId: person.userId, fullName: "Quem joga tarde" } });
  const arena = await api().db.arena.findUniqueOrThrow({ where: { id: desk.arena.id } });
  const { rental } = await desk.act(
    "askForCourt",
    { arenaKey: arena.pageKey, courtKey: desk.courts[1], date: next, startsAt: "00:30", endsAt: "01:00" },
    person.token,
    "... on AskForCourtSuccess { rental { id } }",
  );
  const newest = async () => {
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: desk.arena.manager.userId } });
    const [mail] = await mailsTo(api(), email);
    return mail!.text;
  };
  const link = `/arena-calendar/quadras/${desk.day}`;
  expect(await newest()).toMatch(new RegExp(`Quem joga tarde pede uma quadra[^]*${link}`));
  const { userId } = desk.arena.manager;
  const viewer = { userId, roles: new Set(), ownedArenaIds: [arena.id], taughtArenaIds: [] };
  const ctx = { db: api().db, now: new Date(), viewer } as unknown as ActionContext;
  expect((await loadArenaDay(ctx, arena)).managed?.rentalRequests).toMatchObject({
    count: 1,
    first: { on: desk.day },
  });

  await desk.act("answerRental", { rentalId: rental.id, accept: true });
  await desk.act("cancelOwnRental", { rentalId: rental.id }, person.token);
  await tellGivenBack(api().db, { outbox: createOutbox(false), publicUrl: "https://praia.example" });
  expect(await newest()).toMatch(new RegExp(`Quem joga tarde: Quadra 2[^]*${link}`));
});
