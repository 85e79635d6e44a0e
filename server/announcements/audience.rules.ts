/** Who may receive an announcement. An arena and a federation each offer their own of these. */
export const announcementAudiences = [
  "ATHLETES",
  "ATHLETES_AND_TEACHERS",
  "ARENA_MANAGERS",
  "CHAMPIONSHIP",
] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

export const announcementSenderKinds = ["ARENA", "FEDERATION"] as const;
export type AnnouncementSenderKind = (typeof announcementSenderKinds)[number];

export const senderKindLabel: Record<AnnouncementSenderKind, string> = {
  ARENA: "Arena",
  FEDERATION: "Federação",
};

export const audiencesOf: Record<AnnouncementSenderKind, readonly AnnouncementAudience[]> = {
  ARENA: ["ATHLETES", "ATHLETES_AND_TEACHERS"],
  FEDERATION: ["ATHLETES", "ARENA_MANAGERS", "CHAMPIONSHIP"],
};

export const audienceLabel: Record<AnnouncementAudience, string> = {
  ATHLETES: "Atletas",
  ATHLETES_AND_TEACHERS: "Atletas e professores",
  ARENA_MANAGERS: "Gestores das arenas filiadas",
  CHAMPIONSHIP: "Inscritos em um campeonato",
};

/** What the list shows. @param championship its name, for CHAMPIONSHIP */
export const audienceInWords = (
  kind: AnnouncementSenderKind,
  audience: AnnouncementAudience,
  championship: string | null,
): string => {
  if (audience === "CHAMPIONSHIP") return `Inscritos em ${championship ?? "um campeonato"}`;
  return audience === "ATHLETES" && kind === "FEDERATION"
    ? "Atletas das arenas filiadas"
    : audienceLabel[audience];
};
