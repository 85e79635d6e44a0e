import { expect, test } from "vitest";
import { tournamentKey } from "./tournament-key";
import { tabFromAddress } from "./tournament-tab";

test("an address that asks for no known tab shows the participants", () => {
  expect(tabFromAddress(new URLSearchParams("aba=resultados"))).toBe("resultados");
  expect(tabFromAddress(new URLSearchParams("aba=outra"))).toBe("participantes");
  expect(tabFromAddress(new URLSearchParams())).toBe("participantes");
});

test("a malformed key is nobody's, not an error", () => {
  const key = "01890a5d-ac96-774b-bcce-b302099a8057";
  expect(tournamentKey(key.toUpperCase())).toBe(key);
  expect(tournamentKey("42")).toMatch(/^0{8}-/);
  expect(tournamentKey(undefined)).toMatch(/^0{8}-/);
});
