/** Who may receive an announcement. An arena and a federation each offer their own of these. */
export const announcementAudiences = [
  "ATHLETES",
  "ATHLETES_AND_TEACHERS",
  "ARENA_MANAGERS",
  "CHAMPIONSHIP",
  "CATEGORY",
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
  FEDERATION: ["ATHLETES", "ARENA_MANAGERS", "CHAMPIONSHIP", "CATEGORY"],
};

export const audienceLabel: Record<AnnouncementAudience, string> = {
  ATHLETES: "Atletas",
  ATHLETES_AND_TEACHERS: "Atletas e professores",
  ARENA_MANAGERS: "Gestores das arenas filiadas",
  CHAMPIONSHIP: "Inscritos em um campeonato",
  CATEGORY: "Inscritos em uma categoria",
};

/** What the list shows. @param among names, for CHAMPIONSHIP and CATEGORY. */
export const audienceInWords = (
  kind: AnnouncementSenderKind,
  audience: AnnouncementAudience,
  among: { championship: string; category: string | null } | null,
): string => {
  if (among && audience === "CHAMPIONSHIP") return `Inscritos em ${among.championship}`;
  if (among && audience === "CATEGORY") return `Inscritos em ${among.category ?? ""}, ${among.championship}`;
  return audience === "ATHLETES" && kind === "FEDERATION"
    ? "Atletas das arenas filiadas"
    : audienceLabel[audience];
};
