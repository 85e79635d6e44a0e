import { expect, test } from "vitest";
import { tabFromAddress } from "./public/tournament-tab";

test("an address that asks for no known tab shows the participants", () => {
  expect(tabFromAddress(new URLSearchParams("aba=resultados"))).toBe("resultados");
  expect(tabFromAddress(new URLSearchParams("aba=outra"))).toBe("participantes");
  expect(tabFromAddress(new URLSearchParams())).toBe("participantes");
});
