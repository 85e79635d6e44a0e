import { page, type PageDeclaration } from "../../shell/page";
import type { TournamentPosterPageQuery } from "../../__generated__/TournamentPosterPageQuery.graphql";
import type { TournamentPublicPageQuery } from "../../__generated__/TournamentPublicPageQuery.graphql";
import type { TournamentTvPageQuery } from "../../__generated__/TournamentTvPageQuery.graphql";
import { keyInAddress } from "../../relay/address-key";

export const publicTournamentPages: PageDeclaration[] = [
  page<TournamentPublicPageQuery>({
    path: "/torneio/:tournamentId",
    access: "everyone",
    query: () => import("../../__generated__/TournamentPublicPageQuery.graphql"),
    // Every tab of a tournament at once, so that tabs switch without loading.
    maxStatements: 21,
    variables: ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    component: async () => (await import("./TournamentPublicPage")).TournamentPublicPage,
  }),
  page<TournamentTvPageQuery>({
    path: "/torneio/:tournamentId/tv",
    access: "everyone",
    shell: "bare",
    query: () => import("../../__generated__/TournamentTvPageQuery.graphql"),
    // The board of the courts, the draw and the podium.
    maxStatements: 16,
    variables: ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    component: async () => (await import("./tv/TournamentTvPage")).TournamentTvPage,
  }),
  page<TournamentPosterPageQuery>({
    path: "/torneio/:tournamentId/cartaz",
    access: "everyone",
    query: () => import("../../__generated__/TournamentPosterPageQuery.graphql"),
    // Shares the fields of the public page.
    maxStatements: 16,
    variables: ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    component: async () => (await import("./poster/TournamentPosterPage")).TournamentPosterPage,
  }),
];
