import { addAthleteToArena } from "../../athletes/register-athlete.step";
import { newcomerInWords } from "../../athletes/sheet/newcomer.rules";
import { calledBy, readSheet } from "../../athletes/sheet/sheet.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import type { TournamentCategory } from "../../../prisma/generated/client/client";
import { entersInPairs } from "../../sport/draws/draw-plan.rules";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { enterAlone } from "../enter.step";
import { assertNotDrawn, chosenCategory, openForEntry, type OpenEnrolments } from "../open-enrolments.step";
import { readPlaces } from "../places.loader";
import { enrolPairWithin } from "../enter-pair.step";
import type { ImportedLine } from "./imported-line.rules";
import { judgeSheet, type JudgedLine } from "./judge-sheet.step";

export interface Sheet {
  csv: string;
  apply: boolean;
  allOrNothing: boolean;
}

const csvProblem = (message: string) => new InvalidInput([{ path: ["csv"], message }]);

/**
 * Imports a sheet of enrolments, or only previews it: the same checks either way, under the tournament's lock. Unknown
 * athletes are registered at the arena. Athletes who are already entered are left unchanged, so imports are idempotent.
 * @returns each line with its problems, in the order of the file.
 * @throws InvalidInput for an unreadable file, RuleViolation, TooManyAttempts (300 addresses per hour that belong to
 *   people whose address the organiser may not see).
 */
export async function importEnrolments(
  ctx: ActionContext,
  tournamentId: string,
  categoryId: string | null,
  { csv, apply, allOrNothing }: Sheet,
): Promise<ImportedLine[]> {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const open = await openForEntry(tx, ctx, tournamentId);
      const places = await readPlaces(tx, open.tournament);
      const category = chosenCategory(places.categories, categoryId);
      const sheet = readSheet(csv, entersInPairs(category));
      if ("problem" in sheet) throw csvProblem(sheet.problem);
      await assertNotDrawn(tx, category?.id ?? null);
      const judged = await judgeSheet(tx, ctx, open, places, category, sheet.lines);
      const good = judged.filter(({ problems }) => problems.length === 0);
      const enters =
        apply && (!allOrNothing || good.length === judged.length)
          ? good.filter(({ alreadyIn }) => !alreadyIn)
          : [];
      for (const line of enters) await enter(tx, ctx, open, category, line);
      if (enters.length > 0) await ctx.events.emit(tx, tournamentTopic(tournamentId));
      return judged.map((judgedLine) => reportOf(judgedLine, enters.includes(judgedLine)));
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw csvProblem("Um e-mail da planilha acabou de ser cadastrado por outra pessoa: confira de novo");
  }
}

const reportOf = ({ line, athletes, meant, problems, asked, alreadyIn }: JudgedLine, entered: boolean) => ({
  line,
  athletes: athletes.map(calledBy),
  problems,
  guests: asked,
  registers: meant.flatMap(({ newcomer }) => (newcomer ? [newcomerInWords(newcomer)] : [])),
  alreadyIn,
  entered,
});

async function enter(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  category: TournamentCategory | null,
  { meant, guests }: JudgedLine,
): Promise<void> {
  const athleteIds: string[] = [];
  for (const { id, newcomer } of meant)
    athleteIds.push(newcomer ? await register(tx, ctx, open, newcomer) : id);
  const [first, second] = athleteIds;
  if (first === undefined) return;
  if (second !== undefined) {
    await enrolPairWithin(tx, ctx, open, {
      tournamentId: open.tournament.id,
      categoryId: category?.id,
      athleteIds: [first, second],
      bySheet: true,
    });
    return;
  }
  await enterAlone(tx, ctx, open, category, { athleteId: first, guest: guests[0], bySheet: true });
}

function register(
  tx: Transaction,
  ctx: ActionContext,
  { tournament: { arenaId }, today }: OpenEnrolments,
  newcomer: Parameters<typeof addAthleteToArena>[3],
): Promise<string> {
  if (arenaId === null) throw new Error("only an arena registers athletes");
  return addAthleteToArena(tx, ctx, { arenaId, today }, newcomer);
}
