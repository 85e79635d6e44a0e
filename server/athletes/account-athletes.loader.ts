import { valueBy } from "../platform/loaders";

/** Which athlete each of these accounts is; null for one that is none. One statement for all of them. */
export const athletesOfAccounts = valueBy<string | null>(
  async ({ db }, userIds) => {
    const rows = await db.athlete.findMany({
      where: { userId: { in: userIds } },
      select: { id: true, userId: true },
    });
    return new Map(rows.flatMap(({ id, userId }) => (userId === null ? [] : [[userId, id]])));
  },
  () => null,
);
