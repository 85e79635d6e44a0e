import { valueBy } from "../../platform/loaders";
import { openPrincipalOf } from "../charge-standing.rules";
import { canSeeCharge } from "./charge.access";

/** Open amounts of classes, by credit, if the viewer may see them. One statement. */
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
