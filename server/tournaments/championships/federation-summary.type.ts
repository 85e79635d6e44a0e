import { FederationType } from "../../federations/federation.type";
import { builder } from "../../platform/graphql/builder";
import { canSeeFederation } from "../../federations/federation.access";
import { federationSummaryOf, type FederationSummary } from "./federation-summary.loader";

const FederationSummaryType = builder.objectRef<FederationSummary>("FederationSummary").implement({
  description: "Its numbers at this moment (resumo da federação).",
  authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
  fields: (t) => ({
    activeChampionshipCount: t.exposeInt("activeChampionships", {
      description: "Active championship count, with registration open, or under way (campeonatos ativos).",
    }),
    openChampionshipCount: t.exposeInt("openChampionships", {
      description: "How many of the active championships have their registration open (inscrições abertas).",
    }),
    athleteCount: t.exposeInt("athletes", {
      description: "Active athletes of affiliated arenas, each counted once (atletas federados).",
    }),
    athleteLevelCount: t.exposeInt("athleteLevels", {
      description: "How many different levels those athletes have (categorias).",
    }),
    teacherCount: t.exposeInt("teachers", {
      description: "Active teachers of affiliated arenas, each counted once (professores).",
    }),
    arenaCount: t.exposeInt("arenas", {
      description: "Arena count, those that are not suspended (arenas filiadas).",
    }),
  }),
});

builder.prismaObjectField(FederationType, "summary", (t) =>
  t.field({
    type: FederationSummaryType,
    description: "Summary (resumo).",
    resolve: ({ id }, _args, ctx) => federationSummaryOf(ctx).load(id),
  }),
);
