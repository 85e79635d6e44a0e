import type { Policy } from "../../support/policy";

const whoManagesIt = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const whoScoresIt = {
  // The teacher of each side was appointed a referee of its pair event.
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         null    sees    sees    null       sees  -       -       -        -",
  other: "-         null    null    null    null       sees  -       -       -        -",
  none: " -         null    null    null    null       null  -       -       -        -",
};
const whoeverHoldsTheLink = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     sees",
  other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     sees",
  none: " null      null    null    null    null       null  null    null    null     null",
};
const thePairsTournament = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const pad = "phase matchId number stage round sides rules status version";

/** Scoring at the court: whoever manages the tournament, its referees, and whoever holds a match's link. */
export const scoringPolicies: Policy[] = [
  { name: "a match's score sheet", at: "Query", fields: "scorePad(matchKey:$final)", ...whoScoresIt },
  {
    name: "a match's score sheet, of one that is over",
    at: "Query > scorePad(matchKey:$pairMatch)",
    fields: `${pad} group courtName outcome winnerSide startedAt sets`,
    ...whoScoresIt,
  },
  {
    name: "what follows from a match, on its score sheet",
    at: "Query > scorePad(matchKey:$semifinal)",
    fields: "after",
    ...whoScoresIt,
  },
  {
    name: "the sides of a score sheet",
    at: "Query > scorePad(matchKey:$final) > sides",
    fields: "number names origin",
    ...whoScoresIt,
  },
  { name: "a match by its link", at: "Query", fields: "scoreLink(token:$final)", ...whoeverHoldsTheLink },
  {
    name: "what the link shows",
    at: "Query > scoreLink(token:$final)",
    fields: pad,
    ...whoeverHoldsTheLink,
  },
  {
    name: "the sides that the link shows",
    at: "Query > scoreLink(token:$final) > sides",
    fields: "number names origin",
    ...whoeverHoldsTheLink,
  },
  { name: "the links of a match: who manages it", at: "final", fields: "scoreLinks", ...whoManagesIt },
  {
    name: "a link of a match: never its address",
    at: "final > scoreLinks",
    fields: "id createdAt stands",
    ...whoManagesIt,
  },
  { name: "a link that was revoked", at: "pairMatch > scoreLinks", fields: "revokedAt", ...whoManagesIt },
  {
    name: "a match's address and whether it is one's own, as its tournament",
    at: "final",
    fields: "key viewerCanManage",
    ...thePairsTournament,
  },
  {
    name: "the matches that wait for a score, as the tournament",
    at: "pairEvent",
    fields: "matchesToScore",
    ...thePairsTournament,
  },
  { name: "the referees: who manages it", at: "pairEvent", fields: "referees", ...whoManagesIt },
  { name: "a referee", at: "pairEvent > referees", fields: "id name appointedAt", ...whoManagesIt },
  {
    name: "who can be chosen as a referee: who manages it",
    at: "drawn",
    fields: "refereeCandidates",
    ...whoManagesIt,
  },
  {
    name: "a teacher who can be chosen",
    at: "drawn > refereeCandidates",
    fields: "key name",
    ...whoManagesIt,
  },
  {
    name: "the tournaments one referees",
    at: "Query > viewer",
    fields: "refereedTournaments",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      empty   sees    empty   empty      empty null    null    null     empty",
  },
];

export const liveScoringPolicies: Policy[] = [
  {
    name: "a match's score sheet",
    at: "Subscription",
    fields: "scorePadChanged(matchKey:$final)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "a match by its link",
    at: "Subscription",
    fields: "scoreLinkChanged(token:$final)",
    ...whoeverHoldsTheLink,
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    none: " -         -       -       -       -          -     -       -       -        -",
  },
];
