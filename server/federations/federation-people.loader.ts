import type { Transaction } from "../platform/database";

/** Who works for a federation now and can be written to. */
export async function federationPeople(
  db: Transaction,
  federationId: string,
): Promise<{ id: string; email: string; name: string }[]> {
  const members = await db.federationMember.findMany({
    where: { federationId, active: true, user: { disabledAt: null } },
    orderBy: [{ appointedOn: "asc" }, { id: "asc" }],
    select: { user: { select: { id: true, email: true, name: true } } },
  });
  return members.map(({ user }) => user);
}
