import type { PrismaClient } from "../generated/client/client";
import { platformRow } from "./platform";
import { demoStory } from "./story";

/** For a machine that has much else to do: Prisma would give up after five seconds. */
const slowestMs = 120_000;

/**
 * Writes the demo data into an empty database, all of it or nothing.
 * @param options.passwordHash of the password that every demo user has.
 */
export async function seedDemoData(
  db: PrismaClient,
  options: { now: Date; passwordHash: string },
): Promise<void> {
  const story = demoStory(options);
  await db.$transaction(
    async (tx) => {
      await tx.platformSettings.updateMany({ data: platformRow });
      await tx.user.createMany({ data: story.users });
      await tx.userRole.createMany({ data: story.userRoles });
      await tx.federation.createMany({ data: story.federations });
      await tx.federationMember.createMany({ data: story.federationMembers });
      await tx.arena.createMany({ data: story.arenas });
      await tx.affiliation.createMany({ data: story.affiliations });
      await tx.court.createMany({ data: story.courts });
      await tx.athlete.createMany({ data: story.athletes });
      await tx.arenaAthlete.createMany({ data: story.arenaAthletes });
      await tx.joinRequest.createMany({ data: story.joinRequests });
      await tx.teacher.createMany({ data: story.teachers });
      await tx.teacherArena.createMany({ data: story.teacherArenas });
      await tx.certification.createMany({ data: story.certifications });
      await tx.weeklyClass.createMany({ data: story.weeklyClasses });
      await tx.ranking.createMany({ data: story.rankings });
      await tx.tournament.createMany({ data: story.tournaments });
      await tx.tournamentCategory.createMany({ data: story.categories });
      await tx.enrolment.createMany({ data: story.enrolments });
      await tx.pair.createMany({ data: story.pairs });
      await tx.draw.createMany({ data: story.draws });
      await tx.drawEntry.createMany({ data: story.drawEntries });
      await tx.match.createMany({ data: story.matches });
      await tx.courtOccupancy.createMany({ data: story.courtOccupancies });
      await tx.matchPlayer.createMany({ data: story.matchPlayers });
      await tx.matchSet.createMany({ data: story.matchSets });
      await tx.rankingResult.createMany({ data: story.rankingResults });
      await tx.rankingPosition.createMany({ data: story.rankingPositions });
      await tx.charge.createMany({ data: story.charges });
      await tx.ledgerEntry.createMany({ data: story.ledgerEntries });
      await tx.apiKey.createMany({ data: story.apiKeys });
      await tx.contract.createMany({ data: story.contracts });
    },
    { timeout: slowestMs },
  );
}
