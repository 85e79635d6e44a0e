import { todayAtArena } from "../../arenas/arena-clock.loader";
import { assertRunning, lockArena } from "../../arenas/arena.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { literally } from "../../platform/like.rules";
import { parseInput } from "../../platform/parse-input";
import { daysOfTournament, daysToDatabase, movedDays } from "../duplicate-tournament.rules";
import {
  keptRules,
  mostRulesPresets,
  presetNameTaken,
  rulesPresetSchema,
  tournamentFromPresetSchema,
} from "./rules-preset.rules";

/**
 * Saves the rules of an arena's tournament as a named preset: settings, categories, formats, and its days relative to the
 * start.
 * @returns the arena's id.
 * @throws InvalidInput, RuleViolation
 */
export function saveRulesPreset(ctx: ActionContext, tournamentId: string, input: unknown): Promise<string> {
  const { name } = parseInput(rulesPresetSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const { categories, ...event } = await tx.tournament.findUniqueOrThrow({
      where: { id: tournamentId },
      include: { categories: { orderBy: [{ name: "asc" }, { id: "asc" }] } },
    });
    if (event.arenaId === null) throw new Error("A championship has no arena to keep its rules");
    const { arenaId } = event;
    await lockArena(tx, arenaId);
    await assertRunning(tx, arenaId);
    await assertNameFree(tx, arenaId, name);
    if ((await tx.rulesPreset.count({ where: { arenaId } })) >= mostRulesPresets)
      throw new RuleViolation(
        "TOO_MANY_PRESETS",
        `A arena já tem ${mostRulesPresets} modelos. Exclua um que não usa mais, em Criar torneio.`,
      );
    // The schema strips every field that is not a rule.
    const rules = keptRules.parse({ event, categories, days: daysOfTournament(event) });
    await tx.rulesPreset.create({ data: { arenaId, name, rules, createdAt: ctx.now } });
    return arenaId;
  });
}

/** @returns the arena's id. @throws InvalidInput */
export function renameRulesPreset(ctx: ActionContext, id: string, input: unknown): Promise<string> {
  const { name } = parseInput(rulesPresetSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const { arenaId } = await tx.rulesPreset.findUniqueOrThrow({ where: { id }, select: { arenaId: true } });
    await lockArena(tx, arenaId);
    await assertNameFree(tx, arenaId, name, id);
    await tx.rulesPreset.updateMany({ where: { id }, data: { name } });
    return arenaId;
  });
}

/** Tournaments created from the preset are not affected. @returns the arena's id. */
export async function deleteRulesPreset({ db }: ActionContext, id: string): Promise<string> {
  const { arenaId } = await db.rulesPreset.findUniqueOrThrow({ where: { id }, select: { arenaId: true } });
  await db.rulesPreset.deleteMany({ where: { id } });
  return arenaId;
}

/**
 * Creates a draft tournament from a preset. Its other days are shifted with the start date.
 * @returns the draft's id.
 * @throws InvalidInput, RuleViolation while the arena is suspended.
 */
export function createTournamentFromPreset(
  ctx: ActionContext,
  presetId: string,
  input: unknown,
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { arenaId, rules } = await tx.rulesPreset.findUniqueOrThrow({ where: { id: presetId } });
    await assertRunning(tx, arenaId);
    const today = await todayAtArena(tx, arenaId, ctx.now);
    const { name, startDate } = parseInput(tournamentFromPresetSchema(today), input);
    const { event, categories, days } = keptRules.parse(rules);
    const { id } = await tx.tournament.create({
      data: {
        ...event,
        ...daysToDatabase(movedDays(days, startDate, today)),
        arenaId,
        name,
        createdAt: ctx.now,
        publishedAt: null,
        categories: { create: categories },
      },
      select: { id: true },
    });
    return id;
  });
}

/** Compares names case-insensitively. Expects the arena to be locked. */
async function assertNameFree(
  tx: Transaction,
  arenaId: string,
  name: string,
  except: string | null = null,
): Promise<void> {
  const taken = await tx.rulesPreset.count({
    where: {
      arenaId,
      name: { equals: literally(name), mode: "insensitive" },
      ...(except === null ? {} : { id: { not: except } }),
    },
  });
  if (taken > 0) throw new InvalidInput([{ path: ["name"], message: presetNameTaken }]);
}
