import type { Prisma } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";

/** Withdraws the pending invitations of an arena or federation, or of a user. @returns how many were pending. */
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
