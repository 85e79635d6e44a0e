import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { nextInAgenda } from "../../server/schedule/calendar/own-calendar.loader";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createArena, createPerson, createSuper8, type Super8Story } from "../support/story";

const api = useApi();
/** A calendar keeps recent matches only. */
const on = addDays(dayAt(new Date(), brasiliaTime), -9);
const at = (clock: string, day = on) => new Date(`${day}T${clock}Z`);
let story: Super8Story;
let athlete: string;

beforeAll(async () => {
  story = await createSuper8(api(), await createArena(api(), "Do calendário"));
  athlete = story.athleteIds[0] ?? "";
  await api().db.tournament.update({ where: { id: story.id }, data: { isPublic: true } });
  const matches = await api().db.match.findMany({
    where: { tournamentId: story.id, players: { some: { athleteId: athlete } } },
    orderBy: { round: "asc" },
  });
  for (const [index, { id }] of matches.slice(0, 3).entries())
    await api().db.match.update({
      where: { id },
      data: {
        scheduledFor: at(`${14 + index}:00:00`),
        ...(index === 2 ? { status: "CANCELLED" as const } : {}),
      },
    });
});

const file = (atleta = athlete, id = story.id, headers: Record<string, string> = {}) =>
  fetch(`${api().url}/torneio/${id}/jogos.ics?atleta=${atleta}`, {
    // What fetch adds by itself to a conditional request asks for a fresh one.
    headers: { "Cache-Control": "max-age=0", ...headers },
  });
/** Lines that were folded at 75 octets are one again. */
const linesOf = async (response: Response) => (await response.text()).replaceAll("\r\n ", "").split("\r\n");

describe("one's matches as a calendar", () => {
  test("say when in UTC, where, against whom, and what was cancelled", async () => {
    const response = await file();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const lines = await linesOf(response);
    const compact = on.replaceAll("-", "");
    expect(lines.filter((line) => line.startsWith("DTSTART"))).toEqual([
      `DTSTART:${compact}T140000Z`,
      `DTSTART:${compact}T150000Z`,
      `DTSTART:${compact}T160000Z`,
    ]);
    expect(lines.filter((line) => line.startsWith("DTEND"))[0]).toBe(`DTEND:${compact}T144000Z`);
    expect(lines.filter((line) => line.startsWith("STATUS"))).toEqual([
      "STATUS:CONFIRMED",
      "STATUS:CONFIRMED",
      "STATUS:CANCELLED",
    ]);
    expect(lines.find((line) => line.startsWith("SUMMARY"))).toMatch(/Jogador Número .* × /);
    expect(lines.find((line) => line.startsWith("DESCRIPTION"))).toContain("Horário da programação.");
    expect(lines.find((line) => line.startsWith("LOCATION"))).toContain("Rua Do calendário");
    expect(lines.join("\n")).not.toMatch(/@teste\.example/);
  });

  test("keep a match's id when it moves, and count it up", async () => {
    const ids = async () => (await linesOf(await file())).filter((line) => /^(UID|SEQUENCE)/.test(line));
    const before = await ids();
    const match = await api().db.match.findFirstOrThrow({
      where: { tournamentId: story.id, scheduledFor: at("14:00:00") },
    });
    await api().db.match.update({
      where: { id: match.id },
      data: { scheduledFor: at("14:30:00"), revision: { increment: 1 } },
    });
    const after = await ids();
    const uids = (lines: string[]) => lines.filter((line) => line.startsWith("UID"));
    expect(uids(after).toSorted()).toEqual(uids(before).toSorted());
    expect(after).not.toEqual(before);
  });

  test("that are decided are not what comes next, and stay in the calendar", async () => {
    const before = at("00:00:00");
    const next = async () =>
      (await nextInAgenda(api().db, athlete, before)).flatMap(({ key, kind }) =>
        kind === "MATCH" ? [key] : [],
      );
    const [first = "", ...others] = await next();
    expect(others).toHaveLength(1);
    const id = /^jogo-(.+)@praia$/.exec(first)?.[1];
    await api().db.match.update({
      where: { id: id ?? "" },
      data: { status: "PLAYED", outcome: "COMPLETED", winnerSide: 1, playedAt: before },
    });
    expect(await next()).toEqual(others);
    expect(await linesOf(await file())).toContain(`UID:${first}`);
  });

  test("are not sent again to who has them", async () => {
    const etag = (await file()).headers.get("etag") ?? "";
    expect((await file(athlete, story.id, { "If-None-Match": etag })).status).toBe(304);
    const match = await api().db.match.findFirstOrThrow({
      where: { tournamentId: story.id, scheduledFor: { not: null } },
    });
    await api().db.match.update({
      where: { id: match.id },
      data: { scheduledFor: at("10:00:00", addDays(on, 1)) },
    });
    expect((await file(athlete, story.id, { "If-None-Match": etag })).status).toBe(200);
  });

  test("are there for nobody once the page is closed, nor where there is none", async () => {
    expect((await file(athlete, randomUUID())).status).toBe(404);
    expect((await file("ninguem")).status).toBe(404);
    await api().db.tournament.update({ where: { id: story.id }, data: { isPublic: false } });
    expect((await file()).status).toBe(404);
  });
});

describe("a calendar that one's phone comes back to", () => {
  const subscribe = async (token: string) =>
    (
      await api().data(
        `mutation { subscribeToCalendar { __typename ... on UserError { code } ... on SubscribeToCalendarSuccess { url } } }`,
        {},
        token,
      )
    )["subscribeToCalendar"];
  let token: string;
  let userId: string;

  beforeAll(async () => {
    ({ userId } = await createPerson(api(), "Atleta do calendário", ["ATHLETE"]));
    await api().db.athlete.update({ where: { id: athlete }, data: { userId } });
    token = await api().tokenOf(userId);
  });

  test("has all one's matches, also where the page is closed, for whoever holds the link", async () => {
    const { url } = await subscribe(token);
    const response = await fetch(url);
    expect(response.headers.get("cache-control")).toMatch(/^private/);
    expect((await linesOf(response)).filter((line) => line.startsWith("UID"))).toHaveLength(3);
    const stored = await api().db.calendarFeed.findUniqueOrThrow({ where: { userId } });
    expect(url).not.toContain(Buffer.from(stored.hash).toString("base64url"));
  });

  test("ends with the next link, and when one says so", async () => {
    const first = await subscribe(token);
    const second = await subscribe(token);
    expect((await fetch(first.url)).status).toBe(404);
    expect((await fetch(second.url)).status).toBe(200);
    await api().data(`mutation { unsubscribeFromCalendar { __typename } }`, {}, token);
    expect((await fetch(second.url)).status).toBe(404);
    expect((await fetch(`${api().url}/calendario/nada.ics`)).status).toBe(404);
  });

  test("is for athletes and teachers only", async () => {
    const { token: other } = await createPerson(api(), "Ninguém");
    expect(await subscribe(other)).toEqual({ __typename: "RuleViolation", code: "NO_CALENDAR" });
  });
});
