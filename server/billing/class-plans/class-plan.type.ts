import type { ClassPlan } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { canSeeArenaNotes } from "../../athletes/arena-athletes/arena-athlete.access";
import { ArenaAthleteType } from "../../athletes/arena-athletes/arena-athlete.type";
import { PublicArenaType } from "../../athletes/joining/public-arena.type";
import { builder } from "../../platform/graphql/builder";
import { labelled } from "../../platform/graphql/labelled";
import { atMost } from "../../platform/graphql/list-size";
import { classPlanKindLabel, classPlanKinds, mostClassPlans } from "./class-plan.rules";

export const ClassPlanKindType = builder.enumType("ClassPlanKind", {
  description: "Class plan kind (tipo de plano de aula).",
  values: labelled(classPlanKinds, (kind) => classPlanKindLabel[kind]),
});

export const ClassPlanType = builder.prismaNode("ClassPlan", {
  description:
    "A package of classes that an arena sells to its athletes (plano de aula). For managers of the arena and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: ({ arenaId }, { viewer }) => canManageArena(arenaId, viewer),
  fields: (t) => ({
    kind: t.expose("kind", { type: ClassPlanKindType, description: "Kind (tipo)." }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    priceInCents: t.exposeInt("priceInCents", {
      description: "Price, in centavos; per month for a monthly plan (valor).",
    }),
    classCount: t.exposeInt("classCount", {
      nullable: true,
      description: "How many a package has; null for another kind (aulas).",
    }),
    validDays: t.exposeInt("validDays", {
      nullable: true,
      description: "How many days after its sale a package serves; null for another kind (validade).",
    }),
    active: t.exposeBoolean("active", { description: "Whether it can still be sold (à venda)." }),
  }),
});

builder.prismaObjectField(ArenaType, "classPlans", (t) =>
  t.prismaField({
    type: [ClassPlanType],
    nullable: true,
    extensions: atMost(mostClassPlans, 5),
    description: "Plans on sale first; null unless the viewer manages the arena (planos de aula).",
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: (query, { id }, _args, { db }) =>
      db.classPlan.findMany({
        ...query,
        where: { arenaId: id },
        orderBy: [{ active: "desc" }, { kind: "asc" }, { priceInCents: "asc" }, { id: "asc" }],
        take: mostClassPlans,
      }),
  }),
);

const PlanOnSaleType = builder.objectRef<ClassPlan>("PlanOnSale").implement({
  description: "Its public data on the arena's page (plano à venda).",
  authScopes: { public: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: ClassPlanKindType, description: "Kind (tipo)." }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    priceInCents: t.exposeInt("priceInCents", {
      description: "Price, in centavos; per month for a monthly plan (valor).",
    }),
    classCount: t.exposeInt("classCount", {
      nullable: true,
      description: "How many a package has; null for another kind (aulas).",
    }),
    validDays: t.exposeInt("validDays", {
      nullable: true,
      description: "How many days after its sale a package serves; null for another kind (validade).",
    }),
  }),
});

builder.objectField(PublicArenaType, "plansOnSale", (t) =>
  t.field({
    type: [PlanOnSaleType],
    extensions: atMost(mostClassPlans, 5),
    description: "What classes cost at the arena, the cheapest of each kind first (planos à venda).",
    resolve: ({ id }, _args, { db }) =>
      db.classPlan.findMany({
        where: { arenaId: id, active: true },
        orderBy: [{ kind: "asc" }, { priceInCents: "asc" }, { id: "asc" }],
        take: mostClassPlans,
      }),
  }),
);

builder.prismaObjectField(ArenaAthleteType, "plansOnSale", (t) =>
  t.prismaField({
    type: [ClassPlanType],
    nullable: true,
    extensions: atMost(mostClassPlans, 5),
    description: "What the arena can sell them; null unless one manages it (planos à venda).",
    authScopes: (row, _args, ctx) => canSeeArenaNotes(row, ctx),
    unauthorizedResolver: () => null,
    resolve: (query, { arenaId }, _args, { db }) =>
      db.classPlan.findMany({
        ...query,
        where: { arenaId, active: true },
        orderBy: [{ kind: "asc" }, { priceInCents: "asc" }, { id: "asc" }],
        take: mostClassPlans,
      }),
  }),
);
