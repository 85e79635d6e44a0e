import { platformSettings } from "../../platform-settings/platform-settings.loader";
import { PlatformType } from "../../platform-settings/platform.type";
import { InvalidInput } from "../../platform/errors";
import { builder, type FieldsOf } from "../../platform/graphql/builder";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { SettingsChangedMeanwhile } from "./settings.errors";
import { updateSettings } from "./update-settings.action";

const admins = { admin: true } as const;

const platformNow = <Root extends object>(t: FieldsOf<Root>) =>
  t.field({
    type: PlatformType,
    description: "Plataforma: as it is now.",
    resolve: (_root, _args, { db }) => platformSettings(db),
  });

const UpdatePlatformSettingsInput = builder.inputType("UpdatePlatformSettingsInput", {
  description: "Configurações da plataforma: all of them; what is null is not said any more.",
  fields: (t) => ({
    version: t.int({ required: true, description: "Versão: the one that was seen." }),
    operatorName: t.string({ description: "Razão social: 2 to 150 characters." }),
    cnpj: t.string({ description: "CNPJ: with or without mask." }),
    contactEmail: t.string({ description: "E-mail de contato." }),
    contactPhone: t.string({ description: "Telefone de contato." }),
    officerName: t.string({
      description: "Nome do encarregado: a person or a company, 2 to 150 characters; not without an e-mail.",
    }),
    officerEmail: t.string({ description: "E-mail do encarregado." }),
    arenaSignUpOpen: t.boolean({
      required: true,
      description: "Cadastro de arenas: whether one can sign up.",
    }),
    federationSignUpOpen: t.boolean({
      required: true,
      description: "Cadastro de federações: whether one can sign up.",
    }),
    athleteSignUpOpen: t.boolean({
      required: true,
      description: "Cadastro de atletas: whether one can sign up.",
    }),
    noticeText: t.string({
      description: "Aviso de manutenção: at most 300 characters; with both its ends, or none of the three.",
    }),
    noticeFrom: t.field({ type: "DateTime", description: "Aparece de: UTC." }),
    noticeUntil: t.field({ type: "DateTime", description: "Aparece até: UTC, after it begins." }),
  }),
});

const UpdatePlatformSettingsSuccess = builder.objectRef<object>("UpdatePlatformSettingsSuccess").implement({
  description: "Configurações salvas.",
  authScopes: admins,
  fields: (t) => ({ platform: platformNow(t) }),
});

builder.objectType(SettingsChangedMeanwhile, {
  name: "SettingsChangedMeanwhile",
  description:
    "Mudaram enquanto isso: The version was stale, because another user has saved the settings. Nothing was written.",
  interfaces: [UserErrorType],
  authScopes: admins,
  fields: (t) => ({ platform: platformNow(t) }),
});

builder.mutationField("updatePlatformSettings", (t) =>
  t.field({
    type: UpdatePlatformSettingsSuccess,
    description:
      "Alterar as configurações da plataforma: Saves the settings. Rejects a stale version. For admins.",
    authScopes: admins,
    args: {
      input: t.arg({ type: UpdatePlatformSettingsInput, required: true, description: "Configurações." }),
    },
    errors: {
      types: [InvalidInput, SettingsChangedMeanwhile],
      union: { name: "UpdatePlatformSettingsResult" },
    },
    resolve: async (_root, { input: { version, ...settings } }, ctx) => {
      await updateSettings(ctx, version, settings);
      return {};
    },
  }),
);
