import type { Prisma } from "../../prisma/generated/client/client";
import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, goingOnWithin, totalCountOptions, type PageArgs } from "../platform/graphql/connection";
import { allOf, whenKnown } from "../platform/when-known";
import { AthleteEnrolmentType } from "./athlete-enrolment.type";
import { enrolmentIn, enrolmentVisibleTo } from "./enrolment.access";
import { enrolmentCounts } from "./enrolment-counts.loader";

const EnrolmentPhaseType = builder.enumType("EnrolmentPhase", {
  description: "Fase: which of an athlete's enrolments.",
  values: {
    CURRENT: { description: "Inscritos: entered or playing, in a tournament that is not over." },
    RUNNING: { description: "Atuais: those of them whose tournament has begun." },
    UPCOMING: { description: "Próximos: those of them whose tournament has not begun." },
    PAST: { description: "Participados: out of it, or the tournament is over." },
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
        "Inscrições: the newest first, as far as one may see them; cancelled ones only in one's own HISTORY.",
      authScopes: { known: true },
      args: { phase: t.arg({ type: EnrolmentPhaseType, description: "Fase: null for both." }) },
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
      description: "Inscrições de um atleta: a page of them.",
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
    { name: "AthleteEnrolmentsEdge", description: "Inscrição na lista.", authScopes: { known: true } },
  ),
);
