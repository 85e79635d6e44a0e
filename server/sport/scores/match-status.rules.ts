export const matchStatuses = ["SCHEDULED", "CALLED", "IN_PROGRESS", "PLAYED", "CANCELLED"] as const;
export type MatchStatus = (typeof matchStatuses)[number];

export const matchStatusLabel: Record<MatchStatus, string> = {
  SCHEDULED: "A jogar",
  CALLED: "Chamado",
  IN_PROGRESS: "Em andamento",
  PLAYED: "Encerrado",
  CANCELLED: "Cancelado",
};

/** Whether it still has to be played to its end. */
export const isToPlay = (status: MatchStatus): boolean =>
  status === "SCHEDULED" || status === "CALLED" || status === "IN_PROGRESS";
