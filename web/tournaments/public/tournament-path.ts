/** Where a tournament lives; `key` is its UUID. */
export function tournamentPath(key: string): string {
  return `/arena-tournament/${key}`;
}

export function bracketPath(key: string): string {
  return `${tournamentPath(key)}/bracket`;
}

export function schedulePath(key: string): string {
  return `${tournamentPath(key)}/schedule`;
}

/** Where its organisers manage who is in. */
export function enrolmentsPath(key: string): string {
  return `${tournamentPath(key)}/enrolments`;
}

/** Where everybody may look at it. */
export function publicTournamentPath(key: string): string {
  return `/torneio/${key}`;
}

/** Where a match is scored by who signed in for it. */
export function scorePath(tournamentKey: string, matchKey: string): string {
  return `${tournamentPath(tournamentKey)}/match/${matchKey}`;
}

/** The QR codes of its matches, for paper. */
export function qrSheetPath(key: string): string {
  return `${tournamentPath(key)}/qr`;
}
