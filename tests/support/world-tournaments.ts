import { randomUUID } from "node:crypto";
import { day } from "./federation-story";
import type { TestApi } from "./api";
import { nextNumber } from "./story";

type Owner = { arenaId: string } | { federationId: string };

/** All optional fields of a tournament, so that none is null only because it was not set. */
const filled = {
  kind: "SUPER8",
  category: "Fun",
  description: "Descrição",
  venue: "Local",
  directorName: "Diretora",
  sanctionTier: "G250",
  protestHours: 24,
  startDate: day("2026-11-07"),
  endDate: day("2026-11-08"),
  feeInCents: 4500,
  maxParticipants: 8,
  minPairs: 2,
  registrationStartsOn: day("2026-10-01"),
  registrationEndsOn: day("2026-11-01"),
} as const;

const place = (index: number) => ({ side: index < 2 ? 1 : 2, place: (index % 2) + 1 });

export interface PlayedTournament {
  tournament: string;
  category: string;
  enrolment: string;
  match: string;
}

/**
 * A Super 8 with a match that was won on a tie-break, and an unplayed match unless the tournament is finished.
 * @param athleteIds at least five: the first wins, the fifth rests.
 */
export async function createPlayedTournament(
  api: TestApi,
  owner: Owner,
  athleteIds: readonly string[],
  { courtId = null as string | null, over = true } = {},
): Promise<PlayedTournament> {
  const playing = athleteIds.slice(0, 4);
  const players = playing.map((athleteId, index) => ({ athleteId, ...place(index) }));
  const categoryId = randomUUID();
  const { id, enrolments, matches } = await api.db.tournament.create({
    data: {
      ...filled,
      ...owner,
      name: `Torneio ${nextNumber()}`,
      status: over ? "FINISHED" : "IN_PROGRESS",
      startedAt: day("2026-11-07"),
      finishedAt: over ? day("2026-11-08") : null,
      categories: {
        create: {
          id: categoryId,
          name: "Fun",
          level: "Fun",
          gender: "MIXED",
          minAge: 12,
          maxAge: 60,
          earlyFeeInCents: 0,
          drawFormat: "SUPER_N",
          settledAt: over ? day("2026-11-08") : null,
          draw: {
            create: {
              format: "SUPER_N",
              qualifiersPerGroup: 2,
              thirdPlace: false,
              consolation: false,
              lettersByResult: false,
              lotsSeed: "semente",
              drawnAt: day("2026-11-07"),
            },
          },
        },
      },
      enrolments: {
        create: athleteIds.map((athleteId, index) => ({
          athleteId,
          categoryId,
          status: over ? "FINISHED" : "PLAYING",
          enrolledAt: new Date(Date.UTC(2026, 9, 2, 12, index)),
          feeInCents: 4500,
          drawNumber: index + 1,
          tieBreakLot: index + 1,
          finalPosition: over ? index + 1 : null,
        })),
      },
      matches: {
        create: [
          {
            categoryId,
            round: 1,
            order: 1,
            status: "PLAYED",
            outcome: "COMPLETED",
            winnerSide: 1,
            version: 1,
            playedAt: day("2026-11-07"),
            courtId,
            players: { create: players },
            sets: {
              create: { number: 1, gamesSide1: 7, gamesSide2: 6, tieBreakSide1: 7, tieBreakSide2: 5 },
            },
          },
          ...(over ? [] : [{ categoryId, round: 2, order: 1, players: { create: players } }]),
        ],
      },
    },
    select: {
      id: true,
      enrolments: { where: { athleteId: athleteIds[0] ?? "" }, select: { id: true } },
      matches: { where: { round: 1 }, select: { id: true } },
    },
  });
  if (!enrolments[0] || !matches[0]) throw new Error("nobody plays");
  return { tournament: id, category: categoryId, enrolment: enrolments[0].id, match: matches[0].id };
}

/** A tournament open for enrolment, with the first two athletes as a pair. @returns its id and the first enrolment's id. */
export async function createOpenTournament(
  api: TestApi,
  owner: Owner,
  athleteIds: readonly string[],
  openToOtherArenas = false,
): Promise<{ tournament: string; enrolment: string; category: string }> {
  const categoryId = randomUUID();
  const { id, enrolments } = await api.db.tournament.create({
    data: {
      ...filled,
      ...owner,
      name: `Torneio ${nextNumber()}`,
      openToOtherArenas,
      // Athletes with a podium at level Fun get D as suggested level; the category accepts all levels, so nobody is refused.
      podiumMonths: 12,
      podiumMovesUp: true,
      categories: {
        create: {
          id: categoryId,
          name: "Fun",
          level: "Livre",
          gender: "MIXED",
          minAge: 12,
          maxAge: 60,
          drawFormat: "SUPER_N",
        },
      },
      enrolments: { create: athleteIds.map((athleteId) => ({ athleteId, categoryId, feeInCents: 4500 })) },
    },
    select: { id: true, enrolments: { select: { id: true } } },
  });
  const [first, second] = enrolments;
  if (first && second)
    await api.db.pair.create({ data: { tournamentId: id, firstId: first.id, secondId: second.id } });
  return { tournament: id, enrolment: first?.id ?? "", category: categoryId };
}

/**
 * A tournament with a public page: a pair is enrolled and in a drawn match, and an athlete is on the waiting list.
 * @returns the ids of the tournament, the pair's first enrolment, the waiting enrolment, and the match.
 */
export async function createPublishedTournament(
  api: TestApi,
  owner: Owner,
  pair: readonly string[],
  waiting: string,
  courtId: string,
): Promise<{ tournament: string; enrolment: string; waiting: string; match: string }> {
  const { id, categories } = await api.db.tournament.create({
    data: {
      ...filled,
      ...owner,
      name: `Torneio ${nextNumber()}`,
      isPublic: true,
      revision: 1,
      categories: {
        create: {
          name: "Fun",
          level: "Fun",
          gender: "MIXED",
          minAge: 12,
          maxAge: 60,
          maxParticipants: 8,
          earlyFeeInCents: 0,
        },
      },
    },
    select: { id: true, categories: { select: { id: true } } },
  });
  const categoryId = categories[0]?.id ?? null;
  const enrol = (athleteId: string, status: "ENROLLED" | "WAITLISTED") =>
    api.db.enrolment.create({
      data: { tournamentId: id, categoryId, athleteId, status, feeInCents: 4500 },
      select: { id: true },
    });
  const [first, second] = [await enrol(pair[0] ?? "", "ENROLLED"), await enrol(pair[1] ?? "", "ENROLLED")];
  const { id: pair1Id } = await api.db.pair.create({
    data: { tournamentId: id, categoryId, firstId: first.id, secondId: second.id, seed: 1 },
  });
  const { id: match } = await api.db.match.create({
    data: {
      tournamentId: id,
      categoryId,
      stage: "GROUP",
      group: 0,
      number: 1,
      revision: 1,
      round: 1,
      order: 1,
      status: "IN_PROGRESS",
      pair1Id,
      source1: "G:0.1",
      source2: "W:12",
      scheduledFor: day("2026-11-07"),
      startedAt: day("2026-11-07"),
      notes: "Observação",
      players: { create: pair.map((athleteId, index) => ({ athleteId, side: 1, place: index + 1 })) },
      sets: { create: { number: 1, gamesSide1: 6, gamesSide2: 6, tieBreakSide1: 3, tieBreakSide2: 5 } },
    },
  });
  // Scheduled far in the past.
  await api.db.match.create({
    data: {
      tournamentId: id,
      categoryId,
      stage: "MAIN",
      number: 2,
      revision: 1,
      round: 1,
      order: 1,
      source1: "G:0.1",
      source2: "G:0.2",
      courtId,
      scheduledFor: day("2026-11-07"),
    },
  });
  return { tournament: id, enrolment: first.id, waiting: (await enrol(waiting, "WAITLISTED")).id, match };
}

/** Drafts of an arena and of a federation, otherwise set up to be public. */
export async function createDrafts(
  api: TestApi,
  arena: Owner,
  federation: Owner,
): Promise<{ draft: string; draftChampionship: string }> {
  const [draft = "", draftChampionship = ""] = await Promise.all(
    [arena, federation].map(async (owner) => {
      const { id } = await api.db.tournament.create({
        data: {
          ...filled,
          ...owner,
          name: `Rascunho ${nextNumber()}`,
          startDate: day("2099-11-07"),
          endDate: day("2099-11-08"),
          isPublic: true,
          openToOtherArenas: true,
          publishedAt: null,
          categories: { create: { name: "Fun", level: "Fun", gender: "MIXED" } },
        },
        select: { id: true },
      });
      return id;
    }),
  );
  return { draft, draftChampionship };
}
