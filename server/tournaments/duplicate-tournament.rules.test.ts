import { expect, test } from "vitest";
import { duplicateTournamentSchema, movedDays, nameOfCopy } from "./duplicate-tournament.rules";

test("a copy says so, once, and fits where the name does", () => {
  expect(nameOfCopy("Etapa de verão")).toBe("Etapa de verão (cópia)");
  expect(nameOfCopy("Etapa de verão (cópia)")).toBe("Etapa de verão (cópia)");
  const long = nameOfCopy("a".repeat(100));
  expect(long).toHaveLength(100);
  expect(long.endsWith(" (cópia)")).toBe(true);
});

const days = {
  startDate: "2026-11-20",
  endDate: "2026-11-22",
  registrationStartsOn: "2026-10-01",
  registrationEndsOn: "2026-11-18",
  earlyUntil: "2026-11-01",
};

test("all its days keep their distance from the start", () => {
  expect(movedDays(days, "2027-02-20", "2026-12-01")).toEqual({
    startDate: "2027-02-20",
    endDate: "2027-02-22",
    registrationStartsOn: "2027-01-01",
    registrationEndsOn: "2027-02-18",
    earlyUntil: "2027-02-01",
  });
  expect(movedDays({ ...days, endDate: null }, "2027-02-20", "2026-12-01").endDate).toBeNull();
});

test("enrolments that would be over by now stay open until the draw, without early fees", () => {
  expect(movedDays(days, "2026-12-02", "2026-12-01")).toMatchObject({
    registrationStartsOn: null,
    registrationEndsOn: null,
    earlyUntil: null,
  });
});

test("it begins today or later", () => {
  const schema = duplicateTournamentSchema("2026-12-01");
  expect(schema.safeParse({ startDate: "2026-12-01" }).success).toBe(true);
  expect(schema.safeParse({ startDate: "2026-11-30" }).error?.issues[0]?.message).toBe(
    "Data não pode estar no passado",
  );
  expect(schema.safeParse({ startDate: "" }).error?.issues[0]?.message).toBe("Data de início é obrigatória");
});
