import { platformSettings } from "../../platform-settings/platform-settings.loader";
import { PlatformType } from "../../platform-settings/platform.type";
import { InvalidInput } from "../../platform/errors";
import { builder, type FieldsOf } from "../../platform/graphql/builder";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { SettingsChangedMeanwhile, updateSettings } from "./update-settings.action";

const admins = { admin: true } as const;

const platformNow = <Root extends object>(t: FieldsOf<Root>) =>
  t.field({
    type: PlatformType,
    description: "Platform, as it is now (plataforma).",
    resolve: (_root, _args, { db }) => platformSettings(db),
  });

const UpdatePlatformSettingsInput = builder.inputType("UpdatePlatformSettingsInput", {
  description: "All of them; what is null is not said any more (configurações da plataforma).",
  fields: (t) => ({
    version: t.int({ required: true, description: "The one that was seen (versão)." }),
    operatorName: t.string({ description: "Operator name, 2 to 150 characters (razão social)." }),
    cnpj: t.string({ description: "CNPJ, with or without mask." }),
    contactEmail: t.string({ description: "Contact e-mail (e-mail de contato)." }),
    contactPhone: t.string({ description: "Contact phone (telefone de contato)." }),
    officerName: t.string({
      description: "A person or a company, 2 to 150 characters; not without an e-mail (nome do encarregado).",
    }),
    officerEmail: t.string({ description: "Officer e-mail (e-mail do encarregado)." }),
    arenaSignUpOpen: t.boolean({
      required: true,
      description: "Whether one can sign up (cadastro de arenas).",
    }),
    federationSignUpOpen: t.boolean({
      required: true,
      description: "Whether one can sign up (cadastro de federações).",
    }),
    athleteSignUpOpen: t.boolean({
      required: true,
      description: "Whether one can sign up (cadastro de atletas).",
    }),
    noticeText: t.string({
      description:
        "Notice text, at most 300 characters; with both its ends, or none of the three (aviso de manutenção).",
    }),
    noticeFrom: t.field({ type: "DateTime", description: "Notice from, UTC (aparece de)." }),
    noticeUntil: t.field({
      type: "DateTime",
      description: "Notice until, UTC, after it begins (aparece até).",
    }),
  }),
});

const UpdatePlatformSettingsSuccess = builder.objectRef<object>("UpdatePlatformSettingsSuccess").implement({
  description: "Result of a successful `updatePlatformSettings` (configurações salvas).",
  authScopes: admins,
  fields: (t) => ({ platform: platformNow(t) }),
});

builder.objectType(SettingsChangedMeanwhile, {
  name: "SettingsChangedMeanwhile",
  description:
    "The version was stale, because another user has saved the settings (mudaram enquanto isso). Nothing was written.",
  interfaces: [UserErrorType],
  authScopes: admins,
  fields: (t) => ({ platform: platformNow(t) }),
});

builder.mutationField("updatePlatformSettings", (t) =>
  t.field({
    type: UpdatePlatformSettingsSuccess,
    label: "Alterar as configurações da plataforma",
    description: "Saves the settings of the platform. Rejects a stale version. For admins.",
    authScopes: admins,
    args: {
      input: t.arg({
        type: UpdatePlatformSettingsInput,
        required: true,
        description: "Input (configurações).",
      }),
    },
    errors: {
      types: [InvalidInput, SettingsChangedMeanwhile],
    },
    resolve: async (_root, { input: { version, ...settings } }, ctx) => {
      await updateSettings(ctx, version, settings);
      return {};
    },
  }),
);
