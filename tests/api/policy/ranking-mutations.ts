import type { MutationPolicy } from "../../support/mutation-policy";

const federations = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const arenas = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const managing = [
  ["changing a ranking", "updateRanking", "ranking"],
  ["publishing a list", "publishRanking", "ranking versions"],
  ["correcting results", "correctRanking", "ranking versions"],
  ["giving points by hand", "addRankingPoints", "ranking versions"],
] as const;

export const rankingMutations: MutationPolicy[] = [
  {
    name: "making a ranking: the federation's people, admins",
    mutation: "createRanking",
    answer: "ranking",
    ...federations,
  },
  {
    name: "making a ranking of an arena: its owner, admins",
    mutation: "createArenaRanking",
    answer: "ranking",
    ...arenas,
  },
  ...managing.map(([name, mutation, answer]) => ({
    name: `${name} of an arena: its owner, admins`,
    mutation,
    answer,
    ...arenas,
  })),
  ...managing.map(([name, mutation, answer]) => ({
    name: `${name} of a federation: its people, admins`,
    mutation,
    answer,
    of: "federation" as const,
    ...federations,
  })),
];
