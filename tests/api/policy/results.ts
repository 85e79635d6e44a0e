import type { Policy } from "../../support/policy";

const ofTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const whoManagesIt = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
/** The teacher of these tables referees the tournament of pairs. */
const whoScoresIt = {
  ...whoManagesIt,
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       sees    sees    -          sees  -       -       -        -",
};
const preview =
  "previewMatchResult(input:{matchId:@pairMatch,expectedVersion:1,outcome:COMPLETED,games:[7,6]})";
const refused = preview.replace("[7,6]", "[9,9]");

/** How a tournament of pairs goes, as its tournament; how it came to be so, for who manages it. */
export const resultPolicies: Policy[] = [
  {
    name: "how a category stands and how it ended, as its tournament",
    at: "category",
    fields: "settledAt groups finalPositions",
    ...ofTheArena,
  },
  {
    name: "a group of a category",
    at: "category > groups",
    fields: "letter isSettled qualifierCount standings",
    ...ofTheArena,
  },
  {
    name: "a place in a group",
    at: "category > groups > standings",
    fields:
      "position pair played victories defeats setsWon setsLost setBalance gamesWon gamesLost gameBalance barred qualified explanation",
    ...ofTheArena,
  },
  {
    name: "a final position",
    at: "category > finalPositions",
    fields: "position pair reason points",
    ...ofTheArena,
  },
  { name: "what a match is and is played by", at: "pairMatch", fields: "phase rules", ...ofTheArena },
  { name: "what follows from a match, as its tournament", at: "semifinal", fields: "after", ...ofTheArena },
  {
    name: "what a match is played by, one by one",
    at: "pairMatch > rules",
    fields: "matchFormat setFormat fixedGames someoneGoesOn",
    ...ofTheArena,
  },
  {
    name: "what was ever written into a match: who manages it",
    at: "pairMatch",
    fields: "history",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         empty   empty   sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what was ever written into a match, one by one",
    at: "pairMatch > history",
    fields: "version outcome winnerSide score side1 side2 reason recordedBy recordedAt",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         empty   empty   sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what a result would do: who may write it",
    at: "Query",
    fields: preview,
    ...whoScoresIt,
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "what a result would do, one by one",
    at: `Query > ${preview}`,
    fields: "score moves warning",
    ...whoScoresIt,
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "why a result cannot be",
    at: `Query > ${refused}`,
    fields: "problem",
    ...whoScoresIt,
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "a match that would get other sides",
    at: `Query > ${preview} > moves`,
    fields: "match before after losesResult",
    ...whoScoresIt,
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "who would come to it",
    at: `Query > ${preview} > moves > before`,
    fields: "pair vacant",
    ...whoScoresIt,
    none: " -         -       -       -       -          -     -       -       -        -",
  },
];
