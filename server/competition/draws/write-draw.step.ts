import { playDrawn } from "../../enrolments/draw-numbers.step";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { Board } from "../board/tournament-board.loader";
import type { DrawEntry, DrawPlan, SideSource } from "../../sport/draws/draw-plan.rules";
import { playersOf, type SidesOfMatch } from "./match-players";
import { writeSource } from "../../sport/draws/side-source.rules";

interface DrawToWrite {
  tournamentId: string;
  categoryId: string;
  board: Board;
  entries: readonly DrawEntry[];
  lotsSeed: string;
  plan: DrawPlan;
}

const entryOf = (source: SideSource) => (source.kind === "ENTRY" ? source.entryId : null);

/** Writes a draw with its matches, and has everybody in it play. A constant number of statements. */
export async function writeDraw(
  ctx: ActionContext,
  tx: Transaction,
  { tournamentId, categoryId, board, entries, lotsSeed, plan }: DrawToWrite,
): Promise<void> {
  const { format, ...settings } = plan.settings;
  const { id: drawId } = await tx.draw.create({
    data: {
      categoryId,
      format,
      ...settings,
      lettersByResult: plan.lettersByResult,
      lotsSeed,
      drawnAt: ctx.now,
      drawnById: ctx.viewer?.userId ?? null,
    },
    select: { id: true },
  });
  const seats = seatsOf(plan);
  await tx.drawEntry.createMany({
    data: entries.map(({ id, seed }) => ({
      drawId,
      pairId: id,
      seed,
      group: seats.get(id)?.group ?? null,
      seat: seats.get(id)?.seat ?? 0,
      lot: plan.lots.indexOf(id) + 1,
    })),
  });

  const written = await tx.match.createManyAndReturn({
    data: plan.matches.map(({ number, stage, group, round, order, sides: [one, other] }) => ({
      tournamentId,
      categoryId,
      number,
      stage,
      group,
      round,
      order,
      source1: writeSource(one),
      source2: writeSource(other),
      pair1Id: entryOf(one),
      pair2Id: entryOf(other),
    })),
    select: { id: true, pair1Id: true, pair2Id: true },
  });
  await tx.matchPlayer.createMany({
    data: written.flatMap((match: SidesOfMatch) => playersOf(match, board)),
  });

  const enrolmentIds = entries.flatMap(({ id }) => board.pairs.get(id)?.enrolments.map((it) => it.id) ?? []);
  await playDrawn(tx, enrolmentIds);
}

/** In groups the seat within the group; else the place in the order of the first matches. */
function seatsOf({ groups, matches }: DrawPlan): Map<string, { group: number | null; seat: number }> {
  if (groups.length > 0)
    return new Map(
      groups.flatMap((ids, group) => ids.map((id, index) => [id, { group, seat: index + 1 }] as const)),
    );
  const inOrder = matches.flatMap(({ sides }) => sides.flatMap((side) => entryOf(side) ?? []));
  return new Map(inOrder.map((id, index) => [id, { group: null, seat: index + 1 }] as const));
}
