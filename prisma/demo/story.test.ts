import { describe, expect, test } from "vitest";
import { isValidCnpj, isValidCpf } from "../../server/brazil/cpf-cnpj.rules";
import { personName } from "../../server/identity/person.rules";
import { arenas } from "./arenas";
import { demoLogins } from "./logins";
import { people } from "./people";
import { demoStory } from "./story";
import { tournamentId } from "./tournament-rows";

const tell = (now: string) => demoStory({ now: new Date(now), passwordHash: "hash" });
const story = tell("2026-11-20T21:40:00-03:00");
/** Nights, ends of months and years, a leap day: the data must be consistent at any time. */
const moments = [
  "2026-11-20T21:40:00-03:00",
  "2026-12-01T00:00:00-03:00",
  "2027-01-04T03:10:00-03:00",
  "2028-02-29T23:59:59-03:00",
  "2028-08-19T12:00:00-03:00",
];

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
const time = (value: Date | string | null | undefined) => new Date(value ?? Number.NaN).getTime();

test("every row has an id of its own, in the shape of a UUID", () => {
  const ids = Object.values(story).flatMap((rows) =>
    rows.flatMap((row) => ("id" in row && row.id ? [row.id] : [])),
  );
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  // The two athletes who can sign in have their user's id.
  expect(ids.length - new Set(ids).size).toBe(2);
});

test("the same time gives the same data", () => {
  expect(tell("2026-11-20T21:40:00-03:00")).toEqual(story);
});

describe("people", () => {
  test("148 athletes of every level attend the main arena, 40 the second", () => {
    const attending = (arenaId: string) => {
      const ids = new Set(
        story.arenaAthletes.flatMap((row) => (row.arenaId === arenaId && row.active ? [row.athleteId] : [])),
      );
      return story.athletes.filter(({ id }) => id && ids.has(id));
    };
    expect(attending(arenas.main.id)).toHaveLength(148);
    expect(attending(arenas.second.id)).toHaveLength(40);
    expect(new Set(attending(arenas.main.id).map(({ level }) => level))).toEqual(
      new Set(["FUN", "D", "C", "B", "A_PRO"]),
    );
  });

  test("names and addresses are unique and valid for the sign-up form", () => {
    unique(story.athletes.map(({ fullName }) => fullName));
    unique(story.athletes.map(({ email }) => email));
    unique(story.athletes.map(({ phone }) => phone));
    for (const { fullName, email } of story.athletes) {
      expect(personName.parse(fullName)).toBe(fullName);
      expect(email).toMatch(/^[a-z.]+2?@(exemplo\.)?praia\.example$/);
    }
  });

  test("every CPF and CNPJ is valid and held once; minors have no CPF", () => {
    const cpfs = story.athletes.flatMap(({ cpf }) => cpf ?? []);
    const cnpjs = [...story.arenas, ...story.federations].flatMap(({ cnpj }) => cnpj ?? []);
    unique(cpfs);
    unique(cnpjs);
    expect(cpfs.filter((cpf) => !isValidCpf(cpf))).toEqual([]);
    expect(cnpjs.filter((cnpj) => !isValidCnpj(cnpj))).toEqual([]);
    const minors = story.athletes.filter(({ birthDate }) => time(birthDate) > time("2008-11-20"));
    expect(minors.length).toBeGreaterThan(3);
    expect(minors.filter(({ cpf }) => cpf)).toEqual([]);
  });

  test("every printed login is a user", () => {
    for (const { email, name } of demoLogins)
      expect(story.users).toContainEqual(expect.objectContaining({ email, name }));
    unique(story.users.map(({ email }) => email));
  });

  test("the athlete who can sign in plays today and leads a ranking beside another", () => {
    const mine = story.enrolments.filter(({ athleteId }) => athleteId === people.athlete.id);
    expect(mine.length).toBeGreaterThan(4);
    expect(mine).toContainEqual(
      expect.objectContaining({ tournamentId: tournamentId("super8-hoje"), status: "PLAYING" }),
    );
    const latest = story.rankingPositions.filter(({ month }) => time(month) === time("2026-10-01"));
    const mens = latest.filter(({ rankingId }) =>
      latest.some((row) => row.rankingId === rankingId && row.athleteId === people.athlete.id),
    );
    expect(mens.map(({ position }) => position).slice(0, 3)).toEqual([1, 1, 3]);
  });

  test("no teacher gives two classes at once", () => {
    unique(story.weeklyClasses.map((row) => [row.teacherId, row.weekday, time(row.startsAt as Date)].join()));
  });
});

test.each(moments)("at %s, no future event has happened yet", (now) => {
  const { athletes, arenaAthletes, charges, enrolments, matches, tournaments } = tell(now);
  const firstVisit = new Map(arenaAthletes.map((row) => [row.athleteId, time(row.firstVisitOn)]));
  const events = new Map(tournaments.map((row) => [row.id, row]));
  const past = [...athletes, ...tournaments, ...charges].map(({ createdAt }) => time(createdAt));
  const played = matches.flatMap(({ playedAt }) => (playedAt ? [time(playedAt)] : []));
  const started = tournaments.flatMap((row) =>
    [row.startedAt, row.finishedAt].flatMap((at) => (at ? [time(at)] : [])),
  );
  for (const instant of [...past, ...played, ...started]) expect(instant).toBeLessThanOrEqual(time(now));
  for (const { athleteId, tournamentId: id, enrolledAt } of enrolments) {
    expect(time(enrolledAt)).toBeLessThanOrEqual(time(now));
    expect(time(enrolledAt)).toBeGreaterThanOrEqual(time(events.get(id)?.createdAt));
    expect(time(enrolledAt)).toBeGreaterThan(firstVisit.get(athleteId) ?? Infinity);
  }
  const month = now.slice(0, 7);
  const visits = arenaAthletes.filter(({ arenaId }) => arenaId === arenas.main.id);
  expect(
    visits.filter(({ firstVisitOn }) => new Date(firstVisitOn).toISOString().startsWith(month)),
  ).toHaveLength(12);
});

test.each(moments)("at %s, tournaments of every kind are in every status", (now) => {
  const { tournaments, enrolments } = tell(now);
  const own = tournaments.filter(({ arenaId }) => arenaId === arenas.main.id);
  expect(own.length).toBeGreaterThanOrEqual(9);
  expect(new Set(own.map(({ status }) => status))).toEqual(
    new Set(["REGISTRATION_OPEN", "IN_PROGRESS", "FINISHED"]),
  );
  expect(new Set(enrolments.map(({ status }) => status))).toEqual(
    new Set([
      "SEEKING_PARTNER",
      "AWAITING_PAYMENT",
      "ENROLLED",
      "PLAYING",
      "ELIMINATED",
      "FINISHED",
      "CANCELLED",
    ]),
  );
  unique(enrolments.map(({ tournamentId: id, athleteId }) => `${id}:${athleteId}`));
  const today = tournaments.find(({ id }) => id === tournamentId("super8-hoje"));
  expect(new Date(today?.startDate ?? 0).toISOString()).toContain(now.slice(0, 10));
});
