import type { EnrolmentStatus, Prisma } from "../../prisma/generated/client/client";
import { athleteFoundBy } from "../athletes/athlete.access";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../platform/graphql/connection";
import type { Viewer } from "../platform/viewer";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { EnrolmentStatusType } from "../tournaments/tournament-enums.type";
import { enrolmentStatuses } from "../tournaments/tournament-labels.rules";
import { TournamentType } from "../tournaments/tournament.type";
import { isAthlete } from "../athletes/athlete.access";
import { canEnterTournament } from "./enrolment-rights.access";
import { EnrolmentType } from "./enrolment.type";

interface Filter {
  search?: string | null | undefined;
  categoryId?: { id: string } | null | undefined;
}

const searched = (
  tournamentId: string,
  { search, categoryId }: Filter,
  viewer: Viewer | null,
): Prisma.EnrolmentWhereInput => {
  const found = viewer && athleteFoundBy(search, viewer);
  const named = found && { athlete: found };
  return {
    tournamentId,
    ...(categoryId ? { categoryId: categoryId.id } : {}),
    // A search for an athlete also finds their partner.
    ...(named
      ? {
          OR: [
            named,
            { pairsAsFirst: { some: { second: named } } },
            { pairsAsSecond: { some: { first: named } } },
          ],
        }
      : {}),
  };
};

const inStatuses = (statuses: readonly EnrolmentStatus[] | null | undefined): Prisma.EnrolmentWhereInput =>
  statuses && statuses.length > 0 ? { status: { in: [...statuses] } } : {};

const owingNow = { charge: { status: "PENDING" } } satisfies Prisma.EnrolmentWhereInput;

/** The filter of a page: the search, narrowed to some statuses or to unpaid enrolments. */
const wanted = (
  tournamentId: string,
  args: Filter & { statuses?: readonly EnrolmentStatus[] | null; owing?: boolean | null },
  viewer: Viewer | null,
): Prisma.EnrolmentWhereInput => ({
  AND: [searched(tournamentId, args, viewer), inStatuses(args.statuses), ...(args.owing ? [owingNow] : [])],
});

const EntriesOrderType = builder.enumType("EntriesOrder", {
  description: "Ordem das inscrições.",
  values: {
    ARRIVAL: { description: "Chegada: by time of enrolment." },
    NAME: { description: "Nome: of the athlete." },
  } as const,
});

/** The id breaks ties, so that the next page continues exactly after the previous one. */
const inOrder = (
  order: "ARRIVAL" | "NAME" | null | undefined,
  descending: boolean | null | undefined,
): Prisma.EnrolmentOrderByWithRelationInput[] => {
  const way = descending ? "desc" : "asc";
  return order === "NAME"
    ? [{ athlete: { fullName: way } }, { id: way }]
    : [{ enrolledAt: way }, { id: way }];
};

const StatusCountType = builder
  .objectRef<{ tournamentId: string; status: EnrolmentStatus; count: number }>("EnrolmentStatusCount")
  .implement({
    description: "Inscrições por situação.",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      status: t.expose("status", { type: EnrolmentStatusType, description: "Situação." }),
      count: t.exposeInt("count", { description: "Quantas." }),
    }),
  });

builder.objectField(TournamentType, "entries", (t) =>
  t.prismaConnection(
    {
      type: EnrolmentType,
      cursor: "id",
      maxSize: maxPageSize,
      description:
        "Inscrições para gerenciar: of every status, in the order in which they came unless asked otherwise; only for organisers.",
      authScopes: (tournament, _args, ctx) => canManageTournament(tournament.id, ctx),
      args: {
        search: t.arg.string({
          description:
            "Busca: words of the name of the athlete or the partner, or of the e-mail where the viewer may see it.",
        }),
        statuses: t.arg({ type: [EnrolmentStatusType], description: "Situações: null or empty for all." }),
        categoryId: t.arg.globalID({ for: TournamentCategoryType, description: "Categoria: null for all." }),
        owing: t.arg.boolean({ description: "A receber: true for only those whose fee is still owed." }),
        order: t.arg({
          type: EntriesOrderType,
          description: "Ordem: null for the order in which they came.",
        }),
        descending: t.arg.boolean({ description: "Ao contrário: true for the last of that order first." }),
      },
      resolve: async (query, tournament, args, ctx) => {
        assertPage(args);
        const from = cursorId(query.cursor);
        const where = wanted(tournament.id, args, ctx.viewer);
        // A cursor on another tournament's enrolment would reveal when it was created.
        if (
          from !== null &&
          !(await ctx.db.enrolment.count({ where: { id: from, tournamentId: tournament.id } }))
        )
          return [];
        return ctx.db.enrolment.findMany({
          ...query,
          where,
          orderBy: inOrder(args.order, args.descending),
        });
      },
    },
    {
      name: "TournamentEntriesConnection",
      description: "Inscrições de um torneio: a page of them.",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: ({ parent }, _args, ctx) => canManageTournament(parent.id, ctx),
          resolve: ({ parent, args }, _args, ctx) =>
            ctx.db.enrolment.count({ where: wanted(parent.id, args, ctx.viewer) }),
        }),
        owingCount: connection.int({
          description:
            "A receber: how many of all matches of the search and the category still owe their fee, ignoring the other filters.",
          authScopes: ({ parent }, _args, ctx) => canManageTournament(parent.id, ctx),
          resolve: ({ parent, args }, _args, ctx) =>
            ctx.db.enrolment.count({ where: { AND: [searched(parent.id, args, ctx.viewer), owingNow] } }),
        }),
        statusCounts: connection.field({
          type: [StatusCountType],
          extensions: atMost(20, 8),
          description:
            "Por situação: counts of all matches of the search and the category, ignoring the status filter; statuses without any are left out.",
          authScopes: ({ parent }, _args, ctx) => canManageTournament(parent.id, ctx),
          resolve: async ({ parent, args }, _args, ctx) => {
            const counted = await ctx.db.enrolment.groupBy({
              by: ["status"],
              where: searched(parent.id, args, ctx.viewer),
              _count: { _all: true },
            });
            return enrolmentStatuses.flatMap((status) => {
              const found = counted.find((row) => row.status === status);
              return found ? [{ tournamentId: parent.id, status, count: found._count._all }] : [];
            });
          },
        }),
      }),
    },
    { name: "TournamentEntriesEdge", description: "Inscrição na lista.", authScopes: { signedIn: true } },
  ),
);

/** Not a node, and without a link to the tournament: exposes only the search for a partner, which is public. */
const PartnerSeekerType = builder.prismaObject("Enrolment", {
  variant: "PartnerSeeker",
  description: "Quem procura dupla: an athlete who publicly seeks a partner in this category.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    enrolmentId: t.globalID({
      description: "Inscrição: to propose a pair with.",
      resolve: ({ id }) => ({ type: EnrolmentType, id }),
    }),
    athlete: t.relation("athlete", { description: "Atleta." }),
    since: t.field({ type: "DateTime", description: "Desde: UTC.", resolve: ({ enrolledAt }) => enrolledAt }),
  }),
});

const seeking = (categoryId: string): Prisma.EnrolmentWhereInput => ({
  categoryId,
  status: "SEEKING_PARTNER",
  athlete: { status: "ACTIVE" },
});

builder.objectField(TournamentCategoryType, "partnerSeekers", (t) =>
  t.prismaConnection(
    {
      type: PartnerSeekerType,
      cursor: "id",
      maxSize: maxPageSize,
      description:
        "Procurando dupla: the athletes who publicly seek a partner, by time; for athletes who may enter, and organisers.",
      authScopes: async ({ tournamentId }, _args, ctx) =>
        (isAthlete(ctx) && (await canEnterTournament(tournamentId, ctx))) ||
        canManageTournament(tournamentId, ctx),
      resolve: async (query, category, args, ctx) => {
        assertPage(args);
        const from = cursorId(query.cursor);
        // A cursor on an athlete who seeks no partner would reveal when they enrolled.
        if (
          from !== null &&
          !(await ctx.db.enrolment.count({ where: { id: from, ...seeking(category.id) } }))
        )
          return [];
        return ctx.db.enrolment.findMany({
          ...query,
          where: seeking(category.id),
          orderBy: [{ enrolledAt: "asc" }, { id: "asc" }],
        });
      },
    },
    {
      name: "PartnerSeekersConnection",
      description: "Quem procura dupla: a page of them.",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: { signedIn: true },
          resolve: ({ parent }, _args, ctx) => ctx.db.enrolment.count({ where: seeking(parent.id) }),
        }),
      }),
    },
    { name: "PartnerSeekersEdge", description: "Atleta na lista.", authScopes: { signedIn: true } },
  ),
);
