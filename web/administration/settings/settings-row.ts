import { graphql, readInlineData } from "react-relay/hooks";
import type { z } from "zod";
import type { platformSettingsFormSchema } from "../../../server/administration/settings/platform-settings.rules";
import { formatCnpj } from "../../../server/brazil/cpf-cnpj.rules";
import { dateInDigits } from "../../../server/platform/time/time-in-words.rules";
import { brasiliaTime, clockAt, dayAt } from "../../../server/platform/time/time-zone.rules";
import type { settingsRow_platform$key } from "../../__generated__/settingsRow_platform.graphql";

/** The form's values: texts, and date-times in Brasília time. */
export type SettingsInput = z.input<typeof platformSettingsFormSchema>;

type Whole<Input> = { [Field in keyof Required<Input>]: NonNullable<Input[Field]> };

/** The form's initial values, with every field present. */
export type SettingsTyped = Whole<SettingsInput>;

/** Field labels of the page. */
export const settingsLabels = {
  operatorName: "Razão social",
  cnpj: "CNPJ",
  contactEmail: "E-mail de contato",
  contactPhone: "Telefone de contato",
  officerName: "Nome do encarregado",
  officerEmail: "E-mail do encarregado",
  arenaSignUpOpen: "Cadastro de arenas",
  federationSignUpOpen: "Cadastro de federações",
  athleteSignUpOpen: "Cadastro de atletas",
  noticeText: "Aviso",
  noticeFrom: "Aparece de",
  noticeUntil: "Aparece até",
} as const satisfies Record<keyof SettingsTyped, string>;

export interface SettingsRow {
  version: number;
  typed: SettingsTyped;
}

/** The form's initial values and their version. */
export function settingsRow(key: settingsRow_platform$key): SettingsRow {
  const { version, writtenNotice, ...stored } = readInlineData(
    graphql`
      fragment settingsRow_platform on Platform @inline {
        operatorName
        cnpj
        contactEmail
        contactPhone
        officerName
        officerEmail
        arenaSignUpOpen
        federationSignUpOpen
        athleteSignUpOpen
        writtenNotice {
          text
          from
          until
        }
        version
      }
    `,
    key,
  );
  return {
    version,
    typed: {
      operatorName: stored.operatorName ?? "",
      cnpj: formatCnpj(stored.cnpj ?? ""),
      contactEmail: stored.contactEmail ?? "",
      contactPhone: stored.contactPhone ?? "",
      officerName: stored.officerName ?? "",
      officerEmail: stored.officerEmail ?? "",
      arenaSignUpOpen: stored.arenaSignUpOpen,
      federationSignUpOpen: stored.federationSignUpOpen,
      athleteSignUpOpen: stored.athleteSignUpOpen,
      noticeText: writtenNotice?.text ?? "",
      noticeFrom: typedMoment(writtenNotice?.from),
      noticeUntil: typedMoment(writtenNotice?.until),
    },
  };
}

function typedMoment(instant: string | undefined): string {
  if (instant === undefined) return "";
  const at = new Date(instant);
  return `${dayAt(at, brasiliaTime)}T${clockAt(at, brasiliaTime)}`;
}

/** Every field as Portuguese text, to show what another admin has changed. */
export function settingsInWords(typed: SettingsTyped): Record<keyof SettingsTyped, string> {
  const open = (isOpen: boolean) => (isOpen ? "aberto" : "fechado");
  const moment = (local: string) => {
    const [day = "", clock = ""] = local.split("T");
    return local && `${dateInDigits(day)} às ${clock}`;
  };
  return {
    ...typed,
    arenaSignUpOpen: open(typed.arenaSignUpOpen),
    federationSignUpOpen: open(typed.federationSignUpOpen),
    athleteSignUpOpen: open(typed.athleteSignUpOpen),
    noticeFrom: moment(typed.noticeFrom),
    noticeUntil: moment(typed.noticeUntil),
  };
}
