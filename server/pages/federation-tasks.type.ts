import { canSeeFederation } from "../federations/federation.access";
import { FederationType } from "../federations/federation.type";
import { builder } from "../platform/graphql/builder";
import { federationTasks, type FederationTasks } from "./federation-tasks.loader";

const FederationTasksType = builder.objectRef<FederationTasks>("FederationTasks").implement({
  description: "Precisa de você: what waits for a federation's people. For them, and admins.",
  authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
  fields: (t) => ({
    affiliationRequestCount: t.exposeInt("affiliationRequests", {
      description: "Pedidos de filiação: arenas that wait for an answer.",
    }),
    expiringCertificationCount: t.exposeInt("expiringCertifications", {
      description: "Certificações que expiram em breve: of teachers of affiliated arenas, within 30 days.",
    }),
    unscheduledChampionshipCount: t.exposeInt("unscheduled", {
      description: "Campeonatos sem programação: they begin within 14 days and no match of them has a time.",
    }),
  }),
});

builder.prismaObjectField(FederationType, "tasks", (t) =>
  t.field({
    type: FederationTasksType,
    description: "Precisa de você.",
    resolve: ({ id }, _args, ctx) => federationTasks(ctx, id),
  }),
);
