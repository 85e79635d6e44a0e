import type { z } from "zod";
import type { Transaction } from "../platform/database";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import type { arenaSettingsSchema } from "./arena.rules";

/** What the administration changes too. */
const ofRecord = ["name", "fullAddress", "email", "contactPhone"] as const;

/** Writes what is saved of an arena itself; who looks through what the administration keeps of it has to look again. */
export async function changeArena(
  tx: Transaction,
  arenaId: string,
  { opensAt, closesAt, ...settings }: z.output<typeof arenaSettingsSchema>,
  settingsSavedAt: Date,
): Promise<void> {
  await tx.arena.update({
    where: { id: arenaId },
    data: {
      ...settings,
      ...(opensAt === undefined ? {} : { opensAt: clockToDatabase(opensAt) }),
      ...(closesAt === undefined ? {} : { closesAt: clockToDatabase(closesAt) }),
      ...(settings.courtCount === undefined ? {} : { settingsSavedAt }),
      ...(ofRecord.some((field) => settings[field] !== undefined) ? { version: { increment: 1 } } : {}),
    },
  });
}
