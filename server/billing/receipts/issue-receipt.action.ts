import { noteReadings } from "../../athletes/read-personal-data.action";
import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import { formatCnpj } from "../../brazil/cnpj.rules";
import { formatCpf } from "../../brazil/cpf.rules";
import type { ActionContext } from "../../platform/context";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { standing } from "../ledger.rules";
import { numberReceipt } from "./number-receipt.step";
import type { Paid } from "./receipt.loader";
import type { ReceiptFacts } from "./receipt.rules";

/** What a payment's receipt says; gives it its number where it has none yet. */
export async function issueReceipt(ctx: ActionContext, payment: Paid): Promise<ReceiptFacts> {
  const { db, now, viewer } = ctx;
  const { charge, position } = payment;
  const { arena, athlete, athleteId } = charge;
  const receiver = arena ?? charge.federation;
  const paidOn = dayFromDatabase(payment.on);
  const upTo = (end: number) =>
    standing(
      charge.entries.filter((entry) => entry.position < end),
      paidOn,
    );
  const [before, after] = [upTo(position), upTo(position + 1)];
  // A federation knows of its athletes the name, the level and the club.
  const cpf = arena === null ? null : (athlete?.cpf ?? null);
  if (cpf !== null && athleteId !== null && athleteId !== viewer?.athleteId)
    await noteReadings(ctx, [athleteId]);
  const { number, issuedAt } = await db.$transaction((tx) => numberReceipt(tx, now, payment));
  return {
    number,
    receiver: {
      name: receiver?.name ?? "",
      cnpj: receiver?.cnpj ? formatCnpj(receiver.cnpj) : null,
      address: receiver?.fullAddress ?? null,
    },
    payerName: athlete?.fullName ?? charge.clientName,
    payerCpf: cpf && formatCpf(cpf),
    description: charge.description,
    dueOn: charge.dueOn && dayFromDatabase(charge.dueOn),
    paidOn,
    method: payment.method,
    note: payment.reason,
    amountInCents: payment.amountInCents ?? 0,
    lateInCents: after.latePaid - before.latePaid,
    openInCents: after.principalOpen,
    refundedInCents: charge.refundedInCents,
    issuedOn: dayAt(issuedAt, timeZoneOfPlace(arena)),
  };
}
