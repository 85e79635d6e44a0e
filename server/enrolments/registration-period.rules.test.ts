import { expect, test } from "vitest";
import {
  hasTakenEnrolments,
  registrationAt,
  registrationProblem,
  type RegistrationPeriod,
} from "./registration-terms.rules";

const period: RegistrationPeriod = {
  status: "REGISTRATION_OPEN",
  published: true,
  registrationOpen: true,
  registrationStartsOn: "2026-11-10",
  registrationEndsOn: "2026-11-20",
};

test.each([
  ["the day before", "2026-11-09", "UPCOMING", "As inscrições começam em 10/11/2026."],
  ["the first day", "2026-11-10", "OPEN", null],
  ["the last day", "2026-11-20", "OPEN", null],
  ["the day after", "2026-11-21", "CLOSED", "As inscrições terminaram em 20/11/2026."],
])("on %s", (_name, today, state, problem) => {
  expect(registrationAt(period, today)).toBe(state);
  expect(registrationProblem(period, today)).toBe(problem);
});

test("without days they are open until the tournament starts, or its organiser closes them", () => {
  const open = { ...period, registrationStartsOn: null, registrationEndsOn: null };
  expect(registrationAt(open, "2030-01-01")).toBe("OPEN");
  const closed = { ...open, registrationOpen: false };
  expect(registrationProblem(closed, "2026-11-15")).toBe("As inscrições estão encerradas.");
  const draft = { ...open, published: false };
  expect(registrationAt(draft, "2026-11-15")).toBe("CLOSED");
  expect(registrationProblem(draft, "2026-11-15")).toBe(
    "O torneio ainda é um rascunho: publique-o para receber inscrições.",
  );
  const started = { ...open, status: "IN_PROGRESS" as const };
  expect(registrationProblem(started, "2026-11-15")).toBe("O torneio já foi iniciado.");
  expect(registrationProblem({ ...open, status: "FINISHED" }, "2026-11-15")).toBe(
    "O torneio já foi finalizado.",
  );
});

test.each([
  [{}, true],
  [{ publishedOn: null }, false],
  [{ registrationStartsOn: "2026-11-25" }, false],
  [{ registrationStartsOn: "2026-11-20" }, true],
  [{ registrationEndsOn: "2026-11-19" }, true],
  [{ registrationEndsOn: "2026-10-31" }, false],
  [{ registrationOpen: false }, false],
  [{ registrationOpen: false, entered: true }, true],
  [{ registrationOpen: false, status: "IN_PROGRESS" }, true],
] as const)("with %j it has taken enrolments: %s", (given, taken) => {
  const period = {
    status: "REGISTRATION_OPEN",
    published: true,
    publishedOn: "2026-11-01",
    registrationOpen: true,
    registrationStartsOn: null,
    registrationEndsOn: null,
    entered: false,
    ...given,
  } as const;
  expect(hasTakenEnrolments(period, "2026-11-20")).toBe(taken);
});
