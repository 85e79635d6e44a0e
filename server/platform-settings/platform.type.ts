import type { PlatformSettings } from "../../prisma/generated/client/client";
import { builder } from "../platform/graphql/builder";
import { isInForce, noticeOf, type MaintenanceNotice } from "./platform.rules";

const admins = { admin: true } as const;

const MaintenanceNoticeType = builder.objectRef<MaintenanceNotice>("MaintenanceNotice").implement({
  description: "Aviso de manutenção: shown above every page from when until when.",
  authScopes: { public: true },
  fields: (t) => ({
    text: t.exposeString("text", { description: "Texto: at most 300 characters." }),
    from: t.expose("from", { type: "DateTime", description: "Aparece de: UTC." }),
    until: t.expose("until", {
      type: "DateTime",
      description: "Aparece até: UTC; not at that instant any more.",
    }),
  }),
});

/** The public settings of the platform; fields that an admin has not filled in are null. */
export const PlatformType = builder.objectRef<PlatformSettings>("Platform").implement({
  description: "Plataforma: who answers for it, who can sign up, and what is announced.",
  authScopes: { public: true },
  fields: (t) => ({
    operatorName: t.exposeString("operatorName", {
      nullable: true,
      description: "Razão social: The operator of the platform; null if not filled in.",
    }),
    cnpj: t.exposeString("cnpj", {
      nullable: true,
      description: "CNPJ: The operator's CNPJ, without its mask.",
    }),
    contactEmail: t.exposeString("contactEmail", { nullable: true, description: "E-mail de contato." }),
    contactPhone: t.exposeString("contactPhone", { nullable: true, description: "Telefone de contato." }),
    officerName: t.exposeString("officerName", {
      nullable: true,
      description: "Encarregado de dados: The data protection officer under the LGPD, a person or a company.",
    }),
    officerEmail: t.exposeString("officerEmail", {
      nullable: true,
      description: "E-mail do encarregado: The address for requests about personal data.",
    }),
    arenaSignUpOpen: t.exposeBoolean("arenaSignUpOpen", {
      description: "Cadastro de arenas: whether one can sign up.",
    }),
    federationSignUpOpen: t.exposeBoolean("federationSignUpOpen", {
      description: "Cadastro de federações: whether one can sign up.",
    }),
    athleteSignUpOpen: t.exposeBoolean("athleteSignUpOpen", {
      description: "Cadastro de atletas: whether one can sign up.",
    }),
    notice: t.field({
      type: MaintenanceNoticeType,
      nullable: true,
      description: "Aviso de manutenção: the one in force now; null for none.",
      resolve: (settings, _args, { now }) => {
        const notice = noticeOf(settings);
        return notice && isInForce(notice, now) ? notice : null;
      },
    }),
    writtenNotice: t.field({
      type: MaintenanceNoticeType,
      nullable: true,
      authScopes: admins,
      description: "Aviso escrito: also before and after it is shown; null for none. For admins.",
      resolve: noticeOf,
    }),
    version: t.exposeInt("version", {
      authScopes: admins,
      description: "Versão: to be sent with what is saved. For admins.",
    }),
  }),
});
