import { AthleteLevelType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { leastSearched, searchedWords } from "../platform/search.rules";
import { isSignedIn } from "../platform/viewer";
import { TournamentStatusType } from "../tournaments/tournament.type";
import {
  findAthletes,
  findRankings,
  findTournaments,
  mostFound,
  type FoundAthlete,
  type FoundRanking,
  type FoundTournament,
} from "./search.loader";

const FoundTournamentType = builder.objectRef<FoundTournament>("FoundTournament").implement({
  description: "One that is open to everybody, or that one runs or teaches at (torneio encontrado).",
  authScopes: { public: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as addresses of pages carry it (chave).",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    status: t.expose("status", { type: TournamentStatusType, description: "Status." }),
    startDate: t.expose("startDate", { type: "Date", description: "Start date (data de início)." }),
    organiserName: t.exposeString("organiserName", {
      description: "The arena, of a championship the federation (organizador).",
    }),
    workplaceKey: t.field({
      type: "UUID",
      nullable: true,
      description:
        "The arena or federation whose it is; null unless one works there (chave do local de trabalho).",
      resolve: ({ workplaceId }) => workplaceId,
    }),
  }),
});

const FoundRankingType = builder.objectRef<FoundRanking>("FoundRanking").implement({
  description: "A running ranking that the viewer may see (ranking encontrado).",
  authScopes: { public: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "The key in the address of its page (chave).",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "The name (nome)." }),
    category: t.exposeString("category", { description: "The category (categoria)." }),
    organiserName: t.exposeString("organiserName", {
      description: "The federation or arena that runs it (organização).",
    }),
  }),
});

const FoundAthleteType = builder.objectRef<FoundAthlete>("FoundAthlete").implement({
  description: "Found athlete, of an own arena, or one affiliated to an own federation (atleta encontrado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as addresses of pages carry it (chave).",
      resolve: ({ id }) => id,
    }),
    displayName: t.exposeString("fullName", { description: "Display name, in full (nome)." }),
    level: t.expose("level", { type: AthleteLevelType, description: "Level (nível)." }),
  }),
});

const SearchResultsType = builder.objectRef<{ words: string[] }>("SearchResults").implement({
  description:
    "Search results, those whose name holds each word typed; one of two letters begins a word (resultados da busca).",
  authScopes: { public: true },
  fields: (t) => ({
    tournaments: t.field({
      type: [FoundTournamentType],
      description: "Tournaments, one's own first, then those nearest to today (torneios).",
      extensions: atMost(mostFound),
      resolve: ({ words }, _args, ctx) => findTournaments(ctx, words),
    }),
    rankings: t.field({
      type: [FoundRankingType],
      description: "Running rankings that the viewer may see, the newest first (rankings).",
      extensions: atMost(mostFound),
      resolve: ({ words }, _args, ctx) => findRankings(ctx, words),
    }),
    athletes: t.field({
      type: [FoundAthleteType],
      description:
        "Athletes, for who runs an arena or a federation, by name; none for anybody else (atletas).",
      extensions: atMost(mostFound),
      resolve: ({ words }, _args, ctx) => findAthletes(ctx, words),
    }),
  }),
});

builder.queryField("search", (t) =>
  t.field({
    type: SearchResultsType,
    // Everybody, but not before a temporary password is replaced.
    authScopes: (_root, _args, { viewer }) => viewer === null || isSignedIn(viewer),
    description: "Search, of tournaments, rankings and athletes by words of their names (busca).",
    args: {
      text: t.arg.string({
        required: true,
        description: `Accents, apostrophes, upper case and order do not count; fewer than ${leastSearched} letters find nothing (texto).`,
      }),
    },
    resolve: (_root, { text }) => ({ words: searchedWords(text) }),
  }),
);
