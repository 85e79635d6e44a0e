import { daySeconds } from "../../platform/invitation-pace.rules";

export const teachingInvitationStatuses = ["PENDING", "ACCEPTED", "DECLINED", "WITHDRAWN"] as const;
export type TeachingInvitationStatus = (typeof teachingInvitationStatuses)[number];

export const teachingInvitationStatusLabel: Record<TeachingInvitationStatus, string> = {
  PENDING: "Aguardando resposta",
  ACCEPTED: "Aceito",
  DECLINED: "Recusado",
  WITHDRAWN: "Cancelado",
};

/** Invitations per arena and day. */
export const arenaLimit = (arenaId: string) => ({
  key: `teaching-invitations:${arenaId}`,
  points: 20,
  windowSeconds: daySeconds,
});

/** Invitations per address and day, over all arenas, with or without an account. */
export const addressLimit = (email: string) => ({
  key: `teaching-invitation:${email}`,
  points: 5,
  windowSeconds: daySeconds,
});
