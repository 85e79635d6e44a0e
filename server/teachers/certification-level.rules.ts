export const certificationLevels = ["BASIC", "INTERMEDIATE", "ADVANCED"] as const;
export type CertificationLevel = (typeof certificationLevels)[number];

export const certificationLevelLabel: Record<CertificationLevel, string> = {
  BASIC: "Básico",
  INTERMEDIATE: "Intermediário",
  ADVANCED: "Avançado",
};

interface Certificate {
  name: string;
  level: CertificationLevel;
  issuedOn: Date;
  validUntil: Date | null;
}

/** The highest level first, of one level the latest, of one day by name. */
export const certificationOrder = (one: Certificate, other: Certificate): number =>
  certificationLevels.indexOf(other.level) - certificationLevels.indexOf(one.level) ||
  other.issuedOn.getTime() - one.issuedOn.getTime() ||
  one.name.localeCompare(other.name, "pt-BR");

/** One that ends today is still good. @param today midnight UTC of the day, as the database gives days. */
export const isInForce = ({ validUntil }: Pick<Certificate, "validUntil">, today: Date): boolean =>
  validUntil === null || validUntil >= today;

/** 'Maior certificação': of those that are in force; null without one. */
export const highestCertification = <Held extends Certificate>(
  certificates: readonly Held[],
  today: Date,
): Held | null =>
  certificates.filter((certificate) => isInForce(certificate, today)).toSorted(certificationOrder)[0] ?? null;
