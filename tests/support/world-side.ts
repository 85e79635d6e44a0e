import { randomUUID } from "node:crypto";
import type { Person } from "./story";

/** Which rows of a side can be asked for, and the type each answers with. */
export const rowTypes = {
  arena: "Arena",
  // Of the side's minor.
  arenaAthlete: "ArenaAthlete",
  joinRequest: "JoinRequest",
  // To the side's athlete, about somebody of the arena's list.
  mergeRequest: "MergeRequest",
  // Of two of the arena's list.
  recordMerge: "RecordMerge",
  mergeable: "ArenaAthlete",
  // Seems to be the same person.
  mergeKept: "ArenaAthlete",
  // Of the side's teacher; and one to the side's athlete, whom the arena has on its list under another name.
  // The arena asks the side's athlete whether they answer for a minor.
  guardianship: "Guardianship",
  // They answer for another one.
  guardianBond: "Guardianship",
  teacherArena: "TeacherArena",
  certification: "Certification",
  teachingInvitation: "TeachingInvitation",
  // Today, of the side's teacher, with its athlete in it.
  classSession: "ClassSession",
  // Of the side's teacher about its athlete, with a level that waits; and one that the athlete reads, whose level was refused.
  progressNote: "ProgressNote",
  shownNote: "ProgressNote",
  // That the arena has cancelled, and one on this Monday.
  rental: "CourtRental",
  dayUse: "DayUse",
  cancelledDayUse: "DayUse",
  // What the athlete has paid, owes, late, and owes no more.
  charge: "Charge",
  openCharge: "Charge",
  cancelledCharge: "Charge",
  // What came into the arena's account: it waits, and is like what the athlete owes; it has paid what they paid.
  bankLine: "BankLine",
  settledLine: "BankLine",
  // Which the athlete pays every month, and paid.
  monthlyPlan: "MonthlyPlan",
  endedPlan: "MonthlyPlan",
  // Which the arena sells.
  classPlan: "ClassPlan",
  // The rules of a tournament that the arena has kept.
  rulesPreset: "RulesPreset",
  commission: "CommissionStatement",
  paidCommission: "CommissionStatement",
  arenaManager: "ArenaManager",
  court: "Court",
  federation: "Federation",
  member: "FederationMember",
  managementInvitation: "ManagementInvitation",
  // Of the side's arena and federation, and one that is over.
  affiliation: "Affiliation",
  pastAffiliation: "Affiliation",
  suspendedArena: "Arena",
  // With the side's arena and its federation.
  contract: "Contract",
  federationContract: "Contract",
  partnerKey: "ApiKey",
  revokedKey: "ApiKey",
  user: "User",
  session: "UserSession",
  // To the side's manager.
  notice: "Notice",
  // Of the side's federation.
  announcement: "Announcement",
  athlete: "Athlete",
  listedAthlete: "Athlete",
  unlistedAthlete: "Athlete",
  // Of the arena's list, under the address of the side's teacher, who has not said whether it is theirs.
  claimedRecord: "Athlete",
  minor: "Athlete",
  finished: "Tournament",
  drawn: "Tournament",
  open: "Tournament",
  guests: "Tournament",
  published: "Tournament",
  // With everything but its being published that would show it to others.
  draft: "Tournament",
  draftChampionship: "Tournament",
  championship: "Tournament",
  enrolment: "Enrolment",
  openEnrolment: "Enrolment",
  publishedEnrolment: "Enrolment",
  waitlistedEnrolment: "Enrolment",
  championshipEnrolment: "Enrolment",
  match: "Match",
  championshipMatch: "Match",
  publishedMatch: "Match",
  // A tournament that takes enrolments, with one of every kind.
  book: "Tournament",
  bookCategory: "TournamentCategory",
  owed: "Enrolment",
  paid: "Enrolment",
  inviting: "Enrolment",
  invitation: "PairInvitation",
  inLine: "Enrolment",
  seeking: "Enrolment",
  cancelled: "Enrolment",
  pairEvent: "Tournament",
  category: "TournamentCategory",
  pair: "Pair",
  undrawn: "TournamentCategory",
  undrawnKnockout: "TournamentCategory",
  tooFew: "TournamentCategory",
  cancelledCategory: "TournamentCategory",
  undrawnSuperN: "TournamentCategory",
  pairMatch: "Match",
  semifinal: "Match",
  final: "Match",
  scoreLink: "MatchScoreLink",
  referee: "TournamentReferee",
  ranking: "Ranking",
  stoppedRanking: "Ranking",
  arenaRanking: "Ranking",
  position: "RankingPosition",
  stoppedPosition: "RankingPosition",
  arenaPosition: "RankingPosition",
  // What a federation that no admin has activated has prepared.
  waitingFederation: "Federation",
  // One that was active once.
  inactiveFederation: "Federation",
  waitingRanking: "Ranking",
  waitingPosition: "RankingPosition",
  waitingChampionship: "Tournament",
} as const;
export type RowName = keyof typeof rowTypes;
export type Rows = Record<RowName, string>;

/** An arena, the federation it belongs to, their people, and everything they have; nothing of it leads to the other side. */
export interface Side {
  mark: string;
  rows: Rows;
  manager: Person;
  president: Person;
  teacher: Person & { teacherId: string };
  athlete: Person;
  partnerToken: string;
}

/** At which address a side's arena is seen by everybody. */
export const pageKeyOf = (mark: string): string => `lado-${mark.toLowerCase()}`;

/** The token of the link that gives a side's manager another address. */
export const confirmationToken = (mark: string): string => `confirmacao-${mark}`;

/** Rows that do not exist. */
export const nothing = (): Rows =>
  Object.fromEntries(Object.keys(rowTypes).map((name) => [name, randomUUID()])) as Rows;
