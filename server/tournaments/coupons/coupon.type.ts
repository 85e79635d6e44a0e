import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { canManageTournament } from "../tournament.access";
import { TournamentType } from "../tournament.type";
import { mostCoupons } from "./coupon.rules";

export const TournamentCouponType = builder.prismaNode("TournamentCoupon", {
  description:
    "A code with which athletes pay less for an enrolment (cupom). Seen by who manages the tournament.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
  fields: (t) => ({
    code: t.exposeString("code", { description: "What athletes type, in upper case (código)." }),
    discountPercent: t.exposeInt("discountPercent", {
      nullable: true,
      description: "Off the reckoned fee, 1 to 100; null where it is an amount (desconto em %).",
    }),
    discountInCents: t.exposeInt("discountInCents", {
      nullable: true,
      description: "Off the reckoned fee, in centavos; null where it is a percentage (desconto em R$).",
    }),
    lastDay: t.expose("lastDay", {
      type: "Date",
      nullable: true,
      description: "The last day on which it can be used; null: no end (válido até).",
    }),
    maxUses: t.exposeInt("maxUses", {
      nullable: true,
      description: "How many running enrolments may have it; null: no limit (máximo de usos).",
    }),
    endedAt: t.expose("endedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when it cannot be used any more, UTC; null while it can (encerrado em).",
    }),
  }),
});

builder.prismaObjectField(TournamentType, "coupons", (t) =>
  t.relation("coupons", {
    extensions: atMost(mostCoupons, 4),
    description: "Coupons in the order in which they were made; for who manages the tournament (cupons).",
    authScopes: ({ id }, _args, ctx) => canManageTournament(id, ctx),
    query: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
  }),
);
