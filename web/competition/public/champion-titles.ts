/** Titles of the winners. */
export const pairTitles = { MALE: "Campeões", FEMALE: "Campeãs", MIXED: "Campeões" } as const;

/** In a mixed Super N the winner's gender is unknown. */
export const athleteTitles = { MALE: "Campeão", FEMALE: "Campeã", MIXED: "Primeiro lugar" } as const;
