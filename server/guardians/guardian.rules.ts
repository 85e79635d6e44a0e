import { daySeconds } from "../platform/invitation-pace.rules";
import { z } from "zod";
import { email } from "../identity/person.rules";
import { addMonths } from "../platform/time/calendar-day.rules";
import { kinships } from "./kinship.rules";

export const guardianshipStatuses = ["INVITED", "ACTIVE", "DECLINED", "ENDED"] as const;
export type GuardianshipStatus = (typeof guardianshipStatuses)[number];

export const guardianshipStatusLabel: Record<GuardianshipStatus, string> = {
  INVITED: "Aguardando resposta",
  ACTIVE: "Ativo",
  DECLINED: "Recusado",
  ENDED: "Encerrado",
};

/** Who answers for one minor, the invited among them. */
export const mostGuardians = 6;
/** For whom one account answers, or is asked to. */
export const mostChildren = 20;

export const inviteGuardianSchema = z.object({ email, kinship: z.enum(kinships) });

/** Whoever was born after this day is a minor today. @param today YYYY-MM-DD */
export const lastAdultBirth = (today: string): string => addMonths(today, -12 * 18);

/** Before their yes nobody is told more of a child than how it is called. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? "";

/** So many a day are sent by one account. */
export const senderLimit = (userId: string) => ({
  key: `guardian-invitations:${userId}`,
  points: 30,
  windowSeconds: daySeconds,
});

/** So many a day reach one address, whoever they come from. */
export const addressLimit = (address: string) => ({
  key: `guardian-invitation:${address}`,
  points: 5,
  windowSeconds: daySeconds,
});
