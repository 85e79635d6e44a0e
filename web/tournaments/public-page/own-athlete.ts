const keyOf = (tournamentKey: string) => `praia-meus-jogos-${tournamentKey}`;

/** Whose matches this browser shows under "Meus jogos"; null when nobody has said so, or storage is closed. */
export function rememberedAthlete(tournamentKey: string): string | null {
  try {
    return localStorage.getItem(keyOf(tournamentKey));
  } catch {
    return null;
  }
}

export function rememberAthlete(tournamentKey: string, athleteKey: string): void {
  try {
    localStorage.setItem(keyOf(tournamentKey), athleteKey);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
