import type { Prisma } from "../../prisma/generated/client/client";
import { builder } from "../platform/graphql/builder";
import { assertPage, goingOnWithin, type PageArgs } from "../platform/graphql/connection";
import { rankingVisibleTo } from "../rankings/ranking.access";
import { RankingType } from "../rankings/ranking.type";
import { canSeeFederation } from "./federation.access";
import { federationSummaryOf, type FederationSummary } from "./federation-summary.access";

const FederationSummaryType = builder.objectRef<FederationSummary>("FederationSummary").implement({
  description: "Resumo da federação: its numbers at this moment.",
  authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
  fields: (t) => ({
    activeChampionshipCount: t.exposeInt("activeChampionships", {
      description: "Campeonatos ativos: with registrations open or under way.",
    }),
    openChampionshipCount: t.exposeInt("openChampionships", {
      description: "Inscrições abertas: how many of the active championships take registrations.",
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
    arenaCount: t.exposeInt("arenas", { description: "Arenas filiadas." }),
  }),
});

export const FederationType = builder.prismaNode("Federation", {
  description:
    "Federação: its championships, rankings and arenas. Visible to who works for it and to admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (federation, ctx) => canSeeFederation(federation.id, ctx.viewer),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome." }),
    acronym: t.exposeString("acronym", { description: "Sigla: upper case." }),
    active: t.exposeBoolean("active", {
      description: "Ativa: false until an admin activates it; nothing of it is public before.",
    }),
    summary: t.field({
      type: FederationSummaryType,
      description: "Resumo.",
      resolve: ({ id }, _args, ctx) => federationSummaryOf(ctx).load(id),
    }),
    rankings: t.relatedConnection(
      "rankings",
      {
        type: RankingType,
        cursor: "id",
        maxSize: 100,
        description: "Rankings: the running ones, newest first.",
        query: (args, ctx) => {
          const page = args as PageArgs; // the page is in them, though the plugin types only our own
          assertPage(page);
          const shown: Prisma.RankingWhereInput = { AND: [{ active: true }, rankingVisibleTo(ctx)] };
          return {
            where: goingOnWithin(page, shown, (row) => ({ federation: { rankings: { some: row } } })),
            orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          };
        },
      },
      {
        name: "FederationRankingsConnection",
        description: "Rankings de uma federação: a page of them.",
        authScopes: { signedIn: true },
      },
      { name: "FederationRankingsEdge", description: "Ranking na lista.", authScopes: { signedIn: true } },
    ),
  }),
});

export const FederationMemberType = builder.prismaNode("FederationMember", {
  description: "Usuário da federação: somebody who works for it, and as what.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (member, ctx) => canSeeFederation(member.federationId, ctx.viewer),
  fields: (t) => ({
    position: t.exposeString("position", { description: "Cargo: for instance «Presidente»." }),
    federation: t.relation("federation", { type: FederationType, description: "Federação." }),
  }),
});
