import type { PlatformSettings } from "../../prisma/generated/client/client";
import { builder } from "../platform/graphql/builder";
import { platformSettings } from "./platform-settings.loader";
import { isInForce, type MaintenanceNotice, noticeOf } from "./platform.rules";

const admins = { admin: true } as const;

const MaintenanceNoticeType = builder.objectRef<MaintenanceNotice>("MaintenanceNotice").implement({
  description: "Maintenance notice; shown above every page from when until when (aviso de manutenção).",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("text", { description: "Text, at most 300 characters (texto)." }),
    from: t.expose("from", { type: "DateTime", description: "From, UTC (aparece de)." }),
    until: t.expose("until", {
      type: "DateTime",
      description: "Until, UTC; not at that instant any more (aparece até).",
    }),
  }),
});

/** The public settings of the platform; fields that an admin has not filled in are null. */
export const PlatformType = builder.objectRef<PlatformSettings>("Platform").implement({
  description: "Who answers for it, who can sign up, and what is announced (plataforma).",
  authScopes: { public: true },
  fields: (t) => ({
    operatorName: t.exposeString("operatorName", {
      nullable: true,
      description: "The operator of the platform; null if not filled in (razão social).",
    }),
    cnpj: t.exposeString("cnpj", {
      nullable: true,
      description: "The operator's CNPJ, without its mask (CNPJ).",
    }),
    contactEmail: t.exposeString("contactEmail", {
      nullable: true,
      description: "Contact e-mail (e-mail de contato).",
    }),
    contactPhone: t.exposeString("contactPhone", {
      nullable: true,
      description: "Contact phone (telefone de contato).",
    }),
    officerName: t.exposeString("officerName", {
      nullable: true,
      description:
        "The data protection officer under the LGPD, a person or a company (encarregado de dados).",
    }),
    officerEmail: t.exposeString("officerEmail", {
      nullable: true,
      description: "The address for requests about personal data (e-mail do encarregado).",
    }),
    arenaSignUpOpen: t.exposeBoolean("arenaSignUpOpen", {
      description: "Whether one can sign up (cadastro de arenas).",
    }),
    federationSignUpOpen: t.exposeBoolean("federationSignUpOpen", {
      description: "Whether one can sign up (cadastro de federações).",
    }),
    athleteSignUpOpen: t.exposeBoolean("athleteSignUpOpen", {
      description: "Whether one can sign up (cadastro de atletas).",
    }),
    notice: t.field({
      type: MaintenanceNoticeType,
      nullable: true,
      description: "The one in force now; null for none (aviso de manutenção).",
      resolve: (settings, _args, { now }) => {
        const notice = noticeOf(settings);
        return notice && isInForce(notice, now) ? notice : null;
      },
    }),
    writtenNotice: t.field({
      type: MaintenanceNoticeType,
      nullable: true,
      authScopes: admins,
      description:
        "Written notice, also before and after it is shown; null for none (aviso escrito). For admins.",
      resolve: noticeOf,
    }),
    version: t.exposeInt("version", {
      authScopes: admins,
      description: "Version, to be sent with what is saved (versão). For admins.",
    }),
  }),
});

builder.queryField("platform", (t) =>
  t.field({
    type: PlatformType,
    authScopes: { public: true },
    description: "Whom to ask, who can sign up, and what is announced (plataforma).",
    resolve: (_root, _args, { db }) => platformSettings(db),
  }),
);
