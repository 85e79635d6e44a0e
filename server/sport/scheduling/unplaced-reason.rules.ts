import type { ScheduleMatch } from "./schedule-plan.rules";

/** Whether some court has room for a match, with ever more obstacles standing. */
export interface StillFree {
  /** In the courts' hours, were they empty. */
  readonly windowLongEnough: boolean;
  /** In the courts' hours, after the matches it follows. */
  readonly windowAfterEarlierMatches: boolean;
  /** Between what already stands on the courts. */
  readonly courtFree: boolean;
  /** When none of its athletes is absent. */
  readonly athletesThere: boolean;
}

/** Why a match found no place, in words for the organiser: the first obstacle that cannot be passed. */
export function unplacedReason(match: ScheduleMatch, waitsForUnplaced: boolean, free: StillFree): string {
  if (waitsForUnplaced) return "Depende de um jogo que não coube na programação.";
  if (!free.windowLongEnough)
    return `Nenhuma quadra tem ${match.minutes} minutos seguidos nos horários do torneio.`;
  if (!free.windowAfterEarlierMatches)
    return "Os jogos de que depende terminam tarde demais: não sobra horário de quadra depois deles.";
  if (!free.courtFree) return "Faltam horários de quadra: os que restam já estão ocupados.";
  if (!free.athletesThere) return "Há atletas indisponíveis em todos os horários de quadra que restam.";
  return "Nos horários de quadra que restam, seus atletas jogam ou descansam.";
}
