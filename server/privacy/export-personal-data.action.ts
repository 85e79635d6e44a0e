import type { ActionContext } from "../platform/context";
import { countAttempt } from "../platform/rate-limit";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import type { Viewer } from "../platform/viewer";
import { personalDataOf } from "./personal-data.loader";

/** A file for the person to keep. */
export interface PersonalDataFile {
  fileName: string;
  json: string;
}

/** @throws TooManyAttempts (5 per hour). */
export async function exportPersonalData(ctx: ActionContext, { userId }: Viewer): Promise<PersonalDataFile> {
  await countAttempt(ctx.db, { key: `export:${userId}`, points: 5, windowSeconds: 3600 }, ctx.now);
  return {
    fileName: `meus-dados-praia-${dayAt(ctx.now, brasiliaTime)}.json`,
    json: JSON.stringify(await personalDataOf(ctx, userId), null, 2),
  };
}
