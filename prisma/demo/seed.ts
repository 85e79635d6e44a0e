import type { PrismaClient } from "../generated/client/client";
import { demoStory } from "./story";

/**
 * Writes the demo data into an empty database, all of it or nothing.
 * @param options.passwordHash of the password that every demo user has.
 */
export async function seedDemoData(
  db: PrismaClient,
  options: { now: Date; passwordHash: string },
): Promise<void> {
  const story = demoStory(options);
  await db.$transaction([
    db.user.createMany({ data: story.users }),
    db.userRole.createMany({ data: story.userRoles }),
    db.federation.createMany({ data: story.federations }),
    db.federationMember.createMany({ data: story.federationMembers }),
    db.arena.createMany({ data: story.arenas }),
    db.court.createMany({ data: story.courts }),
    db.athlete.createMany({ data: story.athletes }),
    db.arenaAthlete.createMany({ data: story.arenaAthletes }),
    db.teacher.createMany({ data: story.teachers }),
    db.teacherArena.createMany({ data: story.teacherArenas }),
    db.certification.createMany({ data: story.certifications }),
    db.weeklyClass.createMany({ data: story.weeklyClasses }),
    db.ranking.createMany({ data: story.rankings }),
    db.tournament.createMany({ data: story.tournaments }),
    db.tournamentCategory.createMany({ data: story.categories }),
    db.enrolment.createMany({ data: story.enrolments }),
    db.pair.createMany({ data: story.pairs }),
    db.draw.createMany({ data: story.draws }),
    db.drawEntry.createMany({ data: story.drawEntries }),
    db.match.createMany({ data: story.matches }),
    db.courtOccupancy.createMany({ data: story.courtOccupancies }),
    db.matchPlayer.createMany({ data: story.matchPlayers }),
    db.matchSet.createMany({ data: story.matchSets }),
    db.rankingResult.createMany({ data: story.rankingResults }),
    db.rankingPosition.createMany({ data: story.rankingPositions }),
    db.charge.createMany({ data: story.charges }),
    db.ledgerEntry.createMany({ data: story.ledgerEntries }),
    db.apiKey.createMany({ data: story.apiKeys }),
  ]);
}
