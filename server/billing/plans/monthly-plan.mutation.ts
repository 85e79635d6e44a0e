import { canManageArenaWithId } from "../../arenas/arena.access";
import { arenaSuccess, ArenaType } from "../../arenas/arena.type";
import { AthleteType } from "../../athletes/athlete.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { type GraphQLContext, may } from "../../platform/graphql/context";
import { atMost } from "../../platform/graphql/connection";
import { mostChargedAtOnce } from "../charges/charge-kind.rules";
import { canManagePlan } from "./monthly-plan.access";
import {
  changePlanPrice,
  createMonthlyPlans,
  endMonthlyPlan,
  pausePlan,
  type Run,
  runMonth,
} from "./monthly-plan.action";
import { MonthlyPlanType } from "./monthly-plan.type";

const planField = (t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">) =>
  t.globalID({ required: true, for: MonthlyPlanType, description: "Plan (mensalidade)." });

const CreateMonthlyPlansInput = builder.inputType("CreateMonthlyPlansInput", {
  description: "Create monthly plans, the same for each of the athletes (nova mensalidade).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "The receiver (arena)." }),
    athleteIds: t.globalIDList({
      required: true,
      for: AthleteType,
      description: "Athlete, 1 to 200 of the arena's (atletas).",
    }),
    description: t.string({
      description: "Description, up to 80 characters; null for Mensalidade (descrição).",
    }),
    amountInCents: t.int({ required: true, description: "Amount, in centavos (valor)." }),
    dueDay: t.int({
      required: true,
      description: "Due day, 1 to 31, or the last of the month (dia do vencimento).",
    }),
    startsOn: t.field({ type: "Date", required: true, description: "Starts on (começo)." }),
    endsOn: t.field({ type: "Date", description: "Its last day; null while it goes on (fim)." }),
    proratesFirstMonth: t.boolean({
      required: true,
      description: "Prorates first month, by days, or in full (primeiro mês proporcional).",
    }),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "Idempotency key; a repeated request with the same key has effect once (chave).",
    }),
  }),
});

const ChangePlanPriceInput = builder.inputType("ChangePlanPriceInput", {
  description: "Input of `changePlanPrice` (novo valor de uma mensalidade).",
  fields: (t) => ({
    planId: planField(t),
    fromMonth: t.field({
      type: "Date",
      required: true,
      description: "Any day of this one or a later one (a partir do mês).",
    }),
    amountInCents: t.int({ required: true, description: "Amount, in centavos (valor)." }),
  }),
});

const PausePlanInput = builder.inputType("PausePlanInput", {
  description: "Input of `pausePlan` (meses em pausa).",
  fields: (t) => ({
    planId: planField(t),
    months: t.field({
      type: ["Date"],
      required: true,
      description: "Paused besides those that are, of this one and the eleven after it (meses).",
    }),
    resumedMonths: t.field({
      type: ["Date"],
      description: "Charged again; null for none (meses de volta). What neither list names stays as it is.",
    }),
  }),
});

const EndMonthlyPlanInput = builder.inputType("EndMonthlyPlanInput", {
  description: "Input of `endMonthlyPlan` (fim de uma mensalidade).",
  fields: (t) => ({
    planId: planField(t),
    endsOn: t.field({ type: "Date", required: true, description: "Ends on (último dia)." }),
  }),
});

const RunMonthInput = builder.inputType("RunMonthInput", {
  description: "Input of `runMonth` (geração das mensalidades de um mês).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    month: t.field({ type: "Date", required: true, description: "Any day of this one or the next (mês)." }),
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
      description: "Monthly plan, as it is now (mensalidade).",
      resolve: (query, { planId }, _args, ctx) =>
        ctx.db.monthlyPlan.findUniqueOrThrow({ ...query, where: { id: planId } }),
    }),
  );
  return success;
}

const EndMonthlyPlanSuccessType = planSuccess(
  "EndMonthlyPlanSuccess",
  "Result of a successful `endMonthlyPlan` (mensalidade encerrada).",
);
builder.objectField(EndMonthlyPlanSuccessType, "cancelledCount", (t) =>
  t.exposeInt("cancelled", { description: "Cancelled count (quantas cobranças foram canceladas com ela)." }),
);

const CreateMonthlyPlansSuccessType = arenaSuccess<{ arenaId: string; ids: string[] }>(
  "CreateMonthlyPlansSuccess",
  "Result of a successful `createMonthlyPlans` (mensalidades criadas).",
);
builder.objectField(CreateMonthlyPlansSuccessType, "monthlyPlans", (t) =>
  t.prismaField({
    type: [MonthlyPlanType],
    extensions: atMost(mostChargedAtOnce, 3),
    description: "One for each athlete (mensalidades).",
    resolve: (query, { ids }, _args, ctx) =>
      ctx.db.monthlyPlan.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: "asc" } }),
  }),
);

const RunMonthSuccessType = arenaSuccess<{ arenaId: string; made: Run }>(
  "RunMonthSuccess",
  "Result of a successful `runMonth` (mensalidades geradas).",
);
builder.objectFields(RunMonthSuccessType, (t) => ({
  madeCount: t.int({
    description: "Made count (quantas cobranças esta geração fez).",
    resolve: ({ made }) => made.count,
  }),
  madeInCents: t.float({
    description: "Made, of what this run has made, in whole centavos (soma).",
    resolve: ({ made }) => made.totalInCents,
  }),
  isDone: t.boolean({
    description:
      "Is done; false where there are more than one request makes, a thousand or so: run it again (tudo gerado).",
    resolve: ({ made }) => made.isDone,
  }),
}));

const refusals = { types: [InvalidInput, RuleViolation] };

builder.mutationField("createMonthlyPlans", (t) =>
  t.field({
    type: CreateMonthlyPlansSuccessType,
    label: "Nova mensalidade",
    description: "Starts a monthly plan; the monthly run creates its charges. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: {
      input: t.arg({ type: CreateMonthlyPlansInput, required: true, description: "Input (mensalidade)." }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { arenaId, athleteIds, ...input } }, ctx) => {
      const ids = athleteIds.map(({ id }) => id);
      const made = await createMonthlyPlans(ctx, arenaId.id, { ...input, athleteIds: ids });
      return { arenaId: arenaId.id, ids: made };
    },
  }),
);

builder.mutationField("changePlanPrice", (t) =>
  t.field({
    type: planSuccess("ChangePlanPriceSuccess", "Result of a successful `changePlanPrice` (valor alterado)."),
    label: "Novo valor",
    description:
      "Changes the amount of a monthly plan from a month on; existing charges stay. For managers of the arena.",
    authScopes: may(canManagePlan, "planId"),
    args: { input: t.arg({ type: ChangePlanPriceInput, required: true, description: "Input (valor)." }) },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { planId, ...input } }, ctx) => {
      await changePlanPrice(ctx, planId.id, input);
      return changed(ctx, planId.id);
    },
  }),
);

builder.mutationField("pausePlan", (t) =>
  t.field({
    type: planSuccess("PausePlanSuccess", "Result of a successful `pausePlan` (pausas salvas)."),
    label: "Pausar mensalidade",
    description: "Creates no charges for the given months. For managers of the arena.",
    authScopes: may(canManagePlan, "planId"),
    args: { input: t.arg({ type: PausePlanInput, required: true, description: "Input (meses)." }) },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { planId, months, resumedMonths } }, ctx) => {
      await pausePlan(ctx, planId.id, { months, resumedMonths: resumedMonths ?? [] });
      return changed(ctx, planId.id);
    },
  }),
);

builder.mutationField("endMonthlyPlan", (t) =>
  t.field({
    type: EndMonthlyPlanSuccessType,
    label: "Encerrar mensalidade",
    description: "Ends a monthly plan and cancels unpaid charges of later months. For managers of the arena.",
    authScopes: may(canManagePlan, "planId"),
    args: { input: t.arg({ type: EndMonthlyPlanInput, required: true, description: "Input (fim)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { planId, ...input } }, ctx) => {
      const cancelled = await endMonthlyPlan(ctx, planId.id, input);
      return changed(ctx, planId.id, cancelled);
    },
  }),
);

builder.mutationField("runMonth", (t) =>
  t.field({
    type: RunMonthSuccessType,
    label: "Gerar mensalidades",
    description:
      "Creates the missing charges of the month. Idempotent; a job also runs it every night. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: RunMonthInput, required: true, description: "Input (mês)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { arenaId, month } }, ctx) => ({
      arenaId: arenaId.id,
      made: await runMonth(ctx, arenaId.id, month),
    }),
  }),
);
