import type { Policy } from "../../support/policy";

/** What the organiser's desk and an athlete's own pages ask besides. */
export const enrolmentDeskPolicies: Policy[] = [
  {
    name: "the other half of a pair: who is in it, and who manages the tournament",
    at: "pairEvent > enrolments",
    fields: "partnerEnrolment",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    null    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what one's own profile does not tell a category",
    at: "category",
    fields: "viewerProfileGaps",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    empty   empty   -          empty -       -       -        -",
    other: "-         -       -       -       -          empty -       -       -        -",
  },
  {
    name: "the way from what an athlete plays to a tournament one may see",
    at: "athlete > enrolments(first: 5) > edges > node",
    fields: "tournamentKey",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  sees    sees    -        -",
    other: "-         sees    sees    sees    sees       sees  sees    sees    -        -",
  },
];
