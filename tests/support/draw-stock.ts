import type { TestApi } from "./api";
import { createRanking } from "./federation-story";
import { createPairTournament, drawStory, previewedDraw } from "./pair-story";
import { createSuperN, type SuperNStory } from "./super-n-story";

/** Categories for mutations on draws: undrawn pairs, drawn pairs, and a Super N before its first match. */
export async function createDrawStock(
  api: TestApi,
  arenaId: string,
  owner: { arenaId: string } | { federationId: string },
) {
  const more = { tournament: { arenaId: null, ...owner } };
  const undrawn = await createPairTournament(api, { id: arenaId }, 4, more);
  const spare = await api.db.tournamentCategory.create({
    data: { tournamentId: undrawn.id, name: "Outra", level: "C", gender: "MIXED" },
  });
  const drawnPairs = await createPairTournament(api, { id: arenaId }, 4, more);
  await drawStory(api, drawnPairs);
  const leaving = await api.db.pair.findUniqueOrThrow({ where: { id: drawnPairs.pairIds[0] ?? "" } });
  const seeded = await api.db.pair.findUniqueOrThrow({
    where: { id: undrawn.pairIds[0] ?? "" },
    include: { first: true },
  });
  const { athleteId } = seeded.first;
  const superN = await createSuperN(api, arenaId, 4, more);
  const numbered = await drawByHand(api, superN);
  const ranking = await createRanking(api, owner, { "2026-11-01": [{ athleteId, position: 1, points: 10 }] });
  return {
    undrawnCategory: undrawn.categoryId,
    undrawnPairs: firstTwo(undrawn.pairIds),
    spareCategory: spare.id,
    previewed: await previewedDraw(api, undrawn),
    drawnCategory: drawnPairs.categoryId,
    drawnPairs: firstTwo(drawnPairs.pairIds),
    drawnEnrolment: leaving.firstId,
    unplayedSuperN: superN.categoryId,
    unplayedNumbers: firstTwo(numbered),
    ranking,
  };
}

/** A draw without matches. @returns the enrolments by their number. */
async function drawByHand(api: TestApi, { categoryId }: SuperNStory): Promise<string[]> {
  await api.db.draw.create({
    data: {
      categoryId,
      format: "SUPER_N",
      qualifiersPerGroup: 2,
      thirdPlace: false,
      consolation: false,
      lettersByResult: false,
      lotsSeed: "0".repeat(32),
      drawnAt: new Date("2026-11-20T12:00:00Z"),
    },
  });
  const enrolments = await api.db.enrolment.findMany({ where: { categoryId }, orderBy: { id: "asc" } });
  for (const [index, { id }] of enrolments.entries())
    await api.db.enrolment.update({
      where: { id },
      data: { drawNumber: index + 1, tieBreakLot: index + 1, status: "PLAYING" },
    });
  return enrolments.map(({ id }) => id);
}

const firstTwo = ([first = "", second = ""]: readonly string[]): [string, string] => [first, second];
