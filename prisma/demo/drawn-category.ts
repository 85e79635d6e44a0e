import { defaultTieBreaking } from "../../server/sport/standings/tie-breaking.rules";
import { progressOf, type DrawProgress } from "../../server/sport/standings/draw-progress.rules";
import type { RoundReached } from "../../server/sport/draws/rounds.rules";
import { finalPositions } from "../../server/sport/standings/final-positions.rules";
import {
  defaultDrawSettings,
  type DrawPlan,
  type DrawResult,
  type DrawSettings,
  type PlannedMatch,
  writeSource,
} from "../../server/sport/draws/draw-plan.rules";
import { planDraw } from "../../server/sport/draws/plan-draw.rules";
import type { Points } from "../../server/sport/scores/score.rules";
import type { Prisma } from "../generated/client/client";
import type { DemoAthlete } from "./athletes";
import { minutesAfter, type DemoCalendar } from "./calendar";
import { courtSlots, slotMinutes } from "./court-slots";
import { demoId, fraction } from "./keys";
import { playedSet } from "./super8-match";
import { categoryId, tournamentId, type TournamentRows } from "./tournament-rows";

export type AthletePair = readonly [DemoAthlete, DemoAthlete];

export interface DrawnEvent {
  readonly key: string;
  readonly category: string;
  /** The arena's courts; none for a championship on the beach. */
  readonly courtIds: readonly (string | null)[];
  readonly startsAt: Date;
  readonly settings?: Partial<DrawSettings>;
}

type EnrolmentState = Pick<Prisma.EnrolmentCreateManyInput, "status" | "finalPosition" | "positionReason">;

interface DrawnCategory {
  readonly rows: Pick<TournamentRows, "draws" | "drawEntries" | "matches" | "matchPlayers" | "matchSets">;
  readonly decided: boolean;
  /** The result of each athlete, once all matches are decided. */
  readonly reached: readonly { readonly athleteId: string; readonly reached: RoundReached | null }[];
  /** The result of the pair at this index of the list. */
  readonly state: (index: number) => EnrolmentState;
}

export const pairId = (key: string, first: DemoAthlete) => demoId(`pair:${key}:${first.id}`);

/** A category as if the product had drawn it and recorded results until now; pairs are sorted strongest first. */
export function drawnCategory(
  calendar: DemoCalendar,
  { key, category, courtIds, startsAt, settings: changes = {} }: DrawnEvent,
  pairs: readonly AthletePair[],
): DrawnCategory {
  const settings = { ...defaultDrawSettings, ...changes };
  const lotsSeed = demoId(`lots:${key}:${category}`);
  const ids = pairs.map(([first]) => pairId(key, first));
  const seeds = Math.min(4, Math.floor(pairs.length / 3));
  const entries = ids.map((id, index) => ({ id, seed: index < seeds ? index + 1 : null, clubs: [] }));
  const plan = planDraw(entries, settings, lotsSeed);
  if ("problem" in plan) throw new Error(`${key}, ${category}: ${plan.problem}`);
  const byId = new Map(ids.map((id, index) => [id, pairs[index]!]));
  const slots = courtSlots(plan, courtIds.length);
  const startOf = ({ number }: PlannedMatch) =>
    minutesAfter(startsAt, (slots.get(number)?.slot ?? 0) * slotMinutes);
  const matchId = ({ number }: PlannedMatch) => demoId(`match:${key}:${category}:${number}`);
  const { progress, scores } = play(plan, {
    isOver: (match) => minutesAfter(startOf(match), slotMinutes - 4) <= calendar.now,
    score: (match, sides) => playedSet(matchId(match), sidesOf(sides, byId)),
  });
  const drawId = demoId(`draw:${key}:${category}`);
  const rows: DrawnCategory["rows"] = {
    draws: [
      {
        ...settings,
        id: drawId,
        categoryId: categoryId(key, category),
        lettersByResult: plan.lettersByResult,
        lotsSeed,
        drawnAt: minutesAfter(startsAt, -45),
      },
    ],
    drawEntries: entries.map(({ id, seed }, index) => {
      const group = plan.groups.findIndex((members) => members.includes(id));
      return {
        drawId,
        pairId: id,
        seed,
        group: group < 0 ? null : group,
        seat: group < 0 ? index + 1 : (plan.groups[group]?.indexOf(id) ?? 0) + 1,
        lot: plan.lots.indexOf(id) + 1,
      };
    }),
    matches: [],
    matchPlayers: [],
    matchSets: [],
  };
  for (const { match, sides, state } of progress.matches) {
    const [id, startedAt] = [matchId(match), startOf(match)];
    const set = scores.get(match.number);
    const [pair1Id = null, pair2Id = null] = sides.map((side) => (typeof side === "string" ? side : null));
    const underWay = state === "READY" && startedAt <= calendar.now;
    const games = set?.games ?? (underWay ? partialGames(id) : null);
    rows.matches.push({
      id,
      tournamentId: tournamentId(key),
      categoryId: categoryId(key, category),
      stage: match.stage,
      group: match.group,
      number: match.number,
      round: match.round,
      order: match.order,
      source1: writeSource(match.sides[0]),
      source2: writeSource(match.sides[1]),
      pair1Id,
      pair2Id,
      courtId: courtIds[slots.get(match.number)?.court ?? 0] ?? null,
      scheduledFor: startedAt,
      scheduledUntil: minutesAfter(startedAt, slotMinutes),
      startedAt: set || underWay ? startedAt : null,
      status: set ? "PLAYED" : underWay ? "IN_PROGRESS" : "SCHEDULED",
      outcome: set ? "COMPLETED" : null,
      winnerSide: set ? (set.games[0] > set.games[1] ? 1 : 2) : null,
      version: set || underWay ? 1 : 0,
      playedAt: set ? minutesAfter(startedAt, slotMinutes - 4) : null,
    });
    for (const [side, pair] of [pair1Id, pair2Id].entries())
      for (const [place, athlete] of (byId.get(pair ?? "") ?? []).entries())
        rows.matchPlayers.push({ matchId: id, side: side + 1, place: place + 1, athleteId: athlete.id });
    if (games)
      rows.matchSets.push({
        matchId: id,
        number: 1,
        gamesSide1: games[0],
        gamesSide2: games[1],
        tieBreakSide1: set?.tiebreak?.[0] ?? null,
        tieBreakSide2: set?.tiebreak?.[1] ?? null,
      });
  }
  const positions = new Map(finalPositions(plan, progress).map((it) => [it.entryId, it]));
  return {
    rows,
    decided: progress.decided,
    reached: [...positions.values()].flatMap(({ entryId, reached }) =>
      (byId.get(entryId) ?? []).map(({ id }) => ({ athleteId: id, reached })),
    ),
    state: (index) => {
      const place = positions.get(ids[index] ?? "");
      return place
        ? {
            status: place.position <= 2 ? "FINISHED" : "ELIMINATED",
            finalPosition: place.position,
            positionReason: place.reason,
          }
        : { status: "PLAYING" };
    },
  };
}

interface Play {
  readonly isOver: (match: PlannedMatch) => boolean;
  readonly score: (
    match: PlannedMatch,
    sides: readonly [string, string],
  ) => { games: Points; tiebreak: Points | null };
}

function play(
  plan: DrawPlan,
  { isOver, score }: Play,
): { progress: DrawProgress; scores: Map<number, ReturnType<Play["score"]>> } {
  const scores = new Map<number, ReturnType<Play["score"]>>();
  const results: DrawResult[] = [];
  for (;;) {
    const progress = progressOf(plan, results, defaultTieBreaking);
    const due = progress.matches.filter(({ match, state }) => state === "READY" && isOver(match));
    if (due.length === 0) return { progress, scores };
    for (const { match, sides } of due) {
      const set = score(match, sides as readonly [string, string]);
      scores.set(match.number, set);
      results.push({
        match: match.number,
        outcome: "COMPLETED",
        winnerSide: set.games[0] > set.games[1] ? 0 : 1,
        sets: [set.games],
      });
    }
  }
}

const sidesOf = (sides: readonly [string, string], pairs: ReadonlyMap<string, AthletePair>) =>
  sides.map((id) => (pairs.get(id) ?? []).map((athlete) => athlete.id)) as unknown as Parameters<
    typeof playedSet
  >[1];

/** Scores of an unfinished set. */
const partialGames = (id: string): Points => [
  Math.floor(fraction(`live:1:${id}`) * 5),
  Math.floor(fraction(`live:2:${id}`) * 5),
];
