type CertificationLevel = "BASIC" | "INTERMEDIATE" | "ADVANCED";

export const certificationLevelLabel: Record<CertificationLevel, string> = {
  BASIC: "Básico",
  INTERMEDIATE: "Intermediário",
  ADVANCED: "Avançado",
};
