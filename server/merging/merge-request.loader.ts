import { oneBy, valueBy } from "../platform/loaders";

/** The name of an arena that asks, and the clocks there. */
export const arenasAsking = valueBy<{ name: string; timeZone: string }>(
  async ({ db }, ids) => {
    const rows = await db.arena.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true, timeZone: true },
    });
    return new Map(rows.map(({ id, name, timeZone }) => [id, { name, timeZone }]));
  },
  (id) => new Error(`no arena ${id}`),
);

/** The record that stayed; null once it was merged into another or its person is forgotten. */
export const keptRecordOf = oneBy<{ id: string; fullName: string }>(
  ({ id }) => id,
  ({ db }, ids) => db.athlete.findMany({ where: { id: { in: ids } }, select: { id: true, fullName: true } }),
);
