import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { tournamentSuccess, TournamentType } from "../tournament.type";
import { canManageTournament } from "../tournament.access";
import { createCoupon, endCoupon } from "./coupon.action";
import { TournamentCouponType } from "./coupon.type";
import { accessRule, organisers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";

/** Who manages its tournament; false as well for a coupon that does not exist. */
const canManageCoupon = accessRule("TOURNAMENT", organisers, async (id: string, ctx: ActionContext) => {
  const row = await ctx.db.tournamentCoupon.findUnique({ where: { id }, select: { tournamentId: true } });
  return row !== null && canManageTournament(row.tournamentId, ctx);
});

const CreateCouponInput = builder.inputType("CreateCouponInput", {
  description: "A new coupon of a tournament: a percentage or an amount off, not both (novo cupom).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    code: t.string({
      required: true,
      description: "3 to 20 letters, digits or hyphens, once in a tournament; kept in upper case (código).",
    }),
    discountPercent: t.int({ description: "1 to 100; null for an amount (desconto em %)." }),
    discountInCents: t.int({ description: "From 1; null for a percentage (desconto em R$)." }),
    lastDay: t.field({ type: "Date", description: "The last day of use; null: no end (válido até)." }),
    maxUses: t.int({ description: "1 to 2000; null: no limit (máximo de usos)." }),
  }),
});

const EndCouponInput = builder.inputType("EndCouponInput", {
  description: "The end of a coupon (encerrar cupom).",
  fields: (t) => ({
    couponId: t.globalID({ required: true, for: TournamentCouponType, description: "Coupon (cupom)." }),
  }),
});

builder.mutationField("createCoupon", (t) =>
  t.field({
    type: tournamentSuccess("CreateCouponSuccess", "Result of a successful `createCoupon` (cupom criado)."),
    label: "Criar cupom",
    description: "Creates a code with which athletes pay less for an enrolment.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: CreateCouponInput, required: true, description: "Input (cupom)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...coupon } }, ctx) => {
      await createCoupon(ctx, tournamentId.id, coupon);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("endCoupon", (t) =>
  t.field({
    type: tournamentSuccess("EndCouponSuccess", "Result of a successful `endCoupon` (cupom encerrado)."),
    label: "Encerrar cupom",
    description: "Ends a coupon, which cannot be used any more; enrolments that used it keep their price.",
    authScopes: may(canManageCoupon, "couponId"),
    args: { input: t.arg({ type: EndCouponInput, required: true, description: "Input (cupom)." }) },
    resolve: async (_root, { input: { couponId } }, ctx) => ({
      tournamentId: await endCoupon(ctx, couponId.id),
    }),
  }),
);
