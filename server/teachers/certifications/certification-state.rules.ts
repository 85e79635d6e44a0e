import { daysUntil } from "../../platform/time/calendar-day.rules";

export const certificationStates = ["VALID", "EXPIRING", "EXPIRED"] as const;
export type CertificationState = (typeof certificationStates)[number];

export const certificationStateLabel: Record<CertificationState, string> = {
  VALID: "Válida",
  EXPIRING: "Expira em breve",
  EXPIRED: "Expirada",
};

/** Days before the last day from which a certificate counts as expiring. */
export const expiringDays = 30;

/** One that ends today is still good, and about to end. @param validUntil its last day, YYYY-MM-DD; null for no end. */
export function certificationStateOn(validUntil: string | null, today: string): CertificationState {
  if (validUntil === null) return "VALID";
  const left = daysUntil(today, validUntil);
  if (left < 0) return "EXPIRED";
  return left <= expiringDays ? "EXPIRING" : "VALID";
}

/** Where the PDF of a certificate is fetched by GET and replaced by PUT. @param key the certificate's id */
export const certificationDocumentPath = (key: string): string => `/documentos/certificacoes/${key}`;
