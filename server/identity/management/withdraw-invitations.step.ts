import type { Prisma } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";

/** Nobody is asked any more: about a place, or of a person. @returns how many were open. */
export async function withdrawInvitations(
  tx: Transaction,
  which: Pick<Prisma.ManagementInvitationWhereInput, "id" | "placeId" | "userId">,
  now: Date,
): Promise<number> {
  const { count } = await tx.managementInvitation.updateMany({
    where: { ...which, status: "PENDING" },
    data: { status: "WITHDRAWN", answeredAt: now },
  });
  return count;
}
