import { inMs } from "../../platform/time/duration.rules";

export const affiliationSides = ["ARENA", "FEDERATION", "ADMINISTRATION"] as const;
export type AffiliationSide = (typeof affiliationSides)[number];

export const affiliationSideLabel: Record<AffiliationSide, string> = {
  ARENA: "Arena",
  FEDERATION: "Federação",
  ADMINISTRATION: "Administração",
};

export const affiliationStatuses = ["PENDING", "ACTIVE", "REFUSED", "WITHDRAWN", "ENDED"] as const;
export type AffiliationStatus = (typeof affiliationStatuses)[number];

export const affiliationStatusLabel: Record<AffiliationStatus, string> = {
  PENDING: "Aguardando resposta",
  ACTIVE: "Filiada",
  REFUSED: "Recusada",
  WITHDRAWN: "Cancelada",
  ENDED: "Encerrada",
};

/** Days before a refused side may propose again, to prevent repeated requests. */
export const daysAfterRefusal = 30;

/** The maximum number of proposals per side and day. */
export const proposalsPerDay = 20;

/** Whether a side has been refused so lately that it may not propose again yet. */
export const isRefusedLately = (answeredAt: Date | null, now: Date): boolean =>
  answeredAt !== null && now.getTime() < answeredAt.getTime() + inMs({ days: daysAfterRefusal });

/** Who answers what a side has proposed. */
export const otherSide = (proposedBy: AffiliationSide): "ARENA" | "FEDERATION" =>
  proposedBy === "ARENA" ? "FEDERATION" : "ARENA";
