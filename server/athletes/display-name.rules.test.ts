import { describe, expect, test } from "vitest";
import { initials, isMinor } from "./display-name.rules";

describe("isMinor", () => {
  test("comes of age on the eighteenth birthday", () => {
    expect(isMinor("2008-11-21", "2026-11-20")).toBe(true);
    expect(isMinor("2008-11-20", "2026-11-20")).toBe(false);
  });
  test("an athlete born on 29 February comes of age on 1 March", () => {
    expect(isMinor("2008-02-29", "2026-02-28")).toBe(true);
    expect(isMinor("2008-02-29", "2026-03-01")).toBe(false);
  });
  test("an unknown birth date hides nothing", () => expect(isMinor(null, "2026-11-20")).toBe(false));
});

test("initials keep accents and leave particles out", () => {
  expect(initials("Érica  Beatriz de Souza")).toBe("É. B. S.");
});
