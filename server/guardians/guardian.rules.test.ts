import { expect, test } from "vitest";
import { firstName } from "./guardian.rules";

test("the name of a minor is reduced to the first name", () => {
  expect(firstName("  Lara Maria de Souza ")).toBe("Lara");
});
