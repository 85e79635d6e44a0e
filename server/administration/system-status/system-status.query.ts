import type { GraphQLContext } from "../../platform/graphql/context";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { retryFailedJobs, measureSystem } from "./system-status.action";
import { systemLines, type StateTone, type SystemLine } from "./system-status.rules";

const admins = { admin: true } as const;

const StateToneType = builder.enumType("SystemTone", {
  description: "The severity, which says whether an operator has to act (gravidade).",
  values: {
    USUAL: { description: "As it should be (normal)." },
    WAITING: { description: "Should be looked at (atenção)." },
    PROBLEM: { description: "Has to be looked at (problema)." },
  } satisfies Record<StateTone, object>,
});

const SystemLineType = builder.objectRef<SystemLine>("SystemLine").implement({
  description: "One part of the platform, measured when it is asked (status do sistema). For admins.",
  authScopes: admins,
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name, for instance “Base de Dados” (parte)." }),
    state: t.exposeString("state", {
      description: "State, in one word, for instance “Operacional” (situação).",
    }),
    tone: t.field({ type: StateToneType, description: "Tone (gravidade).", resolve: ({ tone }) => tone }),
    detail: t.exposeString("detail", { description: "Detail, for instance “Respondeu em 3 ms” (medida)." }),
    canRetry: t.exposeBoolean("canRetry", {
      description: "Whether failed jobs can be retried by `retryFailedJobs` (tentar de novo).",
    }),
  }),
});

const linesNow = async ({ db, now, installation }: GraphQLContext) =>
  systemLines(await measureSystem(db, installation.backupDir, now), installation, now);

builder.queryField("systemStatus", (t) =>
  t.field({
    type: [SystemLineType],
    authScopes: admins,
    extensions: atMost(5),
    description:
      "Sign-ins, the database, what waits in the background and in the mail, and the last backup (status do sistema). For admins.",
    resolve: (_root, _args, ctx) => linesNow(ctx),
  }),
);

const RetryFailedJobsSuccess = builder
  .objectRef<{ retriedCount: number }>("RetryFailedJobsSuccess")
  .implement({
    description: "Result of a successful `retryFailedJobs` (tarefas na fila de novo).",
    authScopes: admins,
    fields: (t) => ({
      retriedCount: t.exposeInt("retriedCount", { description: "The number of retried jobs (tarefas)." }),
      systemStatus: t.field({
        type: [SystemLineType],
        extensions: atMost(5),
        description: "The status after the retry (status do sistema).",
        resolve: (_success, _args, ctx) => linesNow(ctx),
      }),
    }),
  });

builder.mutationField("retryFailedJobs", (t) =>
  t.field({
    type: RetryFailedJobsSuccess,
    label: "Tentar de novo as tarefas que falharam",
    description: "Queues every background job without attempts left again. For admins.",
    authScopes: admins,
    resolve: async (_root, _args, ctx) => ({ retriedCount: await retryFailedJobs(ctx) }),
  }),
);
