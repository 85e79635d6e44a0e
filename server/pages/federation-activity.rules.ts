/** The activities shown on the first page of a federation. */
export const federationActivityKinds = [
  "ARENA_JOINED",
  "ARENA_LEFT",
  "CHAMPIONSHIP_OPENED",
  "CHAMPIONSHIP_FINISHED",
  "ENROLMENTS",
  "RANKING_PUBLISHED",
] as const;
export type FederationActivityKind = (typeof federationActivityKinds)[number];

export const federationActivityLabel: Record<FederationActivityKind, string> = {
  ARENA_JOINED: "Arena filiada",
  ARENA_LEFT: "Filiação encerrada",
  CHAMPIONSHIP_OPENED: "Campeonato publicado",
  CHAMPIONSHIP_FINISHED: "Campeonato finalizado",
  ENROLMENTS: "Inscrições",
  RANKING_PUBLISHED: "Ranking publicado",
};
