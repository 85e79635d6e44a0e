export const managementKinds = ["ARENA", "FEDERATION"] as const;
export type ManagementKind = (typeof managementKinds)[number];

export const managementKindLabel: Record<ManagementKind, string> = {
  ARENA: "Arena",
  FEDERATION: "Federação",
};

export const managementInvitationStatuses = ["PENDING", "ACCEPTED", "DECLINED", "WITHDRAWN"] as const;
export type ManagementInvitationStatus = (typeof managementInvitationStatuses)[number];

export const managementInvitationStatusLabel: Record<ManagementInvitationStatus, string> = {
  PENDING: "Aguardando resposta",
  ACCEPTED: "Aceito",
  DECLINED: "Recusado",
  WITHDRAWN: "Cancelado",
};

const kindOfPlace: Record<ManagementKind, { word: string; known: RegExp }> = {
  ARENA: { word: "arena", known: /^arena(?!\p{L})/iu },
  FEDERATION: { word: "federação", known: /^federação(?!\p{L})/iu },
};

/** How a sentence names it after "a", "da" or "na": "Arena Beira-Mar", "arena Clube do Sol", "federação FCBT". */
export function placeInSentence(kind: ManagementKind, name: string): string {
  const { word, known } = kindOfPlace[kind];
  return known.test(name) ? name : `${word} ${name}`;
}
