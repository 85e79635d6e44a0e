import { expect, test } from "vitest";
import { liveEvent } from "../../../tests/support/live-event";
import { proposeCalls } from "./next-match.rules";

const courtIds = ["q1", "q2"];
const proposals = (...[event, now]: [ReturnType<typeof liveEvent>, number]) =>
  [...proposeCalls(event, courtIds, now)].map(([courtId, { proposal }]) => [courtId, proposal?.matchId]);

test("each free court gets a match of its own: the one planned there", () => {
  expect(proposals(liveEvent(), 0)).toEqual([
    ["q1", "1"],
    ["q2", "2"],
  ]);
});

test("what waits longest goes first, to another court when its own is taken", () => {
  const event = liveEvent({
    1: { startedAt: 0, endedAt: 20 },
    2: { startedAt: 0 },
    3: { planned: { matchId: "3", courtId: "q1", startsAt: 90, endsAt: 130 } },
  });
  const calls = proposeCalls(event, courtIds, 55);
  expect(calls.get("q2")).toMatchObject({ proposal: null, hint: "Quadra 2 está com o Jogo 2." });
  expect(calls.get("q1")?.proposal).toEqual({
    matchId: "5",
    reason: "Atrasado: era para as 00:40 na Quadra 2. Atletas livres e descansados.",
  });
});

test("the reason names the match that is passed, and what that one waits for", () => {
  const event = liveEvent({ 1: { endedAt: 40 }, 2: { endedAt: 60 }, 5: { planned: null } });
  expect(proposeCalls(event, courtIds, 75).get("q1")?.proposal).toEqual({
    matchId: "5",
    reason:
      "Sem horário, é o primeiro na ordem dos jogos. Atletas livres e descansados. Passa à frente do Jogo 3: Caio descansa até 01:30.",
  });
});

test("a court without a proposal says why", () => {
  const resting = liveEvent({ 1: { endedAt: 40 }, 2: { endedAt: 60 }, 5: { endedAt: 60 } });
  expect(proposeCalls(resting, courtIds, 75).get("q1")).toMatchObject({
    proposal: null,
    hint: "Nenhum jogo pode começar agora. Jogo 3: Caio descansa até 01:30.",
  });
  const one = liveEvent({ 1: { endedAt: 0 }, 2: { endedAt: 0 }, 3: { endedAt: 0 }, 4: { endedAt: 0 } });
  expect(proposeCalls(one, courtIds, 45).get("q1")).toMatchObject({
    proposal: null,
    hint: "Nenhum outro jogo está pronto para estas quadras.",
  });
  const tomorrow = { startsAt: 1440 + 9 * 60, endsAt: 1440 + 10 * 60 };
  const planned = (matchId: string) => ({ planned: { matchId, courtId: "q1", ...tomorrow } });
  const ids = ["1", "2", "3", "4", "5"];
  const later = liveEvent(Object.fromEntries(ids.map((id) => [id, planned(id)])));
  expect(proposeCalls(later, courtIds, 45).get("q1")?.hint).toMatch(/^Os jogos começam amanhã, às \d+h\.$/);
  const over = liveEvent(Object.fromEntries(["1", "2", "3", "4", "5"].map((id) => [id, { endedAt: 0 }])));
  expect(proposeCalls(over, courtIds, 45).get("q1")?.hint).toBe("Não há mais jogos a chamar.");
});

test("a court without a proposal does not speak for a match that another court is offered", () => {
  const untilOne = { courtId: "q1", startsAt: 60, endsAt: 300, kind: "CLASS" as const };
  const only5 = { 1: { endedAt: 0 }, 2: { endedAt: 0 }, 3: { endedAt: 0 }, 4: { endedAt: 0 } };
  const alone = proposeCalls(liveEvent(only5, { occupations: [untilOne] }), courtIds, 45);
  expect(alone.get("q2")?.proposal?.matchId).toBe("5");
  expect(alone.get("q1")?.hint).toBe("Nenhum outro jogo está pronto para estas quadras.");

  const with3 = { 1: { endedAt: 40 }, 2: { endedAt: 60 } };
  const resting = proposeCalls(
    liveEvent(with3, { occupations: [{ ...untilOne, startsAt: 90 }] }),
    courtIds,
    75,
  );
  expect(resting.get("q2")?.proposal?.matchId).toBe("5");
  expect(resting.get("q1")?.hint).toBe(
    "Nenhum outro jogo está pronto para estas quadras. Jogo 3: Caio descansa até 01:30.",
  );
});

test("other courts' matches of today keep a court from announcing tomorrow's", () => {
  const tomorrow = { matchId: "4", courtId: "q1", startsAt: 1440 + 540, endsAt: 1440 + 580 };
  const untilOne = { courtId: "q1", startsAt: 60, endsAt: 300, kind: "CLASS" as const };
  const known = { 1: { endedAt: 0 }, 2: { endedAt: 0 }, 3: { endedAt: 0 }, 4: { planned: tomorrow } };
  const calls = proposeCalls(liveEvent(known, { occupations: [untilOne] }), courtIds, 45);
  expect(calls.get("q1")?.hint).toMatch(/^Nenhum outro jogo está pronto para estas quadras\. Jogo 4: /);
});

test("a match that another court is offered is not passed", () => {
  // Jogo 3 needs longer than court 1 is free, so court 2 is offered it, and court 1 the shorter Jogo 5 that comes later.
  const late = { matchId: "5", courtId: "q1", startsAt: 90, endsAt: 110 };
  const event = liveEvent(
    { 1: { endedAt: 0 }, 2: { endedAt: 0 }, 5: { planned: late } },
    { occupations: [{ courtId: "q1", startsAt: 130, endsAt: 300, kind: "CLASS" }] },
  );
  const minutes: Record<string, number> = { 3: 60, 5: 20 };
  const matches = event.setting.matches.map((match) => ({ ...match, minutes: minutes[match.id] ?? 40 }));
  const calls = proposeCalls({ ...event, setting: { ...event.setting, matches } }, courtIds, 100);
  expect(calls.get("q2")?.proposal?.matchId).toBe("3");
  expect(calls.get("q1")?.proposal).toEqual({
    matchId: "5",
    reason: "Atrasado: era para as 01:30 nesta quadra. Atletas livres e descansados.",
  });
});
