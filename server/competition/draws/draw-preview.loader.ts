import { randomBytes } from "node:crypto";
import { displayNameFor } from "../../athletes/athlete.access";
import { chargesOf } from "../../billing/charge.loader";
import { openPrincipalOf } from "../../billing/charge-words.rules";
import type { ActionContext } from "../../platform/context";
import { parseInput } from "../../platform/parse-input";
import type { Tournament } from "../../../prisma/generated/client/client";
import { boardOf, type Board } from "../board/tournament-board.loader";
import type { EnrolmentWithAthlete, PairOfTwo } from "../../enrolments/enrolment.loader";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import { type DrawPlan, entersInPairs } from "../../sport/draws/draw-plan.rules";
import { isCancelledCategory } from "../../tournaments/categories/category-state.rules";
import { isAsked } from "../../tournaments/tournament-and-enrolment-status.rules";
import { superNDraw } from "../super-n/draw-super-n.loader";
import { tableWarning, type SuperNPlan } from "../../sport/super-n/plan-super-n.rules";
import { readDrawEntries } from "./draw-entries.loader";
import { drawKey, drawOf, lotsSeedSchema, settingsOf } from "../../sport/draws/draw-start.rules";
import { drawWarnings } from "./draw-warnings.rules";

/** A draw as it would be written, with what brings it about again. */
export interface DrawPreview {
  tournamentId: string;
  lotsSeed: string;
  key: string;
  warnings: string[];
  /** Who is drawn, seeds first. */
  pairs: PairOfTwo[];
  /** Null when there can be no draw. */
  plan: DrawPlan | null;
  problem: string | null;
  board: Board;
  /** What a Super N would be; null for a category of pairs, and when there can be none. */
  superN: SuperNPlan | null;
}

/**
 * Draws without writing.
 * @param lotsSeed of a preview shown before; null for new lots.
 * @returns null once the category is drawn or cancelled.
 * @throws InvalidInput for a seed that is none.
 */
export async function previewDraw(
  ctx: ActionContext,
  { id, tournamentId }: { id: string; tournamentId: string },
  lotsSeed: string | null,
): Promise<DrawPreview | null> {
  const seed = lotsSeed === null ? randomBytes(16).toString("hex") : parseInput(lotsSeedSchema, lotsSeed);
  const board = await boardOf(ctx).load(tournamentId);
  const category = board.categories.find((row) => row.id === id);
  const tournament = await ctx.db.tournament.findUniqueOrThrow({ where: { id: tournamentId } });
  if (!category || category.draw !== null || isCancelledCategory(category)) return null;
  if (!entersInPairs(category)) return previewSuperN(ctx, board, tournament, category, seed);
  const { entries, pairs, leftOut } = await readDrawEntries(ctx.db, tournament, id, board);
  const settings = settingsOf(category);
  const drawn = drawOf(entries, settings, seed, tournament.minPairs);
  const unpaid = await owingAmong(
    ctx,
    pairs.flatMap(({ enrolments }) => enrolments),
  );
  return {
    tournamentId,
    lotsSeed: seed,
    key: drawKey(entries, settings),
    warnings: drawWarnings(unpaid, await waitingAmong(ctx, leftOut)),
    pairs: seedsFirst(pairs),
    plan: "problem" in drawn ? null : drawn,
    problem: "problem" in drawn ? drawn.problem : null,
    board,
    superN: null,
  };
}

const waitingAmong = (ctx: ActionContext, enrolments: readonly EnrolmentWithAthlete[]) =>
  Promise.all(
    enrolments.map(async (enrolment) => ({
      status: isAsked(enrolment) ? ("ASKED" as const) : enrolment.status,
      name: await displayNameFor(enrolment.athlete, ctx),
    })),
  );

/** Names of those who owe any of their fee; of a pair only the one who owes. */
async function owingAmong(
  ctx: ActionContext,
  enrolments: readonly EnrolmentWithAthlete[],
): Promise<string[]> {
  const charges = await chargesOf(
    ctx.db,
    enrolments.map(({ id }) => id),
  );
  const owes = ({ id, status }: EnrolmentWithAthlete) => {
    const charge = charges.get(id);
    return charge ? openPrincipalOf(charge) > 0 : status === "AWAITING_PAYMENT";
  };
  return Promise.all(enrolments.filter(owes).map(async ({ athlete }) => displayNameFor(athlete, ctx)));
}

async function previewSuperN(
  ctx: ActionContext,
  board: Board,
  tournament: Tournament,
  category: CategoryWithDraw,
  lotsSeed: string,
): Promise<DrawPreview> {
  const { toDraw, leftOut, entries, mixed, key, plan } = superNDraw(board, tournament, category, lotsSeed);
  const notMixed = tableWarning(entries, mixed);
  return {
    tournamentId: tournament.id,
    lotsSeed,
    key,
    warnings: [
      ...(notMixed === null ? [] : [notMixed]),
      ...drawWarnings(await owingAmong(ctx, toDraw), await waitingAmong(ctx, leftOut)),
    ],
    pairs: [],
    plan: null,
    problem: "problem" in plan ? plan.problem.message : null,
    board,
    superN: "problem" in plan ? null : plan,
  };
}

const seedsFirst = (pairs: readonly PairOfTwo[]): PairOfTwo[] => [
  ...pairs.filter(({ seed }) => seed !== null).sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0)),
  ...pairs.filter(({ seed }) => seed === null),
];
