import { Trophy } from "lucide-react";
import { page, type PageDeclaration } from "../../shell/page";
import type { TournamentDirectoryPageQuery } from "../../__generated__/TournamentDirectoryPageQuery.graphql";
import { directoryFiltersFrom, directoryVariables } from "./directory-filters";

export const tournamentDirectoryPages: PageDeclaration[] = [
  page<TournamentDirectoryPageQuery>({
    path: "/torneios",
    access: "everyone",
    menu: {
      athlete: { at: 40, label: "Torneios", icon: Trophy, also: ["/torneio"] },
      person: { at: 20, label: "Torneios", icon: Trophy, also: ["/torneio"] },
    },
    palette: "Torneios abertos ao público",
    query: () => import("../../__generated__/TournamentDirectoryPageQuery.graphql"),
    // Three of them find who plays now, who is next, and what is over.
    maxStatements: 10,
    variables: ({ search }) => directoryVariables(directoryFiltersFrom(search)),
    component: async () => (await import("./TournamentDirectoryPage")).TournamentDirectoryPage,
  }),
];
