import type { Policy } from "../../support/policy";

const cover =
  "publishedAt id key isChampionship categories categoriesInBrief name description kind category status startDate endDate feeInCents maxParticipants minPairs setFormat " +
  "openToOtherArenas registrationStartsOn registrationEndsOn createdAt gender minAge maxAge enrolmentCount matchCount " +
  "playedMatchCount viewerCanManage viewerCanScore enrolments rounds standings legalScores venue directorName sanctionTier protestHours timeZone";
const draftCover =
  "id key name description kind category status startDate endDate feeInCents registration place organiserName " +
  "categories legalScores viewerCanManage";
const enrolmentFields = "id athlete number drawNumber status enrolledAt finalPosition hasPlayed";
const matchFields = "id round order status outcome winnerSide version playedAt sides";

const ofTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const notYetPlayed = {
  // The athlete of these tables is entered in none that is still open.
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const ofAnActiveFederation = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
  other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
};

const reported =
  "entryCount athleteCount matchCount playedMatchCount walkoverCount timedMatchCount punctualMatchCount receivedInCents openInCents";
const runsIt = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         null    null    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const arenasManager = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const arenasManagerOrNull = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       null    sees    null       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** Tournaments. Somebody's own is one of their arena or federation, or one they play in. */
export const tournamentPolicies: Policy[] = [
  {
    name: "rules an arena has kept: who manages it",
    at: "arena",
    fields: "rulesPresets",
    ...arenasManagerOrNull,
  },
  {
    name: "rules that were kept: who manages the arena",
    at: "rulesPreset",
    fields: "id name categoryNames",
    ...arenasManager,
  },
  {
    name: "an arena's tournament: who plays in it, its owner and teachers, admins",
    at: "finished",
    fields: `${cover} startedAt finishedAt champion`,
    ...ofTheArena,
  },
  {
    name: "whose an arena's tournament is: who works there",
    at: "finished",
    fields: "workplaceKey",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    sees    sees    -          null  -       -       -        -",
    other: "-         -       -       -       -          null  -       -       -        -",
  },
  {
    name: "whose a championship is: who works for the federation",
    at: "championship",
    fields: "workplaceKey",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    null    null    sees       null  null    null    null     -",
    other: "null      null    null    null    null       null  null    null    null     -",
  },
  {
    name: "an arena's tournament under way",
    at: "drawn",
    fields: `${cover} startedAt`,
    ...ofTheArena,
  },
  {
    name: "an arena's tournament that takes enrolments",
    at: "open",
    fields: "id key name description enrolmentCount enrolments legalScores",
    ...notYetPlayed,
  },
  {
    name: "an arena's tournament that takes enrolments from other arenas",
    at: "guests",
    fields: "id key name description enrolmentCount enrolments legalScores",
    ...notYetPlayed,
  },
  {
    name: "an arena's draft: who runs it, admins; no teacher, no athlete",
    at: "draft",
    fields: draftCover,
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "a federation's draft: its people, admins; no program",
    at: "draftChampionship",
    fields: draftCover,
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       sees       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the arena of a tournament: who works there; null for who only plays",
    at: "finished",
    fields: "arena",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "a championship of an active federation: everybody",
    at: "championship",
    fields: `${cover} startedAt finishedAt champion`,
    ...ofAnActiveFederation,
  },
  {
    name: "a championship of a federation that waits: who plays in it, its people, admins",
    at: "waitingChampionship",
    fields: `${cover} startedAt finishedAt champion`,
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what was played and paid at an event: who runs it, admins",
    at: "finished",
    fields: "finalReport",
    ...runsIt,
  },
  {
    name: "what was played and paid at an event: in all",
    at: "finished > finalReport",
    fields: `${reported} categories`,
    ...runsIt,
  },
  {
    name: "what was played and paid at an event: by category",
    at: "finished > finalReport > categories",
    fields: `${reported} category`,
    ...runsIt,
  },
  { name: "an enrolment, as its tournament", at: "enrolment", fields: enrolmentFields, ...ofTheArena },
  {
    name: "an enrolment in a tournament still open",
    at: "openEnrolment",
    fields: "id athlete number status enrolledAt hasPlayed",
    ...notYetPlayed,
  },
  {
    name: "an enrolment in a championship",
    at: "championshipEnrolment",
    fields: enrolmentFields,
    ...ofAnActiveFederation,
  },
  { name: "a match, as its tournament", at: "match", fields: `${matchFields} court`, ...ofTheArena },
  {
    name: "a match of a championship",
    at: "championshipMatch",
    fields: matchFields,
    ...ofAnActiveFederation,
  },
  {
    name: "the sides of a match",
    at: "match > sides",
    fields: "number athletes games tieBreakPoints isWinner",
    ...ofTheArena,
  },
  { name: "the court of a match", at: "match > court", fields: "number name", ...ofTheArena },
  {
    name: "the rounds of a Super 8",
    at: "finished > rounds",
    fields: "number matches resting",
    ...ofTheArena,
  },
  {
    name: "the classification of a Super 8",
    at: "finished > standings",
    fields: "position athlete played victories defeats gamesWon gamesLost gameBalance points explanation",
    ...ofTheArena,
  },
  {
    name: "the scores a set may end with",
    at: "finished > legalScores",
    fields: "winnerGames loserGames tieBreak",
    ...ofTheArena,
  },
];
