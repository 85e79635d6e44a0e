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
  description: "Tipo de plano de aula.",
  values: labelled(classPlanKinds, (kind) => classPlanKindLabel[kind]),
});

export const ClassPlanType = builder.prismaNode("ClassPlan", {
  description:
    "Plano de aula: a package of classes that an arena sells to its athletes. For managers of the arena and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: ({ arenaId }, { viewer }) => canManageArena(arenaId, viewer),
  fields: (t) => ({
    kind: t.expose("kind", { type: ClassPlanKindType, description: "Tipo." }),
    name: t.exposeString("name", { description: "Nome." }),
    priceInCents: t.exposeInt("priceInCents", {
      description: "Valor: in centavos; per month for a monthly plan.",
    }),
    classCount: t.exposeInt("classCount", {
      nullable: true,
      description: "Aulas: how many a package has; null for another kind.",
    }),
    validDays: t.exposeInt("validDays", {
      nullable: true,
      description: "Validade: how many days after its sale a package serves; null for another kind.",
    }),
    active: t.exposeBoolean("active", { description: "À venda: whether it can still be sold." }),
  }),
});

builder.prismaObjectField(ArenaType, "classPlans", (t) =>
  t.prismaField({
    type: [ClassPlanType],
    nullable: true,
    extensions: atMost(mostClassPlans, 5),
    description: "Planos de aula: plans on sale first; null unless the viewer manages the arena.",
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
  description: "Plano à venda: its public data on the arena's page.",
  authScopes: { public: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: ClassPlanKindType, description: "Tipo." }),
    name: t.exposeString("name", { description: "Nome." }),
    priceInCents: t.exposeInt("priceInCents", {
      description: "Valor: in centavos; per month for a monthly plan.",
    }),
    classCount: t.exposeInt("classCount", {
      nullable: true,
      description: "Aulas: how many a package has; null for another kind.",
    }),
    validDays: t.exposeInt("validDays", {
      nullable: true,
      description: "Validade: how many days after its sale a package serves; null for another kind.",
    }),
  }),
});

builder.objectField(PublicArenaType, "plansOnSale", (t) =>
  t.field({
    type: [PlanOnSaleType],
    extensions: atMost(mostClassPlans, 5),
    description: "Planos à venda: what classes cost at the arena, the cheapest of each kind first.",
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
    description: "Planos à venda: what the arena can sell them; null unless one manages it.",
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
