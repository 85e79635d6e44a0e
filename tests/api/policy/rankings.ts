import type { Policy } from "../../support/policy";

const rankingFields = "id name category scope organiser positions";
const positionFields = "id position points month athlete ranking";

const onTheWall = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
  other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
};
const ofTheFederation = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  sees    -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const ofTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const ofNobodyHere = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** Rankings. Somebody's own is one of their federation or arena, or one they stand in. */
export const rankingPolicies: Policy[] = [
  {
    name: "a running ranking of an active federation: everybody",
    at: "ranking",
    fields: rankingFields,
    ...onTheWall,
  },
  { name: "the places in it", at: "position", fields: positionFields, ...onTheWall },
  {
    name: "the places in it: a page of them",
    at: "ranking > positions(first: 5)",
    fields: "edges pageInfo",
    ...onTheWall,
  },
  {
    name: "the places in it: one of the page",
    at: "ranking > positions(first: 5) > edges",
    fields: "cursor node",
    ...onTheWall,
  },
  {
    name: "the list of rankings: everybody",
    at: "Query > rankings(first: 5)",
    fields: "edges pageInfo",
    own: onTheWall.own,
  },
  {
    name: "the list of rankings: one of them",
    at: "Query > rankings(first: 5) > edges",
    fields: "cursor node",
    own: onTheWall.own,
  },
  {
    name: "where one stands in a list: everybody who sees the list",
    at: "Query > rankings(first: 5) > pageInfo",
    fields: "startCursor endCursor hasNextPage hasPreviousPage",
    own: onTheWall.own,
  },
  {
    name: "a ranking that was stopped: the federation's people and partners, admins",
    at: "stoppedRanking",
    fields: rankingFields,
    ...ofTheFederation,
  },
  {
    name: "the places in a ranking that was stopped",
    at: "stoppedPosition",
    fields: positionFields,
    ...ofTheFederation,
  },
  {
    name: "an arena's running ranking: who stands in it, its owner and teachers, admins",
    at: "arenaRanking",
    fields: rankingFields,
    ...ofTheArena,
  },
  { name: "the places in an arena's ranking", at: "arenaPosition", fields: positionFields, ...ofTheArena },
  {
    name: "a ranking of a federation that waits to be activated: its people, admins",
    at: "waitingRanking",
    fields: rankingFields,
    ...ofNobodyHere,
  },
  {
    name: "the places in a ranking of a federation that waits",
    at: "waitingPosition",
    fields: positionFields,
    ...ofNobodyHere,
  },
];
