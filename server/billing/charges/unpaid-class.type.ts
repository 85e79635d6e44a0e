import { SessionStudentType } from "../../classes/class.type";
import { AthleteClassType } from "../../classes/credits/athlete-classes.type";
import type { GraphQLContext } from "../../platform/graphql/context";
import { builder } from "../../platform/graphql/builder";
import type { Soon } from "../../platform/when-known";
import { openForCredit } from "./unpaid-class.loader";

const openFor = (creditId: string | null, ctx: GraphQLContext): Soon<number | null> =>
  creditId === null ? null : openForCredit(ctx).load(creditId);

builder.objectField(AthleteClassType, "unpaidInCents", (t) =>
  t.int({
    nullable: true,
    description: "A pagar: what is still owed for the place, in centavos; null where nothing is.",
    resolve: ({ creditId }, _args, ctx) => openFor(creditId, ctx),
  }),
);

builder.objectField(SessionStudentType, "unpaidInCents", (t) =>
  t.int({
    nullable: true,
    description:
      "A pagar: what is still owed for the place, in centavos; null where nothing is, and for who teaches.",
    resolve: ({ creditId }, _args, ctx) => openFor(creditId, ctx),
  }),
);
