import { valueBy } from "../../platform/loaders";
import { openPrincipalOf } from "../charge-standing.rules";
import { canSeeCharge } from "./charge.access";

/** What is still owed for classes, by the credit that pays each, as far as one sees what is owed. One statement. */
export const openForCredit = valueBy<number | null>(
  async ({ db, viewer }, creditIds) => {
    const charges = await db.charge.findMany({
      where: { classCreditId: { in: creditIds }, status: "PENDING" },
    });
    return new Map(
      charges.flatMap((charge) =>
        charge.classCreditId !== null && canSeeCharge(charge, viewer)
          ? [[charge.classCreditId, openPrincipalOf(charge)]]
          : [],
      ),
    );
  },
  () => null,
);
