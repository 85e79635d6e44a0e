import { noteReadings } from "../athletes/read-personal-data.action";
import { audit } from "../identity/audit.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { atFileTurn } from "../platform/http/file-requests";
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
  return { fileName: `meus-dados-praia-${today(ctx)}.json`, json: await fileOf(ctx, userId, userId) };
}

/**
 * The same export by an admin on behalf of a user. Writes an audit entry and a log of the access.
 * @throws TooManyAttempts (20 per hour and admin).
 */
export async function exportUserData(ctx: ActionContext, userId: string): Promise<PersonalDataFile> {
  const limit = { key: `export-for:${ctx.viewer?.userId}`, points: 20, windowSeconds: 3600 };
  await countAttempt(ctx.db, limit, ctx.now);
  await inTransaction(ctx.db, (tx) =>
    audit(tx, ctx, { action: "EXPORT_PERSONAL_DATA", subject: { kind: "USER", id: userId } }),
  );
  const athletes = await ctx.db.athlete.findMany({ where: { userId }, select: { id: true } });
  await noteReadings(
    ctx,
    athletes.map(({ id }) => id),
  );
  return {
    fileName: `dados-praia-${today(ctx)}.json`,
    json: await fileOf(ctx, userId, ctx.viewer?.userId ?? userId),
  };
}

const today = ({ now }: ActionContext): string => dayAt(now, brasiliaTime);

const fileOf = (ctx: ActionContext, userId: string, askedBy: string): Promise<string> =>
  atFileTurn(`person ${askedBy}`, async () => JSON.stringify(await personalDataOf(ctx, userId), null, 2));
