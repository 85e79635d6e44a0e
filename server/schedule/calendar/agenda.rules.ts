/** What somebody has to be at, in the words of the calendar on their profile. */
export const agendaKinds = ["MATCH", "TOURNAMENT", "CLASS", "OTHER"] as const;
export type AgendaKind = (typeof agendaKinds)[number];

export const agendaKindLabel: Record<AgendaKind, string> = {
  MATCH: "Jogo",
  TOURNAMENT: "Torneio",
  CLASS: "Aula",
  OTHER: "Evento",
};

/** More of one kind nobody has in one month; the last ones are left out. */
export const mostInMonth = 100;

/** How many are told of what comes next. */
export const mostNext = 5;
