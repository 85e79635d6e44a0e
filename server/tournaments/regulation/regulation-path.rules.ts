/** Where the regulations of an event are read, by who may see the event. */
export const regulationPath = (tournamentKey: string): string => `/regulamentos/${tournamentKey}`;
