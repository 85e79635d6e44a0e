import type { Arena, LedgerEntry } from "../../../prisma/generated/client/client";
import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import { manyBy, valueBy } from "../../platform/loaders";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { standing, standingPayments, type Standing } from "../ledger.rules";

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
