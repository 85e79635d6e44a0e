import type { Session } from "../identity/public/session";
import { arenaTournaments, championships, publicTournamentPath } from "../tournaments/public/tournament-path";

/**
 * The path of a found tournament: its management page for the organiser, otherwise its public page.
 * @param workplaceKey the arena or federation that organises it; null if the user does not work there.
 */
export function pathOfTournament(
  key: string,
  workplaceKey: string | null | undefined,
  session: Session | null,
): string {
  const workplace = session?.workplaces.find((place) => place.key === workplaceKey);
  if (!workplace) return publicTournamentPath(key);
  return (workplace.kind === "FEDERATION" ? championships : arenaTournaments).tournament(key);
}
