import { daySeconds } from "../../platform/invitation-pace.rules";

export const teachingInvitationStatuses = ["PENDING", "ACCEPTED", "DECLINED", "WITHDRAWN"] as const;
export type TeachingInvitationStatus = (typeof teachingInvitationStatuses)[number];

export const teachingInvitationStatusLabel: Record<TeachingInvitationStatus, string> = {
  PENDING: "Aguardando resposta",
  ACCEPTED: "Aceito",
  DECLINED: "Recusado",
  WITHDRAWN: "Cancelado",
};

/** So many a day an arena sends. */
export const arenaLimit = (arenaId: string) => ({
  key: `teaching-invitations:${arenaId}`,
  points: 20,
  windowSeconds: daySeconds,
});

/** So many a day reach one address, whichever arenas they come from and whether it has an account or not. */
export const addressLimit = (email: string) => ({
  key: `teaching-invitation:${email}`,
  points: 5,
  windowSeconds: daySeconds,
});
