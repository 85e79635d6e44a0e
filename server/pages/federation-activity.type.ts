import { canSeeFederation } from "../federations/federation.access";
import { FederationType } from "../federations/federation.type";
import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { atMost } from "../platform/graphql/list-size";
import { federationActivities, mostActivities, type FederationActivity } from "./federation-activity.loader";
import { federationActivityKinds, federationActivityLabel } from "./federation-activity.rules";

const FederationActivityKindType = builder.enumType("FederationActivityKind", {
  description: "O que aconteceu em uma federação.",
  values: labelled(federationActivityKinds, (kind) => federationActivityLabel[kind]),
});

const FederationActivityType = builder.objectRef<FederationActivity>("FederationActivity").implement({
  description: "Atividade da federação: something that has happened in it. For who works for it, and admins.",
  authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
  fields: (t) => ({
    kind: t.expose("kind", { type: FederationActivityKindType, description: "O que aconteceu." }),
    at: t.expose("at", { type: "DateTime", description: "Quando: UTC; of enrolments the latest." }),
    name: t.exposeString("name", { description: "Nome: of the arena, the championship or the ranking." }),
    key: t.expose("key", {
      type: "UUID",
      nullable: true,
      description: "Chave: of the championship or the ranking; null of an arena.",
    }),
    count: t.exposeInt("count", {
      description: "Inscrições: how many in the last seven days; 0 of all else.",
    }),
  }),
});

builder.prismaObjectField(FederationType, "activities", (t) =>
  t.field({
    type: [FederationActivityType],
    description: "Últimas atividades: the latest first.",
    extensions: atMost(mostActivities),
    resolve: ({ id }, _args, ctx) => federationActivities(ctx, id),
  }),
);
