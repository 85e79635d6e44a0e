/** The legal time of Brazil, for what happens at no place in particular. */
export const brasiliaTime = "America/Sao_Paulo";
