import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { athletesOf, boardOf, type BoardMatch } from "../competition/board/tournament-board.loader";
import { isToPlay, type MatchStatus } from "../sport/scores/match-status.rules";
import { MatchType } from "../competition/matches/match.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";
import { scoresTournament } from "./scoring.access";
import { mostMatches, mostReferees } from "../sport/event-size.rules";
import type { ActionContext } from "../platform/context";
import { usableAccount } from "./referee.access";

/** A teacher who can be chosen from a list instead of being named by e-mail. */
interface RefereeCandidate {
  id: string;
  fullName: string;
}

/** Teachers of the arena who have an account and are no referees of this tournament yet; by name. */
const refereeCandidates = (
  { db }: ActionContext,
  { id, arenaId }: { id: string; arenaId: string | null },
): Promise<RefereeCandidate[]> =>
  arenaId === null
    ? Promise.resolve([])
    : db.teacher.findMany({
        where: {
          active: true,
          arenas: { some: { arenaId, active: true } },
          user: { ...usableAccount, refereeOf: { none: { tournamentId: id } } },
        },
        select: { id: true, fullName: true },
        orderBy: [{ fullName: "asc" }, { id: "asc" }],
        take: 100,
      });

export const TournamentRefereeType = builder.prismaNode("TournamentReferee", {
  description: "A person who may write the scores of a tournament (árbitro).",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    name: t.string({
      description: "Name (nome).",
      select: { user: { select: { name: true } } },
      resolve: ({ user }) => user.name,
    }),
    appointedAt: t.expose("appointedAt", {
      type: "DateTime",
      description: "Appointed at, UTC (nomeado em).",
    }),
  }),
});

const RefereeCandidateType = builder.objectRef<RefereeCandidate>("RefereeCandidate").implement({
  description: "One of the arena's who is no referee of this tournament yet (professor que pode arbitrar).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Send it back as teacherKey (chave).",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("fullName", { description: "Name (nome)." }),
  }),
});

const statusOrder: Record<MatchStatus, number> = {
  IN_PROGRESS: 0,
  CALLED: 1,
  SCHEDULED: 2,
  PLAYED: 3,
  CANCELLED: 4,
};
const timeOf = ({ scheduledFor }: BoardMatch): number => scheduledFor?.getTime() ?? Infinity;
const knowsBothSides = (match: BoardMatch): boolean =>
  athletesOf(match, 1).length > 0 && athletesOf(match, 2).length > 0;

builder.prismaObjectField(TournamentType, "matchesToScore", (t) =>
  t.field({
    type: [MatchType],
    extensions: atMost(mostMatches, 32),
    description:
      "Whose sides are known and that are not over; those under way, then those called, then by their time (jogos para marcar).",
    resolve: async ({ id, status }, _args, ctx) => {
      if (status !== "IN_PROGRESS") return [];
      const { matches } = await boardOf(ctx).load(id);
      return matches
        .filter((match) => isToPlay(match.status) && knowsBothSides(match))
        .toSorted(
          (a, b) =>
            statusOrder[a.status] - statusOrder[b.status] ||
            (timeOf(a) === timeOf(b) ? 0 : timeOf(a) - timeOf(b)),
        );
    },
  }),
);

builder.prismaObjectField(TournamentType, "referees", (t) =>
  t.relation("referees", {
    extensions: atMost(mostReferees, 4),
    description:
      "Referees, in the order in which they were appointed; for who manages the tournament (árbitros).",
    authScopes: ({ id }, _args, ctx) => canManageTournament(id, ctx),
    query: { orderBy: [{ appointedAt: "asc" }, { id: "asc" }] },
  }),
);

builder.prismaObjectField(TournamentType, "refereeCandidates", (t) =>
  t.field({
    type: [RefereeCandidateType],
    extensions: atMost(100, 20),
    description:
      "Referee candidates, of the arena, by name; for who manages the tournament (professores que podem arbitrar).",
    authScopes: ({ id }, _args, ctx) => canManageTournament(id, ctx),
    resolve: ({ id, arenaId }, _args, ctx) => refereeCandidates(ctx, { id, arenaId }),
  }),
);

builder.prismaObjectField(MatchType, "key", (t) =>
  t.field({
    type: "UUID",
    description: "Key, as addresses of pages carry it (chave).",
    resolve: ({ id }) => id,
  }),
);

builder.prismaObjectField(MatchType, "viewerCanManage", (t) =>
  t.boolean({
    description: "Whether the person signed in manages its tournament (pode gerenciar).",
    resolve: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
  }),
);

builder.prismaObjectField(TournamentType, "viewerCanScore", (t) =>
  t.boolean({
    description: "Whether the person signed in may write results (pode registrar placar).",
    resolve: (tournament, _args, ctx) => scoresTournament(tournament, ctx),
  }),
);
