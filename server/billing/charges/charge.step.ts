import { dropCredits, dropPurchases } from "../../classes/credits/held-credits.step";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { ErrorCode } from "../../platform/error-codes.rules";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { dropBookingCharges } from "../booking-charge.step";
import { chargesPaid, chargesReopened, creditReceived } from "../charge.event";
import type { ChargeOutcome } from "../charge.rules";
import { type ChargeWithEntries, type Locked, type NewEntry, type Outcome, record } from "../ledger.step";

type Refused = Extract<ChargeOutcome, `REFUSED_${string}`>;

/** Code and message of each refused change of a charge. */
const refusals: Record<Refused, { code: ErrorCode; message: string }> = {
  REFUSED_REFUND_FIRST: {
    code: "CHARGE_REFUND_FIRST",
    message: "Esta cobrança está paga. Registre o reembolso em vez de cancelar.",
  },
  REFUSED_HAS_PAYMENTS: {
    code: "CHARGE_HAS_PAYMENTS",
    message: "Já entrou um pagamento nesta cobrança. Desfaça o pagamento antes.",
  },
  REFUSED_NOT_PAID: { code: "CHARGE_NOT_PAID", message: "Só se reembolsa o que foi pago por inteiro." },
  REFUSED_TOO_MUCH: { code: "CHARGE_TOO_MUCH", message: "O reembolso não pode passar do que foi pago." },
  REFUSED_REASON: { code: "CHARGE_REASON", message: "Diga o motivo." },
  REFUSED_UNKNOWN: { code: "CHARGE_UNKNOWN", message: "Não há pagamento a desfazer nesta cobrança." },
  REFUSED_REFUNDED: {
    code: "CHARGE_REFUNDED",
    message: "Parte do pagamento já foi reembolsada e não pode ser desfeita.",
  },
  REFUSED_NOT_PENDING: { code: "CHARGE_NOT_PENDING", message: "Esta cobrança já foi encerrada." },
};

const isRefused = (outcome: ChargeOutcome): outcome is Refused => outcome.startsWith("REFUSED_");

/** Error code and message of a refused outcome; null if the change was made now or before. */
const refusalOf = (outcome: ChargeOutcome): { code: ErrorCode; message: string } | null =>
  isRefused(outcome) ? refusals[outcome] : null;

/**
 * Appends one ledger entry to a charge and publishes the payment events that follow from it.
 * @param happens computes the entry under the charge's lock; null for none.
 * @throws RuleViolation if the charge refuses the entry.
 */
export const happenToCharge = (
  tx: Transaction,
  ctx: ActionContext,
  id: string,
  happens: (locked: Locked) => NewEntry | null,
): Promise<void> => happenToCharges(tx, ctx, [id], happens);

/** The same for several charges, in a fixed number of statements. @throws RuleViolation if one refuses the entry. */
export async function happenToCharges(
  tx: Transaction,
  ctx: ActionContext,
  ids: readonly string[],
  happens: (locked: Locked) => NewEntry | null,
): Promise<void> {
  const outcomes = await record(tx, ctx, { id: { in: [...ids] } }, happens);
  for (const { outcome } of outcomes) {
    const refusal = refusalOf(outcome);
    if (refusal) throw new RuleViolation(refusal.code, refusal.message);
  }
  const paid = placesOf(outcomes, ({ before, after }) => before.status !== "PAID" && after.status === "PAID");
  if (paid.length > 0) await chargesPaid.happened(tx, ctx, { enrolmentIds: paid });
  const isReopened = ({ before, after }: Outcome) =>
    before.status !== "PENDING" && after.status === "PENDING";
  const reopened = placesOf(outcomes, isReopened);
  if (reopened.length > 0) await chargesReopened.happened(tx, ctx, { enrolmentIds: reopened });
  await dropCancelledBookings(tx, ctx, outcomes.filter(isReopened));
  const credited = placesOf(outcomes, ({ outcome }) => outcome === "CREDIT");
  if (credited.length > 0) await creditReceived.happened(tx, ctx, { enrolmentIds: credited });
  // Withdraw the class credits of refunded and cancelled charges.
  const ended = outcomes.flatMap(({ charge, after: { status } }) =>
    status === "CANCELLED" || status === "REFUNDED" ? [charge] : [],
  );
  await dropCredits(
    tx,
    ctx,
    ended.flatMap(({ classCreditId }) => classCreditId ?? []),
  );
  await dropPurchases(tx, ctx, ended.flatMap(soldBy));
}

/** Of a booking that was cancelled after it was paid, only the cancellation fee is owed once the payment was none. */
async function dropCancelledBookings(
  tx: Transaction,
  ctx: ActionContext,
  reopened: readonly Outcome[],
): Promise<void> {
  const rentals = reopened.flatMap(({ charge }) => charge.rentalId ?? []);
  const dayUses = reopened.flatMap(({ charge }) => charge.dayUseId ?? []);
  const select = { id: true };
  if (rentals.length > 0) {
    const where = { id: { in: rentals }, status: "CANCELLED" as const };
    const ids = (await tx.courtBooking.findMany({ where, select })).map(({ id }) => id);
    if (ids.length > 0) await dropBookingCharges(tx, ctx, { service: "RENTAL", ids });
  }
  if (dayUses.length > 0) {
    const where = { id: { in: dayUses }, cancelledAt: { not: null } };
    const ids = (await tx.dayUse.findMany({ where, select })).map(({ id }) => id);
    if (ids.length > 0) await dropBookingCharges(tx, ctx, { service: "DAY_USE", ids });
  }
}

/** The purchase of a class plan, by the key that its charge and its credits share. */
export const soldBy = ({
  classPlanId,
  arenaId,
  athleteId,
  requestKey,
}: Pick<ChargeWithEntries, "classPlanId" | "arenaId" | "athleteId" | "requestKey">) =>
  classPlanId === null || arenaId === null || athleteId === null || requestKey === null
    ? []
    : [{ arenaId, athleteId, purchase: requestKey }];

const placesOf = (outcomes: readonly Outcome[], which: (outcome: Outcome) => boolean): string[] =>
  outcomes.filter(which).flatMap(({ charge }) => charge.enrolmentId ?? []);

/**
 * Rejects charges of tournament places: they are refunded, changed and cancelled through the place.
 * @throws RuleViolation
 */
export function assertOfNoPlace({ enrolmentId }: Pick<ChargeWithEntries, "enrolmentId">): void {
  if (enrolmentId === null) return;
  throw new RuleViolation(
    "CHARGE_OF_PLACE",
    "Esta cobrança é de uma inscrição em torneio. Altere a inscrição na página do torneio, em Inscritos.",
  );
}

/**
 * Rejects athletes who do not attend the arena, with the same error as for ids that do not exist.
 * @throws InvalidInput
 */
export async function assertAllAttend(
  tx: Transaction,
  arenaId: string,
  athleteIds: readonly string[],
): Promise<void> {
  const attending = await tx.arenaAthlete.count({ where: { arenaId, athleteId: { in: [...athleteIds] } } });
  if (attending < athleteIds.length)
    throw new InvalidInput([{ path: ["athleteIds"], message: "Escolha atletas desta arena" }]);
}
