import { page, type PageDeclaration } from "../shell/page";
import type { TournamentBracketPageQuery } from "../__generated__/TournamentBracketPageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import { inBothAreas } from "../tournaments/public/tournament-path";

export const competitionPages: PageDeclaration[] = inBothAreas((paths, access) =>
  page<TournamentBracketPageQuery>({
    path: paths.bracket(":tournamentId"),
    access,
    shell: "bare",
    query: () => import("../__generated__/TournamentBracketPageQuery.graphql"),
    // The whole draw with its matches, courts and estimates.
    maxStatements: 16,
    variables: ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    component: async () => (await import("./bracket/TournamentBracketPage")).TournamentBracketPage,
  }),
);
