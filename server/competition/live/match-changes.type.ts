import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { mostCategories, mostMatches } from "../../sport/event-size.rules";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { tournamentNow, TournamentType } from "../../tournaments/tournament.type";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { type BoardMatch, boardOf } from "../board/tournament-board.loader";
import { MatchType } from "../matches/match.type";
import { entrantsKey, termsKey } from "./live-keys.rules";
import { matchRevisions, type Revisions } from "./match-revisions.loader";

/** What happened after one revision of a tournament, up to and with another. */
export interface MatchChanges {
  tournamentId: string;
  from: number;
  to: number;
}

type Context = Parameters<typeof boardOf>[0];
const changedMatches = async (
  { tournamentId, from, to }: MatchChanges,
  ctx: Context,
): Promise<BoardMatch[]> =>
  from >= to
    ? []
    : (await boardOf(ctx).load(tournamentId)).matches.filter(
        ({ revision }) => revision > from && revision <= to,
      );

export const MatchChangesType = builder.objectRef<MatchChanges>("MatchChanges").implement({
  description: "What changed between two revisions of a tournament, and nothing else (mudanças nos jogos).",
  authScopes: ({ tournamentId }, ctx) => canSeeTournament(tournamentId, ctx),
  fields: (t) => ({
    fromRevision: t.exposeInt("from", {
      description:
        "A client with an older revision has missed changes and must query them (revisão anterior).",
    }),
    revision: t.exposeInt("to", { description: "The client's revision after these changes (revisão)." }),
    tournament: tournamentNow(t),
    categories: t.field({
      type: [TournamentCategoryType],
      extensions: atMost(mostCategories, 2),
      description: "Categories, those of the matches that changed, by name (categorias).",
      resolve: async (changes, _args, ctx) => {
        const changed = new Set((await changedMatches(changes, ctx)).map(({ categoryId }) => categoryId));
        const { categories } = await boardOf(ctx).load(changes.tournamentId);
        return categories.filter(({ id }) => changed.has(id));
      },
    }),
    matches: t.field({
      type: [MatchType],
      extensions: atMost(mostMatches, 8),
      description: "The changed matches, in the order of their numbers (jogos).",
      resolve: (changes, _args, ctx) => changedMatches(changes, ctx),
    }),
  }),
});

builder.prismaObjectField(TournamentType, "revision", (t) =>
  t.exposeInt("revision", { description: "Counts every change of its matches, from 0 (revisão)." }),
);

builder.prismaObjectField(TournamentType, "entrantsKey", (t) =>
  t.string({
    description:
      "Changes whenever an entrant or an entry of the waiting list is added, removed, moved up or replaced, or changes partner (conferência dos inscritos).",
    resolve: async ({ id }, _args, ctx) => {
      const { enrolments, pairs } = await boardOf(ctx).load(id);
      return entrantsKey(enrolments, [...pairs.values()]);
    },
  }),
);

builder.prismaObjectField(TournamentType, "termsKey", (t) =>
  t.string({
    description:
      "Changes whenever the terms shown before enrolling change: the days, the eligibility rules, the fees, the places, and whether enrolling is possible (conferência das condições).",
    resolve: async (tournament, _args, ctx) =>
      termsKey(tournament, (await boardOf(ctx).load(tournament.id)).categories),
  }),
);

builder.prismaObjectField(TournamentType, "matchChanges", (t) =>
  t.field({
    type: MatchChangesType,
    description:
      "Match changes, for clients that reconnect after a gap (mudanças nos jogos desde uma revisão).",
    args: {
      since: t.arg.int({
        required: true,
        description: "The client's current revision; 0 for everything (revisão).",
      }),
    },
    resolve: ({ id, revision }, { since }) => ({ tournamentId: id, from: since, to: revision }),
  }),
);

builder.subscriptionField("matchesChanged", (t) =>
  t.field({
    type: MatchChangesType,
    description:
      "At once the revision that stands, then only what changed since the message before; several changes may come as one, at most twice a second (jogos mudaram). Without changes once a minute while a match is on a court or late, because delays grow with the clock.",
    args: {
      tournamentId: t.arg.globalID({
        required: true,
        for: TournamentType,
        description: "Tournament (torneio).",
      }),
    },
    authScopes: (_root, { tournamentId }, ctx) => canSeeTournament(tournamentId.id, ctx),
    subscribe: (_root, { tournamentId }, ctx) => matchRevisions(ctx, tournamentId.id),
    resolve: (revisions, { tournamentId }): MatchChanges => ({
      tournamentId: tournamentId.id,
      ...(revisions as Revisions),
    }),
  }),
);
