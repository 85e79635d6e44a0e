import type { ClassPlan } from "../../../prisma/generated/client/client";
import { canManageArena, canManageArenaWithId } from "../../arenas/arena.access";
import { arenaSuccess, ArenaType } from "../../arenas/arena.type";
import { canManageArenaAthlete, canSeeArenaNotes } from "../../athletes/arena-athletes/arena-athlete.access";
import { ArenaAthleteType } from "../../athletes/arena-athletes/arena-athlete.type";
import { PublicArenaType } from "../../athletes/joining/joining.type";
import { accessRule, arenaManagers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder, labelled } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { may } from "../../platform/graphql/context";
import { isAdmin, isSignedIn } from "../../platform/viewer";
import { PaymentMethodType } from "../charges/charge.type";
import { changeClassPlan, createClassPlan, sellClassPlan } from "./class-plan.action";
import { classPlanKindLabel, classPlanKinds, mostClassPlans } from "./class-plan.rules";

const ClassPlanKindType = builder.enumType("ClassPlanKind", {
  description: "Class plan kind (tipo de plano de aula).",
  values: labelled(classPlanKinds, (kind) => classPlanKindLabel[kind]),
});

const ClassPlanType = builder.prismaNode("ClassPlan", {
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

/** Change what an arena sells. False as well for what does not exist. */
const canManageClassPlan = accessRule("MONEY", arenaManagers, async (id: string, ctx: ActionContext) => {
  const { viewer, db } = ctx;
  if (!isSignedIn(viewer) || (viewer.ownedArenaIds.length === 0 && !isAdmin(viewer))) return false;
  const plan = await db.classPlan.findUnique({ where: { id }, select: { arenaId: true } });
  return plan !== null && canManageArena(plan.arenaId, viewer);
});

const termsFields = (
  t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">,
) => ({
  name: t.string({ required: true, description: "Name, 2 to 60 characters (nome)." }),
  priceInCents: t.int({
    required: true,
    description: "Price, in centavos; per month for a monthly plan (valor).",
  }),
  classCount: t.int({ description: "Class count, of a package, 1 to 60; null for another kind (aulas)." }),
  validDays: t.int({
    description: "Valid days, of a package, 1 to 730; null for another kind (validade em dias).",
  }),
});

const CreateClassPlanInput = builder.inputType("CreateClassPlanInput", {
  description: "Input of `createClassPlan` (novo plano de aula).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Who sells it (arena)." }),
    kind: t.field({ type: ClassPlanKindType, required: true, description: "Kind (tipo)." }),
    ...termsFields(t),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "Idempotency key; a repeated request with the same key has effect once (chave).",
    }),
  }),
});

const ChangeClassPlanInput = builder.inputType("ChangeClassPlanInput", {
  description: "Input of `changeClassPlan` (plano de aula, como deve ser; o tipo fica).",
  fields: (t) => ({
    planId: t.globalID({ required: true, for: ClassPlanType, description: "Plan (plano)." }),
    ...termsFields(t),
    active: t.boolean({ required: true, description: "Whether it can still be sold (à venda)." }),
  }),
});

const SellClassPlanInput = builder.inputType("SellClassPlanInput", {
  description: "Input of `sellClassPlan` (venda de um plano de aula a um atleta).",
  fields: (t) => ({
    arenaAthleteId: t.globalID({
      required: true,
      for: ArenaAthleteType,
      description: "Arena athlete (atleta da arena).",
    }),
    planId: t.globalID({
      required: true,
      for: ClassPlanType,
      description: "Plan, of the same arena (plano).",
    }),
    priceInCents: t.int({
      required: true,
      description: "The price the seller saw; if it has changed, nothing is sold (valor).",
    }),
    dueOn: t.field({
      type: "Date",
      description: "Due on, from today on; null if already paid, and for a monthly plan (vencimento).",
    }),
    paidBy: t.field({
      type: PaymentMethodType,
      description: "Method of a payment outside the platform; null if it is still to be paid (pago fora).",
    }),
    startsOn: t.field({
      type: "Date",
      description: "Starts on, of a monthly plan; null for today (começo).",
    }),
    dueDay: t.int({
      description: "Due day, of a monthly plan, 1 to 31; null for the 5th (dia do vencimento).",
    }),
    proratesFirstMonth: t.boolean({
      description:
        "Prorates first month, of a monthly plan, by days or in full; null for by days (primeiro mês proporcional).",
    }),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "Idempotency key; a repeated request with the same key has effect once (chave).",
    }),
  }),
});

function planSuccess(name: string, description: string) {
  const success = arenaSuccess<{ arenaId: string; planId: string }>(name, description);
  builder.objectField(success, "classPlan", (t) =>
    t.prismaField({
      type: ClassPlanType,
      description: "Class plan, as it is now (plano).",
      resolve: (query, { planId }, _args, ctx) =>
        ctx.db.classPlan.findUniqueOrThrow({ ...query, where: { id: planId } }),
    }),
  );
  return success;
}

const SellClassPlanSuccess = builder.objectRef<{ id: string }>("SellClassPlanSuccess").implement({
  description: "Result of a successful `sellClassPlan` (plano vendido).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    arenaAthlete: t.prismaField({
      type: ArenaAthleteType,
      description: "Arena athlete, as it is now (atleta da arena).",
      resolve: (query, { id }, _args, ctx) =>
        ctx.db.arenaAthlete.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("createClassPlan", (t) =>
  t.field({
    type: planSuccess("CreateClassPlanSuccess", "Result of a successful `createClassPlan` (plano criado)."),
    label: "Novo plano de aula",
    description: "Creates a plan that can be sold from now on. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: CreateClassPlanInput, required: true, description: "Input (plano)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { arenaId, ...input } }, ctx) => ({
      arenaId: arenaId.id,
      planId: await createClassPlan(ctx, arenaId.id, input),
    }),
  }),
);

builder.mutationField("changeClassPlan", (t) =>
  t.field({
    type: planSuccess("ChangeClassPlanSuccess", "Result of a successful `changeClassPlan` (plano alterado)."),
    label: "Alterar plano de aula",
    description: "Changes the plan for future sales; past sales keep their terms. For managers of the arena.",
    authScopes: may(canManageClassPlan, "planId"),
    args: { input: t.arg({ type: ChangeClassPlanInput, required: true, description: "Input (plano)." }) },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { planId, ...input } }, ctx) => {
      await changeClassPlan(ctx, planId.id, input);
      const { arenaId } = await ctx.db.classPlan.findUniqueOrThrow({ where: { id: planId.id } });
      return { arenaId, planId: planId.id };
    },
  }),
);

builder.mutationField("sellClassPlan", (t) =>
  t.field({
    type: SellClassPlanSuccess,
    label: "Vender plano de aula",
    description: "Sells a plan, and creates its credits and its charge together. For managers of the arena.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: { input: t.arg({ type: SellClassPlanInput, required: true, description: "Input (venda)." }) },
    errors: { ...refusals },
    resolve: async (
      _root,
      { input: { arenaAthleteId, planId, dueDay, proratesFirstMonth, ...input } },
      ctx,
    ) => {
      await sellClassPlan(
        ctx,
        { arenaAthleteId: arenaAthleteId.id, planId: planId.id },
        { ...input, dueDay: dueDay ?? undefined, proratesFirstMonth: proratesFirstMonth ?? undefined },
      );
      return { id: arenaAthleteId.id };
    },
  }),
);
