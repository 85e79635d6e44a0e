import { expect, test } from "vitest";
import { sessionOf } from "../../tests/support/session";
import type { Session } from "../identity/public/session";
import type { WorkplaceChoice } from "../identity/public/workplace-choice";
import { choiceOf, nearFirst, placeAt, placesOf } from "./menu";

const arena = (key: string, name: string) => ({ kind: "ARENA" as const, key, name, title: null });
const teaching = (key: string, name: string) => ({ kind: "TEACHING" as const, key, name, title: null });
const federation = (key: string, name: string, title: string) => ({
  kind: "FEDERATION" as const,
  key,
  name,
  title,
});
const lia = sessionOf(["FEDERATION_MANAGER", "ARENA_MANAGER", "TEACHER", "ATHLETE"], {
  workplaces: [
    arena("a1", "Arena Beira-Mar"),
    arena("a2", "Arena Dunas"),
    teaching("a2", "Arena Dunas"),
    teaching("a3", "Arena Pé na Areia"),
    federation("f1", "FCBT", "Secretária"),
    federation("f2", "FPBT", "Diretora"),
  ],
});
const nothing: WorkplaceChoice = { arena: null, federation: null, last: null };
const names = (session: Session) => placesOf(session).map(({ name, title }) => `${name}, ${title}`);
const at = (path: string, choice: Partial<WorkplaceChoice> = {}) =>
  placeAt(path, lia, placesOf(lia), { ...nothing, ...choice })?.id ?? null;

test("every arena and federation is a workplace; an arena's manager is not listed as its teacher as well", () => {
  expect(names(lia)).toEqual([
    "FCBT, Secretária",
    "FPBT, Diretora",
    "Arena Beira-Mar, Gestão",
    "Arena Dunas, Gestão",
    "Arena Pé na Areia, Professor",
    "Lia Prado, Atleta",
  ]);
  const ids = placesOf(lia).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a role without a workplace is still listed, and so is a user without roles", () => {
  expect(names(sessionOf(["ADMIN", "ARENA_MANAGER"]))).toEqual(["Praia, Administração", "Lia Prado, Arena"]);
  expect(names(sessionOf(["TEACHER"]))).toEqual(["Lia Prado, Professor"]);
  expect(names(sessionOf(["ARENA_MANAGER", "TEACHER"]))).toEqual(["Lia Prado, Arena"]);
  expect(names(sessionOf([]))).toEqual(["Lia Prado, "]);
});

test("a path belongs to the chosen workplace of its area, otherwise to the first; an unknown choice is ignored", () => {
  expect(at("/arena-dashboard")).toBe("arena:a1");
  expect(at("/arena-tournament/1", { arena: "a2" })).toBe("arena:a2");
  expect(at("/arena-tournaments", { arena: "a3" })).toBe("teacher:a3");
  expect(at("/arena-dashboard", { arena: "not-mine" })).toBe("arena:a1");
  expect(at("/federation", { federation: "f2", arena: "a2" })).toBe("federation:f2");
  expect(at("/user-profile/u1", { arena: "a2" })).toBe("athlete");
  expect(at("/torneios", { arena: "a2" })).toBeNull();
});

test("the chosen workplace is shown, and listed first", () => {
  for (const place of placesOf(lia).filter(({ key }) => key !== null)) {
    const choice = { ...nothing, ...choiceOf(place) };
    expect(at(place.area === "federation" ? "/federation" : "/arena-dashboard", choice)).toBe(place.id);
    expect(choice.last).toBe(place.id);
  }
  const [first, second] = nearFirst(placesOf(lia), lia, { arena: "a3", federation: "f2", last: null });
  expect([first?.id, second?.id]).toEqual(["federation:f2", "teacher:a3"]);
});
