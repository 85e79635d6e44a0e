import { graphql, type Environment } from "relay-runtime";
import type { sendAttendanceMutation } from "../../__generated__/sendAttendanceMutation.graphql";
import { RequestError } from "../../relay/request-error";
import { commitOnce, isShut } from "../../relay/send-again";
import { hasCode } from "../../ui/form/refusal";
import { outgoing, type KeptAttendance, type Student } from "./attendance-state";

/**
 * The result of sending marks. "met": conflict, nothing was written. "refused": rejected for good, with the reason.
 * "away": no response, retry. "other": another user is signed in by now.
 */
export type Sending =
  | { readonly kind: "met"; readonly students: readonly Omit<Student, "name">[] }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "arrived" | "away" | "other" };

/** Sends a class's marks as the user who made them; the server rejects them for any other session. */
export async function sendAttendance(
  environment: Environment,
  userKey: string,
  kept: KeptAttendance,
): Promise<Sending> {
  try {
    const { takeAttendance: answer } = await commitOnce<sendAttendanceMutation>(
      environment,
      graphql`
        mutation sendAttendanceMutation($input: TakeAttendanceInput!) {
          takeAttendance(input: $input) {
            ... on TakeAttendanceSuccess @alias(as: "done") {
              session {
                ...SessionStudents_session
                ...ClassRow_session
              }
            }
            ... on AttendanceConflict @alias(as: "attendanceConflict") {
              session {
                students {
                  attendance
                  athlete {
                    id
                  }
                }
                ...SessionStudents_session
                ...ClassRow_session
              }
            }
            ...refusal_error @alias(as: "refusal") @relay(mask: false)
          }
        }
      `,
      { input: { sessionId: kept.sessionId, takenBy: userKey, marks: outgoing(kept) } },
    );
    if (answer.done) return { kind: "arrived" };
    if (answer.attendanceConflict?.session?.students)
      return {
        kind: "met",
        students: answer.attendanceConflict.session.students.map(({ attendance, athlete }) => ({
          athleteId: athlete.id,
          attendance,
        })),
      };
    if (hasCode(answer.refusal, "OTHER_ACCOUNT")) return { kind: "other" };
    return { kind: "refused", message: answer.refusal?.message || gone };
  } catch (error) {
    if (error instanceof RequestError && error.failure === "unauthenticated") return { kind: "other" };
    return isShut(error) ? { kind: "refused", message: gone } : { kind: "away" };
  }
}

const gone = "Você não dá mais esta aula, ou ela não existe mais.";
