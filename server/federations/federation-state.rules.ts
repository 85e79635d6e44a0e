/** Whether a federation is active, has never been, or is so no longer. */
export const federationStates = ["ACTIVE", "WAITING", "INACTIVE"] as const;
export type FederationState = (typeof federationStates)[number];

export const federationStateLabel: Record<FederationState, string> = {
  ACTIVE: "Ativa",
  WAITING: "Aguarda ativação",
  INACTIVE: "Inativa",
};

export const federationStateOf = ({
  active,
  inactiveSince,
}: {
  active: boolean;
  inactiveSince: Date | null;
}): FederationState => {
  if (active) return "ACTIVE";
  return inactiveSince === null ? "WAITING" : "INACTIVE";
};
