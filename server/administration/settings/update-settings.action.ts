import { changesOf } from "../../identity/audit.rules";
import { audit } from "../../identity/audit.step";
import { changeSettings, lockSettings } from "../../platform-settings/write-settings.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { platformSettingsSchema } from "./platform-settings.rules";
import { SettingsChangedMeanwhile } from "./settings.errors";
import { settingsAuditFields } from "./settings-audit-fields.rules";

/**
 * Saves the settings of the platform. Skips the write if nothing changed.
 * @param version the version that the form was filled from; a stale one is rejected.
 * @throws InvalidInput, SettingsChangedMeanwhile
 */
export async function updateSettings(ctx: ActionContext, version: number, input: unknown): Promise<void> {
  const settings = parseInput(platformSettingsSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const stored = await lockSettings(tx);
    const acts = settingsAuditFields.flatMap(({ action, tell, personal }) => {
      const changes = changesOf(tell(stored), tell(settings), personal);
      return changes === null ? [] : [{ action, changes }];
    });
    if (acts.length === 0) return;
    if (stored.version !== version) throw new SettingsChangedMeanwhile();
    await changeSettings(tx, settings);
    for (const act of acts) await audit(tx, ctx, { ...act, subject: { kind: "PLATFORM", id: null } });
  });
}
