import type { ScheduleMatch } from "./schedule-plan.rules";

/** Whether some court has room for a match, with ever more obstacles standing. */
export interface StillFree {
  /** In the courts' hours, were they empty. */
  readonly windowLongEnough: boolean;
  /** In what is left of them. */
  readonly windowLeft?: boolean;
  /** In the courts' hours, after the matches it follows. */
  readonly windowAfterEarlierMatches: boolean;
  /** From when it may start. */
  readonly windowAfterEarliestStart?: boolean;
  /** Before the matches that follow it and keep their place. */
  readonly windowBeforeLaterMatches?: boolean;
  /** Between what already stands on the courts. */
  readonly courtFree: boolean;
  /** When none of its athletes is absent. */
  readonly athletesThere: boolean;
  /** When none of its athletes plays or rests. */
  readonly athletesRested?: boolean;
  /** When none of them plays, rests or is absent. */
  readonly athletesRestedAndThere?: boolean;
  /** When none of them plays, rests or is on the way from another venue. */
  readonly athletesRestedAndArrived?: boolean;
  /** Minutes of a slot, where the first obstacle could be passed by a start between two slots. */
  readonly passedBetweenSlotsOf?: number | undefined;
}

/** Why a match found no place, in words for the organiser: the first obstacle that cannot be passed. */
export function unplacedReason(match: ScheduleMatch, waitsForUnplaced: boolean, free: StillFree): string {
  if (waitsForUnplaced) return "Depende de um jogo que não coube na programação.";
  if (free.passedBetweenSlotsOf)
    return `Os jogos começam de ${free.passedBetweenSlotsOf} em ${free.passedBetweenSlotsOf} minutos, e nenhum desses inícios deixa lugar para este.`;
  if (!free.windowLongEnough)
    return `Nenhuma quadra tem ${match.minutes} minutos seguidos nos horários do torneio.`;
  if (free.windowLeft === false)
    return `Nenhuma quadra tem ${match.minutes} minutos seguidos no que resta dos horários do torneio.`;
  if (!free.windowAfterEarlierMatches)
    return "Os jogos de que depende terminam tarde demais: não sobra horário de quadra depois deles.";
  if (free.windowAfterEarliestStart === false)
    return "Só pode começar quando já não sobra horário de quadra.";
  if (free.windowBeforeLaterMatches === false)
    return "Um jogo que depende deste já tem lugar fixo: não sobra horário de quadra antes dele.";
  if (!free.courtFree)
    return `Faltam horários de quadra: os que restam já estão ocupados ou têm menos de ${match.minutes} minutos seguidos.`;
  if (!free.athletesThere) return "Há atletas indisponíveis em todos os horários de quadra que restam.";
  return `Nos horários de quadra que restam, seus atletas ${whatTheyDo(free)}.`;
}

function whatTheyDo({ athletesRested, athletesRestedAndThere, athletesRestedAndArrived }: StillFree): string {
  if (!athletesRested) return "jogam ou descansam";
  if (!athletesRestedAndThere) return "jogam, descansam ou estão indisponíveis";
  if (!athletesRestedAndArrived) return "jogam, descansam ou estão a caminho de outro local";
  return "jogam, descansam, estão a caminho de outro local ou indisponíveis";
}
