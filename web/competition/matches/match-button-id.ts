/** Where the focus comes back to, once a match's score sheet is closed. */
export const matchButtonId = (matchId: string): string => `jogo-${matchId}`;
