import type { ClassPlan } from "../../../prisma/generated/client/client";
import { assertRunning } from "../../arenas/arena.step";
import { formatCents } from "../../brazil/money.rules";
import { lockCreditAccount } from "../../classes/credits/credit-account.step";
import { daysFrom } from "../../classes/credits/credit.rules";
import { grantCredits } from "../../classes/credits/held-credits.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { serviceOf } from "../charges/charge-kind.rules";
import { happenToCharge } from "../charges/charge.step";
import { tellCharged } from "../charges/tell-charged.step";
import { issueCharge } from "../ledger.step";
import { planChargeOf } from "../monthly-plan.rules";
import { chargePlans } from "../plans/monthly-plan.step";
import { runnableMonths } from "../plans/plan-standing.rules";
import { planDayProblem } from "../plans/monthly-plan-input.rules";
import { rulesOf } from "../plans/monthly-plan.loader";
import {
  chargedAs,
  type ClassPlanSale,
  classPlanSchema,
  creditsSold,
  mostClassPlans,
  saleDueProblem,
  sellClassPlanSchema,
} from "./class-plan.rules";

/**
 * 'Novo plano': creates a class plan. A repeated request creates it once.
 * @returns the id of the plan.
 * @throws InvalidInput, RuleViolation
 */
export async function createClassPlan(
  ctx: ActionContext,
  arenaId: string,
  { requestKey, ...typed }: { requestKey: string },
): Promise<string> {
  const plan = parseInput(classPlanSchema, typed);
  const made = () =>
    ctx.db.classPlan.findUnique({
      where: { arenaId_requestKey: { arenaId, requestKey } },
      select: { id: true },
    });
  const before = await made();
  if (before) return before.id;
  try {
    return await inTransaction(ctx.db, async (tx) => {
      await assertRunning(tx, arenaId);
      if ((await tx.classPlan.count({ where: { arenaId } })) >= mostClassPlans)
        throw new RuleViolation(
          "TOO_MANY_PLANS",
          `A arena já tem ${mostClassPlans} planos. Altere um dos que não estão mais à venda.`,
        );
      const { id } = await tx.classPlan.create({
        data: { ...plan, arenaId, requestKey, createdAt: ctx.now },
      });
      return id;
    });
  } catch (error) {
    const first = isUniqueViolation(error) ? await made() : null;
    if (!first) throw error;
    return first.id;
  }
}

/** 'Alterar plano': changes a plan for future sales; past sales and the kind do not change. @throws InvalidInput */
export async function changeClassPlan(ctx: ActionContext, id: string, typed: object): Promise<void> {
  const { kind } = await ctx.db.classPlan.findUniqueOrThrow({ where: { id }, select: { kind: true } });
  await ctx.db.classPlan.update({ where: { id }, data: parseInput(classPlanSchema, { ...typed, kind }) });
}

interface Sale {
  plan: ClassPlan;
  arenaId: string;
  athleteId: string;
  /** YYYY-MM-DD, at the arena. */
  today: string;
  typed: ClassPlanSale;
}

/**
 * 'Vender plano': creates the credits at once, and charges the price or records a payment outside the platform. A
 * monthly plan starts a 'Mensalidade'. All or nothing; a double click sells once.
 * @throws InvalidInput, RuleViolation
 */
export async function sellClassPlan(
  ctx: ActionContext,
  { arenaAthleteId, planId }: { arenaAthleteId: string; planId: string },
  input: object,
): Promise<void> {
  const typed = parseInput(sellClassPlanSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const { arenaId, athleteId } = await tx.arenaAthlete.findUniqueOrThrow({
      where: { id: arenaAthleteId },
      select: { arenaId: true, athleteId: true },
    });
    await assertRunning(tx, arenaId);
    // A double click waits here for the first request.
    await lockCreditAccount(tx, arenaId, athleteId);
    const of = { arenaId, athleteId, requestKey: typed.requestKey };
    if ((await tx.charge.count({ where: of })) + (await tx.monthlyPlan.count({ where: of })) > 0) return;
    const link = await tx.arenaAthlete.findUniqueOrThrow({
      where: { id: arenaAthleteId },
      select: { active: true, arena: { select: { timeZone: true } } },
    });
    if (!link.active) throw new RuleViolation("NOT_HERE", "O atleta não está ativo nesta arena.");
    const plan = await onSale(tx, arenaId, planId, typed);
    const sale: Sale = { plan, arenaId, athleteId, today: dayAt(ctx.now, link.arena.timeZone), typed };
    const chargeId =
      plan.kind === "MONTHLY" ? await sellMonths(tx, ctx, sale) : await sellClasses(tx, ctx, sale);
    if (typed.paidBy === null) return;
    if (chargeId === null)
      throw new InvalidInput([
        {
          path: ["paidBy"],
          message: "A cobrança do primeiro mês sai perto dele. Venda sem marcar como pago e dê baixa depois.",
        },
      ]);
    const method = typed.paidBy;
    await happenToCharge(tx, ctx, chargeId, ({ charge: { amountInCents } }) => ({
      kind: "PAYMENT",
      amountInCents,
      method,
      externalId: `baixa:${typed.requestKey}`,
    }));
  });
}

/** The plan, if it is on sale; a plan of another arena gets the same error as one that does not exist. */
async function onSale(
  tx: Transaction,
  arenaId: string,
  planId: string,
  { priceInCents }: ClassPlanSale,
): Promise<ClassPlan> {
  const plan = await tx.classPlan.findFirst({ where: { id: planId, arenaId } });
  if (!plan) throw new InvalidInput([{ path: ["planId"], message: "Escolha um plano desta arena" }]);
  if (!plan.active) throw new RuleViolation("NOT_ON_SALE", "Este plano não está mais à venda.", ["planId"]);
  if (plan.priceInCents !== priceInCents)
    throw new RuleViolation(
      "PRICE_CHANGED",
      `O valor deste plano agora é ${formatCents(plan.priceInCents)}. Confira e venda de novo.`,
      ["planId"],
    );
  return plan;
}

/** A class or a package. @returns the charge. */
async function sellClasses(tx: Transaction, ctx: ActionContext, sale: Sale): Promise<string> {
  const { plan, arenaId, athleteId, today, typed } = sale;
  const dueOn = typed.paidBy === null ? typed.dueOn : today;
  const problem = saleDueProblem(dueOn, today);
  if (dueOn === null || problem)
    throw new InvalidInput([{ path: ["dueOn"], message: problem ?? "Escolha o vencimento" }]);
  const { count, validDays } = creditsSold(plan)!;
  await grantCredits(
    tx,
    ctx,
    { arenaId, athleteId },
    {
      kind: plan.kind === "SINGLE" ? "SINGLE" : "PACKAGE",
      purchase: typed.requestKey,
      boughtAs: plan.name,
      count,
      ...daysFrom(today, validDays),
    },
  );
  const kind = chargedAs[plan.kind];
  const charge = { athleteId, what: plan.name, amountInCents: plan.priceInCents, dueOn };
  const chargeId = await issueCharge(tx, ctx, {
    arenaId,
    athleteId,
    classPlanId: plan.id,
    kind,
    serviceType: serviceOf[kind],
    description: charge.what,
    amountInCents: charge.amountInCents,
    serviceDate: dayToDatabase(today),
    dueOn: dayToDatabase(dueOn),
    requestKey: typed.requestKey,
  });
  if (typed.paidBy === null) await tellCharged(tx, ctx, arenaId, [charge]);
  return chargeId;
}

/** Starts a monthly plan. @returns the charge of the first month; null if it is too early for it. */
async function sellMonths(tx: Transaction, ctx: ActionContext, sale: Sale): Promise<string | null> {
  const { plan, arenaId, athleteId, today, typed } = sale;
  const startsOn = typed.startsOn ?? today;
  const problem = planDayProblem(startsOn, today);
  if (problem) throw new InvalidInput([{ path: ["startsOn"], message: problem }]);
  const monthly = await tx.monthlyPlan.create({
    data: {
      arenaId,
      athleteId,
      description: plan.name,
      amountInCents: plan.priceInCents,
      dueDay: typed.dueDay,
      startsOn: dayToDatabase(startsOn),
      proratesFirstMonth: typed.proratesFirstMonth,
      requestKey: typed.requestKey,
      createdAt: ctx.now,
    },
    include: { prices: true, pauses: true },
  });
  const month = firstOfMonth(startsOn < today ? today : startsOn);
  const charge = planChargeOf(rulesOf(monthly), month.slice(0, 7), []);
  if (charge === null || !runnableMonths(today).includes(month)) return null;
  const [made] = await chargePlans(tx, ctx, { arenaId, month, today, tells: typed.paidBy === null }, [
    { plan: monthly, charge, classPlanId: plan.id },
  ]);
  return made ?? null;
}
