import type { Policy } from "../../support/policy";

const ofTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** What a tournament of pairs is made of. Somebody's own is one of their arena, or one they play in. */
export const pairPolicies: Policy[] = [
  {
    name: "a tournament of pairs, as any of its arena",
    at: "pairEvent",
    fields: "id key name status categories",
    ...ofTheArena,
  },
  {
    name: "a category, as its tournament",
    at: "category",
    fields:
      "id name level gender minAge maxAge maxParticipants feeInCents earlyFeeInCents matches pairs ranking rankingTier",
    ...ofTheArena,
  },
  {
    name: "the rankings a tournament may count for: who manages it",
    at: "pairEvent",
    fields: "possibleRankings",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         empty   empty   sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  { name: "a pair, as its tournament", at: "pair", fields: "id athletes seed withdrawn", ...ofTheArena },
  {
    name: "a match of a draw, as its tournament",
    at: "pairMatch",
    fields:
      "id number stage group round order status outcome winnerSide version playedAt court sides sets scheduledFor startedAt notes",
    ...ofTheArena,
  },
  { name: "the pairs of a match", at: "pairMatch > sides", fields: "pair athletes", ...ofTheArena },
  {
    name: "the sets of a match",
    at: "pairMatch > sets",
    fields:
      "number gamesSide1 gamesSide2 tieBreakSide1 tieBreakSide2 playedGamesSide1 playedGamesSide2 playedTieBreakSide1 playedTieBreakSide2",
    ...ofTheArena,
  },
  {
    name: "where the sides of a final come from",
    at: "final > sides",
    fields: "origin",
    ...ofTheArena,
  },
];
