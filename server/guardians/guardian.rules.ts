import { daySeconds } from "../platform/invitation-pace.rules";
import { z } from "zod";
import { email } from "../identity/person.rules";
import { isMinor } from "../athletes/display-name.rules";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { kinships } from "./kinship.rules";

export const guardianshipStatuses = ["INVITED", "ACTIVE", "DECLINED", "ENDED"] as const;
export type GuardianshipStatus = (typeof guardianshipStatuses)[number];

export const guardianshipStatusLabel: Record<GuardianshipStatus, string> = {
  INVITED: "Aguardando resposta",
  ACTIVE: "Ativo",
  DECLINED: "Recusado",
  ENDED: "Encerrado",
};

/** The most guardians of one minor, with open invitations. */
export const mostGuardians = 6;
/** The most minors of one guardian, with open invitations. */
export const mostChildren = 20;

export const inviteGuardianSchema = z.object({ email, kinship: z.enum(kinships) });

export const isUnderAge = ({ birthDate }: { birthDate: Date | null }, now: Date): boolean =>
  isMinor(birthDate && dayFromDatabase(birthDate), dayAt(now, brasiliaTime));

/** The only data of a minor that an invited person sees before accepting. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? "";

/** The most invitations that an account can send per day. */
export const senderLimit = (userId: string) => ({
  key: `guardian-invitations:${userId}`,
  points: 30,
  windowSeconds: daySeconds,
});

/** The most invitations that an address can receive per day, from all senders. */
export const addressLimit = (address: string) => ({
  key: `guardian-invitation:${address}`,
  points: 5,
  windowSeconds: daySeconds,
});
