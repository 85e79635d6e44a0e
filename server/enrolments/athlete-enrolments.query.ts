import type { Prisma } from "../../prisma/generated/client/client";
import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, goingOnWithin, totalCountOptions, type PageArgs } from "../platform/graphql/connection";
import { allOf, whenKnown } from "../platform/when-known";
import { AthleteEnrolmentType } from "./athlete-enrolment.type";
import { enrolmentIn, enrolmentVisibleTo, type EnrolmentPhase } from "./enrolment.access";
import { valueBy } from "../platform/loaders";

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
