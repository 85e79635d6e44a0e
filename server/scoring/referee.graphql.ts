import { athletesOf, type BoardMatch, boardOf } from "../competition/board/tournament-board.loader";
import { MatchType } from "../competition/matches/match.type";
import { ViewerType } from "../identity/identity.type";
import type { ActionContext } from "../platform/context";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { unauthenticated } from "../platform/graphql/errors";
import { atMost } from "../platform/graphql/connection";
import { may } from "../platform/graphql/context";
import { mostMatches, mostReferees } from "../sport/event-size.rules";
import { isToPlay, type MatchStatus } from "../sport/scores/match-outcome.rules";
import { canManageTournament, noDraft } from "../tournaments/tournament.access";
import { tournamentSuccess, TournamentType } from "../tournaments/tournament.type";
import { canManageReferee, scoresTournament, usableAccount } from "./scoring.access";
import { appointReferee, dismissReferee } from "./referee.action";

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

const TournamentRefereeType = builder.prismaNode("TournamentReferee", {
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

const mostShown = 50;

builder.objectField(ViewerType, "refereedTournaments", (t) =>
  t.prismaField({
    type: [TournamentType],
    extensions: atMost(mostShown, 3),
    description:
      "Refereed tournaments, those not over that one was appointed a referee of, the next one first (torneios que arbitra).",
    resolve: (query, { userId }, _args, ctx) =>
      ctx.db.tournament.findMany({
        ...query,
        where: { ...noDraft, referees: { some: { userId } }, status: { not: "FINISHED" } },
        orderBy: [{ startDate: "asc" }, { id: "asc" }],
        take: mostShown,
      }),
  }),
);

const AppointRefereeInput = builder.inputType("AppointRefereeInput", {
  description: "Appoint referee, by e-mail or from the arena's teachers (nomeação de um árbitro).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    email: t.string({ description: "The whole address of an account; null for a teacher (e-mail)." }),
    teacherKey: t.field({
      type: "UUID",
      description: "The key of one of refereeCandidates; null for an e-mail (professor).",
    }),
  }),
});

const DismissRefereeInput = builder.inputType("DismissRefereeInput", {
  description: "Input of `dismissReferee` (dispensa de um árbitro).",
  fields: (t) => ({
    refereeId: t.globalID({ required: true, for: TournamentRefereeType, description: "Referee (árbitro)." }),
  }),
});

builder.mutationField("appointReferee", (t) =>
  t.field({
    type: tournamentSuccess(
      "AppointRefereeSuccess",
      "Result of a successful `appointReferee` (árbitro nomeado).",
    ),
    label: "Nomear árbitro",
    description: "Appoints a referee, who may write the scores from now on and is notified by mail.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: AppointRefereeInput, required: true, description: "Input (pessoa)." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
    },
    resolve: async (_root, { input: { tournamentId, ...person } }, ctx) => {
      if (!ctx.viewer) throw unauthenticated();
      await appointReferee(ctx, ctx.viewer, tournamentId.id, person);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("dismissReferee", (t) =>
  t.field({
    type: tournamentSuccess(
      "DismissRefereeSuccess",
      "Result of a successful `dismissReferee` (árbitro dispensado).",
    ),
    label: "Dispensar árbitro",
    description: "Dismisses a referee; the scores that they wrote stay.",
    authScopes: may(canManageReferee, "refereeId"),
    args: { input: t.arg({ type: DismissRefereeInput, required: true, description: "Input (árbitro)." }) },
    resolve: async (_root, { input: { refereeId } }, ctx) => ({
      tournamentId: await dismissReferee(ctx, refereeId.id),
    }),
  }),
);
