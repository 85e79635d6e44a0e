import { randomUUID } from "node:crypto";
import { formatCents } from "../../brazil/money.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { classBought } from "./class-bought.event";
import { grantCredits } from "./held-credits.step";
import { daysFrom, singleClassDays } from "./credit.rules";
import { takePlaces, type Taking } from "./take-place.step";

/**
 * 'Agendar e pagar': an athlete without a credit buys a single class ('Aula Avulsa') and gets the place before paying.
 * Expects a free place.
 * @param agreedInCents the price shown to the athlete.
 * @throws RuleViolation if the price has changed since.
 */
export async function buyClass(
  tx: Transaction,
  ctx: ActionContext,
  taking: Taking,
  agreedInCents: number,
): Promise<void> {
  const { session, athleteId, timeZone } = taking;
  const { arenaId, priceInCents } = session;
  if (!priceInCents) throw new RuleViolation("NO_PRICE", "Esta aula não está à venda. Fale com a arena.");
  if (priceInCents !== agreedInCents)
    throw new RuleViolation(
      "PRICE_CHANGED",
      `O valor desta aula agora é ${formatCents(priceInCents)}. Confira e agende de novo.`,
    );
  const day = dayAt(session.startsAt, timeZone);
  const { startsOn, expiresOn } = daysFrom(dayAt(ctx.now, timeZone), singleClassDays);
  const purchase = `avulsa:${randomUUID()}`;
  await grantCredits(
    tx,
    ctx,
    { arenaId, athleteId },
    // Extend the validity if the class is further ahead than a single class is usually valid.
    { kind: "SINGLE", purchase, count: 1, startsOn, expiresOn: expiresOn > day ? expiresOn : day },
  );
  await takePlaces(tx, ctx, taking, [athleteId]);
  const { id: creditId } = await tx.classCredit.findFirstOrThrow({
    where: { arenaId, athleteId, purchase },
    select: { id: true },
  });
  await classBought.happened(tx, ctx, { session, athleteId, creditId, amountInCents: priceInCents, day });
}
