import type { Arena, LedgerEntry, Charge } from "../../../prisma/generated/client/client";
import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import type { Transaction } from "../../platform/database";
import { listedBy } from "../../platform/listed-by.rules";
import { manyBy, valueBy } from "../../platform/loaders";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { refundDueInCents } from "../booking-charge.rules";
import { standing, type Standing, standingPayments } from "../ledger.rules";
import { canSeeCharge } from "./charge.access";

/** Most entries of a charge that the API returns. */
export const mostEntries = 200;

/** Receiver of a charge. */
export interface Receiver extends Pick<Arena, "name" | "pixKey" | "city" | "timeZone"> {}

/** Arenas that are paid. One statement. */
export const receivingArenas = valueBy<Receiver>(
  async ({ db }, ids) => {
    const rows = await db.arena.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true, pixKey: true, city: true, timeZone: true },
    });
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  },
  (id) => new Error(`no arena ${id}`),
);

/** Federations that are paid, by the clocks of Brasília. One statement. */
export const receivingFederations = valueBy<Receiver>(
  async ({ db }, ids) => {
    const rows = await db.federation.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true, pixKey: true, city: true },
    });
    return new Map(rows.map(({ id, ...row }) => [id, { ...row, timeZone: brasiliaTime }]));
  },
  (id) => new Error(`no federation ${id}`),
);

/** A ledger entry with the author's name; null for automatic entries and deleted users. */
export interface ToldEntry extends LedgerEntry {
  by: string | null;
  /** Whether it is a payment that counts: it has a receipt. */
  hasReceipt: boolean;
}

/** Ledger entries of each charge, in order. Two statements. */
export const entriesOf = manyBy<ToldEntry>(
  ({ chargeId }) => chargeId,
  async ({ db }, chargeIds) => {
    const rows = await db.ledgerEntry.findMany({
      where: { chargeId: { in: chargeIds } },
      orderBy: [{ chargeId: "asc" }, { position: "asc" }],
    });
    const ids = [...new Set(rows.flatMap(({ recordedById }) => recordedById ?? []))];
    const people = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const paid = new Set(standingPayments(rows).map(({ id }) => id));
    return rows.map((row) => ({
      ...row,
      by: names.get(row.recordedById ?? "") ?? null,
      hasReceipt: paid.has(row.id),
    }));
  },
);

/** What a charge comes to today, fine and interest included. */
export const standingAt = (
  entries: readonly LedgerEntry[],
  receiver: Pick<Arena, "timeZone"> | null,
  now: Date,
): Standing => standing(entries, dayAt(now, timeZoneOfPlace(receiver)));

/** When who pays each charge was last reminded of it; null for never. One statement. */
export const remindedAt = valueBy<Date | null>(
  async ({ db }, chargeIds) => {
    const rows = await db.chargeReminder.groupBy({
      by: ["chargeId"],
      where: { chargeId: { in: chargeIds } },
      _max: { sentAt: true },
    });
    return new Map(rows.map(({ chargeId, _max }) => [chargeId, _max.sentAt]));
  },
  () => null,
);

const chargeBy = (link: "rentalId" | "dayUseId") =>
  valueBy<Charge | null>(
    async ({ db, viewer }, ids) => {
      const charges = await db.charge.findMany({ where: { [link]: { in: ids } } });
      return new Map(
        charges.flatMap((charge) => {
          const id = charge[link];
          return id !== null && canSeeCharge(charge, viewer) ? [[id, charge]] : [];
        }),
      );
    },
    () => null,
  );

/** The charge of each rental, null where the viewer may not see it. One statement. */
export const chargeOfRental = chargeBy("rentalId");
/** The same of each day use. */
export const chargeOfDayUse = chargeBy("dayUseId");

/** Amount to refund of each charge because its rental or day use was cancelled, in centavos. */
export const refundDueOf = valueBy<number>(
  async ({ db }, ids) => {
    const cancelled = { feeInCents: true };
    const charges = await db.charge.findMany({
      where: {
        id: { in: ids },
        OR: [{ rental: { status: "CANCELLED" } }, { dayUse: { cancelledAt: { not: null } } }],
      },
      select: {
        id: true,
        receivedInCents: true,
        refundedInCents: true,
        rental: { select: cancelled },
        dayUse: { select: cancelled },
      },
    });
    return new Map(
      charges.map(({ id, rental, dayUse, ...charge }) => [
        id,
        refundDueInCents(charge, (rental ?? dayUse)?.feeInCents ?? 0),
      ]),
    );
  },
  () => 0,
);

/** A recipient of notices about an athlete's debts. */
export interface NotifiedPayer {
  email: string;
  name: string;
  /** For a guardian the minor's name; null if the recipient is the athlete. */
  child: string | null;
}

/**
 * Recipients of notices about charges: the athletes and the guardians of minors, if they have accounts. Athletes
 * without an account are informed by the arena. One statement.
 * @returns by athlete; athletes without recipients are absent.
 */
export async function notifiedPayers(
  tx: Transaction,
  athleteIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly NotifiedPayer[]>> {
  const rows = await tx.$queryRaw<(NotifiedPayer & { athleteId: string })[]>`
    SELECT al.id::text AS "athleteId", u.email, al.nome_completo AS name, NULL AS child
    FROM alunos al JOIN usuarios u ON u.id = al.user_id AND u.desativado_em IS NULL WHERE al.id = ANY(${athleteIds}::uuid[])
    UNION ALL
    SELECT al.id::text, u.email, u.nome, al.nome_completo
    FROM alunos al JOIN responsaveis_atletas r ON r.aluno_id = al.id AND r.status = 'ativo'
      JOIN usuarios u ON u.id = r.user_id AND u.desativado_em IS NULL
    WHERE al.id = ANY(${athleteIds}::uuid[])
      AND al.data_nascimento > (${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date - interval '18 years'
    ORDER BY 1, 2`;
  return listedBy(rows, ({ athleteId }) => athleteId);
}
