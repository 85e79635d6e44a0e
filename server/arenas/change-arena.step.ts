import type { z } from "zod";
import type { Transaction } from "../platform/database";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import type { arenaSettingsSchema } from "./arena.rules";

/** Writes what the settings card says of an arena itself. */
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
      opensAt: clockToDatabase(opensAt),
      closesAt: clockToDatabase(closesAt),
      settingsSavedAt,
    },
  });
}
