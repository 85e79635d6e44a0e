import { expect, test } from "vitest";
import { updateRegistrationSchema } from "./registration-settings.rules";

const current = {
  kind: "INTERNAL",
  maxParticipants: null,
  startDate: "2026-12-05",
  registrationStartsOn: null,
  registrationEndsOn: null,
} as const;
const issuesOf = (registrationEndsOn: string, stored: string | null = null) =>
  updateRegistrationSchema({ ...current, registrationEndsOn: stored })
    .safeParse({ registrationEndsOn })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

test("registration ends on the day of the start at the latest; what was saved later may stay", () => {
  const late = [["registrationEndsOn", "As inscrições devem terminar até o dia em que começam os jogos"]];
  expect(issuesOf("2026-12-05")).toBeUndefined();
  expect(issuesOf("2026-12-06")).toEqual(late);
  expect(issuesOf("2026-12-20", "2026-12-20")).toBeUndefined();
  expect(issuesOf("2026-12-19", "2026-12-20")).toEqual(late);
});
