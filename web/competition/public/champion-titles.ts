/** What those are called who won. */
export const pairTitles = { MALE: "Campeões", FEMALE: "Campeãs", MIXED: "Campeões" } as const;

/** In a mixed Super N nobody knows whether the winner is a man or a woman. */
export const athleteTitles = { MALE: "Campeão", FEMALE: "Campeã", MIXED: "Primeiro lugar" } as const;
