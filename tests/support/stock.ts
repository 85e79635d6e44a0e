import { randomUUID } from "node:crypto";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";

/** Global ids of rows for mutations, and addresses to look up. */
export interface Stock {
  arena: string;
  federation: string;
  /** Open for enrolment, also for guests, with enough enrolments to be drawn. */
  open: string;
  openEnrolment: string;
  /** Not published yet. */
  draft: string;
  /** In progress, with an unplayed match. */
  drawn: string;
  /** The category of `drawn`, a Super N. */
  drawnSuperN: string;
  /** The enrolment of an athlete who has not played. */
  restingEnrolment: string;
  match: string;
  /** Called, without a court. */
  calledMatch: string;
  /** A match that ended by a W.O., without later matches. */
  walkover: string;
  /** The key of a free court of the arena, with hours for `drawn`. */
  court: string;
  /** The start of a block on that court. */
  blockedFrom: string;
  /** An athlete of the arena without enrolments. */
  newcomer: string;
  /** An athlete of the arena with a photo. */
  photographed: string;
  newcomerEmail: string;
  /** The newcomer's row in the arena's list. */
  arenaAthlete: string;
  /** An athlete with a credit at the arena. */
  creditedArenaAthlete: string;
  /** Two records of the arena without accounts, and the key of their merge preview. */
  mergeKept: string;
  mergeOther: string;
  mergeKey: string;
  /** A request of the arena to the side's athlete. */
  mergeRequest: string;
  /** A recent merge of two records of the arena. */
  recordMerge: string;
  /** A record of the arena with the address of the side's athlete. */
  claimedRecord: string;
  /** A scoring link of the unplayed match. */
  scoreLink: string;
  /** A referee of `drawn`. */
  referee: string;
  coupon: string;
  /** The address of an account that can sign in. */
  accountEmail: string;
  session: string;
  /** An unread notice of the same person. */
  notice: string;
  /** A device that shows the notices of the same person. */
  pushDevice: string;
  key: string;
  /** The key of a scheduled announcement of the arena. */
  scheduledAnnouncement: string;
  /** Arenas without dependent rows; the second is suspended. */
  spareArena: string;
  suspendedArena: string;
  /** An arena of the side's manager without a federation; and keys of a federation and an arena that could be affiliated. */
  freeArena: string;
  activeFederationKey: string;
  openArenaKey: string;
  /** Affiliations between arenas of the side's manager and the side's federation. */
  proposedToArena: string;
  proposedByArena: string;
  inForce: string;
  /** A manager of the side's arena, besides the owner. */
  spareManager: string;
  /** A federation that is not active yet, without dependent rows; and one of its two members. */
  spareFederation: string;
  spareMember: string;
  /** Invitations to join it: of another user, and of the side's athlete. */
  managementInvitation: string;
  ownManagementInvitation: string;
  /** A user with one role, without dependent rows, and with failed sign-ins. */
  spareUser: string;
  /** The contract of a new arena, until the end of 2098. */
  contract: string;
  /** A pending request to join the arena. */
  joinRequest: string;
  /** A past class of the side's teacher with the newcomer, without attendance. */
  heldClass: string;
  /** A future class with this day and student, and a free place. */
  comingClass: string;
  /** A class with fewer students than its minimum. */
  pendingClass: string;
  comingDay: string;
  comingStudent: string;
  teacher: string;
  /** A note of the side's teacher about the newcomer, with a pending level suggestion. */
  progressNote: string;
  /** The key of a court; rental requests of the newcomer and of the side's athlete; and a day use. */
  rentedCourt: string;
  rental: string;
  ownRental: string;
  dayUse: string;
  /** A day use request of the newcomer, and a confirmed day use of the side's athlete. */
  askedDayUse: string;
  ownDayUse: string;
  /** The newcomer's monthly plan. */
  monthlyPlan: string;
  /** A package of eight classes. */
  classPlan: string;
  /** A rules preset of the arena. */
  rulesPreset: string;
  /** An overdue and a paid charge of the newcomer. */
  charge: string;
  paidCharge: string;
  /** An overdue charge of the side's athlete, who has an account. */
  ownCharge: string;
  /** An open bank line; a charge that it may pay; and a bank line that paid one. */
  bankLine: string;
  bankCharge: string;
  settledLine: string;
  /** An open charge without a boleto, and one whose boleto waits for a remittance. */
  boletoCharge: string;
  boletoIssued: string;
  /** The arena's agreement with its bank. */
  agreementNumber: string;
  /** Statements of teachers without accounts, for October 2026: R$ 12,34 each. */
  openCommission: string;
  closedCommission: string;
  /** A class with free places, a class of the side's athlete, and that athlete, who has a credit. */
  openClass: string;
  ownClass: string;
  ownAthlete: string;
  /** A teacher without account and classes; and another arena's invitation to the side's athlete. */
  teacherArena: string;
  teachingInvitation: string;
  /** Certificates of the side's teacher. */
  certification: string;
  endingCertification: string;
  verifiedCertification: string;
  /** A minor of the arena; the side's athlete's invitation to be a guardian, and their guardianship of another minor. */
  minor: string;
  guardianInvitation: string;
  guardianship: string;
  /** A request of the side's athlete to another arena. */
  ownJoinRequest: string;
  /** An undrawn category of pairs, and two of its pairs. */
  undrawnCategory: string;
  undrawnPairs: [string, string];
  /** Another category of the same tournament. */
  spareCategory: string;
  /** Lots and key from the preview of its draw. */
  previewed: { lotsSeed: string; key: string };
  /** A drawn category without results, and two of its pairs. */
  drawnCategory: string;
  drawnPairs: [string, string];
  /** The enrolment of an athlete of these pairs. */
  drawnEnrolment: string;
  unplayedSuperN: string;
  unplayedNumbers: [string, string];
  /** A ranking in which one of the undrawn pairs has points. */
  ranking: string;
  /** An active ranking; its month to publish, the preview's key, and the key of its only result. */
  runningRanking: string;
  rankingMonth: string;
  rankingKey: string;
  rankingResult: string;
  openCategory: string;
  /** Open for pairs, with two pairs, and athletes who seek a partner, among them the side's athlete. */
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
  /** An enrolment of a pair on the waiting list. */
  waiting: string;
  /** A category whose places can be given by lots. */
  undecidedCategory: string;
  /** An invitation to the side's athlete. */
  invitation: string;
  /** An invitation by the side's athlete. */
  sentInvitation: string;
  /** Open for pairs, without enrolments. */
  entry: string;
  entryCategory: string;
}

/** The type of each row whose id is a mutation's input. */
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
  pushDevice: "PushDevice",
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
  boletoCharge: "Charge",
  boletoIssued: "Charge",
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
  undecidedCategory: "TournamentCategory",
  invitation: "PairInvitation",
  sentInvitation: "PairInvitation",
  entry: "Tournament",
  entryCategory: "TournamentCategory",
} as const;

const twofold: ReadonlySet<string> = new Set(["undrawnPairs", "drawnPairs", "unplayedNumbers"]);

/** Converts the ids to global ids. */
export const toGlobal = (ids: Stock): Stock => ({
  ...ids,
  ...Object.fromEntries(
    Object.entries(stockTypes).map(([name, type]) => {
      const of = ids[name as keyof typeof stockTypes];
      return [name, Array.isArray(of) ? of.map((id) => encodeGlobalId(type, id)) : encodeGlobalId(type, of)];
    }),
  ),
});

/** The start of the block on a stock's court. */
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
    scheduledAnnouncement: randomUUID(),
    comingDay: "2099-01-01",
    blockedFrom,
    mergeKey: "nenhuma",
    rankingMonth: "2026-01-01",
    rankingKey: "nenhuma",
    rankingResult: randomUUID(),
    activeFederationKey: randomUUID(),
    openArenaKey: "nenhuma",
    newcomerEmail: "ninguem@teste.example",
    agreementNumber: "7654321",
    accountEmail: "ninguem@teste.example",
    secondNewcomerEmail: "ninguem2@teste.example",
    thirdNewcomerEmail: "ninguem3@teste.example",
    previewed: { lotsSeed: "0".repeat(32), key: "" },
  };
}

/** Ids without rows. */
export const noStock = (): Stock => toGlobal(rowsOfNothing());

/** The parts of a stock that an input uses: only these have to be created. */
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
