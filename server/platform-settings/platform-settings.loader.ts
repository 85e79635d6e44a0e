import type { PlatformSettings } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** The one row there is; the migration that makes the table writes it. */
export const theSettings = { id: 1 } as const;

export const platformSettings = (db: Transaction): Promise<PlatformSettings> =>
  db.platformSettings.findUniqueOrThrow({ where: theSettings });
