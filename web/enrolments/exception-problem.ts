import { reason } from "../../server/enrolments/enrolment-input.rules";

/** What is wrong with the reason for an exception; undefined for one that can be sent. */
export function exceptionProblem(text: string): string | undefined {
  const parsed = reason.safeParse(text);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}
