import {
  isOnCourt,
  isOver,
  type LiveSchedule,
  type MatchProgress,
  pauseMinutes,
  sharedAthletes,
} from "./live-schedule.rules";
import {
  type EpochMinute,
  matchRelations,
  overlap,
  type ScheduleMatch,
  type ScheduleSetting,
} from "./schedule-plan.rules";
import { athleteWords, clockWords, dayAheadWords, dayWords, isLaterDay } from "./schedule-words.rules";

/** What keeps a match from being called. */
export interface Obstacle {
  readonly reason: string;
  /** The match cannot be played now. An organiser may override an obstacle that is not hard. */
  readonly hard: boolean;
}

export interface Waiting extends Obstacle {
  readonly matchId: string;
}

export interface NextMatches {
  /** Matches that can be called to the court now, best first: by planned start, then those planned on this court. */
  readonly ready: readonly string[];
  /** Matches that are neither over nor on court, with the reason they have to wait. */
  readonly waiting: readonly Waiting[];
  /** Why the court itself can take none; null when it is free. */
  readonly courtBusy: string | null;
}

/** Próxima quadra livre: which match goes onto a court that is free now. */
export function nextForCourt(live: LiveSchedule, courtId: string, now: EpochMinute): NextMatches {
  const { setting, progress } = live;
  const states = new Map(
    setting.matches.flatMap(({ id }) => {
      const state = progress.get(id);
      return state ? [[id, state] as const] : [];
    }),
  );
  const position = new Map(setting.matches.map(({ id }, index) => [id, index]));
  const plan = (id: string) => states.get(id)?.planned;
  const open = setting.matches
    .filter(({ id }) => {
      const state = states.get(id);
      return state !== undefined && !isOver(state) && !isOnCourt(state);
    })
    .sort(
      (a, b) =>
        compare(plan(a.id)?.startsAt ?? Infinity, plan(b.id)?.startsAt ?? Infinity) ||
        Number(plan(b.id)?.courtId === courtId) - Number(plan(a.id)?.courtId === courtId) ||
        compare(position.get(a.id) ?? 0, position.get(b.id) ?? 0),
    );

  const related = matchRelations(setting.matches).rivals;
  const ready: string[] = [];
  const waiting: Waiting[] = [];
  for (const match of open) {
    const rivals = (related.get(match.id) ?? []).map(({ matchId }) => matchId);
    const obstacle = obstacleOf(live, match, rivals, courtId, now);
    if (obstacle === null) ready.push(match.id);
    else waiting.push({ matchId: match.id, ...obstacle });
  }
  const courtBusy = busy(live, courtId, now);
  return { ready: courtBusy === null ? ready : [], waiting, courtBusy };
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);

function busy({ setting, progress }: LiveSchedule, courtId: string, now: EpochMinute): string | null {
  const label = setting.courts.find(({ id }) => id === courtId)?.label ?? "A quadra";
  const there = setting.matches.find(({ id }) => {
    const state = progress.get(id);
    return state && isOnCourt(state) && state.planned?.courtId === courtId;
  });
  if (there) return `${label} está com o ${there.label}.`;
  const occupation = setting.occupations.find(
    (taken) => taken.courtId === courtId && taken.startsAt <= now && now < taken.endsAt,
  );
  return occupation ? `${label} está ocupada até ${clockWords(occupation.endsAt, setting.timeZone)}.` : null;
}

function obstacleOf(
  { setting, progress }: LiveSchedule,
  match: ScheduleMatch,
  rivalIds: readonly string[],
  courtId: string,
  now: EpochMinute,
): Obstacle | null {
  const hard = (reason: string): Obstacle => ({ reason, hard: true });
  const soft = (reason: string): Obstacle => ({ reason, hard: false });
  const clock = (minute: EpochMinute) => clockWords(minute, setting.timeZone);
  const before = setting.matches.find(({ id }) => match.follows.includes(id) && !over(progress.get(id)));
  if (before) return hard(`Aguarda o fim do ${before.label}.`);
  if (match.possibleAthleteIds.length > 0 || match.athleteIds.length === 0)
    return hard("Aguarda a definição das duplas.");

  let wait: Obstacle | null = null;
  for (const id of rivalIds) {
    const other = setting.matches.find((candidate) => candidate.id === id);
    const state = progress.get(id);
    const shared = other ? sharedAthletes(match, other) : [];
    if (!other || !state || shared.length === 0) continue;
    const { words, plural } = athleteWords(shared, setting);
    if (isOnCourt(state)) return hard(`${words} ${plural ? "estão" : "está"} em quadra no ${other.label}.`);
    if (state.endedAt === null) continue;
    const fromCourt = state.planned?.courtId ?? courtId;
    const rested = state.endedAt + pauseMinutes({ setting, fromCourt, toCourt: courtId });
    if (now < rested) wait ??= soft(`${words} ${plural ? "descansam" : "descansa"} até ${clock(rested)}.`);
  }
  if (wait) return wait;

  const planned = progress.get(match.id)?.planned;
  const venue = (id: string) => setting.courts.find((court) => court.id === id)?.venue;
  if (planned && venue(planned.courtId) !== venue(courtId)) return soft("Está programado para outro local.");
  if (planned && planned.startsAt - now > longAheadMinutes) {
    const day = dayWords(planned.startsAt, setting.timeZone);
    if (day !== dayWords(now, setting.timeZone)) return soft(`Está programado para ${day}.`);
  }

  const span = { startsAt: now, endsAt: now + match.minutes };
  const absent = setting.unavailabilities.find(
    (absence) => match.athleteIds.includes(absence.athleteId) && overlap(absence, span),
  );
  if (absent) {
    const { words } = athleteWords([absent.athleteId], setting);
    return soft(`${words} está indisponível até ${clock(absent.endsAt)}.`);
  }
  const taken = setting.occupations.find((other) => other.courtId === courtId && overlap(other, span));
  if (taken) return soft(`A quadra só está livre até ${clock(taken.startsAt)}.`);
  return isOpen(setting, courtId, now) ? null : soft("A quadra não recebe jogos neste horário.");
}

/** A match of another day that is planned further ahead than this is not called: its players are not there yet. */
const longAheadMinutes = 6 * 60;

/** Whether the court is within its hours; a court without hours is always open for calls. */
export function isOpen({ windows }: Pick<ScheduleSetting, "windows">, courtId: string, now: EpochMinute) {
  const own = windows.filter((window) => window.courtId === courtId);
  return own.length === 0 || own.some(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
}

const over = (state: MatchProgress | undefined) => state === undefined || isOver(state);

/** The match to call to a court now, and in words why that one. */
export interface ProposedCall {
  readonly matchId: string;
  readonly reason: string;
}

/** What the live side says of one court. */
export interface CourtCall extends NextMatches {
  /** Null while the court is taken, and when no match can start or all that can have a better court. */
  readonly proposal: ProposedCall | null;
  /** Why there is no proposal; null when there is one. */
  readonly hint: string | null;
}

/**
 * Próximo jogo de cada quadra: proposes matches in planned order. A match goes to its own court if that is free, else
 * to the court whose own matches need it last. No match is proposed for two courts.
 */
export function proposeCalls(
  live: LiveSchedule,
  courtIds: readonly string[],
  now: EpochMinute,
): Map<string, CourtCall> {
  const nexts = new Map(courtIds.map((courtId) => [courtId, nextForCourt(live, courtId, now)]));
  const plan = (matchId: string) => live.progress.get(matchId)?.planned ?? null;
  const startOf = (matchId: string) => plan(matchId)?.startsAt ?? Infinity;
  const ready = (courtId: string) => nexts.get(courtId)?.ready ?? [];
  const takes = new Map(courtIds.map((courtId) => [courtId, new Set(ready(courtId))]));
  const ownIsFree = (matchId: string) => takes.get(plan(matchId)?.courtId ?? "")?.has(matchId) === true;
  const neededFrom = (courtId: string) =>
    Math.min(Infinity, ...ready(courtId).flatMap((id) => (plan(id)?.courtId === courtId ? startOf(id) : [])));

  const position = new Map(live.setting.matches.map(({ id }, index) => [id, index]));
  const turns = [...new Set(courtIds.flatMap(ready))].sort(
    (a, b) =>
      difference(startOf(a), startOf(b)) ||
      Number(ownIsFree(b)) - Number(ownIsFree(a)) ||
      (position.get(a) ?? 0) - (position.get(b) ?? 0),
  );
  const chosen = new Map<string, string>();
  for (const matchId of turns) {
    const free = courtIds.filter((courtId) => !chosen.has(courtId) && takes.get(courtId)?.has(matchId));
    const own = free.find((courtId) => courtId === plan(matchId)?.courtId);
    const [latestNeeded] = free.toSorted((a, b) => difference(neededFrom(b), neededFrom(a)));
    const courtId = own ?? latestNeeded;
    if (courtId !== undefined) chosen.set(courtId, matchId);
  }
  const proposed = new Set(chosen.values());
  return new Map(
    [...nexts].map(([courtId, next]) => {
      const matchId = chosen.get(courtId);
      const proposal =
        matchId === undefined
          ? null
          : { matchId, reason: whyThis(live, next, proposed, matchId, courtId, now) };
      return [courtId, { ...next, proposal, hint: proposal ? null : whyNone(live, next, proposed, now) }];
    }),
  );
}

const difference = (a: number, b: number) => (a === b ? 0 : a - b);

/**
 * When and where it was to be, that its players can start, and which match it passes.
 * @param proposed matches that some court is offered: none of them is passed.
 */
function whyThis(
  { setting, progress }: LiveSchedule,
  { waiting }: NextMatches,
  proposed: ReadonlySet<string>,
  matchId: string,
  courtId: string,
  now: EpochMinute,
): string {
  const planned = progress.get(matchId)?.planned;
  const sentences: string[] = [];
  if (planned) {
    const late = planned.startsAt < now;
    const where =
      planned.courtId === courtId
        ? "nesta quadra"
        : `na ${setting.courts.find(({ id }) => id === planned.courtId)?.label ?? "outra quadra"}`;
    const clock = clockWords(planned.startsAt, setting.timeZone);
    sentences.push(
      late ? `Atrasado: era para as ${clock} ${where}.` : `Programado para as ${clock} ${where}.`,
    );
  } else sentences.push("Sem horário, é o primeiro na ordem dos jogos.");
  sentences.push("Atletas livres e descansados.");

  const start = planned?.startsAt ?? Infinity;
  const passed = waiting.find(
    ({ matchId: id }) => !proposed.has(id) && (progress.get(id)?.planned?.startsAt ?? Infinity) < start,
  );
  if (passed) sentences.push(`Passa à frente do ${obstacleInWords(setting, passed)}`);
  return sentences.join(" ");
}

/** @param proposed matches that other courts are offered: their obstacles here do not matter. */
function whyNone(
  { setting, progress }: LiveSchedule,
  { waiting, courtBusy }: NextMatches,
  proposed: ReadonlySet<string>,
  now: EpochMinute,
): string {
  if (courtBusy !== null) return courtBusy;
  const first = waiting.find(({ matchId }) => !proposed.has(matchId));
  if (proposed.size > 0) {
    const noOther = "Nenhum outro jogo está pronto para estas quadras.";
    return first ? `${noOther} ${obstacleInWords(setting, first)}` : noOther;
  }
  const starts = first && progress.get(first.matchId)?.planned?.startsAt;
  if (starts !== undefined && isLaterDay(starts, now, setting.timeZone)) {
    const begun = [...progress.values()].some((match) => isOver(match) || isOnCourt(match));
    return `Os jogos ${begun ? "continuam" : "começam"} ${dayAheadWords(starts, now, setting.timeZone)}.`;
  }
  return first
    ? `Nenhum jogo pode começar agora. ${obstacleInWords(setting, first)}`
    : "Não há mais jogos a chamar.";
}

/** "Jogo 7: Ana descansa até 10:40." */
const obstacleInWords = (
  { matches }: LiveSchedule["setting"],
  { matchId, reason }: NextMatches["waiting"][number],
) => `${matches.find(({ id }) => id === matchId)?.label ?? "Jogo"}: ${reason}`;
