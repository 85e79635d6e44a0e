import { valueBy } from "../../platform/loaders";

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
