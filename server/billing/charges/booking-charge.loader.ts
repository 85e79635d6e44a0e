import type { Charge } from "../../../prisma/generated/client/client";
import { valueBy } from "../../platform/loaders";
import { refundDueInCents } from "../booking-charge.rules";
import { canSeeCharge } from "./charge.access";

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
