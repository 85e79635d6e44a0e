import type { Athlete, Tournament } from "../../prisma/generated/client/client";
import { isAthlete } from "../athletes/athlete.access";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { valueBy } from "../platform/loaders";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { isSignedIn } from "../platform/viewer";
import { lastOfPodium, podiumsCountFrom, suggestedLevelInWords, type Podium } from "./podium-limit.rules";

type Judged = Pick<Tournament, "startDate" | "podiumMonths">;

/** Podiums of athletes in finished tournaments of all organisers. One statement. @param since the first day that counts. */
async function readPodiums(
  tx: Transaction,
  athleteIds: readonly string[],
  since: Date | null,
): Promise<Map<string, Podium[]>> {
  const ended = since && { gte: since };
  const rows = await tx.enrolment.findMany({
    where: {
      athleteId: { in: [...athleteIds] },
      finalPosition: { gte: 1, lte: lastOfPodium },
      tournament: {
        status: "FINISHED",
        ...(ended ? { OR: [{ endDate: ended }, { endDate: null, startDate: ended }] } : {}),
      },
    },
    select: {
      athleteId: true,
      finalPosition: true,
      category: { select: { level: true } },
      tournament: {
        select: {
          name: true,
          category: true,
          arenaId: true,
          isPublic: true,
          arena: { select: { active: true } },
          federation: { select: { active: true } },
          startDate: true,
          endDate: true,
        },
      },
    },
    orderBy: { id: "asc" },
  });
  const podiums = new Map<string, Podium[]>();
  for (const { athleteId, finalPosition, category, tournament } of rows) {
    const podium: Podium = {
      tournamentName: tournament.name,
      arenaId: tournament.arenaId,
      isOpen: tournament.federation?.active ?? (tournament.isPublic && tournament.arena?.active === true),
      on: dayFromDatabase(tournament.endDate ?? tournament.startDate),
      category: category?.level ?? tournament.category,
      place: finalPosition ?? lastOfPodium,
    };
    podiums.set(athleteId, [...(podiums.get(athleteId) ?? []), podium]);
  }
  return podiums;
}

/** The podiums that may count for a tournament. No statement if the tournament counts none. */
export function podiumsCounted(
  tx: Transaction,
  { startDate, podiumMonths }: Judged,
  athleteIds: readonly string[],
): Promise<Map<string, Podium[]>> {
  if (podiumMonths === null || athleteIds.length === 0) return Promise.resolve(new Map());
  const since = podiumsCountFrom(dayFromDatabase(startDate), podiumMonths);
  return readPodiums(tx, athleteIds, dayToDatabase(since));
}

const everyPodiumOf = valueBy<Podium[]>(
  ({ db }, ids) => readPodiums(db, ids, null),
  () => [],
);

/** The signed-in athlete's podiums, loaded once per request. Empty if the tournament counts none. */
export async function podiumsOfViewer(
  { podiumMonths }: Judged,
  ctx: ActionContext,
): Promise<readonly Podium[]> {
  const athleteId = isAthlete(ctx) && isSignedIn(ctx.viewer) ? ctx.viewer.athleteId : null;
  return podiumMonths === null || athleteId === null ? [] : everyPodiumOf(ctx).load(athleteId);
}

export interface SuggestedLevel {
  athleteId: string;
  inWords: string;
}

type Suggesting = Judged & Pick<Tournament, "arenaId" | "podiumMovesUp">;
const termsOf = ({ startDate, ...terms }: Suggesting) => ({
  ...terms,
  startDate: dayFromDatabase(startDate),
});

/** The levels that podiums require of athletes whose own level is lower. One statement, none without the rule. */
export async function suggestedLevelsOf(
  tx: Transaction,
  tournament: Suggesting,
  athletes: readonly Pick<Athlete, "id" | "level">[],
): Promise<SuggestedLevel[]> {
  const podiums = await podiumsCounted(
    tx,
    tournament,
    athletes.map(({ id }) => id),
  );
  return athletes.flatMap(({ id, level }) => {
    const inWords = suggestedLevelInWords({ level }, podiums.get(id) ?? [], termsOf(tournament));
    return inWords === null ? [] : [{ athleteId: id, inWords }];
  });
}
