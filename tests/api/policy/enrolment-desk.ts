import type { Policy } from "../../support/policy";

const managedByTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const managedByTheFederation = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** What the organiser's desk and an athlete's own pages ask besides. */
export const enrolmentDeskPolicies: Policy[] = [
  {
    name: "whom one may enter, of an arena's tournament: who manages it",
    at: "open",
    fields: "enrollableAthletes",
    ...managedByTheArena,
  },
  {
    name: "whom one may enter, of an arena's tournament: a page of it",
    at: "open > enrollableAthletes(first: 5)",
    fields: "edges pageInfo totalCount anyAtAll areInvited",
    ...managedByTheArena,
  },
  {
    name: "the levels that podiums suggest for whom one may enter: who manages the tournament",
    at: "open > enrollableAthletes(first: 50)",
    fields: "suggestedLevels",
    ...managedByTheArena,
  },
  {
    name: "a suggested level",
    at: "open > enrollableAthletes(first: 50) > suggestedLevels",
    fields: "athleteId inWords",
    ...managedByTheArena,
  },
  {
    name: "whom one may enter, of an arena's tournament: one of them, and the clubs they belong to",
    at: "open > enrollableAthletes(first: 5) > edges",
    fields: "cursor node clubNames",
    ...managedByTheArena,
  },
  {
    name: "whom one may enter, of a championship: who manages it",
    at: "championship",
    fields: "enrollableAthletes",
    ...managedByTheFederation,
  },
  {
    name: "whom one may enter, of a championship: a page of it",
    at: "championship > enrollableAthletes(first: 5)",
    fields: "edges pageInfo totalCount anyAtAll areInvited",
    ...managedByTheFederation,
  },
  {
    name: "whom one may enter, of a championship: one of them, and the clubs they belong to",
    at: "championship > enrollableAthletes(first: 5) > edges",
    fields: "cursor node clubNames",
    ...managedByTheFederation,
  },
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
