import { SessionStudentType } from "../../classes/class.type";
import { AthleteClassType } from "../../classes/credits/athlete-classes.type";
import type { GraphQLContext } from "../../platform/graphql/context";
import { builder } from "../../platform/graphql/builder";
import type { MaybePromise } from "../../platform/when-known";
import { valueBy } from "../../platform/loaders";
import { openPrincipalOf } from "../charge-standing.rules";
import { canSeeCharge } from "./charge.access";

/** Open amounts of classes, by credit, if the viewer may see them. One statement. */
const openForCredit = valueBy<number | null>(
  async ({ db, viewer }, creditIds) => {
    const charges = await db.charge.findMany({
      where: { classCreditId: { in: creditIds }, status: "PENDING" },
    });
    return new Map(
      charges.flatMap((charge) =>
        charge.classCreditId !== null && canSeeCharge(charge, viewer)
          ? [[charge.classCreditId, openPrincipalOf(charge)]]
          : [],
      ),
    );
  },
  () => null,
);

const openFor = (creditId: string | null, ctx: GraphQLContext): MaybePromise<number | null> =>
  creditId === null ? null : openForCredit(ctx).load(creditId);

builder.objectField(AthleteClassType, "unpaidInCents", (t) =>
  t.int({
    nullable: true,
    description: "Open amount for the place, in centavos; null if there is none (a pagar).",
    resolve: ({ creditId }, _args, ctx) => openFor(creditId, ctx),
  }),
);

builder.objectField(SessionStudentType, "unpaidInCents", (t) =>
  t.int({
    nullable: true,
    description: "Open amount for the place, in centavos; null if there is none, and for teachers (a pagar).",
    resolve: ({ creditId }, _args, ctx) => openFor(creditId, ctx),
  }),
);
