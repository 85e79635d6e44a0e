/** Kinds of appointments, named as in the calendar on the profile. */
export const agendaKinds = ["MATCH", "TOURNAMENT", "CLASS", "OTHER"] as const;
export type AgendaKind = (typeof agendaKinds)[number];

export const agendaKindLabel: Record<AgendaKind, string> = {
  MATCH: "Jogo",
  TOURNAMENT: "Torneio",
  CLASS: "Aula",
  OTHER: "Evento",
};

/** The maximum number per kind and month; later ones are left out. */
export const mostInMonth = 100;

/** The maximum number of upcoming appointments listed. */
export const mostNext = 5;
