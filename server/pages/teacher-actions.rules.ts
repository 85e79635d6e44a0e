import { addDays, daysUntil } from "../platform/time/calendar-day.rules";

export const teacherActionKinds = [
  "ATTENDANCE_MISSING",
  "CERTIFICATE_EXPIRED",
  "CERTIFICATE_EXPIRING",
  "EVALUATION_DUE",
  "REPORT_ASKED",
] as const;
export type TeacherActionKind = (typeof teacherActionKinds)[number];

export const actionPriorities = ["HIGH", "MEDIUM", "LOW"] as const;
export type ActionPriority = (typeof actionPriorities)[number];

export const actionPriorityLabel: Record<ActionPriority, string> = {
  HIGH: "Alta",
  MEDIUM: "Média",
  LOW: "Baixa",
};

/** Classes older than this are no longer listed as pending for their teacher. */
export const attendanceAskedDays = 30;

/** The attendance of a class is due on the day after it. @param classOn YYYY-MM-DD */
export const attendanceDueOn = (classOn: string): string => addDays(classOn, 1);

/**
 * A student who came to so many classes of a teacher within this time, about whom the teacher wrote no progress note in it,
 * is due an evaluation; so long after the last of these classes at the latest.
 */
export const evaluation = { classes: 8, withinDays: 90, dueAfterDays: 14 } as const;

const soonDays = 7;

/** High from the due date on, medium in the week before it. @param dueOn YYYY-MM-DD @param today YYYY-MM-DD */
export function priorityOn(dueOn: string, today: string): ActionPriority {
  const left = daysUntil(today, dueOn);
  if (left <= 0) return "HIGH";
  return left <= soonDays ? "MEDIUM" : "LOW";
}
