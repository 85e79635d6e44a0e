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
      await tx.arenaManager.createMany({ data: story.arenaManagers });
      await tx.arenaLogo.createMany({ data: story.arenaLogos });
      await tx.arenaCover.createMany({ data: story.arenaCovers });
      await tx.affiliation.createMany({ data: story.affiliations });
      await tx.court.createMany({ data: story.courts });
      await tx.priceLine.createMany({ data: story.priceLines });
      await tx.specialDay.createMany({ data: story.specialDays });
      await tx.dayUse.createMany({ data: story.dayUses });
      await tx.athlete.createMany({ data: story.athletes });
      await tx.arenaAthlete.createMany({ data: story.arenaAthletes });
      await tx.joinRequest.createMany({ data: story.joinRequests });
      await tx.guardianship.createMany({ data: story.guardianships });
      await tx.announcement.createMany({ data: story.announcements });
      await tx.notice.createMany({ data: story.notices });
      await tx.teacher.createMany({ data: story.teachers });
      await tx.teacherArena.createMany({ data: story.teacherArenas });
      await tx.teachingHours.createMany({ data: story.teachingHours });
      await tx.teachingInvitation.createMany({ data: story.teachingInvitations });
      await tx.certification.createMany({ data: story.certifications });
      await tx.certificationCheck.createMany({ data: story.certificationChecks });
      await tx.weeklyClass.createMany({ data: story.weeklyClasses });
      await tx.classStudent.createMany({ data: story.classStudents });
      await tx.classSession.createMany({ data: story.classSessions });
      await tx.sessionStudent.createMany({ data: story.sessionStudents });
      await tx.classCredit.createMany({ data: story.classCredits });
      await tx.creditEntry.createMany({ data: story.creditEntries });
      await tx.ranking.createMany({ data: story.rankings });
      await tx.tournament.createMany({ data: story.tournaments });
      await tx.tournamentCategory.createMany({ data: story.categories });
      await tx.enrolment.createMany({ data: story.enrolments });
      await tx.pair.createMany({ data: story.pairs });
      await tx.draw.createMany({ data: story.draws });
      await tx.drawEntry.createMany({ data: story.drawEntries });
      await tx.match.createMany({ data: story.matches });
      await tx.courtBooking.createMany({ data: story.courtBookings });
      await tx.courtOccupancy.createMany({ data: story.courtOccupancies });
      await tx.matchPlayer.createMany({ data: story.matchPlayers });
      await tx.matchSet.createMany({ data: story.matchSets });
      await tx.rankingResult.createMany({ data: story.rankingResults });
      await tx.rankingVersion.createMany({ data: story.rankingVersions });
      await tx.rankingPosition.createMany({ data: story.rankingPositions });
      await tx.classPlan.createMany({ data: story.classPlans });
      await tx.monthlyPlan.createMany({ data: story.monthlyPlans });
      await tx.monthlyPlanPrice.createMany({ data: story.monthlyPlanPrices });
      await tx.monthlyPlanPause.createMany({ data: story.monthlyPlanPauses });
      await tx.charge.createMany({ data: story.charges });
      await tx.ledgerEntry.createMany({ data: story.ledgerEntries });
      await tx.bankStatement.createMany({ data: story.bankStatements });
      await tx.bankLine.createMany({ data: story.bankLines });
      await tx.apiKey.createMany({ data: story.apiKeys });
      await tx.contract.createMany({ data: story.contracts });
      await tx.commissionAgreement.createMany({ data: story.commissionAgreements });
      await tx.commissionStatement.createMany({ data: story.commissionStatements });
      await tx.commissionLine.createMany({ data: story.commissionLines });
      await tx.commissionAdjustment.createMany({ data: story.commissionAdjustments });
      await tx.commissionEntry.createMany({ data: story.commissionEntries });
    },
    { timeout: slowestMs },
  );
}
