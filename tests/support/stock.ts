import { randomUUID } from "node:crypto";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";

/** Global ids of rows that a mutation works on, and an address it may look for. */
export interface Stock {
  arena: string;
  federation: string;
  /** Takes enrolments, of guests too, and has enough of them to be drawn. */
  open: string;
  openEnrolment: string;
  /** Waits to be published. */
  draft: string;
  /** Under way, with a match still to be played. */
  drawn: string;
  /** Its category, a Super N. */
  drawnSuperN: string;
  /** Of somebody who has not played. */
  restingEnrolment: string;
  match: string;
  /** Called to no court in particular. */
  calledMatch: string;
  /** A match that ended by a W.O., and nothing followed. */
  walkover: string;
  /** A court of the arena that nothing is on, as a key; it has hours for the tournament under way. */
  court: string;
  /** From when on it is blocked once. */
  blockedFrom: string;
  /** Attends the arena and is in no tournament. */
  newcomer: string;
  /** Attends the arena and has a photo. */
  photographed: string;
  newcomerEmail: string;
  /** The newcomer in the arena's list. */
  arenaAthlete: string;
  /** Who has a credit there. */
  creditedArenaAthlete: string;
  /** Two of the arena's list without an account, and what a preview of joining them says. */
  mergeKept: string;
  mergeOther: string;
  mergeKey: string;
  /** Asks the side's athlete, on behalf of the arena. */
  mergeRequest: string;
  /** Of two of the arena's list, done a moment ago. */
  recordMerge: string;
  /** Of the arena's list, under the address of the side's athlete. */
  claimedRecord: string;
  /** Of the match that is still to be played. */
  scoreLink: string;
  /** Of the tournament under way. */
  referee: string;
  coupon: string;
  /** Of somebody who can sign in. */
  accountEmail: string;
  session: string;
  /** To the same person; not read. */
  notice: string;
  key: string;
  /** Nothing hangs on them; the second is suspended. */
  spareArena: string;
  suspendedArena: string;
  /** Of the side's manager, belongs to no federation; and the keys of what could belong together. */
  freeArena: string;
  activeFederationKey: string;
  openArenaKey: string;
  /** Between arenas of the side's manager and the side's federation. */
  proposedToArena: string;
  proposedByArena: string;
  inForce: string;
  /** Manages the side's arena beside who is responsible for it. */
  spareManager: string;
  /** Waits to be activated; nothing hangs on it, and one of the two who work for it. */
  spareFederation: string;
  spareMember: string;
  /** To work for it: somebody's, and the side's athlete's. */
  managementInvitation: string;
  ownManagementInvitation: string;
  /** Somebody with an account and one role, which nothing hangs on; wrong passwords were typed for it. */
  spareUser: string;
  /** With a new arena, until the end of 2098. */
  contract: string;
  /** Waits for the arena's answer. */
  joinRequest: string;
  /** Over, of the side's teacher, its newcomer in it, whose attendance nobody has taken. */
  heldClass: string;
  /** To come on this day, with this student in it and a place. */
  comingClass: string;
  /** With fewer students than its minimum. */
  pendingClass: string;
  comingDay: string;
  comingStudent: string;
  teacher: string;
  /** Of the side's teacher about the newcomer, with a level that waits. */
  progressNote: string;
  /** A court of the arena, as a key; asked for by the newcomer and by the side's athlete; and people who come for a day. */
  rentedCourt: string;
  rental: string;
  ownRental: string;
  dayUse: string;
  /** Asked for by the newcomer, and had by the side's athlete. */
  askedDayUse: string;
  ownDayUse: string;
  /** Which the newcomer pays every month. */
  monthlyPlan: string;
  /** Eight classes, which the arena sells. */
  classPlan: string;
  /** The rules of a tournament that the arena has kept. */
  rulesPreset: string;
  /** What the newcomer owes the arena, late, and has paid it. */
  charge: string;
  paidCharge: string;
  /** The same of the side's athlete, who has an account. */
  ownCharge: string;
  /** What came into the arena's account and waits; a charge that it may pay; and what has paid one. */
  bankLine: string;
  bankCharge: string;
  settledLine: string;
  /** Of teachers without an account, for October 2026: R$ 12,34 each. */
  openCommission: string;
  closedCommission: string;
  /** A class with places, one that the side's athlete is in, and that athlete, who has a credit. */
  openClass: string;
  ownClass: string;
  ownAthlete: string;
  /** Of somebody without an account and without classes; and one of another arena to the side's athlete. */
  teacherArena: string;
  teachingInvitation: string;
  /** Of the side's teacher. */
  certification: string;
  endingCertification: string;
  verifiedCertification: string;
  /** A minor of the arena; one whom the side's athlete is asked about, and one for whom they answer. */
  minor: string;
  guardianInvitation: string;
  guardianship: string;
  /** Of the side's athlete, to another arena. */
  ownJoinRequest: string;
  /** Of pairs, not drawn yet, and two of them. */
  undrawnCategory: string;
  undrawnPairs: [string, string];
  /** Beside the one not drawn yet, in its tournament. */
  spareCategory: string;
  /** What its preview says to send back. */
  previewed: { lotsSeed: string; key: string };
  /** Drawn, nothing played, and two of its pairs. */
  drawnCategory: string;
  drawnPairs: [string, string];
  /** Of one of them. */
  drawnEnrolment: string;
  unplayedSuperN: string;
  unplayedNumbers: [string, string];
  /** In which one of the pairs not drawn yet has points. */
  ranking: string;
  /** Runs, and its last month can be published; the month, what its preview says, and the key of its one result. */
  runningRanking: string;
  rankingMonth: string;
  rankingKey: string;
  rankingResult: string;
  openCategory: string;
  /** Takes enrolments of pairs, two of them in, and others who seek somebody; the side's athlete among these. */
  pairs: string;
  pairsCategory: string;
  secondNewcomer: string;
  secondNewcomerEmail: string;
  thirdNewcomerEmail: string;
  seeker: string;
  secondSeeker: string;
  ownSeeking: string;
  pair: string;
  owing: string;
  paying: string;
  /** Somebody who waits in line with a partner. */
  waiting: string;
  /** To the side's athlete. */
  invitation: string;
  /** By the side's athlete. */
  sentInvitation: string;
  /** Takes enrolments of pairs, and nobody is in. */
  entry: string;
  entryCategory: string;
}

/** The type of each row that a mutation may be given the id of. */
export const stockTypes = {
  arena: "Arena",
  federation: "Federation",
  open: "Tournament",
  draft: "Tournament",
  openEnrolment: "Enrolment",
  drawn: "Tournament",
  drawnSuperN: "TournamentCategory",
  restingEnrolment: "Enrolment",
  match: "Match",
  calledMatch: "Match",
  walkover: "Match",
  newcomer: "Athlete",
  photographed: "Athlete",
  arenaAthlete: "ArenaAthlete",
  creditedArenaAthlete: "ArenaAthlete",
  mergeKept: "ArenaAthlete",
  mergeOther: "ArenaAthlete",
  mergeRequest: "MergeRequest",
  recordMerge: "RecordMerge",
  claimedRecord: "Athlete",
  scoreLink: "MatchScoreLink",
  referee: "TournamentReferee",
  coupon: "TournamentCoupon",
  session: "UserSession",
  notice: "Notice",
  key: "ApiKey",
  freeArena: "Arena",
  proposedToArena: "Affiliation",
  proposedByArena: "Affiliation",
  inForce: "Affiliation",
  spareArena: "Arena",
  spareUser: "User",
  suspendedArena: "Arena",
  spareManager: "ArenaManager",
  spareFederation: "Federation",
  spareMember: "FederationMember",
  managementInvitation: "ManagementInvitation",
  ownManagementInvitation: "ManagementInvitation",
  contract: "Contract",
  joinRequest: "JoinRequest",
  teacherArena: "TeacherArena",
  certification: "Certification",
  endingCertification: "Certification",
  verifiedCertification: "Certification",
  teachingInvitation: "TeachingInvitation",
  minor: "Athlete",
  guardianInvitation: "Guardianship",
  guardianship: "Guardianship",
  heldClass: "ClassSession",
  comingClass: "ClassSession",
  pendingClass: "ClassSession",
  comingStudent: "Athlete",
  openClass: "ClassSession",
  ownClass: "ClassSession",
  ownAthlete: "Athlete",
  progressNote: "ProgressNote",
  ownJoinRequest: "JoinRequest",
  rental: "CourtRental",
  ownRental: "CourtRental",
  dayUse: "DayUse",
  askedDayUse: "DayUse",
  ownDayUse: "DayUse",
  charge: "Charge",
  paidCharge: "Charge",
  ownCharge: "Charge",
  bankLine: "BankLine",
  bankCharge: "Charge",
  settledLine: "BankLine",
  monthlyPlan: "MonthlyPlan",
  classPlan: "ClassPlan",
  rulesPreset: "RulesPreset",
  openCommission: "CommissionStatement",
  closedCommission: "CommissionStatement",
  undrawnCategory: "TournamentCategory",
  undrawnPairs: "Pair",
  spareCategory: "TournamentCategory",
  drawnCategory: "TournamentCategory",
  drawnPairs: "Pair",
  drawnEnrolment: "Enrolment",
  unplayedSuperN: "TournamentCategory",
  unplayedNumbers: "Enrolment",
  ranking: "Ranking",
  runningRanking: "Ranking",
  openCategory: "TournamentCategory",
  pairs: "Tournament",
  pairsCategory: "TournamentCategory",
  secondNewcomer: "Athlete",
  seeker: "Enrolment",
  secondSeeker: "Enrolment",
  ownSeeking: "Enrolment",
  pair: "Pair",
  owing: "Enrolment",
  paying: "Enrolment",
  waiting: "Enrolment",
  invitation: "PairInvitation",
  sentInvitation: "PairInvitation",
  entry: "Tournament",
  entryCategory: "TournamentCategory",
} as const;

const twofold: ReadonlySet<string> = new Set(["undrawnPairs", "drawnPairs", "unplayedNumbers"]);

/** With the ids as the API takes them. */
export const toGlobal = (ids: Stock): Stock => ({
  ...ids,
  ...Object.fromEntries(
    Object.entries(stockTypes).map(([name, type]) => {
      const of = ids[name as keyof typeof stockTypes];
      return [name, Array.isArray(of) ? of.map((id) => encodeGlobalId(type, id)) : encodeGlobalId(type, of)];
    }),
  ),
});

/** From when on the court of a stock is blocked. */
export const blockedFrom = "2098-01-01T00:00:00.000Z";

/** Rows that do not exist. */
export function rowsOfNothing(): Stock {
  const ids = Object.keys(stockTypes).map((name) => [
    name,
    twofold.has(name) ? [randomUUID(), randomUUID()] : randomUUID(),
  ]);
  return {
    ...(Object.fromEntries(ids) as Pick<Stock, keyof typeof stockTypes>),
    court: randomUUID(),
    teacher: randomUUID(),
    rentedCourt: randomUUID(),
    comingDay: "2099-01-01",
    blockedFrom,
    mergeKey: "nenhuma",
    rankingMonth: "2026-01-01",
    rankingKey: "nenhuma",
    rankingResult: randomUUID(),
    activeFederationKey: randomUUID(),
    openArenaKey: "nenhuma",
    newcomerEmail: "ninguem@teste.example",
    accountEmail: "ninguem@teste.example",
    secondNewcomerEmail: "ninguem2@teste.example",
    thirdNewcomerEmail: "ninguem3@teste.example",
    previewed: { lotsSeed: "0".repeat(32), key: "" },
  };
}

/** Ids of nothing. */
export const noStock = (): Stock => toGlobal(rowsOfNothing());

/** The parts of a stock that an input is made of: the others need not be there. */
export function neededBy(toInput: (stock: Stock) => unknown): ReadonlySet<string> {
  const needed = new Set<string>();
  toInput(
    new Proxy(noStock(), {
      get: (stock, name) => {
        needed.add(String(name));
        return Reflect.get(stock, name) as unknown;
      },
    }),
  );
  return needed;
}
