import { FederationType } from "../../federations/federation.type";
import { builder } from "../../platform/graphql/builder";
import { canSeeFederation } from "../../federations/federation.access";
import { federationSummaryOf, type FederationSummary } from "./federation-summary.loader";

const FederationSummaryType = builder.objectRef<FederationSummary>("FederationSummary").implement({
  description: "Resumo da federação: its numbers at this moment.",
  authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
  fields: (t) => ({
    activeChampionshipCount: t.exposeInt("activeChampionships", {
      description: "Campeonatos ativos: with registration open, or under way.",
    }),
    openChampionshipCount: t.exposeInt("openChampionships", {
      description: "Inscrições abertas: how many of the active championships have their registration open.",
    }),
    athleteCount: t.exposeInt("athletes", {
      description: "Atletas federados: active athletes of affiliated arenas, each counted once.",
    }),
    athleteLevelCount: t.exposeInt("athleteLevels", {
      description: "Categorias: how many different levels those athletes have.",
    }),
    teacherCount: t.exposeInt("teachers", {
      description: "Professores: active teachers of affiliated arenas, each counted once.",
    }),
    arenaCount: t.exposeInt("arenas", { description: "Arenas filiadas: those that are not suspended." }),
  }),
});

builder.prismaObjectField(FederationType, "summary", (t) =>
  t.field({
    type: FederationSummaryType,
    description: "Resumo.",
    resolve: ({ id }, _args, ctx) => federationSummaryOf(ctx).load(id),
  }),
);
