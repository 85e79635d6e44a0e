import { expect, test } from "vitest";
import { agendaAt } from "./ClassAgenda";

const lesson = (endsAt: string, studentCount = 3, status = "CONFIRMED") => ({
  endsAt: `2026-11-26T${endsAt}:00.000Z`,
  studentCount,
  status,
});
const at = (clock: string) => Date.parse(`2026-11-26T${clock}:00.000Z`);

test("a class is ahead until it ends, and no longer at that very minute", () => {
  const day = [lesson("10:00"), lesson("11:00"), lesson("12:00")];
  expect(agendaAt(day, at("10:59")).over).toEqual([day[0]]);
  expect(agendaAt(day, at("11:00")).ahead).toEqual([day[2]]);
});

test("what is left to give is counted without what falls out", () => {
  const day = [lesson("10:00", 5), lesson("11:00", 1), lesson("12:00", 9, "CANCELLED")];
  expect(agendaAt(day, at("09:00")).says).toBe("2 aulas pela frente, com 6 alunos");
  expect(agendaAt(day, at("10:30")).says).toBe("1 aula pela frente, com 1 aluno");
  expect(agendaAt(day, at("11:30")).says).toBe("As aulas de hoje já terminaram.");
  expect(agendaAt([lesson("12:00", 9, "CANCELLED")], at("09:00")).says).toBe(
    "As aulas de hoje foram canceladas.",
  );
});
