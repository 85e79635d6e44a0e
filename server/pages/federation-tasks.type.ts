import { canSeeFederation } from "../federations/federation.access";
import { FederationType } from "../federations/federation.type";
import { builder } from "../platform/graphql/builder";
import { federationTasks, type FederationTasks } from "./federation-tasks.loader";

const FederationTasksType = builder.objectRef<FederationTasks>("FederationTasks").implement({
  description: "What waits for a federation's people (precisa de você). For them, and admins.",
  authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
  fields: (t) => ({
    affiliationRequestCount: t.exposeInt("affiliationRequests", {
      description: "Arenas that wait for an answer (pedidos de filiação).",
    }),
    expiringCertificationCount: t.exposeInt("expiringCertifications", {
      description:
        "Expiring certification count, of teachers of affiliated arenas, within 30 days (certificações que expiram em breve).",
    }),
    unscheduledChampionshipCount: t.exposeInt("unscheduled", {
      description:
        "Unscheduled championship count, they begin within 14 days and no match of them has a time (campeonatos sem programação).",
    }),
  }),
});

builder.prismaObjectField(FederationType, "tasks", (t) =>
  t.field({
    type: FederationTasksType,
    description: "Tasks (precisa de você).",
    resolve: ({ id }, _args, ctx) => federationTasks(ctx, id),
  }),
);
