import { valueBy } from "../platform/loaders";

/** Names of people who did or decided something; null of who is gone. One statement. */
export const userNameOf = valueBy<string | null>(
  async ({ db }, ids) => {
    const rows = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  () => null,
);
