/** Services that are charged for. */
export const serviceTypes = ["CLASS", "RENTAL", "DAY_USE", "TOURNAMENT"] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** Values of the PostgreSQL enum. */
export const storedService = {
  CLASS: "aula",
  RENTAL: "locacao",
  DAY_USE: "day_use",
  TOURNAMENT: "torneio",
} as const satisfies Record<ServiceType, string>;

/** Of one charge. */
export const serviceLabel: Record<ServiceType, string> = {
  CLASS: "Aula",
  RENTAL: "Locação",
  DAY_USE: "Day Use",
  TOURNAMENT: "Torneio",
};

/** Of all charges of the kind. */
export const servicesLabel: Record<ServiceType, string> = {
  CLASS: "Aulas",
  RENTAL: "Locações",
  DAY_USE: "Day Use",
  TOURNAMENT: "Torneios",
};
