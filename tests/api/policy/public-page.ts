import type { Policy } from "../../support/policy";

const everybody = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
  other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
};

/** A tournament's public page: what hangs on the wall for everybody, and what does not. */
export const publicPagePolicies: Policy[] = [
  {
    name: "an arena's tournament with a public page: everybody",
    at: "published",
    fields:
      "id key name description kind category status startDate endDate feeInCents isPublic organiserName place timeZone hostArena " +
      "enrolmentCount entrantsKey termsKey enrolments categories categoriesInBrief legalScores revision matchChanges(since:0) delays",
    ...everybody,
  },
  { name: "where it is played", at: "published > place", fields: "name address city", ...everybody },
  {
    name: "its categories",
    at: "published > categories",
    fields:
      "id name level gender minAge maxAge maxParticipants feeInCents earlyFeeInCents pairs matches placeMode wildCards",
    ...everybody,
  },
  {
    name: "its categories as a list names them",
    at: "published > categoriesInBrief",
    fields: "name feeInCents maxParticipants",
    ...everybody,
  },
  {
    name: "a match that will probably begin later than planned",
    at: "published > delays",
    fields: "match estimatedAt",
    ...everybody,
  },
  {
    name: "the pairs that have their places",
    at: "published > categories > pairs",
    fields: "id athletes seed withdrawn",
    ...everybody,
  },
  {
    name: "the arena behind it: who works there",
    at: "published",
    fields: "arena",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    sees    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "a match of its draw",
    at: "publishedMatch",
    fields: "id number stage group round order status version scheduledFor startedAt sets sides",
    ...everybody,
  },
  { name: "who plays it", at: "publishedMatch > sides", fields: "number pair", ...everybody },
  {
    name: "what changed since one looked",
    at: "published > matchChanges(since:0)",
    fields: "fromRevision revision tournament categories matches",
    ...everybody,
  },
  {
    name: "its score so far",
    at: "publishedMatch > sets",
    fields: "number gamesSide1 gamesSide2 tieBreakSide1 tieBreakSide2",
    ...everybody,
  },
  {
    name: "what is noted beside it: those who run the tournament",
    at: "publishedMatch",
    fields: "notes",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    sees    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "who plays in it: everybody",
    at: "publishedEnrolment",
    fields: "id athlete number status enrolledAt hasPlayed",
    ...everybody,
  },
  {
    name: "who waits for a place: those who run it",
    at: "waitlistedEnrolment",
    fields: "id athlete number status enrolledAt hasPlayed",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what somebody pays: those who manage the tournament",
    at: "publishedEnrolment",
    fields: "feeInCents",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    null    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "what somebody pays: and themselves",
    at: "enrolment",
    fields: "feeInCents",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    null    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "such a tournament by its address",
    at: "Query",
    fields: "tournament(key:$published)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     null",
    other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     null",
    none: " null      null    null    null    null       null  null    null    null     null",
  },
];
