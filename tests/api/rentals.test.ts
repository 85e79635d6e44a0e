import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { decodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, eachDay, mondayOf } from "../../server/platform/time/calendar-day.rules";
import { later } from "../../server/platform/time/duration.rules";
import { useApi } from "../support/api";
import { athleteGid } from "../support/class-desk";
import { RentalDesk } from "../support/rental-desk";
import { createPerson } from "../support/story";

const api = useApi();
const desk = new RentalDesk(api, "Das locações");

describe("renting a court", () => {
  test("takes the court, at what the arena's table comes to minute by minute", async () => {
    await desk.terms({
      priceLines: [
        {
          days: ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"],
          from: "20:00",
          to: "00:00",
          hourlyRateInCents: 9000,
        },
      ],
    });
    const answer = await desk.rent();
    await desk.terms();
    // An hour at the usual 50, half an hour at 90.
    expect(answer.rental).toMatchObject({ priceInCents: 9500, seriesSize: 1, status: "CONFIRMED" });
    const row = await desk.rentalOf(answer.rental.id as string);
    expect(row).toMatchObject({
      label: "Carla Dias",
      contact: "48999990000",
      startsAt: desk.at("19:00"),
      endsAt: desk.at("20:30"),
    });
    expect(row.occupancy).toMatchObject({
      kind: "RENTAL",
      courtId: desk.courts[0],
      startsAt: desk.at("19:00"),
    });
  });

  test("what stands there is told, and nothing is written", async () => {
    await desk.scheduled({ startsAt: "18:00", endsAt: "19:00" });
    await desk.rented();
    expect(await desk.rent({ startsAt: "18:30", endsAt: "19:30" })).toMatchObject({
      code: "COURT_TAKEN",
      path: ["courtKey"],
      message: expect.stringMatching(
        /^Quadra 1 está ocupada em .+, das 18:00 às 19:00: aula de Professora Lia\. Quadra 1 está ocupada em .+, das 19:00 às 20:30: locação de Carla Dias\.$/,
      ),
    });
    expect(await desk.schedule({ startsAt: "20:00", endsAt: "21:00" })).toMatchObject({
      code: "COURT_TAKEN",
      message: expect.stringContaining("locação de Carla Dias"),
    });
    // Back to back is fine.
    await desk.rented({ startsAt: "20:30", endsAt: "21:30" });
    await desk.rented({ courtKey: desk.courts[1] });
  });

  test("every week until a day, all of them or none", async () => {
    const third = addDays(desk.day, 14);
    const standing = await desk.rented({ date: third });
    expect(await desk.rent({ until: addDays(desk.day, 28) })).toMatchObject({ code: "RENTAL_COLLISIONS" });
    const where = { courtId: desk.courts[0]!, startsAt: desk.at("19:00") };
    expect(await api().db.courtBooking.count({ where })).toBe(0);
    await desk.act("cancelRental", { rentalId: standing, scope: "THIS", by: "CLIENT" });
    const first = await desk.rented({ until: addDays(desk.day, 28), priceInCents: 7000 });
    const { seriesId } = await desk.rentalOf(first);
    const rows = await api().db.courtBooking.findMany({
      where: { seriesId },
      orderBy: { startsAt: "asc" },
    });
    expect(rows.map(({ startsAt, priceInCents }) => [startsAt, priceInCents])).toEqual(
      [0, 7, 14, 21, 28].map((days) => [desk.at("19:00", addDays(desk.day, days)), 7000]),
    );
    // The days of other tests are among them.
    await desk.act("cancelRental", { rentalId: first, scope: "THIS_AND_FOLLOWING", by: "ARENA" });
  });

  test("of a series each taken date is left out, or what stands there gives way, as was said after seeing it", async () => {
    const [, courtKey] = desk.courts;
    const week = (weeks: number) => addDays(desk.day, 7 * weeks);
    const athlete = await createPerson(api(), "Quem deu lugar", ["ATHLETE"]);
    const { id: athleteId } = await api().db.athlete.create({
      data: { userId: athlete.userId, fullName: "Quem deu lugar" },
    });
    const standing = await desk.rented({ courtKey, date: week(2), startsAt: "20:00", endsAt: "21:00" });
    await api().db.courtBooking.update({
      where: { id: decodeGlobalId(standing).id },
      data: { athleteId },
    });
    await desk.scheduled({ courtKey, date: week(5), startsAt: "18:00", endsAt: "19:30" });
    await desk.hours({ specialDays: [{ date: week(7), reason: "Natal" }] });
    const series = { courtKey, until: week(12), note: "Turma da firma" };

    const told = await desk.rent(series);
    expect(told).toMatchObject({
      code: "RENTAL_COLLISIONS",
      message: "2 datas já estão ocupadas. Escolha o que fazer com cada uma.",
      path: ["until"],
      freeCount: 10,
      freeInCents: 75_000,
      closedDays: [week(7)],
      dates: [
        {
          on: week(2),
          priceInCents: 7500,
          inTheWay: [expect.stringContaining("locação de Carla Dias")],
          rentalIds: [standing],
        },
        { on: week(5), inTheWay: [expect.stringContaining("aula de Professora Lia")], rentalIds: [] },
      ],
    });
    // What nobody has said a word about is not decided by half.
    for (const half of [
      { skipped: [week(2)] },
      { calledOff: [standing] },
      { skipped: [week(5)], calledOff: [] },
    ])
      expect(await desk.rent({ ...series, ...half })).toMatchObject({ code: "RENTAL_COLLISIONS" });
    expect(await desk.rentalOf(standing)).toMatchObject({ status: "CONFIRMED" });

    const chosen = { ...series, skipped: [week(5)], calledOff: [standing] };
    const answers = await Promise.all([desk.rent(chosen), desk.rent(chosen)]);
    const had = answers.filter(({ rental }) => rental);
    expect(had).toHaveLength(1);
    expect(had[0].rental).toMatchObject({ seriesSize: 11, priceInCents: 7500, note: "Turma da firma" });
    expect(await desk.rentalOf(standing)).toMatchObject({
      status: "CANCELLED",
      cancelledBy: "ARENA",
      feeInCents: 0,
      cancelReason: "A arena precisa deste horário para outra locação",
      occupancy: null,
    });
    const { seriesId } = await desk.rentalOf(had[0].rental.id as string);
    const rows = await api().db.courtBooking.findMany({
      where: { seriesId },
      orderBy: { startsAt: "asc" },
    });
    expect(rows.map(({ startsAt }) => startsAt)).toEqual(
      [0, 1, 2, 3, 4, 6, 8, 9, 10, 11, 12].map((weeks) => desk.at("19:00", week(weeks))),
    );
    await desk.hours();
    expect(await desk.rent({ courtKey, until: week(1), skipped: [desk.day, week(1)] })).toMatchObject({
      fields: [{ path: ["until"], message: "Todas as datas ficariam de fora" }],
    });
  });

  test("to an athlete of the arena is theirs: they are told once, owe it and see it among their own", async () => {
    const person = await createPerson(api(), "Dona da série", ["ATHLETE"]);
    const { id } = await api().db.athlete.create({
      data: { userId: person.userId, fullName: "Dona da Série", phone: "48988887777" },
    });
    const athleteId = athleteGid(id);
    const wanted = { courtKey: desk.courts[1], startsAt: "07:00", endsAt: "08:00", contact: null, athleteId };
    expect(await desk.rent(wanted)).toMatchObject({
      fields: [{ path: ["athleteId"], message: "Escolha um atleta ativo desta arena" }],
    });
    await api().db.arenaAthlete.create({
      data: { arenaId: desk.arena.id, athleteId: id, firstVisitOn: new Date() },
    });
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: person.userId } });
    const mails = () => api().db.outgoingMail.count({ where: { to: email } });
    const first = await desk.rented({ ...wanted, until: addDays(desk.day, 14) });
    expect(await mails()).toBe(1);
    const row = await desk.rentalOf(first);
    expect(row).toMatchObject({ label: "Dona da Série", contact: "48988887777", athleteId: id });
    expect(await api().db.charge.count({ where: { athleteId: id, status: "PENDING" } })).toBe(3);
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on CourtRental { clientName isOwn note } } }`,
      { id: first },
      person.token,
    );
    expect(node).toEqual({ clientName: "Dona da Série", isOwn: false, note: null });
    await desk.act("cancelRental", { rentalId: first, scope: "THIS_AND_FOLLOWING", by: "ARENA" });
    expect(await mails()).toBe(2);
    expect(await api().db.charge.count({ where: { athleteId: id, status: "PENDING" } })).toBe(0);
  });

  test("a series calls off no rental that is not in its way", async () => {
    const elsewhere = await desk.rented();
    await desk.rented({ courtKey: desk.courts[1], until: addDays(desk.day, 7), calledOff: [elsewhere] });
    expect(await desk.rentalOf(elsewhere)).toMatchObject({ status: "CONFIRMED" });
  });

  test("of thirty who book one hour at once one has it", async () => {
    const courtKey = desk.courts[1]!;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        desk.rent({ courtKey, ...(index % 3 === 0 ? { until: addDays(desk.day, 14) } : {}) }),
      ),
    );
    expect(answers.filter(({ rental }) => rental)).toHaveLength(1);
    const where = {
      courtId: courtKey,
      startsAt: desk.at("19:00"),
      status: { not: "CANCELLED" as const },
    };
    expect(await api().db.courtBooking.count({ where })).toBe(1);
  });

  test("bad input is one sentence beside its field", async () => {
    for (const [more, path, message] of [
      [{ clientName: " " }, "clientName", "Diga o nome do cliente"],
      [{ date: addDays(desk.today, -1) }, "date", "Escolha um dia a partir de hoje"],
      [{ date: addDays(desk.today, 400) }, "date", "Escolha um dia no próximo ano"],
      [{ endsAt: "18:00" }, "endsAt", "O fim deve ser depois do início"],
      [{ until: addDays(desk.day, -1) }, "until", "A última locação não pode ser antes da primeira"],
      [{ until: addDays(desk.day, 400) }, "until", "Repita por no máximo um ano"],
      [{ priceInCents: -1 }, "priceInCents", "Valor deve ser positivo"],
      [{ courtKey: desk.arena.id }, "courtKey", "Esta quadra não está aberta nesta arena"],
    ] as const)
      expect(await desk.rent(more)).toMatchObject({ fields: [{ path: [path], message }] });
    expect(await desk.rent({ startsAt: "21:30", endsAt: "22:30" })).toMatchObject({
      code: "OUTSIDE_OPENING_HOURS",
      message: "A arena abre das 06:00 às 22:00.",
    });
  });

  test("of twenty who rent the last hour at once one has it", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.rent()));
    expect(answers.filter(({ rental }) => rental)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "COURT_TAKEN")).toHaveLength(19);
  });
});

describe("what becomes of a rental", () => {
  const cancel = (rentalId: string, more: object = {}) =>
    desk.act(
      "cancelRental",
      { rentalId, scope: "THIS", by: "CLIENT", ...more },
      desk.arena.manager.token,
      "... on CancelRentalSuccess { rental { status feeInCents cancelledBy cancelReason } }",
    );

  test("it moves with its court, and its price follows unless one is said", async () => {
    const rentalId = await desk.rented();
    const move = (more: object) =>
      desk.act(
        "moveRental",
        { rentalId, courtKey: desk.courts[1], date: desk.day, startsAt: "08:00", endsAt: "09:00", ...more },
        desk.arena.manager.token,
        "... on MoveRentalSuccess { rental { priceInCents court { name } } }",
      );
    expect(await move({})).toMatchObject({ rental: { priceInCents: 5000, court: { name: "Quadra 2" } } });
    expect((await desk.rentalOf(rentalId)).occupancy).toMatchObject({
      courtId: desk.courts[1],
      startsAt: desk.at("08:00"),
    });
    await desk.rented({ courtKey: desk.courts[1], startsAt: "10:00", endsAt: "11:00" });
    expect(await move({ startsAt: "10:30", endsAt: "11:30" })).toMatchObject({ code: "COURT_TAKEN" });
    expect(await move({ priceInCents: 1234 })).toMatchObject({ rental: { priceInCents: 1234 } });
    expect(await move({ startsAt: "08:30", endsAt: "09:30" })).toMatchObject({
      rental: { priceInCents: 5000 },
    });
  });

  test("cancelled in time or by the arena it costs nothing, late it costs all, and the court is free", async () => {
    const inTime = await desk.rented();
    expect(await cancel(inTime)).toMatchObject({
      rental: { status: "CANCELLED", feeInCents: 0, cancelledBy: "CLIENT" },
    });
    expect((await desk.rentalOf(inTime)).occupancy).toBeNull();
    const soon = await desk.rented();
    const startsAt = new Date(Date.now() + 3_600_000);
    await api().db.courtBooking.update({
      where: { id: decodeGlobalId(soon).id },
      data: { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) },
    });
    expect(await cancel(soon)).toMatchObject({ rental: { feeInCents: 7500 } });
    const byArena = await desk.rented();
    expect(await cancel(byArena, { by: "ARENA", reason: "Chuva" })).toMatchObject({
      rental: { feeInCents: 0, cancelReason: "Chuva" },
    });
    expect(await cancel(byArena)).toMatchObject({
      code: "RENTAL_CANCELLED",
      message: "Esta locação já foi cancelada.",
    });
  });

  test("this one and the following", async () => {
    const first = await desk.rented({ until: addDays(desk.day, 21) });
    const { seriesId } = await desk.rentalOf(first);
    const all = () =>
      api().db.courtBooking.findMany({
        where: { seriesId },
        orderBy: { startsAt: "asc" },
        include: { occupancy: true },
      });
    const second = (await all())[1]!;
    const gid = Buffer.from(`CourtRental:${second.id}`).toString("base64url");
    expect(await cancel(gid, { scope: "THIS_AND_FOLLOWING", by: "ARENA" })).toMatchObject({
      __typename: "CancelRentalSuccess",
    });
    expect((await all()).map(({ status, occupancy }) => [status, occupancy !== null])).toEqual([
      ["CONFIRMED", true],
      ["CANCELLED", false],
      ["CANCELLED", false],
      ["CANCELLED", false],
    ]);
  });

  test("what is over does not change", async () => {
    const over = await desk.rented();
    const startsAt = new Date(Date.now() - 26 * 3_600_000);
    await api().db.courtBooking.update({
      where: { id: decodeGlobalId(over).id },
      data: { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) },
    });
    expect(await cancel(over)).toMatchObject({ code: "RENTAL_OVER" });
  });
});

describe("day use", () => {
  const come = (more: object = {}) =>
    desk.act(
      "addDayUse",
      { arenaId: desk.arena.globalId, clientName: "Família Souza", date: desk.day, people: 2, ...more },
      desk.arena.manager.token,
      "... on AddDayUseSuccess { dayUse { id people priceInCents } }",
    );

  test("has a limit of places per day, which nobody passes at once", async () => {
    await desk.terms({ dayUsePlaces: 7 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => come()));
    expect(answers.filter(({ dayUse }) => dayUse)).toHaveLength(3);
    expect(answers.find(({ dayUse }) => dayUse).dayUse).toMatchObject({ people: 2, priceInCents: 6000 });
    expect(answers.find(({ code }) => code)).toMatchObject({
      code: "DAY_USE_FULL",
      path: ["people"],
      message: "Neste dia só há 1 vaga de Day Use.",
    });
    expect(await come({ people: 1 })).toMatchObject({ __typename: "AddDayUseSuccess" });
    expect(await come({ people: 1 })).toMatchObject({ message: "Não há mais vagas de Day Use neste dia." });
    const dayUseId = answers.find(({ dayUse }) => dayUse).dayUse.id as string;
    for (let press = 0; press < 2; press++)
      expect(await desk.act("cancelDayUse", { dayUseId })).toMatchObject({
        __typename: "CancelDayUseSuccess",
      });
    expect(await come()).toMatchObject({ __typename: "AddDayUseSuccess" });
    await desk.terms();
  });

  test("is not sold on a day on which the arena is closed", async () => {
    await desk.hours({ specialDays: [{ date: desk.day, reason: "Natal" }] });
    expect(await come()).toMatchObject({
      fields: [{ path: ["date"], message: expect.stringMatching(/^Em .+ a arena está fechada: Natal\.$/) }],
    });
    await desk.hours();
  });
});

test("a week is shown to its end, however much is on", async () => {
  const monday = mondayOf(addDays(desk.today, 100));
  const days = eachDay(monday, addDays(monday, 6));
  const rentals = days.flatMap((day) =>
    desk.courts.flatMap((courtId) =>
      Array.from({ length: 40 }, (_, index) => {
        const startsAt = later(desk.at("08:00", day), { minutes: 20 * index });
        return { id: randomUUID(), courtId, startsAt, endsAt: later(startsAt, { minutes: 20 }) };
      }),
    ),
  );
  await api().db.courtBooking.createMany({
    data: rentals.map((rental) => ({ ...rental, kind: "RENTAL" as const, label: "Cliente" })),
  });
  await api().db.courtOccupancy.createMany({
    data: rentals.map(({ id: bookingId, ...span }) => ({
      ...span,
      bookingId,
      arenaId: desk.arena.id,
      kind: "RENTAL" as const,
    })),
  });
  const { viewer } = await api().data(
    `query ($around: Date) { viewer { arena { week(around: $around) { days { others { startsAt } } } } } }`,
    { around: monday },
    desk.arena.manager.token,
  );
  const { days: shown } = viewer.arena.week as { days: { others: object[] }[] };
  expect(shown.map(({ others }) => others.length)).toEqual(days.map(() => 80));
  await api().db.courtBooking.deleteMany({ where: { id: { in: rentals.map(({ id }) => id) } } });
});
