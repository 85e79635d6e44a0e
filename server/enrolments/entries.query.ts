import type { EnrolmentStatus, Prisma } from "../../prisma/generated/client/client";
import { athleteFoundBy, isAthlete } from "../athletes/athlete.access";
import { builder } from "../platform/graphql/builder";
import { assertPage, atMost, cursorId, maxPageSize, totalCountOptions } from "../platform/graphql/connection";
import type { Viewer } from "../platform/viewer";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { EnrolmentStatusType, TournamentType } from "../tournaments/tournament.type";
import { enrolmentStatuses } from "../tournaments/tournament-and-enrolment-status.rules";
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
  description: "Entries order (ordem das inscrições).",
  values: {
    ARRIVAL: { description: "By time of enrolment (chegada)." },
    NAME: { description: "Of the athlete (nome)." },
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
    description: "Enrolment status count (inscrições por situação).",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      status: t.expose("status", { type: EnrolmentStatusType, description: "Status (situação)." }),
      count: t.exposeInt("count", { description: "Count (quantas)." }),
    }),
  });

builder.objectField(TournamentType, "entries", (t) =>
  t.prismaConnection(
    {
      type: EnrolmentType,
      cursor: "id",
      maxSize: maxPageSize,
      description:
        "Entries, of every status, in the order in which they came unless asked otherwise; only for organisers (inscrições para gerenciar).",
      authScopes: (tournament, _args, ctx) => canManageTournament(tournament.id, ctx),
      args: {
        search: t.arg.string({
          description:
            "Words of the name of the athlete or the partner, or of the e-mail where the viewer may see it (busca).",
        }),
        statuses: t.arg({
          type: [EnrolmentStatusType],
          description: "Statuses; null or empty for all (situações).",
        }),
        categoryId: t.arg.globalID({
          for: TournamentCategoryType,
          description: "Category; null for all (categoria).",
        }),
        owing: t.arg.boolean({
          description: "Owing; true for only those whose fee is still owed (a receber).",
        }),
        order: t.arg({
          type: EntriesOrderType,
          description: "Order; null for the order in which they came (ordem).",
        }),
        descending: t.arg.boolean({
          description: "Descending; true for the last of that order first (ao contrário).",
        }),
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
      description: "A page of tournament entries (inscrições de um torneio).",
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
            "How many of all matches of the search and the category still owe their fee, ignoring the other filters (a receber).",
          authScopes: ({ parent }, _args, ctx) => canManageTournament(parent.id, ctx),
          resolve: ({ parent, args }, _args, ctx) =>
            ctx.db.enrolment.count({ where: { AND: [searched(parent.id, args, ctx.viewer), owingNow] } }),
        }),
        statusCounts: connection.field({
          type: [StatusCountType],
          extensions: atMost(20, 8),
          description:
            "Counts of all matches of the search and the category, ignoring the status filter; statuses without any are left out (por situação).",
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
    {
      name: "TournamentEntriesEdge",
      description: "Edge of tournament entries (inscrição na lista).",
      authScopes: { signedIn: true },
    },
  ),
);

/** Not a node, and without a link to the tournament: exposes only the search for a partner, which is public. */
const PartnerSeekerType = builder.prismaObject("Enrolment", {
  variant: "PartnerSeeker",
  description: "An athlete who publicly seeks a partner in this category (quem procura dupla).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    enrolmentId: t.globalID({
      description: "Enrolment, to propose a pair with (inscrição).",
      resolve: ({ id }) => ({ type: EnrolmentType, id }),
    }),
    athlete: t.relation("athlete", { description: "Athlete (atleta)." }),
    since: t.field({
      type: "DateTime",
      description: "Since, UTC (desde).",
      resolve: ({ enrolledAt }) => enrolledAt,
    }),
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
        "The athletes who publicly seek a partner, by time; for athletes who may enter, and organisers (procurando dupla).",
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
      description: "A page of partner seekers (quem procura dupla).",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: { signedIn: true },
          resolve: ({ parent }, _args, ctx) => ctx.db.enrolment.count({ where: seeking(parent.id) }),
        }),
      }),
    },
    {
      name: "PartnerSeekersEdge",
      description: "Edge of partner seekers (atleta na lista).",
      authScopes: { signedIn: true },
    },
  ),
);
