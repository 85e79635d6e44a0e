import type { Prisma } from "../../prisma/generated/client/client";
import { timeZoneOfPlace } from "../arenas/place-time.rules";
import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, goingOnWithin, type PageArgs, totalCountOptions } from "../platform/graphql/connection";
import { valueBy } from "../platform/loaders";
import { allOf, whenKnown } from "../platform/when-known";
import { EnrolmentStatusType, TournamentStatusType } from "../tournaments/tournament.type";
import { canSeeTournament } from "../tournaments/tournament.access";
import {
  canSeeEnrolmentMoney,
  enrolmentIn,
  type EnrolmentPhase,
  enrolmentVisibleTo,
} from "./enrolment.access";
import { EnrolmentType, ownersAndOrganisers } from "./enrolment.type";
import { enrolmentsOf } from "./enrolment.loader";

const ofTournament = {
  tournament: { select: { name: true, category: true, startDate: true, endDate: true, status: true } },
} as const;

/**
 * No node, and without a way to a tournament that one may not see: it is reached only through the list of an athlete,
 * where `enrolmentVisibleTo` decides row by row, and shows no more than a result sheet on the wall would.
 */
export const AthleteEnrolmentType = builder.prismaObject("Enrolment", {
  variant: "AthleteEnrolment",
  description: "What one athlete plays or played, as everyone signed in may know it (torneio do atleta).",
  authScopes: { known: true },
  fields: (t) => ({
    tournamentName: t.string({
      description: "Tournament name (nome do torneio).",
      select: ofTournament,
      resolve: ({ tournament }) => tournament.name,
    }),
    category: t.string({
      description: "The one the athlete plays in (categoria).",
      select: { ...ofTournament, category: { select: { name: true } } },
      resolve: ({ tournament, category }) => category?.name ?? tournament.category,
    }),
    startDate: t.field({
      type: "Date",
      description: "Start date (data de início).",
      select: ofTournament,
      resolve: ({ tournament }) => tournament.startDate,
    }),
    endDate: t.field({
      type: "Date",
      nullable: true,
      description: "End date; null when it ends on the same day (data de fim).",
      select: ofTournament,
      resolve: ({ tournament }) => tournament.endDate,
    }),
    tournamentStatus: t.field({
      type: TournamentStatusType,
      description: "Tournament status (status do torneio).",
      select: ofTournament,
      resolve: ({ tournament }) => tournament.status,
    }),
    tournamentKey: t.field({
      type: "UUID",
      nullable: true,
      description:
        "Tournament key, as addresses of pages carry it; null when one may not open its page (chave do torneio).",
      resolve: async ({ tournamentId }, _args, ctx) =>
        (await canSeeTournament(tournamentId, ctx)) ? tournamentId : null,
    }),
    status: t.expose("status", { type: EnrolmentStatusType, description: "Status (situação)." }),
    maxParticipants: t.int({
      nullable: true,
      description:
        "Max participants, of the category the athlete plays in, else of the tournament; null for no limit (máximo de participantes).",
      select: {
        tournament: { select: { maxParticipants: true } },
        category: { select: { maxParticipants: true } },
      },
      resolve: ({ tournament, category }) => category?.maxParticipants ?? tournament.maxParticipants,
    }),
    enrolledAt: t.expose("enrolledAt", {
      type: "DateTime",
      ...ownersAndOrganisers,
      description:
        "Enrolled at, UTC; null unless it is one's own or one manages the tournament (inscrito em).",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      ...ownersAndOrganisers,
      description:
        "Fee, in centavos, as it was on that day; null unless it is one's own or one manages the tournament (valor da inscrição).",
    }),
    timeZone: t.string({
      description: "The clocks of the place (fuso horário).",
      select: { tournament: { select: { arena: { select: { timeZone: true } } } } },
      resolve: ({ tournament }) => timeZoneOfPlace(tournament.arena),
    }),
    finalPosition: t.exposeInt("finalPosition", {
      nullable: true,
      description: "Final position, 1 for the winner; null until it is known (lugar).",
    }),
  }),
});

const countedIn = (phase: EnrolmentPhase) =>
  valueBy<number>(
    async (ctx, athleteIds) => {
      const rows = await ctx.db.enrolment.groupBy({
        by: ["athleteId"],
        where: { athleteId: { in: athleteIds }, AND: [enrolmentVisibleTo(ctx), enrolmentIn(phase, ctx)] },
        _count: { _all: true },
      });
      return new Map(rows.map(({ athleteId, _count }) => [athleteId, _count._all]));
    },
    () => 0,
  );

/** How many enrolments of each athlete the viewer may see: a statement for a phase, however many athletes. */
const enrolmentCounts = {
  CURRENT: countedIn("CURRENT"),
  RUNNING: countedIn("RUNNING"),
  UPCOMING: countedIn("UPCOMING"),
  PAST: countedIn("PAST"),
  HISTORY: countedIn("HISTORY"),
} as const;

const EnrolmentPhaseType = builder.enumType("EnrolmentPhase", {
  description: "Enrolment phase, which of an athlete's enrolments (fase).",
  values: {
    CURRENT: { description: "Entered or playing, in a tournament that is not over (inscritos)." },
    RUNNING: { description: "Those of them whose tournament has begun (atuais)." },
    UPCOMING: { description: "Those of them whose tournament has not begun (próximos)." },
    PAST: { description: "Out of it, or the tournament is over (participados)." },
    HISTORY: { description: "Those of PAST; in one's own list also what was cancelled (histórico)." },
  } as const,
});

builder.prismaObjectField(AthleteType, "enrolments", (t) =>
  t.relatedConnection(
    "enrolments",
    {
      type: AthleteEnrolmentType,
      cursor: "id",
      maxSize: 100,
      description:
        "Enrolments, the newest first, as far as one may see them; cancelled ones only in one's own HISTORY (inscrições).",
      authScopes: { known: true },
      args: { phase: t.arg({ type: EnrolmentPhaseType, description: "Phase; null for both (fase)." }) },
      query: (args, ctx) => {
        const page = args as PageArgs; // the page is in them, though the plugin types only our own
        assertPage(page);
        const shown: Prisma.EnrolmentWhereInput = {
          AND: [enrolmentVisibleTo(ctx), enrolmentIn(args.phase, ctx)],
        };
        return {
          where: goingOnWithin(page, shown, (row) => ({ athlete: { enrolments: { some: row } } })),
          orderBy: [{ enrolledAt: "desc" }, { id: "desc" }],
        };
      },
    },
    {
      name: "AthleteEnrolmentsConnection",
      description: "A page of athlete enrolments (inscrições de um atleta).",
      authScopes: { known: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: { known: true },
          resolve: ({ parent, args }, _args, ctx) => {
            const phases = args.phase ? [args.phase] : (["CURRENT", "PAST"] as const);
            const counts = allOf(phases.map((phase) => enrolmentCounts[phase](ctx).load(parent.id)));
            return whenKnown(counts, (all) => all.reduce((sum, count) => sum + count, 0));
          },
        }),
      }),
    },
    {
      name: "AthleteEnrolmentsEdge",
      description: "Edge of athlete enrolments (inscrição na lista).",
      authScopes: { known: true },
    },
  ),
);

builder.prismaObjectField(EnrolmentType, "partnerEnrolment", (t) =>
  t.field({
    type: EnrolmentType,
    nullable: true,
    description:
      "The other half of the pair; null for who plays or waits alone, and unless it is one's own pair or one manages the tournament (inscrição do parceiro).",
    authScopes: (enrolment, _args, ctx) => canSeeEnrolmentMoney(enrolment, ctx),
    unauthorizedResolver: () => null,
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      for (const { enrolments } of (await enrolmentsOf(ctx).load(tournamentId)).pairs.values()) {
        const [first, second] = enrolments;
        if (first.id === id) return second;
        if (second.id === id) return first;
      }
      return null;
    },
  }),
);
