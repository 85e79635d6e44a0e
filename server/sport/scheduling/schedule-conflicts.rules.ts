import {
  matchRelations,
  type MatchRelations,
  merged,
  type Occupation,
  overlap,
  type Placement,
  type ScheduleMatch,
  type ScheduleSetting,
} from "./schedule-plan.rules";
import { athleteWords, clockWords, dayWords, spanWords } from "./schedule-words.rules";

export const scheduleConflictKinds = [
  "COURT_TAKEN",
  "COURT_OCCUPIED",
  "ATHLETE_TWICE",
  "REST_TOO_SHORT",
  "TRAVEL_TOO_SHORT",
  "UNAVAILABLE",
  "OUTSIDE_HOURS",
  "OUT_OF_ORDER",
] as const;
export type ScheduleConflictKind = (typeof scheduleConflictKinds)[number];

/** A rule that a placement breaks, from the view of one match; the other match has a conflict of its own. */
export interface ScheduleConflict {
  readonly kind: ScheduleConflictKind;
  readonly matchId: string;
  readonly otherMatchId: string | null;
  /** Impossible to play: a court or an athlete would be in two places. An organiser may override other conflicts. */
  readonly hard: boolean;
  /** A Portuguese sentence. */
  readonly reason: string;
}

/** Everything that is wrong with a schedule, match by match; none for what `scheduleMatches` made. */
export function conflictsOf(setting: ScheduleSetting, placements: readonly Placement[]): ScheduleConflict[] {
  const relations = matchRelations(setting.matches);
  const check = checker(setting, relations, placements);
  return placements.flatMap(check);
}

/** What a match would break at a place, the others standing as they are (its own old place does not count). */
export function conflictsOfMove(
  setting: ScheduleSetting,
  placements: readonly Placement[],
  move: Placement,
): ScheduleConflict[] {
  const others = placements.filter(({ matchId }) => matchId !== move.matchId);
  return checker(setting, matchRelations(setting.matches), [...others, move])(move);
}

function checker(setting: ScheduleSetting, relations: MatchRelations, placements: readonly Placement[]) {
  const matches = new Map(setting.matches.map((match) => [match.id, match]));
  const placed = new Map(placements.map((placement) => [placement.matchId, placement]));
  return (placement: Placement): ScheduleConflict[] => {
    const match = matches.get(placement.matchId);
    if (!match) return [];
    return [
      ...ofCourt(setting, placements, placement, matches),
      ...ofAthletes(setting, relations, placed, placement, matches),
      ...ofAbsences(setting, placement, match),
      ...ofOrder(setting, relations, placed, placement, match, matches),
    ];
  };
}

const occupationWords: Record<Occupation["kind"], string> = {
  CLASS: "uma aula",
  RENTAL: "uma locação",
  BLOCK: "um bloqueio",
  MATCH: "um jogo de outro torneio",
};

function ofCourt(
  { courts, windows, occupations, timeZone }: ScheduleSetting,
  placements: readonly Placement[],
  placement: Placement,
  matches: ReadonlyMap<string, ScheduleMatch>,
): ScheduleConflict[] {
  const { matchId, courtId } = placement;
  const court = courts.find(({ id }) => id === courtId)?.label ?? "A quadra";
  const conflicts: ScheduleConflict[] = [];
  for (const other of placements) {
    if (other.matchId === matchId || other.courtId !== courtId || !overlap(other, placement)) continue;
    const label = matches.get(other.matchId)?.label ?? "outro jogo";
    const reason = `${court} já recebe o ${label} ${spanWords(other, timeZone)}.`;
    conflicts.push({ kind: "COURT_TAKEN", matchId, otherMatchId: other.matchId, hard: true, reason });
  }
  for (const occupation of occupations) {
    if (occupation.courtId !== courtId || !overlap(occupation, placement)) continue;
    const reason = `${court} está ocupada por ${occupationWords[occupation.kind]} ${spanWords(occupation, timeZone)}.`;
    conflicts.push({ kind: "COURT_OCCUPIED", matchId, otherMatchId: null, hard: true, reason });
  }
  const own = merged(windows.filter((window) => window.courtId === courtId));
  if (!own.some(({ startsAt, endsAt }) => startsAt <= placement.startsAt && placement.endsAt <= endsAt)) {
    const day = dayWords(placement.startsAt, timeZone);
    const ofDay = own.filter(({ startsAt }) => dayWords(startsAt, timeZone) === day);
    const hours = ofDay.map((window) => spanWords(window, timeZone)).join(" e ");
    const reason = hours
      ? `Em ${day}, ${court} só recebe jogos ${hours}.`
      : `${court} não recebe jogos em ${day}.`;
    conflicts.push({ kind: "OUTSIDE_HOURS", matchId, otherMatchId: null, hard: false, reason });
  }
  return conflicts;
}

function ofAthletes(
  setting: ScheduleSetting,
  { rivals }: MatchRelations,
  placed: ReadonlyMap<string, Placement>,
  placement: Placement,
  matches: ReadonlyMap<string, ScheduleMatch>,
): ScheduleConflict[] {
  const { matchId } = placement;
  const venueOf = (courtId: string) => setting.courts.find(({ id }) => id === courtId)?.venue;
  return (rivals.get(matchId) ?? []).flatMap(
    ({ matchId: otherMatchId, athleteIds, certain }): ScheduleConflict[] => {
      const other = placed.get(otherMatchId);
      if (!other) return [];
      const label = matches.get(otherMatchId)?.label ?? "outro jogo";
      const { words, plural } = athleteWords(athleteIds, setting);
      if (overlap(other, placement)) {
        const play = certain ? (plural ? "jogam" : "joga") : plural ? "podem jogar" : "pode jogar";
        const reason = `${words} ${play} o ${label} ao mesmo tempo (${spanWords(other, setting.timeZone)}).`;
        return [{ kind: "ATHLETE_TWICE", matchId, otherMatchId, hard: certain, reason }];
      }
      const pause = Math.max(other.startsAt - placement.endsAt, placement.startsAt - other.endsAt);
      const have = certain ? (plural ? "têm" : "tem") : plural ? "podem ter" : "pode ter";
      const elsewhere = venueOf(other.courtId) !== venueOf(placement.courtId);
      if (elsewhere && setting.travelMinutes > setting.minRestMinutes && pause < setting.travelMinutes) {
        const reason = `${words} ${have} ${pause} min entre este jogo e o ${label}, em outro local: o deslocamento leva ${setting.travelMinutes} min.`;
        return [{ kind: "TRAVEL_TOO_SHORT", matchId, otherMatchId, hard: false, reason }];
      }
      if (pause >= setting.minRestMinutes) return [];
      const reason = `${words} ${have} ${pause} min de descanso entre este jogo e o ${label}: o mínimo é ${setting.minRestMinutes} min.`;
      return [{ kind: "REST_TOO_SHORT", matchId, otherMatchId, hard: false, reason }];
    },
  );
}

function ofAbsences(
  setting: ScheduleSetting,
  placement: Placement,
  match: ScheduleMatch,
): ScheduleConflict[] {
  const athletes = new Set([...match.athleteIds, ...match.possibleAthleteIds]);
  return setting.unavailabilities.flatMap((absence) => {
    if (!athletes.has(absence.athleteId) || !overlap(absence, placement)) return [];
    const { words } = athleteWords([absence.athleteId], setting);
    const sure = match.athleteIds.includes(absence.athleteId);
    const span = spanWords(absence, setting.timeZone);
    const reason = `${words}${sure ? "" : ", que pode chegar a este jogo,"} está indisponível ${span}.`;
    return [{ kind: "UNAVAILABLE" as const, matchId: match.id, otherMatchId: null, hard: false, reason }];
  });
}

function ofOrder(
  { timeZone }: ScheduleSetting,
  { followers }: MatchRelations,
  placed: ReadonlyMap<string, Placement>,
  placement: Placement,
  match: ScheduleMatch,
  matches: ReadonlyMap<string, ScheduleMatch>,
): ScheduleConflict[] {
  const conflict = (otherMatchId: string, reason: string): ScheduleConflict => ({
    kind: "OUT_OF_ORDER",
    matchId: match.id,
    otherMatchId,
    hard: false,
    reason,
  });
  const label = (id: string) => matches.get(id)?.label ?? "outro jogo";
  const tooSoon = [...new Set(match.follows)].flatMap((id) => {
    const before = placed.get(id);
    if (!before || before.endsAt <= placement.startsAt) return [];
    const end = clockWords(before.endsAt, timeZone);
    return [conflict(id, `Começa antes do fim do ${label(id)} (${end}), que decide quem joga.`)];
  });
  const tooLate = (followers.get(match.id) ?? []).flatMap((id) => {
    const after = placed.get(id);
    if (!after || placement.endsAt <= after.startsAt) return [];
    const start = clockWords(after.startsAt, timeZone);
    return [conflict(id, `Decide quem joga o ${label(id)}, que começa antes (${start}).`)];
  });
  return [...tooSoon, ...tooLate];
}
