import { formatCnpj } from "../../brazil/cnpj.rules";
import type { AuditAction, AuditFields } from "../../identity/audit.rules";
import { momentInDigits } from "../../platform/time/time-in-words.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import type { PlatformRecord } from "./platform-settings.rules";

const momentText = (at: Date | null) => at && momentInDigits(at, brasiliaTime);

/** The audited values of the settings, by the labels of their form; each part is an audit action of its own. */
export const settingsAuditFields: readonly {
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
