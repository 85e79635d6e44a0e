import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { optionalDayToDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { reasonSchema } from "../../identity/reason.rules";
import { standingPayments } from "../ledger.rules";
import {
  changeChargeSchema,
  chargePaymentSchema,
  dueDayProblem,
  paymentDayProblem,
  refundSchema,
} from "./charge-input.rules";
import { assertOfNoPlace, happenToCharge } from "./happen-to-charge.step";

/**
 * 'Baixa Manual': somebody has seen the money, all or part of it. What was sent twice counts once; what is too much is the
 * payer's credit.
 * @throws InvalidInput, RuleViolation
 */
export async function registerChargePayment(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { amountInCents, method, paidOn, waivesLate, requestKey } = parseInput(chargePaymentSchema, input);
  await inTransaction(ctx.db, (tx) =>
    happenToCharge(tx, ctx, id, ({ today }) => {
      const problem = paidOn && paymentDayProblem(paidOn, today);
      if (problem) throw new InvalidInput([{ path: ["paidOn"], message: problem }]);
      return {
        kind: "PAYMENT",
        amountInCents,
        method,
        waivesLate,
        on: optionalDayToDatabase(paidOn),
        externalId: `baixa:${requestKey}`,
      };
    }),
  );
}

/** The last payment was none after all. @throws InvalidInput, RuleViolation */
export async function undoChargePayment(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(reasonSchema, input);
  await inTransaction(ctx.db, (tx) =>
    happenToCharge(tx, ctx, id, ({ charge }) => {
      const last = standingPayments(charge.entries).at(-1);
      return { kind: "UNDO", undoesId: last?.id ?? charge.id, reason };
    }),
  );
}

/**
 * Part or all of what was paid goes back, or of the payer's credit. What was sent twice counts once.
 * @throws InvalidInput, RuleViolation
 */
export async function refundCharge(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { amountInCents, reason, ofCredit, requestKey } = parseInput(refundSchema, input);
  await inTransaction(ctx.db, (tx) =>
    happenToCharge(tx, ctx, id, ({ charge }) => {
      // Credit belongs to no place any more.
      if (!ofCredit) assertOfNoPlace(charge);
      return { kind: "REFUND", amountInCents, reason, ofCredit, externalId: `reembolso:${requestKey}` };
    }),
  );
}

/** Another amount or another day, while nothing has been paid. @throws InvalidInput, RuleViolation */
export async function changeCharge(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { amountInCents, dueOn } = parseInput(changeChargeSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    await happenToCharge(tx, ctx, id, ({ charge, standing, today }) => {
      assertOfNoPlace(charge);
      const problem = dueOn && dueDayProblem(dueOn, today);
      if (problem) throw new InvalidInput([{ path: ["dueOn"], message: problem }]);
      return amountInCents === null || amountInCents === standing.amount
        ? null
        : { kind: "AMOUNT", amountInCents };
    });
    await happenToCharge(tx, ctx, id, ({ standing }) =>
      dueOn === null || dueOn === standing.dueOn ? null : { kind: "DUE_DATE", dueOn: dayToDatabase(dueOn) },
    );
  });
}

/** The arena lets go of fine and interest; what is owed without them stays. @throws InvalidInput, RuleViolation */
export async function waiveLateFees(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(reasonSchema, input);
  await inTransaction(ctx.db, (tx) =>
    happenToCharge(tx, ctx, id, ({ charge }) => {
      assertOfNoPlace(charge);
      return { kind: "WAIVER", reason };
    }),
  );
}

/** Nobody owes it any more; it stays on record. @throws InvalidInput, RuleViolation */
export async function cancelCharge(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(reasonSchema, input);
  await inTransaction(ctx.db, (tx) =>
    happenToCharge(tx, ctx, id, ({ charge }) => {
      assertOfNoPlace(charge);
      return { kind: "CANCELLATION", reason };
    }),
  );
}
