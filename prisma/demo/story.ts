import { apiKeyRows } from "./api-keys";
import { arenaRows, courtRows } from "./arenas";
import { arenaAthleteRows, demoAthletes } from "./athletes";
import { demoCalendar } from "./calendar";
import { championshipRows } from "./championships";
import { chargeRows, entriesOf } from "./charges";
import { weeklyClassRows } from "./classes";
import { contractRows } from "./contracts";
import { courtOccupancyRows } from "./court-occupancies";
import { affiliationRows, federationMemberRows, federationRows } from "./federation";
import { joinRequestRows } from "./join-requests";
import { mainInternals } from "./main-internals";
import { mainSuper8s } from "./main-super8s";
import { userRoleRows, userRows } from "./people";
import { rankingPositionRows, rankingRows } from "./rankings";
import { secondArenaEvents } from "./second-arena-events";
import { certificationRows, teacherArenaRows, teacherRows } from "./teachers";
import { joinRows } from "./tournament-rows";

/**
 * Everything the demo data tells, as rows, in the order in which they can be written.
 * @param now the moment it is told at: today's Super 8 is half played then.
 */
export function demoStory({ now, passwordHash }: { now: Date; passwordHash: string }) {
  const calendar = demoCalendar(now);
  const athletes = demoAthletes(calendar);
  const events = joinRows(
    [mainSuper8s, mainInternals, secondArenaEvents, championshipRows].map((tell) => tell(calendar, athletes)),
  );
  const charges = chargeRows(calendar, athletes, events);
  return {
    users: userRows(calendar, passwordHash),
    userRoles: userRoleRows(calendar),
    federations: federationRows(calendar),
    federationMembers: federationMemberRows(calendar),
    affiliations: affiliationRows(calendar),
    arenas: arenaRows(calendar),
    courts: courtRows(),
    athletes: athletes.map(({ row }) => row),
    arenaAthletes: arenaAthleteRows(calendar, athletes),
    joinRequests: joinRequestRows(calendar, athletes),
    teachers: teacherRows(calendar),
    teacherArenas: teacherArenaRows(),
    certifications: certificationRows(calendar),
    weeklyClasses: weeklyClassRows(),
    ...events,
    enrolments: events.enrolments.map(({ paidAt: _paidAt, ...row }) => row),
    courtOccupancies: courtOccupancyRows(events.matches),
    rankings: rankingRows(calendar),
    rankingPositions: rankingPositionRows(calendar, events.rankingResults),
    apiKeys: apiKeyRows(calendar),
    contracts: contractRows(calendar),
    charges,
    ledgerEntries: charges.flatMap(entriesOf),
  };
}
