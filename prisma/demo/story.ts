import { apiKeyRows } from "./api-keys";
import { arenaCoverRows, arenaLogoRows, arenaManagerRows, arenaRows, courtRows } from "./arenas";
import { arenaRankingRow, arenaRankingStory } from "./arena-ranking";
import { arenaAthleteRows, demoAthletes } from "./athletes";
import { bankRows } from "./bank";
import { demoCalendar } from "./calendar";
import { championshipRows } from "./championships";
import { bookingCharges, chargeRows, entriesOf } from "./charges";
import { monthlyPlanRows } from "./monthly-plans";
import { classCreditRows } from "./class-credits";
import { classRows } from "./class-sessions";
import { commissionRows } from "./commissions";
import { contractRows } from "./contracts";
import { courtOccupancyRows } from "./court-occupancies";
import { affiliationRows, certificationCheckRows, federationMemberRows, federationRows } from "./federation";
import { guardianshipRows } from "./guardianships";
import { joinRequestRows } from "./join-requests";
import { announcementNoticeRows, announcementRows } from "./announcements";
import { noticeRows } from "./notices";
import { mainInternals } from "./main-internals";
import { mainSuper8s } from "./main-super8s";
import { userRoleRows, userRows } from "./people";
import { publishedRankingRows, rankingRows } from "./rankings";
import { secondArenaEvents } from "./second-arena-events";
import { arenaTermRows, dayUseRows, rentalRows } from "./rentals";
import {
  certificationRows,
  teacherArenaRows,
  teacherRows,
  teachingHoursRows,
  teachingInvitationRows,
} from "./teachers";
import { joinRows } from "./tournament-rows";

/**
 * All rows of the demo data, in an order that satisfies foreign keys.
 * @param now the current time: today's Super 8 is half played.
 */
export function demoStory({ now, passwordHash }: { now: Date; passwordHash: string }) {
  const calendar = demoCalendar(now);
  const athletes = demoAthletes(calendar);
  const events = joinRows(
    [mainSuper8s, mainInternals, secondArenaEvents, championshipRows].map((tell) => tell(calendar, athletes)),
  );
  const matchOccupancies = courtOccupancyRows(events.matches);
  const { classOccupancies, ...classes } = classRows(calendar, athletes, matchOccupancies);
  const { rentalOccupancies, ...rentals } = rentalRows(calendar, [...matchOccupancies, ...classOccupancies]);
  const dayUses = dayUseRows(calendar);
  const charges = [
    ...chargeRows(calendar, athletes, events),
    ...bookingCharges(calendar, rentals.courtBookings, dayUses),
  ];
  const published = publishedRankingRows(calendar, events.rankingResults);
  const ownRanking = arenaRankingStory(calendar, athletes);
  const joinRequests = joinRequestRows(calendar, athletes);
  return {
    users: userRows(calendar, passwordHash),
    userRoles: userRoleRows(calendar),
    federations: federationRows(calendar),
    federationMembers: federationMemberRows(calendar),
    affiliations: affiliationRows(calendar),
    arenas: arenaRows(calendar),
    arenaManagers: arenaManagerRows(calendar),
    arenaLogos: arenaLogoRows(calendar),
    arenaCovers: arenaCoverRows(calendar),
    courts: courtRows(),
    athletes: athletes.map(({ row }) => row),
    arenaAthletes: arenaAthleteRows(calendar, athletes),
    joinRequests,
    guardianships: guardianshipRows(calendar, athletes),
    announcements: announcementRows(calendar, arenaAthleteRows(calendar, athletes), athletes),
    notices: [...noticeRows(joinRequests, athletes), ...announcementNoticeRows(calendar)],
    teachers: teacherRows(calendar),
    teacherArenas: teacherArenaRows(),
    teachingHours: teachingHoursRows(),
    teachingInvitations: teachingInvitationRows(calendar),
    certifications: certificationRows(calendar),
    certificationChecks: certificationCheckRows(calendar),
    ...classes,
    ...rentals,
    dayUses,
    ...arenaTermRows(calendar),
    ...classCreditRows(calendar),
    ...events,
    enrolments: events.enrolments.map(({ paidAt: _paidAt, ...row }) => row),
    courtOccupancies: [...matchOccupancies, ...classOccupancies, ...rentalOccupancies],
    rankings: [...rankingRows(calendar), arenaRankingRow(calendar)],
    rankingResults: [...published.rankingResults, ...ownRanking.rankingResults],
    rankingVersions: [...published.rankingVersions, ...ownRanking.rankingVersions],
    rankingPositions: [...published.rankingPositions, ...ownRanking.rankingPositions],
    apiKeys: apiKeyRows(calendar),
    contracts: contractRows(calendar),
    ...commissionRows(calendar, classes),
    charges,
    ...bankRows(calendar, athletes, { charges, ledgerEntries: charges.flatMap(entriesOf) }),
    ...monthlyPlanRows(calendar, athletes),
  };
}
