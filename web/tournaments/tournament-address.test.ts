import { expect, test } from "vitest";
import { tabFromAddress } from "./public/tournament-path";

test("a tournament opens on the tab of the address, and otherwise on that of its stage", () => {
  const none = new URLSearchParams();
  expect(tabFromAddress(new URLSearchParams("aba=chaveamento"), "FINISHED")).toBe("chaveamento");
  expect(tabFromAddress(new URLSearchParams("aba=outra"), "REGISTRATION_OPEN")).toBe("participantes");
  expect(tabFromAddress(none, "REGISTRATION_OPEN")).toBe("participantes");
  expect(tabFromAddress(none, "IN_PROGRESS")).toBe("resultados");
  expect(tabFromAddress(none, "FINISHED")).toBe("classificacao");
});
