import { builder } from "../platform/graphql/builder";
import { enrolmentsOf } from "./tournament-enrolments.loader";
import { canSeeEnrolmentMoney } from "./enrolment.access";
import { EnrolmentType } from "./enrolment.type";

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
