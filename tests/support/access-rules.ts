import type { Actor } from "./actors";
import type { RowName } from "./world-side";

/*
 * Who may see what, whatever the snapshot records. A change here is a change of access: say why in the commit.
 */

/** The rows whose public part strangers see: published tournaments, championships, rankings and who is in them. */
export const publicRows: ReadonlySet<RowName> = new Set<RowName>([
  "published",
  "publishedMatch",
  "publishedEnrolment",
  "championship",
  "championshipMatch",
  "championshipEnrolment",
  "ranking",
  "position",
  "athlete",
  "listedAthlete",
  "minor",
]);

/** What strangers see of public rows and without an account, by type. */
export const publicFields: Record<string, string> = {
  Athlete: `
    displayName id key level rankingHistory rankingPositions record viewerCanCorrect
    viewerCanInviteGuardian viewerCanOpenPage viewerIsAthlete`,
  CategoryInBrief: "feeInCents maxParticipants name",
  ConfirmationLink: "email state",
  Enrolment: `
    athlete awaitsConsent category drawNumber enrolledAt finalPosition hasPlayed id number pair partner
    status tournament`,
  FoundRanking: "category key name organiserName",
  FoundTournament: "key name organiserName startDate status",
  FreeCourt: "free key name",
  FreeHours: "endsAt startsAt",
  MaintenanceNotice: "from text until",
  Match: `
    categoryName group id isLate isPinned key label number order outcome phase playedAt revision round
    rules scheduledFor sets sides stage startedAt status version viewerCanManage winnerSide`,
  MatchChanges: "categories fromRevision matches revision tournament",
  MatchDelay: "estimatedAt match",
  MatchSet: "gamesSide1 gamesSide2 number tieBreakSide1 tieBreakSide2",
  MatchSide: "athletes games isWinner number origin pair tieBreakPoints",
  OpenClass: "category endsAt freePlaces isOwnLevel name priceInCents sessionId startsAt",
  OpenDay: "closesAt on opensAt reason",
  PageInfo: "endCursor hasNextPage hasPreviousPage startCursor",
  Pair: "athletes id seed withdrawn",
  PlanOnSale: "classCount kind name priceInCents validDays",
  Platform: `
    arenaSignUpOpen athleteSignUpOpen cnpj contactEmail contactPhone federationSignUpOpen notice
    officerEmail officerName operatorName`,
  PublicArena: `
    city coverPath day fullAddress id instagram key logoPath name onlineRentals plansOnSale rentalTerms
    timeZone tournaments uf website whatsApp`,
  PublicArenaDay: `
    classes closesAt courts dayUseInCents dayUseLimit dayUsePlaces hourlyRateInCents on opensAt
    priceLines reason today week`,
  Query: `
    confirmationLink enrolmentInvitation node nodes passwordResetLinkIsOpen platform publicArena
    publicAthlete ranking rankings scoreLink search tournament tournaments`,
  Ranking: `
    active automatic bestResults category gender id isPublic key name organiser positions scope shares
    unaffiliated version versions viewerCanManage window years`,
  RankingPosition: `
    athlete change changeBy eventsPlayed history id month points position ranking results tieBreak
    titles`,
  RankingPositionsConnection: "edges pageInfo",
  RankingPositionsEdge: "cursor node",
  RankingResult: "affiliated athlete byHand date eventName key level points reason tier",
  RankingUnplaced: "athlete eventsPlayed key points results",
  RankingUnplacedConnection: "edges pageInfo",
  RankingUnplacedEdge: "cursor node",
  RankingVersion: `
    athleteCount bestResults correctedBy key month number publishedAt reason unaffiliated unplaced
    window`,
  RankingVersionsConnection: "edges pageInfo",
  RankingVersionsEdge: "cursor node",
  RankingsConnection: "edges pageInfo totalCount",
  RankingsEdge: "cursor node",
  RentalTerms: "audience freeCancelHours horizonDays minMinutes stepMinutes",
  ScorePad: "courtName matchId number phase round rules sides stage status version",
  ScorePadSide: "names number origin",
  SearchResults: "rankings tournaments",
  Tournament: `
    categories categoriesInBrief category champion createdAt delays description directorName endDate
    enrolmentCount enrolments entrantsKey feeInCents finishedAt gender hostArena id isChampionship
    isPublic key kind legalScores matchChanges matchCount maxAge maxParticipants minAge minPairs name
    openToOtherArenas organiserName place playedMatchCount protestHours publishedAt registration
    registrationEndsOn registrationStartsOn revision rounds sanctionTier schedule setFormat standings
    startDate startedAt status termsKey timeZone venue viewerCanManage viewerCanScore`,
  TournamentCategory: `
    consolation drawFormat earlyFeeInCents entryFee feeInCents gender id inPairs level matchFormat
    matches maxAge maxParticipants minAge name pairs phaseFormats placeMode placedEntryCount
    placesUndecided qualifiersPerGroup seatsLeft takenSeats takesEntries thirdPlace tieBreakers
    waitingCount waitingEntryCount walkoverBars wildCards wildCardsLeft`,
  TournamentPlace: "address city name",
  TournamentsConnection: "edges pageInfo totalCount",
  TournamentsEdge: "cursor node",
};

/** The sporting record of any athlete, for everyone who is signed in and for keys. */
const sportingRecord: Record<string, string> = {
  Athlete: "enrolments rankingHistory rankingPositions record",
  AthleteEnrolment:
    "category endDate finalPosition maxParticipants startDate status timeZone tournamentKey tournamentName tournamentStatus",
  AthleteEnrolmentsConnection: "edges pageInfo totalCount",
  AthleteEnrolmentsEdge: "cursor node",
  AthleteRankingHistoryConnection: "edges pageInfo",
  AthleteRankingHistoryEdge: "cursor node",
  AthleteRankingPositionsConnection: "edges pageInfo",
  AthleteRankingPositionsEdge: "cursor node",
  AthleteRecord: "bestStreak categories form matches months opponents partners titles winningStreak wins",
  RecordInCategory: "category matches wins",
  RecordMonth: "matches month wins",
  RecordWithAthlete: "athlete matches wins",
};

/** The running points of a ranking: for its federation's key and for analysts. */
const runningRanking: Record<string, string> = {
  Ranking: "running",
  RankingDraft:
    "athleteCount canPublish downCount key leaving leavingCount month newCount row rows unplaced unplacedCount upCount",
  RankingDraftRow: "athlete change changeBy eventsPlayed points position results tieBreak titles",
  RankingDraftRowsConnection: "edges pageInfo",
};

/** Fields by type, and the callers who see them beyond what strangers see. */
export interface Exception {
  who: readonly Actor[];
  fields: Record<string, string>;
}

const members: readonly Actor[] = ["athlete", "teacher", "manager", "federation"];

/** What callers other than admins see of the other side, besides what is public. */
export const beyondOwnSide: readonly Exception[] = [
  { who: [...members, "partner", "analyst"], fields: sportingRecord },
  // A photo, and by its key every athlete who has not hidden it: signed in.
  {
    who: members,
    fields: {
      Query: "athlete",
      Athlete:
        "displayName id key level photoPath viewerCanCorrect viewerCanInviteGuardian viewerCanOpenPage viewerIsAthlete",
    },
  },
  { who: ["analyst"], fields: runningRanking },
  // Of a published tournament, whether the caller may enrol.
  { who: ["athlete"], fields: { TournamentCategory: "partnerSeekers viewerEligibility viewerProfileGaps" } },
];

/** What keys and temporary passwords open on the caller's own side, besides what is public. */
export const beyondPublic: readonly Exception[] = [
  { who: ["partner", "analyst"], fields: sportingRecord },
  { who: ["partner", "analyst"], fields: runningRanking },
  // A partner also reads its federation's rankings that are not active.
  {
    who: ["partner"],
    fields: {
      Ranking: publicFields["Ranking"] ?? "",
      RankingPosition: publicFields["RankingPosition"] ?? "",
    },
  },
  // The owner's account, to replace the password.
  {
    who: ["temporary"],
    fields: {
      Query: "viewer",
      User: "createdAt email emailConfirmed id key name",
      Viewer: "answersForMinor hasCalendarFeed homePath isReferee managesArena mustChangePassword user",
    },
  },
];

/** Sums and lists for a filter: without matching rows they are zero and empty, for admins. */
export const emptySums: Record<string, string> = {
  Query: "auditTrail financialReport",
  FinancialReport: "from paidInCents pendingInCents to totalInCents transactionCount transactions",
};
