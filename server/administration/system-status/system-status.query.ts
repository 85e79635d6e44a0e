import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { measureSystem } from "./system-status.loader";
import { systemLines, type StateTone, type SystemLine } from "./system-status.rules";

const StateToneType = builder.enumType("SystemTone", {
  description: "Gravidade: The severity, which says whether an operator has to act.",
  values: {
    USUAL: { description: "Normal: as it should be." },
    WAITING: { description: "Atenção: should be looked at." },
    PROBLEM: { description: "Problema: has to be looked at." },
  } satisfies Record<StateTone, object>,
});

const SystemLineType = builder.objectRef<SystemLine>("SystemLine").implement({
  description: "Status do sistema: one part of the platform, measured when it is asked. For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Parte: for instance “Base de Dados”." }),
    state: t.exposeString("state", { description: "Situação: in one word, for instance “Operacional”." }),
    tone: t.field({ type: StateToneType, description: "Gravidade.", resolve: ({ tone }) => tone }),
    detail: t.exposeString("detail", { description: "Medida: for instance “Respondeu em 3 ms”." }),
  }),
});

builder.queryField("systemStatus", (t) =>
  t.field({
    type: [SystemLineType],
    authScopes: { admin: true },
    extensions: atMost(5),
    description:
      "Status do sistema: sign-ins, the database, what waits in the background and in the mail, and the last backup. For admins.",
    resolve: async (_root, _args, { db, now, installation }) =>
      systemLines(await measureSystem(db, installation.backupDir, now), installation, now),
  }),
);
