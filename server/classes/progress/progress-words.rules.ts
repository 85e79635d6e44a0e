/** What notes on progress are called on screen. */
export const progressKinds = ["GENERAL", "TECHNIQUE", "TACTICS", "PHYSICAL"] as const;
export type ProgressKind = (typeof progressKinds)[number];
export const progressKindLabel: Record<ProgressKind, string> = {
  GENERAL: "Geral",
  TECHNIQUE: "Técnica",
  TACTICS: "Tática",
  PHYSICAL: "Físico",
};

export const suggestionStates = ["WAITING", "ACCEPTED", "DECLINED", "REPLACED"] as const;
export type SuggestionState = (typeof suggestionStates)[number];
export const suggestionStateLabel: Record<SuggestionState, string> = {
  WAITING: "Aguardando a arena",
  ACCEPTED: "Aceita",
  DECLINED: "Agora não",
  REPLACED: "Trocada por outra",
};
