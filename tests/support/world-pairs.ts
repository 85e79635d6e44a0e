import { newToken } from "../../server/identity/token.rules";
import { scoreTokenHash } from "../../server/scoring/score-link.rules";
import { addToCalendar } from "./court-calendar";
import { day } from "./federation-story";
import type { TestApi } from "./api";
import { nextNumber } from "./story";

type Owner = { arenaId: string } | { federationId: string };

export interface PairEvent {
  tournament: string;
  category: string;
  pair: string;
  /** The first match, with all optional fields set. */
  pairMatch: string;
  /** Played: its winner is in the final. */
  semifinal: string;
  /** Between the group winner and the winner of the semifinal. */
  final: string;
}

/**
 * A tournament of three pairs in progress: one group with a played match, a played semifinal, and the final.
 * @param athleteIds six; neighbours form pairs, the first two are seeded.
 */
export async function createPairEvent(
  api: TestApi,
  owner: Owner,
  athleteIds: readonly string[],
  courtId: string | null = null,
  more: object = {},
): Promise<PairEvent> {
  const { db } = api;
  const { id: tournamentId, categories } = await db.tournament.create({
    data: {
      ...owner,
      name: `Interno ${nextNumber()}`,
      kind: "INTERNAL",
      category: "Fun",
      description: "Descrição",
      venue: "Local",
      directorName: "Diretora",
      sanctionTier: "G250",
      protestHours: 24,
      startDate: day("2026-11-07"),
      endDate: day("2026-11-08"),
      status: "IN_PROGRESS",
      startedAt: day("2026-11-07"),
      ...("arenaId" in owner ? { memberDiscountPercent: 10 } : {}),
      coupons: { create: { code: "VERAO", discountInCents: 500 } },
      categories: {
        create: {
          name: "Fun",
          level: "Fun",
          gender: "MIXED",
          minAge: 12,
          maxAge: 60,
          earlyFeeInCents: 0,
          maxParticipants: 16,
          fixedGames: 8,
          settledAt: day("2026-11-08"),
        },
      },
      ...more,
    },
    include: { categories: true },
  });
  const categoryId = categories[0]?.id ?? "";
  const enrolments = await db.enrolment.createManyAndReturn({
    data: athleteIds.slice(0, 6).map((athleteId, index) => ({
      tournamentId,
      categoryId,
      athleteId,
      status: "PLAYING" as const,
      enrolledAt: new Date(Date.UTC(2026, 9, 2, 12, index)),
      feeInCents: 4500,
      finalPosition: index + 1,
      positionReason: "Motivo",
    })),
  });
  const enrolmentOf = new Map(enrolments.map(({ athleteId, id }) => [athleteId, id]));
  const pairs = await db.pair.createManyAndReturn({
    data: [0, 1, 2].map((index) => ({
      tournamentId,
      categoryId,
      firstId: enrolmentOf.get(athleteIds[2 * index] ?? "") ?? "",
      secondId: enrolmentOf.get(athleteIds[2 * index + 1] ?? "") ?? "",
      seed: index + 1,
    })),
  });
  const [first = "", second = "", third = ""] = pairs
    .toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0))
    .map(({ id }) => id);
  await db.draw.create({
    data: {
      categoryId,
      format: "GROUPS_KNOCKOUT",
      qualifiersPerGroup: 2,
      thirdPlace: false,
      consolation: false,
      lettersByResult: false,
      lotsSeed: "semente",
      drawnAt: day("2026-11-07"),
      entries: {
        create: [first, second, third].map((pairId, index) => ({
          pairId,
          seed: index + 1,
          group: 0,
          seat: index + 1,
          lot: index + 1,
        })),
      },
    },
  });
  const players = (side: number, pair: number) =>
    [0, 1].map((place) => ({ side, place: place + 1, athleteId: athleteIds[2 * pair + place] ?? "" }));
  const base = { tournamentId, categoryId, round: 1, order: 1 };
  const { id: pairMatch } = await db.match.create({
    data: {
      ...base,
      number: 1,
      stage: "GROUP",
      group: 0,
      source1: `E:${third}`,
      source2: `E:${second}`,
      pair1Id: third,
      pair2Id: second,
      courtId,
      scheduledFor: day("2026-11-07"),
      startedAt: day("2026-11-07"),
      status: "PLAYED",
      outcome: "COMPLETED",
      winnerSide: 2,
      version: 1,
      playedAt: day("2026-11-07"),
      notes: "Observação",
      players: { create: [...players(1, 2), ...players(2, 1)] },
      // The rest of the tie-break was awarded.
      sets: {
        create: {
          number: 1,
          gamesSide1: 6,
          gamesSide2: 7,
          tieBreakSide1: 5,
          tieBreakSide2: 7,
          playedGamesSide1: 6,
          playedGamesSide2: 6,
          playedTieBreakSide1: 5,
          playedTieBreakSide2: 4,
        },
      },
    },
  });
  const { id: final } = await db.match.create({
    data: {
      ...base,
      number: 2,
      stage: "MAIN",
      source1: "G:0.1",
      source2: "W:3",
      pair1Id: first,
      pair2Id: second,
      players: { create: [...players(1, 0), ...players(2, 1)] },
    },
  });
  const { id: semifinal } = await db.match.create({
    data: {
      ...base,
      number: 3,
      order: 2,
      stage: "MAIN",
      source1: `E:${second}`,
      source2: `E:${third}`,
      pair1Id: second,
      pair2Id: third,
      status: "PLAYED",
      outcome: "WALKOVER",
      winnerSide: 1,
      version: 1,
      playedAt: day("2026-11-07"),
      players: { create: [...players(1, 1), ...players(2, 2)] },
      sets: { create: { number: 1, gamesSide1: 6, gamesSide2: 0 } },
    },
  });
  return { tournament: tournamentId, category: categoryId, pair: first, pairMatch, semifinal, final };
}

interface Surroundings {
  courtId: string;
  userId: string;
  rankingId: string;
  athleteId: string;
}

/** Further rows of a tournament of pairs: an invitation, links, referees, court hours, results. */
export async function fillPairEvent(
  { db }: TestApi,
  { tournament: tournamentId, category: categoryId, pair, pairMatch, final }: PairEvent,
  { courtId, userId, rankingId, athleteId }: Surroundings,
): Promise<{ scoreLink: string; referee: string }> {
  const { firstId: enrolmentId } = await db.pair.findUniqueOrThrow({ where: { id: pair } });
  const hours = { startsAt: new Date("2026-11-07T11:00:00Z"), endsAt: new Date("2026-11-07T21:00:00Z") };
  await db.pairInvitation.create({
    data: {
      enrolmentId,
      invitedName: "Convidada",
      invitedEmail: `convidada${nextNumber()}@teste.example`,
      tokenHash: newToken(),
      status: "ACCEPTED",
      expiresAt: day("2026-11-01"),
    },
  });
  await db.matchResultRecord.create({
    data: {
      matchId: pairMatch,
      version: 1,
      outcome: "COMPLETED",
      winnerSide: 2,
      score: "6x7",
      side1: athleteId,
      side2: athleteId,
      reason: "Motivo",
      recordedById: userId,
      recordedAt: day("2026-11-07"),
    },
  });
  // The match's key is the link's secret, so that policy tables can refer to it.
  const { id: scoreLink } = await db.matchScoreLink.create({
    data: { matchId: final, tokenHash: scoreTokenHash(final), createdById: userId },
  });
  await db.matchScoreLink.create({
    data: {
      matchId: pairMatch,
      tokenHash: scoreTokenHash(newToken()),
      createdById: userId,
      revokedAt: day("2026-11-07"),
    },
  });
  const { id: referee } = await db.tournamentReferee.create({ data: { tournamentId, userId } });
  // Open now, so that a match can be called to it.
  const longAfter = { startsAt: day("2026-11-09"), endsAt: day("2099-01-01") };
  await db.tournamentCourtHours.createMany({
    data: [hours, longAfter].map((open) => ({ tournamentId, courtId, ...open })),
  });
  // Scheduled while the court is rented; the other match is called at its time.
  const planned = {
    scheduledFor: new Date("2026-11-07T12:00:00Z"),
    scheduledUntil: new Date("2026-11-07T12:40:00Z"),
  };
  await db.match.update({ where: { id: final }, data: { courtId, ...planned } });
  await db.match.update({ where: { id: pairMatch }, data: { calledAt: day("2026-11-07") } });
  await db.unavailability.create({ data: { enrolmentId, ...hours } });
  await db.courtBooking.create({ data: { courtId, kind: "RENTAL", label: "Cliente", ...hours } });
  await addToCalendar(db);
  await db.tournamentCategory.update({
    where: { id: categoryId },
    data: { rankingId, rankingTier: "G100" },
  });
  await db.rankingResult.create({
    data: { rankingId, categoryId, athleteId, level: "W", points: 100, date: day("2026-11-08") },
  });
  return { scoreLink, referee };
}
