import { builder } from "../../platform/graphql/builder";
import type { Installation } from "../../platform/graphql/context";
import { measureSystem, type SystemStatus } from "./system-status.loader";

const SystemStatusType = builder
  .objectRef<SystemStatus & { installation: Installation }>("SystemStatus")
  .implement({
    description: "Status do sistema: measured when it is asked. For admins.",
    authScopes: { admin: true },
    fields: (t) => ({
      signInCount: t.exposeInt("signIns", { description: "Autenticação: sign-ins of the last 24 hours." }),
      databaseMs: t.exposeInt("databaseMs", {
        description: "Base de dados: how long it took to answer this, in milliseconds.",
      }),
      oldestJobSince: t.expose("oldestJobSince", {
        type: "DateTime",
        nullable: true,
        description: "Tarefas: since when the first of those waits that are due; UTC, null where none does.",
      }),
      failedJobCount: t.exposeInt("failedJobs", {
        description: "Tarefas que falharam: tried as often as they may be, and given up.",
      }),
      deliversMail: t.boolean({
        description: "E-mail: whether mails leave; otherwise they are kept to be read in the product.",
        resolve: ({ installation }) => installation.deliversMail,
      }),
      oldestMailSince: t.field({
        type: "DateTime",
        nullable: true,
        description:
          "E-mail: since when the first of those waits that are to leave; UTC, null where none does.",
        resolve: ({ installation, oldestMailSince }) => (installation.deliversMail ? oldestMailSince : null),
      }),
      keepsBackups: t.boolean({
        description: "Backups: whether the server was told where copies of the database are put.",
        resolve: ({ installation }) => installation.backupDir !== null,
      }),
      lastBackupAt: t.expose("lastBackupAt", {
        type: "DateTime",
        nullable: true,
        description: "Último backup: when the last copy was put there; UTC, null where there is none.",
      }),
    }),
  });

builder.queryField("systemStatus", (t) =>
  t.field({
    type: SystemStatusType,
    authScopes: { admin: true },
    description: "Status do sistema: for admins.",
    resolve: async (_root, _args, { db, now, installation }) => ({
      ...(await measureSystem(db, installation.backupDir, now)),
      installation,
    }),
  }),
);
