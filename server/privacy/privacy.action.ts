import { noteReadings } from "../athletes/read-personal-data.action";
import { deleteAccountSchema } from "../identity/account.rules";
import { lockAccount } from "../identity/account.step";
import { audit } from "../identity/audit.step";
import { checkPassword } from "../identity/password.action";
import { assertPasswordStands } from "../identity/password.step";
import { reasonSchema } from "../identity/reason.rules";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { atFileTurn } from "../platform/http/file-requests";
import { parseInput } from "../platform/parse-input";
import { countAttempt } from "../platform/rate-limit";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import type { Viewer } from "../platform/viewer";
import { forgetPerson } from "./forget-person.step";
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

/**
 * Deletes the user's own account on request (LGPD): anonymises account and person at once. Results stay under a pseudonym;
 * payments are kept for the years that the law requires.
 * @throws InvalidInput, TooManyAttempts, RuleViolation while others depend on the account.
 */
export async function deleteAccount(ctx: ActionContext, viewer: Viewer, input: unknown): Promise<void> {
  const { password } = parseInput(deleteAccountSchema, input);
  const user = await checkPassword(ctx, viewer, { password, field: "password" });
  await inTransaction(ctx.db, async (tx) => {
    await assertPasswordStands(tx, user, "password");
    await forgetPerson(tx, ctx, user, "self");
  });
}

/**
 * Lets an admin delete the account of a user who asked for it and cannot do it themselves. Logs the reason.
 * @throws InvalidInput, RuleViolation while others depend on the account, or for the admin's own account.
 */
export async function deleteUserAccount(ctx: ActionContext, userId: string, input: unknown): Promise<void> {
  const { reason } = parseInput(reasonSchema, input);
  if (ctx.viewer?.userId === userId)
    throw new RuleViolation("OWN_ACCOUNT", "Para excluir a sua própria conta, abra Minha conta.");
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockAccount(tx, userId);
    if (user.deletedAt) return;
    await forgetPerson(tx, ctx, user, "administration");
    await audit(tx, ctx, { action: "DELETE_ACCOUNT", subject: { kind: "USER", id: userId }, reason });
  });
}
