import { isOnCourt, isOver, type LiveSchedule } from "./live-schedule.rules";
import { nextForCourt, type NextMatches } from "./next-match.rules";
import type { EpochMinute } from "./schedule-plan.rules";
import { clockWords, dayAheadWords, isLaterDay } from "./schedule-words.rules";

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
  return new Map(
    [...nexts].map(([courtId, next]) => {
      const matchId = chosen.get(courtId);
      const proposal =
        matchId === undefined ? null : { matchId, reason: whyThis(live, next, matchId, courtId, now) };
      return [courtId, { ...next, proposal, hint: proposal ? null : whyNone(live, next, now) }];
    }),
  );
}

const difference = (a: number, b: number) => (a === b ? 0 : a - b);

/** When and where it was to be, that its players can start, and which match it passes. */
function whyThis(
  { setting, progress }: LiveSchedule,
  { waiting }: NextMatches,
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
  const passed = waiting.find(({ matchId: id }) => (progress.get(id)?.planned?.startsAt ?? Infinity) < start);
  if (passed) sentences.push(`Passa à frente do ${obstacleInWords(setting, passed)}`);
  return sentences.join(" ");
}

function whyNone(
  { setting, progress }: LiveSchedule,
  { ready, waiting, courtBusy }: NextMatches,
  now: EpochMinute,
): string {
  if (courtBusy !== null) return courtBusy;
  if (ready.length > 0) return "Nenhum outro jogo está pronto para estas quadras.";
  const [first] = waiting;
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
