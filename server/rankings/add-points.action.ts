import { randomUUID } from "node:crypto";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { pointsFor } from "../sport/ranking/ranking-points.rules";
import { affiliatedAthletes, athletesOfRanking } from "./athletes-of-ranking.access";
import { enterFacts } from "./enter-facts.step";
import { publishCorrections } from "./publish-corrections.step";
import { noAthlete, notOn, rankingPointsSchema } from "./ranking-input.rules";
import { lockRanking } from "./write-version.step";

/**
 * Gives points by hand: of an event elsewhere, of a protest. They count from the next list on; what was forgotten, also in those
 * that are out, which get a new version.
 * @param typed.key of this act: the same twice is a double click.
 * @returns the ids of the new versions. @throws InvalidInput, RuleViolation
 */
export function addRankingPoints(
  ctx: ActionContext,
  rankingId: string,
  { key, ...typed }: { key: string } & object,
): Promise<string[]> {
  const { athleteKey, date, tier, level, points, reason, eventName, correctsPublished } = parseInput(
    rankingPointsSchema,
    typed,
  );
  const wrong = notOn(date, dayAt(ctx.now, brasiliaTime));
  if (wrong !== null) throw new InvalidInput([{ path: ["date"], message: wrong }]);
  return inTransaction(ctx.db, async (tx) => {
    await lockRanking(tx, rankingId);
    const ranking = await tx.ranking.findUniqueOrThrow({ where: { id: rankingId } });
    if (!ranking.active)
      throw new RuleViolation(
        "RANKING_STOPPED",
        "Este ranking está encerrado. Reabra antes de lançar pontos.",
      );
    if ((await tx.rankingResult.count({ where: { rankingId, entryKey: key } })) > 0) return [];
    const athlete = await tx.athlete.count({
      where: { AND: [{ id: athleteKey }, athletesOfRanking(ranking)] },
    });
    if (athlete === 0) throw new InvalidInput([{ path: ["athleteKey"], message: noAthlete }]);
    const affiliated = await affiliatedAthletes(tx, ranking, [athleteKey]);
    const entered = await enterFacts(tx, {
      replacing: [],
      facts: [
        {
          rankingId,
          entryKey: key,
          eventName,
          athleteId: athleteKey,
          tier: tier ?? null,
          level: level ?? null,
          points: tier && level ? pointsFor(tier, level, ranking.shares) : (points ?? 0),
          date: dayToDatabase(date),
          affiliated: affiliated.has(athleteKey),
          reason,
          correction: correctsPublished ? randomUUID() : null,
          enteredById: ctx.viewer?.userId ?? null,
        },
      ],
    });
    if (!correctsPublished) return [];
    return publishCorrections(tx, { rankingId, entered, reason, byId: ctx.viewer?.userId ?? null });
  });
}
