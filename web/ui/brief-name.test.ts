import { expect, test } from "vitest";
import { briefName } from "./Person";

test.each([
  ["Thiago de Souza Menezes", "Thiago M."],
  [" Ana  lopes ", "Ana L."],
  ["Caio", "Caio"],
  ["Zoé Élida", "Zoé É."],
  ["", ""],
])("%j in brief is %j", (name, brief) => {
  expect(briefName(name)).toBe(brief);
});
