import { canManageArenaWithId } from "../../arenas/arena.access";
import { arenaSuccess } from "../../arenas/arena-success.type";
import { ArenaType } from "../../arenas/arena.type";
import { canManageArenaAthlete } from "../../athletes/arena-athletes/arena-athlete.access";
import { ArenaAthleteType } from "../../athletes/arena-athletes/arena-athlete.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { PaymentMethodType } from "../charges/charge-words.type";
import { canManageClassPlan } from "./class-plan.access";
import { changeClassPlan, createClassPlan } from "./class-plan.action";
import { ClassPlanKindType, ClassPlanType } from "./class-plan.type";
import { sellClassPlan } from "./sell-class-plan.action";

const termsFields = (
  t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">,
) => ({
  name: t.string({ required: true, description: "Nome: 2 to 60 characters." }),
  priceInCents: t.int({ required: true, description: "Valor: in centavos; per month for a monthly plan." }),
  classCount: t.int({ description: "Aulas: of a package, 1 to 60; null for another kind." }),
  validDays: t.int({ description: "Validade em dias: of a package, 1 to 730; null for another kind." }),
});

const CreateClassPlanInput = builder.inputType("CreateClassPlanInput", {
  description: "Novo plano de aula.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena: who sells it." }),
    kind: t.field({ type: ClassPlanKindType, required: true, description: "Tipo." }),
    ...termsFields(t),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "Chave: idempotency key; a repeated request with the same key has effect once.",
    }),
  }),
});

const ChangeClassPlanInput = builder.inputType("ChangeClassPlanInput", {
  description: "Plano de aula, como deve ser; o tipo fica.",
  fields: (t) => ({
    planId: t.globalID({ required: true, for: ClassPlanType, description: "Plano." }),
    ...termsFields(t),
    active: t.boolean({ required: true, description: "À venda: whether it can still be sold." }),
  }),
});

const SellClassPlanInput = builder.inputType("SellClassPlanInput", {
  description: "Venda de um plano de aula a um atleta.",
  fields: (t) => ({
    arenaAthleteId: t.globalID({ required: true, for: ArenaAthleteType, description: "Atleta da arena." }),
    planId: t.globalID({ required: true, for: ClassPlanType, description: "Plano: of the same arena." }),
    priceInCents: t.int({
      required: true,
      description: "Valor: the price the seller saw; if it has changed, nothing is sold.",
    }),
    dueOn: t.field({
      type: "Date",
      description: "Vencimento: from today on; null if already paid, and for a monthly plan.",
    }),
    paidBy: t.field({
      type: PaymentMethodType,
      description: "Pago fora: method of a payment outside the platform; null if it is still to be paid.",
    }),
    startsOn: t.field({ type: "Date", description: "Começo: of a monthly plan; null for today." }),
    dueDay: t.int({ description: "Dia do vencimento: of a monthly plan, 1 to 31; null for the 5th." }),
    proratesFirstMonth: t.boolean({
      description: "Primeiro mês proporcional: of a monthly plan, by days or in full; null for by days.",
    }),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "Chave: idempotency key; a repeated request with the same key has effect once.",
    }),
  }),
});

function planSuccess(name: string, description: string) {
  const success = arenaSuccess<{ arenaId: string; planId: string }>(name, description);
  builder.objectField(success, "classPlan", (t) =>
    t.prismaField({
      type: ClassPlanType,
      description: "Plano: as it is now.",
      resolve: (query, { planId }, _args, ctx) =>
        ctx.db.classPlan.findUniqueOrThrow({ ...query, where: { id: planId } }),
    }),
  );
  return success;
}

const SellClassPlanSuccess = builder.objectRef<{ id: string }>("SellClassPlanSuccess").implement({
  description: "Plano vendido.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    arenaAthlete: t.prismaField({
      type: ArenaAthleteType,
      description: "Atleta da arena: as it is now.",
      resolve: (query, { id }, _args, ctx) =>
        ctx.db.arenaAthlete.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("createClassPlan", (t) =>
  t.field({
    type: planSuccess("CreateClassPlanSuccess", "Plano criado."),
    description:
      "Novo plano de aula: creates a plan that can be sold from now on. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: CreateClassPlanInput, required: true, description: "Plano." }) },
    errors: { ...refusals, union: { name: "CreateClassPlanResult" } },
    resolve: async (_root, { input: { arenaId, ...input } }, ctx) => ({
      arenaId: arenaId.id,
      planId: await createClassPlan(ctx, arenaId.id, input),
    }),
  }),
);

builder.mutationField("changeClassPlan", (t) =>
  t.field({
    type: planSuccess("ChangeClassPlanSuccess", "Plano alterado."),
    description:
      "Alterar plano de aula: changes the plan for future sales; past sales keep their terms. For managers of the arena.",
    authScopes: may(canManageClassPlan, "planId"),
    args: { input: t.arg({ type: ChangeClassPlanInput, required: true, description: "Plano." }) },
    errors: { types: [InvalidInput], union: { name: "ChangeClassPlanResult" } },
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
    description:
      "Vender plano de aula: sells a plan: creates its credits and its charge together. For managers of the arena.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: { input: t.arg({ type: SellClassPlanInput, required: true, description: "Venda." }) },
    errors: { ...refusals, union: { name: "SellClassPlanResult" } },
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
