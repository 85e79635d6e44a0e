import { describe, expect, test } from "vitest";
import { nullableDate, optionalDate, requiredDate } from "./date-fields.rules";

describe("date fields", () => {
  const messageOf = (result: { error?: { issues: { message: string }[] } }) =>
    result.error?.issues.map((i) => i.message);

  test("a required day tells a missing one from a wrong one, with one message", () => {
    const field = requiredDate("Data de início é obrigatória");
    for (const nothing of [undefined, null, "", " "]) {
      expect(messageOf(field.safeParse(nothing))).toEqual(["Data de início é obrigatória"]);
    }
    expect(messageOf(field.safeParse("2026-02-30"))).toEqual(["Data inválida"]);
    expect(field.parse("2026-11-20")).toBe("2026-11-20");
  });

  test("a nullable day reads blank as null", () => {
    for (const nothing of [null, ""]) expect(nullableDate.parse(nothing)).toBeNull();
    for (const nothing of [undefined, null, ""]) expect(optionalDate.parse(nothing)).toBeNull();
    expect(nullableDate.safeParse(undefined).success).toBe(false);
    expect(messageOf(optionalDate.safeParse("31/12/2026"))).toEqual(["Data inválida"]);
  });
});
