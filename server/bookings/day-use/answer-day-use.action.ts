import { assertRunning } from "../../arenas/running-arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { parseInput } from "../../platform/parse-input";
import { bookingsConfirmed } from "../booking.event";
import { dayUseConfirmedMail, dayUseRefusedMail } from "./day-use-mails.rules";
import { answerDayUseSchema } from "./day-use-input.rules";
import { isDayUseUnanswered } from "./day-use.rules";
import { dropDayUses } from "./drop-day-uses.step";
import { lockDayUse } from "./lock-day-use.step";
import { tellDayUseClients } from "./tell-day-use.step";

/**
 * The arena confirms or refuses a day use request, with a reason. Idempotent.
 * @throws InvalidInput, RuleViolation
 */
export async function answerDayUse(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { accept, reason } = parseInput(answerDayUseSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const dayUse = await lockDayUse(tx, id, ctx.now);
    const { requested, createdAt, opensAt, closesAt, cancelledAt, cancelledBy } = dayUse;
    if (cancelledAt !== null) {
      if (!accept && cancelledBy === "ARENA") return;
      throw new RuleViolation("DAY_USE_CANCELLED", "Este Day Use já foi cancelado.");
    }
    if (!requested && accept) return;
    if (!requested || opensAt === null || closesAt === null)
      throw new RuleViolation(
        "DAY_USE_CONFIRMED",
        "Este Day Use já foi confirmado. Cancele-o se for preciso.",
      );
    if (isDayUseUnanswered({ createdAt, opensAt, closesAt }, ctx.now))
      throw new RuleViolation(
        "REQUEST_EXPIRED",
        "O prazo para responder passou: o pedido está sendo cancelado, e quem pediu recebe um e-mail.",
      );
    if (!accept) {
      await dropDayUses(tx, ctx, [dayUse], "ARENA", reason);
      return tellDayUseClients(tx, ctx, [id], (details) => dayUseRefusedMail(details, reason));
    }
    await assertRunning(tx, dayUse.arenaId);
    await tx.dayUse.update({ where: { id }, data: { requested: false } });
    await bookingsConfirmed.happened(tx, ctx, { service: "DAY_USE", ids: [id], athleteIsTold: true });
    const toPay =
      dayUse.priceInCents === 0
        ? null
        : {
            amountInCents: dayUse.priceInCents,
            dueOn: dayFromDatabase(dayUse.date),
            url: `${ctx.publicUrl}/athlete-financial/${dayUse.athleteId}`,
          };
    await tellDayUseClients(tx, ctx, [id], (details) => dayUseConfirmedMail(details, toPay));
  });
}
