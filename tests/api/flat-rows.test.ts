import { beforeAll, expect, test } from "vitest";
import { boardOf, loadBoard } from "../../server/competition/board/tournament-board.loader";
import type { ActionContext } from "../../server/platform/context";
import { inTransaction } from "../../server/platform/database";
import { useApi } from "../support/api";
import { createWorld } from "../support/world";

const api = useApi();
let tournamentIds: string[];

beforeAll(async () => {
  await createWorld(api());
  tournamentIds = (await api().db.tournament.findMany({ select: { id: true } })).map(({ id }) => id);
});

/** Pages read by SQL, actions through Prisma: who enters and how it went is the same to both. */
test("SQL by hand gives the rows that Prisma gives", async () => {
  const ctx = { db: api().db, viewer: null } as ActionContext;
  const sorted = (board: Awaited<ReturnType<typeof loadBoard>>) => ({
    ...board,
    categories: board.categories.map(({ draw, ...category }) => ({
      ...category,
      draw: draw && { ...draw, entries: draw.entries.toSorted((a, b) => a.lot - b.lot) },
    })),
    matches: board.matches.map(({ players, ...match }) => ({
      ...match,
      players: players.toSorted((a, b) => a.side - b.side || a.place - b.place),
    })),
    matchById: null,
  });
  let matches = 0;
  for (const id of tournamentIds) {
    const flat = await boardOf(ctx).load(id);
    const known = await inTransaction(api().db, (tx) => loadBoard(tx, id));
    expect(sorted(flat)).toEqual(sorted(known));
    matches += flat.matches.length;
  }
  expect(matches).toBeGreaterThan(10);
});
