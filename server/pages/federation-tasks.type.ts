import { canSeeFederation } from "../federations/federation.access";
import { FederationType } from "../federations/federation.type";
import { builder, labelled } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import {
  federationActivities,
  type FederationActivity,
  federationTasks,
  type FederationTasks,
  mostActivities,
} from "./federation-tasks.loader";
import { federationActivityKinds, federationActivityLabel } from "./federation-activity.rules";

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

const FederationActivityKindType = builder.enumType("FederationActivityKind", {
  description: "Federation activity kind (o que aconteceu em uma federação).",
  values: labelled(federationActivityKinds, (kind) => federationActivityLabel[kind]),
});

const FederationActivityType = builder.objectRef<FederationActivity>("FederationActivity").implement({
  description:
    "Something that has happened in it (atividade da federação). For who works for it, and admins.",
  authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
  fields: (t) => ({
    kind: t.expose("kind", { type: FederationActivityKindType, description: "Kind (o que aconteceu)." }),
    at: t.expose("at", { type: "DateTime", description: "At, UTC; of enrolments the latest (quando)." }),
    name: t.exposeString("name", {
      description: "Name, of the arena, the championship or the ranking (nome).",
    }),
    key: t.expose("key", {
      type: "UUID",
      nullable: true,
      description: "Key, of the championship or the ranking; null of an arena (chave).",
    }),
    count: t.exposeInt("count", {
      description: "How many in the last seven days; 0 of all else (inscrições).",
    }),
  }),
});

builder.prismaObjectField(FederationType, "activities", (t) =>
  t.field({
    type: [FederationActivityType],
    description: "Activities, the latest first (últimas atividades).",
    extensions: atMost(mostActivities),
    resolve: ({ id }, _args, ctx) => federationActivities(ctx, id),
  }),
);
