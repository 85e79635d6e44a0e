import type { TournamentCategoryName } from "../../server/tournaments/tournament-and-enrolment-status.rules";
import type { EnrolmentStatus, Prisma } from "../generated/client/client";
import { arenas, type ArenaKey } from "./arenas";
import type { DemoAthlete } from "./athletes";
import { minutesAfter, type DemoCalendar } from "./calendar";
import { demoId, fraction } from "./keys";

/** An enrolment, and when it was paid, which becomes a ledger entry. */
export type DemoEnrolment = Prisma.EnrolmentCreateManyInput & { paidAt?: Date | null };

/** All rows of some tournaments. */
export interface TournamentRows {
  tournaments: Prisma.TournamentCreateManyInput[];
  categories: Prisma.TournamentCategoryCreateManyInput[];
  enrolments: DemoEnrolment[];
  pairs: Prisma.PairCreateManyInput[];
  rankingResults: Prisma.RankingResultCreateManyInput[];
  draws: Prisma.DrawCreateManyInput[];
  drawEntries: Prisma.DrawEntryCreateManyInput[];
  matches: Prisma.MatchCreateManyInput[];
  matchPlayers: Prisma.MatchPlayerCreateManyInput[];
  matchSets: Prisma.MatchSetCreateManyInput[];
}

export const joinRows = (all: readonly Partial<TournamentRows>[]): TournamentRows => ({
  tournaments: all.flatMap((rows) => rows.tournaments ?? []),
  categories: all.flatMap((rows) => rows.categories ?? []),
  enrolments: all.flatMap((rows) => rows.enrolments ?? []),
  pairs: all.flatMap((rows) => rows.pairs ?? []),
  rankingResults: all.flatMap((rows) => rows.rankingResults ?? []),
  draws: all.flatMap((rows) => rows.draws ?? []),
  drawEntries: all.flatMap((rows) => rows.drawEntries ?? []),
  matches: all.flatMap((rows) => rows.matches ?? []),
  matchPlayers: all.flatMap((rows) => rows.matchPlayers ?? []),
  matchSets: all.flatMap((rows) => rows.matchSets ?? []),
});

type TournamentRow = Prisma.TournamentCreateManyInput;

/** The form input of an arena's manager; days are relative to today. */
export interface ArenaEvent {
  readonly key: string;
  readonly arena: ArenaKey;
  readonly name: string;
  readonly description: string;
  readonly category: TournamentCategoryName;
  readonly gender: Prisma.TournamentCategoryCreateManyInput["gender"];
  readonly created: number;
  readonly day: number;
  readonly lastDay?: number;
  readonly feeInCents: number;
  readonly maxParticipants?: number;
  readonly minPairs?: number;
  readonly minAge?: number;
  readonly openToOtherArenas?: boolean;
  /** Whether its page is public; the default. */
  readonly isPublic?: boolean;
}

export const tournamentId = (key: string) => demoId(`tournament:${key}`);
export const categoryId = (key: string, name: string) => demoId(`category:${key}:${name}`);
export const enrolmentId = (key: string, athleteId: string) => demoId(`enrolment:${key}:${athleteId}`);

/** The tournament and its one category as at creation, with later changes in `state`. */
export function arenaEventRows(
  calendar: DemoCalendar,
  event: ArenaEvent,
  kind: TournamentRow["kind"],
  state: Partial<TournamentRow>,
  categoryState: Partial<Prisma.TournamentCategoryCreateManyInput> = {},
): Pick<TournamentRows, "tournaments" | "categories"> {
  const { key, arena, name, description, category, gender, feeInCents, minAge = null } = event;
  const maxParticipants = event.maxParticipants ?? null;
  return {
    tournaments: [
      {
        id: tournamentId(key),
        arenaId: arenas[arena].id,
        name,
        description,
        kind,
        category,
        startDate: calendar.day(event.day),
        endDate: event.lastDay === undefined ? null : calendar.day(event.lastDay),
        feeInCents,
        maxParticipants,
        minPairs: event.minPairs ?? null,
        openToOtherArenas: event.openToOtherArenas ?? false,
        isPublic: event.isPublic ?? true,
        createdAt: calendar.at(event.created, "09:30"),
        publishedAt: calendar.at(event.created, "09:30"),
        ...state,
      },
    ],
    categories: [
      {
        id: categoryId(key, category),
        tournamentId: tournamentId(key),
        name: category,
        level: category,
        gender,
        minAge,
        maxParticipants,
        feeInCents,
        ...categoryState,
      },
    ],
  };
}

/** One enrolment, made at some hour between the tournament's creation and the day before it, or yesterday. */
/** By default a confirmed enrolment is paid. */
const owesNothing: ReadonlySet<EnrolmentStatus> = new Set(["ENROLLED", "PLAYING", "ELIMINATED", "FINISHED"]);

export function enrolmentRow(
  calendar: DemoCalendar,
  event: { key: string; category: string; created: number; day: number; feeInCents: number },
  athlete: DemoAthlete,
  state: Partial<DemoEnrolment> = {},
): DemoEnrolment {
  const id = enrolmentId(event.key, athlete.id);
  const last = Math.min(event.day, 0) - 1;
  const offset = event.created + 1 + Math.floor(fraction(`day:${id}`) * (last - event.created));
  const minutes = 8 * 60 + Math.floor(fraction(`hour:${id}`) * 13 * 60);
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const enrolledAt = calendar.at(offset, clock);
  return {
    id,
    tournamentId: tournamentId(event.key),
    categoryId: categoryId(event.key, event.category),
    athleteId: athlete.id,
    status: "ENROLLED",
    enrolledAt,
    feeInCents: event.feeInCents,
    paidAt:
      event.feeInCents > 0 && owesNothing.has(state.status ?? "ENROLLED")
        ? minutesAfter(enrolledAt, 25)
        : null,
    ...state,
  };
}
