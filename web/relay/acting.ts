/**
 * The minor this tab acts for. Stored per tab, so that another tab stays in the user's own name. The server checks
 * guardianship on each request.
 */
export const actingName = "praia-agir-por";

export function actingAthlete(): string | null {
  try {
    return sessionStorage.getItem(actingName);
  } catch {
    return null;
  }
}

/** The headers that name the minor. */
export const actingHeaders = (): Record<string, string> => {
  const athlete = actingAthlete();
  return athlete === null ? {} : { "X-Atleta": athlete };
};

export function stopActing(): void {
  forgetActing();
  location.assign("/conta");
}

/** Called after a change of user. */
export function forgetActing(): void {
  if (actingAthlete() !== null) sessionStorage.removeItem(actingName);
}

/** From the next page on, the minor's profile unless another is named. Everything that was read is forgotten. */
export function actFor(athleteKey: string, path = `/user-profile/${athleteKey}`): void {
  sessionStorage.setItem(actingName, athleteKey);
  location.assign(path);
}
