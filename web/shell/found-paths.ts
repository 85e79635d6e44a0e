import type { Session } from "../identity/public/session";
import { arenaTournaments, championships, publicTournamentPath } from "../tournaments/public/tournament-path";

/**
 * Where somebody has a tournament: among their work, or where everybody may look at it.
 * @param workplaceKey the arena or federation whose it is; null where they do not work there.
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
