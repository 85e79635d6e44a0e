/** All rankings that one may see. */
export const rankingsPath = "/rankings";

/** A ranking, by the key in its address. @param versionKey of one of its lists; left out for the latest. */
export const rankingPath = (key: string, versionKey?: string): string =>
  `/ranking/${key}${versionKey === undefined ? "" : `/${versionKey}`}`;

/** Where a federation has its own, and an arena. */
export const federationRankingsPath = "/federation/rankings";
export const arenaRankingsPath = "/arena-rankings";

/** 'Criar Ranking' of a federation: its rankings with the dialog open. */
export const newRankingPath = `${federationRankingsPath}/new`;

/** 'Meus Rankings' as a page: of the athlete signed in, or of the minor for whom a guardian acts. */
export const ownRankingsPath = "/meus-rankings";
