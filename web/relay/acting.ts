/**
 * For which minor this tab acts. Kept by the tab, so that another one beside it stays one's own; the server decides on
 * each request whether one answers for them.
 */
export const actingName = "praia-agir-por";

export function actingAthlete(): string | null {
  try {
    return sessionStorage.getItem(actingName);
  } catch {
    return null;
  }
}

/** What each request says of it. */
export const actingHeaders = (): Record<string, string> => {
  const athlete = actingAthlete();
  return athlete === null ? {} : { "X-Atleta": athlete };
};

export function stopActing(): void {
  forgetActing();
  location.assign("/conta");
}

/** Somebody else is here now. */
export function forgetActing(): void {
  if (actingAthlete() !== null) sessionStorage.removeItem(actingName);
}
