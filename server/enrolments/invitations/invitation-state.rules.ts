export const invitationStates = ["PENDING", "ACCEPTED", "DECLINED", "CANCELLED", "EXPIRED"] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationStateLabel: Record<InvitationState, string> = {
  PENDING: "Aguardando resposta",
  ACCEPTED: "Aceito",
  DECLINED: "Recusado",
  CANCELLED: "Cancelado",
  EXPIRED: "Expirado",
};

/** The state of an invitation at an instant: a pending one whose deadline has passed counts as expired. */
export const invitationStateAt = (
  { status, expiresAt }: { status: Exclude<InvitationState, "EXPIRED">; expiresAt: Date },
  now: Date,
): InvitationState => (status === "PENDING" && expiresAt < now ? "EXPIRED" : status);
