/** The topic that says: something about this tournament changed. */
export const tournamentTopic = (tournamentId: string): string => `tournament:${tournamentId}`;
