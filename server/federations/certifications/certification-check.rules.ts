import type { CertificationState } from "../../teachers/certifications/certification-state.rules";
import { addDays } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";

/** Which certificates a federation asks for: those of a state, or those that are good and that it has not verified. */
export const certificationFilters = ["TO_VERIFY", "VALID", "EXPIRING", "EXPIRED"] as const;
export type CertificationFilter = (typeof certificationFilters)[number];

export const certificationFilterLabel: Record<CertificationFilter, string> = {
  TO_VERIFY: "A verificar",
  VALID: "Válida",
  EXPIRING: "Expira em breve",
  EXPIRED: "Expirada",
};

/** So many days pass before a teacher is reminded of one certificate again. */
export const daysBetweenReminders = 7;

/** The first day on which they may be. @param remindedAt null: never yet. */
export const nextReminderDay = (remindedAt: Date | null): string | null =>
  remindedAt && addDays(dayAt(remindedAt, brasiliaTime), daysBetweenReminders);

/** Of what ends or has ended, who has an account that mails reach, some days after the last time. */
export function mayRemind(
  {
    state,
    reachable,
    remindedAt,
  }: { state: CertificationState; reachable: boolean; remindedAt: Date | null },
  today: string,
): boolean {
  const next = nextReminderDay(remindedAt);
  return state !== "VALID" && reachable && (next === null || next <= today);
}
