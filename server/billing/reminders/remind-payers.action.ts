import { assertRunning } from "../../arenas/running-arena.step";
import { assertActive } from "../../federations/active-federation.step";
import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { listedBy } from "../../platform/listed-by.rules";
import { parseInput } from "../../platform/parse-input";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { remindPayersSchema } from "../charges/charge-input.rules";
import { owedMail } from "../charges/charge-mails.rules";
import { standingAt } from "../charges/charge.loader";
import { owedUrl, whatOf } from "../charges/tell-charged.step";
import { notifiedPayers } from "../charges/notified-payers.loader";

/**
 * Outcome of a reminder. ALREADY_SENT: the charge had one today. NO_ACCOUNT: the payer has none. NOT_OPEN: nothing is
 * owed.
 */
export type Reminding = "SENT" | "ALREADY_SENT" | "NO_ACCOUNT" | "NOT_OPEN";

/**
 * 'Lembrar': sends each payer one reminder of the given charges now. A charge gets at most one reminder of any kind per
 * day, also under concurrent requests, since the reminder is recorded in the transaction that queues the mail.
 * Suspended arenas and inactive federations cannot send reminders, as they get no automatic ones.
 * @returns the outcome of each charge.
 * @throws InvalidInput, RuleViolation
 */
export async function remindPayers(
  ctx: ActionContext,
  input: unknown,
): Promise<ReadonlyMap<string, Reminding>> {
  const { chargeIds } = parseInput(remindPayersSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const charges = await owedCharges(tx, ctx.now, chargeIds);
    for (const arenaId of new Set(charges.flatMap((charge) => charge.arenaId ?? [])))
      await assertRunning(tx, arenaId);
    for (const federationId of new Set(charges.flatMap((charge) => charge.federationId ?? [])))
      await assertActive(tx, federationId);
    const payers = await notifiedPayers(
      tx,
      charges.flatMap(({ athleteId }) => athleteId ?? []),
      ctx.now,
    );
    const reachable = charges.filter(({ open, athleteId }) => open > 0 && payers.has(athleteId ?? ""));
    const sent = await takeTurns(tx, ctx.now, reachable);
    const lines = reachable
      .filter(({ id }) => sent.has(id))
      .flatMap(({ athleteId, arenaId, federationId, receiver, isFederation, what, ...owed }) =>
        (payers.get(athleteId ?? "") ?? []).map((payer) => ({
          payer,
          receiverId: arenaId ?? federationId ?? "",
          receiver,
          isFederation,
          url: owedUrl(ctx.publicUrl, athleteId ?? "", payer),
          owed: {
            what: whatOf(what, payer),
            amountInCents: owed.open,
            dueOn: owed.dueOn,
            isLate: owed.isLate,
            lateInCents: owed.lateInCents,
          },
        })),
      );
    // Two arenas may have the same name.
    const byReader = listedBy(lines, ({ receiverId, payer }) => `${payer.email.toLowerCase()} ${receiverId}`);
    await ctx.outbox.putAll(
      tx,
      [...byReader.values()].flatMap((theirs) => {
        const [first] = theirs;
        if (!first) return [];
        const { payer, receiver, isFederation, url } = first;
        const { email, name } = payer;
        return [
          owedMail(
            { email, name, receiver, isFederation, url },
            theirs.map(({ owed }) => owed),
          ),
        ];
      }),
    );
    return new Map(
      charges.map(({ id, open, athleteId }) => {
        if (open === 0) return [id, "NOT_OPEN"];
        if (!payers.has(athleteId ?? "")) return [id, "NO_ACCOUNT"];
        return [id, sent.has(id) ? "SENT" : "ALREADY_SENT"];
      }),
    );
  });
}

/** Amount owed today for each charge, including fine and interest, sorted by due date. */
async function owedCharges(tx: Transaction, now: Date, ids: readonly string[]) {
  const rows = await tx.charge.findMany({
    where: { id: { in: [...ids] } },
    include: {
      entries: { orderBy: { position: "asc" } },
      arena: { select: { name: true, timeZone: true } },
    },
    orderBy: [{ dueOn: "asc" }, { id: "asc" }],
  });
  const federations = await tx.federation.findMany({
    where: { id: { in: rows.flatMap(({ federationId }) => federationId ?? []) } },
    select: { id: true, name: true },
  });
  const federationNames = new Map(federations.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const { id, arenaId, federationId, athleteId, description: what, dueOn, arena, entries } = row;
    const { status, principalOpen, fineOpen, interestOpen, isLate } = standingAt(entries, arena, now);
    return {
      id,
      arenaId,
      // The receiver is an arena or else a federation.
      federationId: arenaId === null ? federationId : null,
      athleteId,
      what,
      dueOn: dueOn && dayFromDatabase(dueOn),
      receiver: arena?.name ?? federationNames.get(federationId ?? "") ?? "",
      isFederation: arena === null,
      timeZone: timeZoneOfPlace(arena),
      open: status === "PENDING" ? principalOpen + fineOpen + interestOpen : 0,
      isLate,
      lateInCents: fineOpen + interestOpen,
    };
  });
}

/**
 * Claims the charges without a reminder today. One row per charge holds the time of its last manual reminder, and only
 * one transaction can move it to a new day. Two statements.
 */
async function takeTurns(
  tx: Transaction,
  now: Date,
  charges: readonly { id: string; timeZone: string }[],
): Promise<ReadonlySet<string>> {
  const zoneOf = new Map(charges.map(({ id, timeZone }) => [id, timeZone]));
  const isToday = (id: string, at: Date) => {
    const timeZone = zoneOf.get(id) ?? "";
    return dayAt(at, timeZone) === dayAt(now, timeZone);
  };
  const before = await tx.chargeReminder.findMany({ where: { chargeId: { in: [...zoneOf.keys()] } } });
  const today = new Set(
    before.flatMap(({ chargeId, sentAt }) => (isToday(chargeId, sentAt) ? [chargeId] : [])),
  );
  const mine = [...zoneOf.keys()].filter((id) => !today.has(id)).toSorted();
  if (mine.length === 0) return new Set();
  const zones = mine.map((id) => zoneOf.get(id) ?? "");
  const taken = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO lembretes_cobranca AS l (cobranca_id, momento, enviado_em)
    SELECT n.id, 'pedido', ${now}::timestamptz FROM unnest(${mine}::uuid[]) n(id)
    ON CONFLICT (cobranca_id, momento) DO UPDATE SET enviado_em = EXCLUDED.enviado_em
      WHERE (l.enviado_em AT TIME ZONE (${zones}::text[])[array_position(${mine}::uuid[], l.cobranca_id)])::date
        < (EXCLUDED.enviado_em AT TIME ZONE (${zones}::text[])[array_position(${mine}::uuid[], l.cobranca_id)])::date
    RETURNING l.cobranca_id::text AS id`;
  return new Set(taken.map(({ id }) => id));
}
