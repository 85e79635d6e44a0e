/** 'Meus Torneios' as a page: of the athlete signed in, or of the minor for whom a guardian acts. */
export const ownTournamentsPath = "/meus-torneios";
