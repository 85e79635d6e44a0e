import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling } from "../support/enrolling";
import { createFederation, day } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import { createArena, createSuper8, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);

/** Half past eleven at night of the 20th in Manaus, when the 21st has begun in Brasília. */
const lateInManaus = new Date("2026-11-21T03:30:00Z");

let manaus: ArenaStory;
let brasilia: ArenaStory;
const settings = {
  courtCount: 2,
  hourlyRateInCents: 1,
  dayUseInCents: 1,
  opensAt: "06:00",
  closesAt: "22:00",
};
const saveSettings = (arena: ArenaStory, more: object) =>
  act(
    arena.manager.token,
    "updateArenaSettings",
    { arenaId: arena.globalId, ...settings, ...more },
    "... on InvalidInput { fields { path message } } ... on UpdateArenaSettingsSuccess { arena { timeZone } }",
  );

beforeAll(async () => {
  vi.setSystemTime(lateInManaus);
  manaus = await createArena(api(), "De Manaus");
  brasilia = await createArena(api(), "De Brasília");
  await saveSettings(manaus, { timeZone: "America/Manaus" });
});
afterAll(() => void vi.useRealTimers());

describe("an arena's zone", () => {
  test("is one of Brazil's, and stays while nobody says another", async () => {
    for (const timeZone of ["Europe/Lisbon", "Manaus", "UTC", null])
      expect(await saveSettings(manaus, { timeZone })).toMatchObject({
        fields: [{ path: ["timeZone"], message: "Escolha um fuso horário do Brasil" }],
      });
    expect(await saveSettings(manaus, {})).toMatchObject({ arena: { timeZone: "America/Manaus" } });
    expect(await saveSettings(brasilia, {})).toMatchObject({ arena: { timeZone: "America/Sao_Paulo" } });
  });

  test("is that of its tournaments; a championship's is Brasília's", async () => {
    const { id } = await createOpenEvent(api(), manaus, { isPublic: true });
    const federation = await createFederation(api(), "Do fuso");
    const championship = await api().db.tournament.create({
      data: {
        federationId: federation.id,
        name: "Campeonato do fuso",
        kind: "INTERNAL",
        category: "",
        startDate: day("2026-12-05"),
      },
    });
    const zoneOf = async (key: string) =>
      (await api().data(`query ($key: UUID!) { tournament(key: $key) { timeZone } }`, { key }))["tournament"];
    expect(await zoneOf(id)).toEqual({ timeZone: "America/Manaus" });
    expect(await zoneOf(championship.id)).toEqual({ timeZone: "America/Sao_Paulo" });
  });
});

describe("at half past eleven at night in Manaus", () => {
  const open = (arena: ArenaStory) =>
    act(
      arena.manager.token,
      "createTournament",
      {
        arenaId: arena.globalId,
        name: "Começa já",
        category: "Fun",
        kind: "SUPER8",
        startDate: "2026-11-20",
        feeInCents: 0,
        gender: "MIXED",
        openToOtherArenas: false,
      },
      "... on InvalidInput { fields { message } }",
    );

  test("a tournament may still begin that day; in Brasília it is yesterday", async () => {
    expect(await open(manaus)).toMatchObject({ __typename: "CreateTournamentSuccess" });
    expect(await open(brasilia)).toMatchObject({ fields: [{ message: "Data não pode estar no passado" }] });
  });

  test("the last day of enrolments lasts, and who has to pay has until midnight there", async () => {
    const enrol = async (arena: ArenaStory) => {
      const event = await createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: 2000 });
      await api().db.tournament.update({
        where: { id: event.id },
        data: { registrationEndsOn: day("2026-11-20"), paymentDays: 3 },
      });
      const { token } = await createAthletePerson(api(), "Em Cima Da Hora", arena.id);
      return act(
        token,
        "enrolInTournament",
        { tournamentId: event.globalId },
        "... on EnrolInTournamentSuccess { enrolment { payment { dueAt } tournament { timeZone } } }",
      );
    };
    expect(await enrol(manaus)).toMatchObject({
      enrolment: {
        // Of three days to pay none is left after the last day of enrolments.
        payment: { dueAt: "2026-11-21T03:59:59.999Z" },
        tournament: { timeZone: "America/Manaus" },
      },
    });
    expect(await enrol(brasilia)).toMatchObject({ message: "As inscrições terminaram em 20/11/2026." });
  });

  test("a mail names the day and the clock there, and whose it is", async () => {
    const event = await createOpenEvent(api(), manaus);
    const { token } = await createAthletePerson(api(), "Convida Do Norte", manaus.id);
    const asked = await act(
      token,
      "enrolInTournament",
      { tournamentId: event.globalId, partnerEmail: "convidada.manaus@teste.example" },
      "... on EnrolInTournamentSuccess { enrolment { invitation { timeZone expiresAt } } }",
    );
    expect(asked).toMatchObject({
      enrolment: {
        invitation: { timeZone: "America/Manaus", expiresAt: "2026-11-24T03:59:59.999Z" },
      },
    });
    const [mail] = await mailsTo(api(), "convidada.manaus@teste.example");
    expect(mail?.text).toContain(
      "Responda até segunda-feira, 23 de novembro às 23:59 (horário de Manaus); depois disso o convite expira.",
    );
  });
});

describe("a match a quarter of an hour after midnight in Manaus", () => {
  test("is of the day it has become there: in the calendar, and on the sheet of QR codes", async () => {
    const story = await createSuper8(api(), manaus);
    const athleteId = story.athleteIds[0] ?? "";
    await api().db.tournament.update({ where: { id: story.id }, data: { isPublic: true } });
    const [before, after] = await api().db.match.findMany({
      where: { tournamentId: story.id, players: { some: { athleteId } } },
      orderBy: { round: "asc" },
    });
    const plan = (id: string | undefined, scheduledFor: string) =>
      api().db.match.update({ where: { id: id ?? "" }, data: { scheduledFor: new Date(scheduledFor) } });
    await plan(before?.id, "2026-11-22T03:30:00Z");
    await plan(after?.id, "2026-11-22T04:15:00Z");

    const file = await (await fetch(`${api().url}/torneio/${story.id}/jogos.ics?atleta=${athleteId}`)).text();
    const lines = file.replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toContain("DTSTART:20261122T041500Z");
    const told = lines.filter((line) => line.startsWith("DESCRIPTION"));
    expect(told[0]).toContain("sábado\\, 21 de novembro às 23:30 (horário de Manaus)");
    expect(told[1]).toContain("domingo\\, 22 de novembro às 00:15 (horário de Manaus)");

    const issued = async (of: string) =>
      (
        await act(
          manaus.manager.token,
          "createScoreLinks",
          { tournamentId: story.globalId, day: of },
          "... on CreateScoreLinksSuccess { issued { match { scheduledFor } } }",
        )
      )["issued"];
    expect(await issued("2026-11-21")).toEqual([{ match: { scheduledFor: "2026-11-22T03:30:00.000Z" } }]);
    expect(await issued("2026-11-22")).toEqual([{ match: { scheduledFor: "2026-11-22T04:15:00.000Z" } }]);
  });
});
