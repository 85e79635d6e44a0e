import { canSeeFederation } from "../federations/federation.access";
import { FederationType } from "../federations/federation.type";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { federationTasks, mostUnscheduled, type FederationTasks } from "./federation-tasks.loader";

const UnscheduledChampionshipType = builder
  .objectRef<FederationTasks["unscheduled"][number] & { federationId: string }>("UnscheduledChampionship")
  .implement({
    description: "Campeonato sem programação: it begins within 14 days and no match of it has a time.",
    authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
    fields: (t) => ({
      key: t.expose("key", { type: "UUID", description: "Chave: as addresses of pages carry it." }),
      name: t.exposeString("name", { description: "Nome." }),
      startDate: t.field({
        type: "Date",
        description: "Início.",
        resolve: ({ startDate }) => dayToDatabase(startDate),
      }),
    }),
  });

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
    unscheduledChampionships: t.field({
      type: [UnscheduledChampionshipType],
      extensions: atMost(mostUnscheduled),
      description: "Campeonatos sem programação: the next one first.",
      resolve: ({ federationId, unscheduled }) => unscheduled.map((one) => ({ ...one, federationId })),
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
