import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** A teacher's record follows the address of their account, where it had the same. */
export async function changeTeacherAddress(
  tx: Transaction,
  _ctx: null,
  { user, email }: { user: User; email: string },
): Promise<void> {
  // Another record may have the new address, as one that nobody has claimed: it keeps it.
  const others = await tx.teacher.count({ where: { email } });
  await tx.teacher.updateMany({
    where: { userId: user.id, email: user.email },
    data: { email: others > 0 ? null : email },
  });
}
