import { AthleteType } from "../athletes/athlete.type";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { tournamentVisibleTo } from "../tournaments/tournament.access";
import { enrolmentInProgress, isOwnEnrolment } from "./enrolment.access";
import { EnrolmentType } from "./enrolment.type";

const longestList = 50;

builder.prismaObjectField(AthleteType, "enrolmentsInProgress", (t) =>
  t.field({
    type: [EnrolmentType],
    extensions: atMost(longestList, 10),
    nullable: true,
    description:
      "Enrolments in progress, one's own that wait for a partner, an answer, a payment or a place, and those whose time ran out while enrolments are open; who has to act first stands first (inscrições em andamento). Null unless it is oneself.",
    authScopes: ({ id }, _args, ctx) => isOwnEnrolment({ athleteId: id }, ctx),
    unauthorizedResolver: () => null,
    resolve: ({ id: athleteId }, _args, ctx) =>
      ctx.db.enrolment.findMany({
        where: { athleteId, AND: [enrolmentInProgress, { tournament: tournamentVisibleTo(ctx) }] },
        orderBy: [{ dueAt: { sort: "asc", nulls: "last" } }, { id: "desc" }],
        take: longestList,
      }),
  }),
);
