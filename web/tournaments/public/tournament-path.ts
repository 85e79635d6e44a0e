/** Where the people who run a tournament find its pages; each `key` is its UUID. */
export interface TournamentPaths {
  /** All of theirs. */
  readonly list: string;
  readonly tournament: (key: string) => string;
  readonly bracket: (key: string) => string;
  readonly schedule: (key: string) => string;
  /** Where they manage who is in. */
  readonly enrolments: (key: string) => string;
  /** Where a match is scored by who signed in for it. */
  readonly score: (key: string, matchKey: string) => string;
  /** The QR codes of its matches, for paper. */
  readonly qrSheet: (key: string) => string;
}

function pathsBelow(list: string, tournaments: string): TournamentPaths {
  const tournament = (key: string) => `${tournaments}/${key}`;
  return {
    list,
    tournament,
    bracket: (key) => `${tournament(key)}/bracket`,
    schedule: (key) => `${tournament(key)}/schedule`,
    enrolments: (key) => `${tournament(key)}/enrolments`,
    score: (key, matchKey) => `${tournament(key)}/match/${matchKey}`,
    qrSheet: (key) => `${tournament(key)}/qr`,
  };
}

/** An arena's people; referees as well, who score below them. */
export const arenaTournaments = pathsBelow("/arena-tournaments", "/arena-tournament");
/** A federation's people. */
export const championships = pathsBelow("/federation/championships", "/federation/championships");

export const newTournamentPath = `${arenaTournaments.list}/novo`;
export const newChampionshipPath = `${championships.list}/new`;
export const editChampionshipPath = (key: string): string => `${championships.tournament(key)}/edit`;
/** The federation's report of matches and payments of a championship. */
export const championshipReportPath = (key: string): string => `${championships.tournament(key)}/relatorio`;

/** The paths of the area that the user is in. @param address path of the open page. */
export const tournamentPathsAt = (address: string): TournamentPaths =>
  address.startsWith("/federation") ? championships : arenaTournaments;

/** Where everybody may look at it. */
export function publicTournamentPath(key: string): string {
  return `/torneio/${key}`;
}
