import { changesOf, type AuditAction, type AuditFields } from "../../identity/audit.rules";
import { audit } from "../../identity/audit.step";
import { changeSettings, lockSettings } from "../../platform-settings/write-settings.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { platformSettingsSchema, type PlatformRecord } from "./platform-settings.rules";
import { formatCnpj } from "../../brazil/cpf-cnpj.rules";
import { momentInDigits } from "../../platform/time/time-in-words.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { UserError } from "../../platform/errors";

/** Stale version: another admin saved the settings after they were read. Nothing was written. */
export class SettingsChangedMeanwhile extends UserError {
  readonly code = "CHANGED_MEANWHILE";

  constructor() {
    super("Outra pessoa salvou as configurações enquanto você editava. Confira o que mudou e salve de novo.");
  }
}

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

const momentText = (at: Date | null) => at && momentInDigits(at, brasiliaTime);

/** The audited values of the settings, by the labels of their form; each part is an audit action of its own. */
const settingsAuditFields: readonly {
  action: AuditAction;
  tell: (settings: PlatformRecord) => AuditFields;
  /** The labels of personal data, which the audit log does not record. */
  personal: readonly string[];
}[] = [
  {
    action: "UPDATE_PLATFORM_CONTACTS",
    tell: (settings) => ({
      "Razão social": settings.operatorName,
      CNPJ: settings.cnpj && formatCnpj(settings.cnpj),
      "E-mail de contato": settings.contactEmail,
      "Telefone de contato": settings.contactPhone,
      "Nome do encarregado": settings.officerName,
      "E-mail do encarregado": settings.officerEmail,
    }),
    personal: ["E-mail de contato", "Telefone de contato", "Nome do encarregado", "E-mail do encarregado"],
  },
  {
    action: "SWITCH_SIGN_UPS",
    tell: (settings) => ({
      "Cadastro de arenas aberto": settings.arenaSignUpOpen,
      "Cadastro de federações aberto": settings.federationSignUpOpen,
      "Cadastro de atletas aberto": settings.athleteSignUpOpen,
    }),
    personal: [],
  },
  {
    action: "UPDATE_MAINTENANCE_NOTICE",
    tell: (settings) => ({
      Aviso: settings.noticeText,
      "Aparece de": momentText(settings.noticeFrom),
      "Aparece até": momentText(settings.noticeUntil),
    }),
    personal: [],
  },
];
