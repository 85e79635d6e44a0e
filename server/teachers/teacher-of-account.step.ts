import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** A teacher's record follows the address of their account, where it had the same. */
export async function changeTeacherAddress(
  tx: Transaction,
  _ctx: null,
  { user, email }: { user: User; email: string },
): Promise<void> {
  // An unclaimed record may already have the new address: it keeps it, and this record gets none.
  const others = await tx.teacher.count({ where: { email } });
  await tx.teacher.updateMany({
    where: { userId: user.id, email: user.email },
    data: { email: others > 0 ? null : email },
  });
}
