import { randomUUID } from "node:crypto";
import type { Person } from "./story";

/** The rows of a side that can be queried, and their types. */
export const rowTypes = {
  arena: "Arena",
  // The side's minor.
  arenaAthlete: "ArenaAthlete",
  joinRequest: "JoinRequest",
  // To the side's athlete, about a record of the arena.
  mergeRequest: "MergeRequest",
  // Of two records of the arena.
  recordMerge: "RecordMerge",
  mergeable: "ArenaAthlete",
  // Seems to be the same person.
  mergeKept: "ArenaAthlete",
  // Of the side's teacher; and an invitation to the side's athlete, whom the arena has under another name.
  // The arena has invited the side's athlete to be a minor's guardian.
  guardianship: "Guardianship",
  // The side's athlete is the guardian of another minor.
  guardianBond: "Guardianship",
  teacherArena: "TeacherArena",
  certification: "Certification",
  teachingInvitation: "TeachingInvitation",
  // Today, of the side's teacher, with its athlete in it.
  classSession: "ClassSession",
  // Of the side's teacher about its athlete: with a pending level suggestion; and shown to the athlete, with a refused one.
  progressNote: "ProgressNote",
  shownNote: "ProgressNote",
  // Cancelled by the arena, and one this Monday.
  rental: "CourtRental",
  dayUse: "DayUse",
  cancelledDayUse: "DayUse",
  // The athlete's charges: paid, overdue and cancelled.
  charge: "Charge",
  openCharge: "Charge",
  cancelledCharge: "Charge",
  // Bank lines of the arena: an open one that resembles the athlete's charge, and one that paid a charge.
  bankLine: "BankLine",
  settledLine: "BankLine",
  // The athlete's monthly plans: active and ended.
  monthlyPlan: "MonthlyPlan",
  endedPlan: "MonthlyPlan",
  // A class plan of the arena.
  classPlan: "ClassPlan",
  // A rules preset of the arena.
  rulesPreset: "RulesPreset",
  commission: "CommissionStatement",
  paidCommission: "CommissionStatement",
  arenaManager: "ArenaManager",
  court: "Court",
  federation: "Federation",
  member: "FederationMember",
  managementInvitation: "ManagementInvitation",
  // Of the side's arena and federation: active and ended.
  affiliation: "Affiliation",
  pastAffiliation: "Affiliation",
  suspendedArena: "Arena",
  // The contracts of the side's arena and federation.
  contract: "Contract",
  federationContract: "Contract",
  partnerKey: "ApiKey",
  revokedKey: "ApiKey",
  user: "User",
  session: "UserSession",
  // To the side's manager.
  notice: "Notice",
  pushDevice: "PushDevice",
  // Of the side's federation.
  announcement: "Announcement",
  athlete: "Athlete",
  listedAthlete: "Athlete",
  unlistedAthlete: "Athlete",
  // A record of the arena with the address of the side's teacher, who has not confirmed it.
  claimedRecord: "Athlete",
  minor: "Athlete",
  finished: "Tournament",
  drawn: "Tournament",
  open: "Tournament",
  guests: "Tournament",
  published: "Tournament",
  // Set up to be visible to others, except that it is not published.
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
  // A tournament open for enrolment, with an enrolment of every kind.
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
  // A federation that was never activated, with its rows.
  waitingFederation: "Federation",
  // A federation that was active before.
  inactiveFederation: "Federation",
  waitingRanking: "Ranking",
  waitingPosition: "RankingPosition",
  waitingChampionship: "Tournament",
} as const;
export type RowName = keyof typeof rowTypes;
export type Rows = Record<RowName, string>;

/** An arena, its federation, their people and all their rows; none of them refers to the other side. */
export interface Side {
  mark: string;
  rows: Rows;
  manager: Person;
  president: Person;
  teacher: Person & { teacherId: string };
  athlete: Person;
  partnerToken: string;
}

/** The key in the public address of a side's arena. */
export const pageKeyOf = (mark: string): string => `lado-${mark.toLowerCase()}`;

/** The token of the link that confirms a new address of a side's manager. */
export const confirmationToken = (mark: string): string => `confirmacao-${mark}`;

/** Rows that do not exist. */
export const nothing = (): Rows =>
  Object.fromEntries(Object.keys(rowTypes).map((name) => [name, randomUUID()])) as Rows;
