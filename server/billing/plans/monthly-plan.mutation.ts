import { canManageArenaWithId } from "../../arenas/arena.access";
import { arenaSuccess } from "../../arenas/arena-success.type";
import { ArenaType } from "../../arenas/arena.type";
import { AthleteType } from "../../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import type { GraphQLContext } from "../../platform/graphql/context";
import { atMost } from "../../platform/graphql/list-size";
import { may } from "../../platform/graphql/may";
import { mostChargedAtOnce } from "../charges/charge-kind.rules";
import { canManagePlan } from "./monthly-plan.access";
import { changePlanPrice, createMonthlyPlans, endMonthlyPlan, pausePlan } from "./monthly-plan.action";
import { MonthlyPlanType } from "./monthly-plan.type";
import { runMonth, type Run } from "./run-month.action";

const planField = (t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">) =>
  t.globalID({ required: true, for: MonthlyPlanType, description: "Mensalidade." });

const CreateMonthlyPlansInput = builder.inputType("CreateMonthlyPlansInput", {
  description: "Nova mensalidade: the same for each of the athletes.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena: the receiver." }),
    athleteIds: t.globalIDList({
      required: true,
      for: AthleteType,
      description: "Atletas: 1 to 200 of the arena's.",
    }),
    description: t.string({ description: "Descrição: up to 80 characters; null for Mensalidade." }),
    amountInCents: t.int({ required: true, description: "Valor: in centavos." }),
    dueDay: t.int({ required: true, description: "Dia do vencimento: 1 to 31, or the last of the month." }),
    startsOn: t.field({ type: "Date", required: true, description: "Começo." }),
    endsOn: t.field({ type: "Date", description: "Fim: its last day; null while it goes on." }),
    proratesFirstMonth: t.boolean({
      required: true,
      description: "Primeiro mês proporcional: by days, or in full.",
    }),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "Chave: idempotency key; a repeated request with the same key has effect once.",
    }),
  }),
});

const ChangePlanPriceInput = builder.inputType("ChangePlanPriceInput", {
  description: "Novo valor de uma mensalidade.",
  fields: (t) => ({
    planId: planField(t),
    fromMonth: t.field({
      type: "Date",
      required: true,
      description: "A partir do mês: any day of this one or a later one.",
    }),
    amountInCents: t.int({ required: true, description: "Valor: in centavos." }),
  }),
});

const PausePlanInput = builder.inputType("PausePlanInput", {
  description: "Meses em pausa.",
  fields: (t) => ({
    planId: planField(t),
    months: t.field({
      type: ["Date"],
      required: true,
      description: "Meses: paused besides those that are, of this one and the eleven after it.",
    }),
    resumedMonths: t.field({
      type: ["Date"],
      description: "Meses de volta: charged again; null for none. What neither list names stays as it is.",
    }),
  }),
});

const EndMonthlyPlanInput = builder.inputType("EndMonthlyPlanInput", {
  description: "Fim de uma mensalidade.",
  fields: (t) => ({
    planId: planField(t),
    endsOn: t.field({ type: "Date", required: true, description: "Último dia." }),
  }),
});

const RunMonthInput = builder.inputType("RunMonthInput", {
  description: "Geração das mensalidades de um mês.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    month: t.field({ type: "Date", required: true, description: "Mês: any day of this one or the next." }),
  }),
});

/** What a change of a plan has come to. */
interface ChangedPlan {
  planId: string;
  arenaId: string;
  /** Charges that went with it. */
  cancelled: number;
}

const changed = async ({ db }: GraphQLContext, planId: string, cancelled = 0): Promise<ChangedPlan> => ({
  planId,
  cancelled,
  ...(await db.monthlyPlan.findUniqueOrThrow({ where: { id: planId }, select: { arenaId: true } })),
});

function planSuccess(name: string, description: string) {
  const success = arenaSuccess<ChangedPlan>(name, description);
  builder.objectField(success, "monthlyPlan", (t) =>
    t.prismaField({
      type: MonthlyPlanType,
      description: "Mensalidade: as it is now.",
      resolve: (query, { planId }, _args, ctx) =>
        ctx.db.monthlyPlan.findUniqueOrThrow({ ...query, where: { id: planId } }),
    }),
  );
  return success;
}

const EndMonthlyPlanSuccessType = planSuccess("EndMonthlyPlanSuccess", "Mensalidade encerrada.");
builder.objectField(EndMonthlyPlanSuccessType, "cancelledCount", (t) =>
  t.exposeInt("cancelled", { description: "Quantas cobranças foram canceladas com ela." }),
);

const CreateMonthlyPlansSuccessType = arenaSuccess<{ arenaId: string; ids: string[] }>(
  "CreateMonthlyPlansSuccess",
  "Mensalidades criadas.",
);
builder.objectField(CreateMonthlyPlansSuccessType, "monthlyPlans", (t) =>
  t.prismaField({
    type: [MonthlyPlanType],
    extensions: atMost(mostChargedAtOnce, 3),
    description: "Mensalidades: one for each athlete.",
    resolve: (query, { ids }, _args, ctx) =>
      ctx.db.monthlyPlan.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: "asc" } }),
  }),
);

const RunMonthSuccessType = arenaSuccess<{ arenaId: string; made: Run }>(
  "RunMonthSuccess",
  "Mensalidades geradas.",
);
builder.objectFields(RunMonthSuccessType, (t) => ({
  madeCount: t.int({
    description: "Quantas cobranças esta geração fez.",
    resolve: ({ made }) => made.count,
  }),
  madeInCents: t.float({
    description: "Soma: of what this run has made, in whole centavos.",
    resolve: ({ made }) => made.totalInCents,
  }),
  isDone: t.boolean({
    description:
      "Tudo gerado: false where there are more than one request makes, a thousand or so: run it again.",
    resolve: ({ made }) => made.isDone,
  }),
}));

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("createMonthlyPlans", (t) =>
  t.field({
    type: CreateMonthlyPlansSuccessType,
    description:
      "Nova mensalidade: starts a monthly plan; the monthly run creates its charges. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: CreateMonthlyPlansInput, required: true, description: "Mensalidade." }) },
    errors: { ...refusals, union: { name: "CreateMonthlyPlansResult" } },
    resolve: async (_root, { input: { arenaId, athleteIds, ...input } }, ctx) => {
      const ids = athleteIds.map(({ id }) => id);
      const made = await createMonthlyPlans(ctx, arenaId.id, { ...input, athleteIds: ids });
      return { arenaId: arenaId.id, ids: made };
    },
  }),
);

builder.mutationField("changePlanPrice", (t) =>
  t.field({
    type: planSuccess("ChangePlanPriceSuccess", "Valor alterado."),
    description:
      "Novo valor: changes the amount from a month on; existing charges stay. For managers of the arena.",
    authScopes: may(canManagePlan, "planId"),
    args: { input: t.arg({ type: ChangePlanPriceInput, required: true, description: "Valor." }) },
    errors: { types: [InvalidInput], union: { name: "ChangePlanPriceResult" } },
    resolve: async (_root, { input: { planId, ...input } }, ctx) => {
      await changePlanPrice(ctx, planId.id, input);
      return changed(ctx, planId.id);
    },
  }),
);

builder.mutationField("pausePlan", (t) =>
  t.field({
    type: planSuccess("PausePlanSuccess", "Pausas salvas."),
    description: "Pausar mensalidade: creates no charges for the given months. For managers of the arena.",
    authScopes: may(canManagePlan, "planId"),
    args: { input: t.arg({ type: PausePlanInput, required: true, description: "Meses." }) },
    errors: { types: [InvalidInput], union: { name: "PausePlanResult" } },
    resolve: async (_root, { input: { planId, months, resumedMonths } }, ctx) => {
      await pausePlan(ctx, planId.id, { months, resumedMonths: resumedMonths ?? [] });
      return changed(ctx, planId.id);
    },
  }),
);

builder.mutationField("endMonthlyPlan", (t) =>
  t.field({
    type: EndMonthlyPlanSuccessType,
    description:
      "Encerrar mensalidade: ends a monthly plan and cancels unpaid charges of later months. For managers of the arena.",
    authScopes: may(canManagePlan, "planId"),
    args: { input: t.arg({ type: EndMonthlyPlanInput, required: true, description: "Fim." }) },
    errors: { ...refusals, union: { name: "EndMonthlyPlanResult" } },
    resolve: async (_root, { input: { planId, ...input } }, ctx) => {
      const cancelled = await endMonthlyPlan(ctx, planId.id, input);
      return changed(ctx, planId.id, cancelled);
    },
  }),
);

builder.mutationField("runMonth", (t) =>
  t.field({
    type: RunMonthSuccessType,
    description:
      "Gerar mensalidades: creates the missing charges of the month. Idempotent; a job also runs it every night. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: RunMonthInput, required: true, description: "Mês." }) },
    errors: { ...refusals, union: { name: "RunMonthResult" } },
    resolve: async (_root, { input: { arenaId, month } }, ctx) => ({
      arenaId: arenaId.id,
      made: await runMonth(ctx, arenaId.id, month),
    }),
  }),
);
