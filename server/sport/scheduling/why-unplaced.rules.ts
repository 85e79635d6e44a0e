import { firstStart, type MatchBoard } from "./match-board.rules";
import type { EpochMinute, Interval, ScheduleMatch } from "./schedule-plan.rules";

/** Whether some court has room for a match, with ever more obstacles standing. */
interface StillFree {
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

/** Why a match has no place beside what stands on the board. */
export function whyUnplaced(board: MatchBoard, match: ScheduleMatch): string {
  if (waitsForItself(board, match)) return "A ordem dos jogos dá voltas: este jogo espera por si mesmo.";
  return unplacedReason(match, board.waitsForUnplaced(match), stillFree(board, match));
}

function waitsForItself(board: MatchBoard, match: ScheduleMatch): boolean {
  const waitedFor = new Set<string>();
  const next = [...match.follows];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (waitedFor.has(id) || board.placeOf(id)) continue;
    waitedFor.add(id);
    next.push(...(board.matches.get(id)?.follows ?? []));
  }
  return waitedFor.has(match.id);
}

function stillFree(board: MatchBoard, match: ScheduleMatch): StillFree {
  const { slotMinutes } = board.options;
  const free = freeWithSlotsOf(board, match, slotMinutes);
  const atAnyMinute = freeWithSlotsOf(board, match, 1);
  const obstacle = obstacles.find((name) => !free[name]);
  const passed = obstacle ? atAnyMinute[obstacle] : atAnyMinute.place;
  return { ...free, passedBetweenSlotsOf: passed ? slotMinutes : undefined };
}

const obstacles = [
  "windowLongEnough",
  "windowLeft",
  "windowAfterEarlierMatches",
  "windowAfterEarliestStart",
  "windowBeforeLaterMatches",
  "courtFree",
  "athletesThere",
] as const;

/** What the match would find if one obstacle after the other were gone, and if it could start at other minutes. */
function freeWithSlotsOf(board: MatchBoard, match: ScheduleMatch, slotMinutes: number) {
  const { notBefore } = board.options;
  const { earliest, afterEarlier, latestEnd } = board.bounds(match);
  const absent = board.absentStarts(match);
  const resting = board.rivalStarts(match, null);
  const fits = (
    hours: (courtId: string) => readonly Interval[],
    [from, until]: readonly [EpochMinute, EpochMinute],
    blocked: (venue: string) => readonly Interval[] = () => [],
  ) =>
    board.setting.courts.some(({ id, venue }) => {
      const inTurn = blocked(venue).toSorted((a, b) => a.startsAt - b.startsAt);
      return hours(id).some((span) => {
        const end = firstStart(Math.max(span.startsAt, from), inTurn, slotMinutes) + match.minutes;
        return end <= Math.min(span.endsAt, until);
      });
    });
  const hours = (courtId: string) => board.hours(courtId);
  const gaps = (courtId: string) => board.gaps(courtId);
  const within = [earliest, latestEnd] as const;
  return {
    windowLongEnough: fits(hours, [-Infinity, Infinity]),
    windowLeft: fits(hours, [notBefore, Infinity]),
    windowAfterEarlierMatches: fits(hours, [Math.max(notBefore, afterEarlier), Infinity]),
    windowAfterEarliestStart: fits(hours, [earliest, Infinity]),
    windowBeforeLaterMatches: fits(hours, within),
    courtFree: fits(gaps, within),
    athletesThere: fits(gaps, within, () => absent),
    athletesRested: fits(gaps, within, () => resting),
    athletesRestedAndThere: fits(gaps, within, () => [...resting, ...absent]),
    athletesRestedAndArrived: fits(gaps, within, (venue) => board.rivalStarts(match, venue)),
    place: fits(gaps, within, (venue) => board.blockedStarts(match, venue)),
  };
}
