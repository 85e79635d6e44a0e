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
