import type { Prisma } from "../../../prisma/generated/client/client";
import { canManageArena, managersOnly, openArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { builder, labelled } from "../../platform/graphql/builder";
import {
  assertPage,
  atMost,
  cursorId,
  maxPageSize,
  totalCountOptions,
} from "../../platform/graphql/connection";
import { encodeGlobalId } from "../../platform/graphql/nodes";
import { foundBy } from "../../platform/search.rules";
import { isAdmin } from "../../platform/viewer";
import { whenKnown } from "../../platform/when-known";
import { canSeeFederation } from "../federation.access";
import { FederationType } from "../federation.type";
import { canSeeAffiliation, mayAnswer, mayWithdraw } from "./affiliation.access";
import {
  affiliatedArena,
  affiliatedFederation,
  arenaInBrief,
  type ArenaInBrief,
  federationInBrief,
  type FederationInBrief,
  openAffiliationsOf,
} from "./affiliation.loader";
import {
  affiliationSideLabel,
  affiliationSides,
  type AffiliationStatus,
  affiliationStatuses,
  affiliationStatusLabel,
} from "./affiliation.rules";

export const ArenaInBriefType = builder.objectRef<ArenaInBrief>("ArenaInBrief").implement({
  description: "What federations may know of it (arena em resumo).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.id({
      description: "ID, of this summary, opaque; of no use but to tell them apart.",
      resolve: ({ pageKey }) => encodeGlobalId("ArenaInBrief", pageKey),
    }),
    key: t.exposeString("pageKey", { description: "Key, as its address carries it (chave)." }),
    name: t.exposeString("name", { description: "Name (nome da arena)." }),
    fullAddress: t.exposeString("fullAddress", { description: "Full address (endereço completo)." }),
    city: t.exposeString("city", {
      nullable: true,
      description: "City; null when it is not known (cidade).",
    }),
    uf: t.exposeString("uf", {
      nullable: true,
      description: "Two letters; null when it is not known (UF).",
    }),
  }),
});

const AffiliationSideType = builder.enumType("AffiliationSide", {
  description: "Affiliation side (quem age em uma filiação).",
  values: labelled(affiliationSides, (side) => affiliationSideLabel[side]),
});

export const AffiliationStatusType = builder.enumType("AffiliationStatus", {
  description: "Affiliation status (situação de uma filiação).",
  values: labelled(affiliationStatuses, (status) => affiliationStatusLabel[status]),
});

export const AffiliationType = builder.prismaNode("Affiliation", {
  description:
    "An arena and a federation belong together, wanted to or did (filiação). Seen by the arena's owner, the federation's people and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (affiliation, ctx) => canSeeAffiliation(affiliation, ctx.viewer),
  fields: (t) => ({
    status: t.expose("status", { type: AffiliationStatusType, description: "Status (situação)." }),
    proposedBy: t.expose("proposedBy", {
      type: AffiliationSideType,
      description: "Proposed by (quem propôs).",
    }),
    proposedAt: t.expose("proposedAt", { type: "DateTime", description: "Proposed at, UTC (proposta em)." }),
    answeredAt: t.expose("answeredAt", {
      type: "DateTime",
      nullable: true,
      description: "Answered at, UTC, also when it was taken back; null until then (respondida em).",
    }),
    endedAt: t.expose("endedAt", {
      type: "DateTime",
      nullable: true,
      description: "Ended at, UTC; null unless it was in force and is over (encerrada em).",
    }),
    endedBy: t.expose("endedBy", {
      type: AffiliationSideType,
      nullable: true,
      description: "Ended by; null unless it is over (quem encerrou).",
    }),
    arena: t.field({
      type: ArenaInBriefType,
      description: "Arena.",
      resolve: ({ arenaId }, _args, ctx) => affiliatedArena(ctx).load(arenaId),
    }),
    federation: t.field({
      type: PublicFederationType,
      description: "Federation (federação).",
      resolve: ({ federationId }, _args, ctx) => affiliatedFederation(ctx).load(federationId),
    }),
    viewerMayAnswer: t.boolean({
      description: "Whether the affiliation awaits the viewer's answer (posso responder).",
      resolve: (affiliation, _args, ctx) =>
        affiliation.status === "PENDING" && mayAnswer(affiliation, ctx.viewer),
    }),
    viewerMayWithdraw: t.boolean({
      description: "Whether the viewer has proposed it and may withdraw it (posso cancelar).",
      resolve: (affiliation, _args, ctx) =>
        affiliation.status === "PENDING" && mayWithdraw(affiliation, ctx.viewer),
    }),
  }),
});

const mostOpen = 20;

builder.prismaObjectFields(ArenaType, (t) => ({
  affiliation: t.field({
    ...managersOnly,
    type: AffiliationType,
    description: "Affiliation; null without one, or unless one manages the arena (filiação em vigor).",
    resolve: ({ id }, _args, ctx) =>
      whenKnown(
        openAffiliationsOf(ctx).load(id),
        (open) => open.find(({ status }) => status === "ACTIVE") ?? null,
      ),
  }),
  affiliationProposals: t.field({
    type: [AffiliationType],
    extensions: atMost(mostOpen, 1),
    authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
    description: "Pending proposals of either side; at most 20 (filiações propostas).",
    resolve: ({ id }, _args, ctx) =>
      whenKnown(openAffiliationsOf(ctx).load(id), (open) =>
        open.filter(({ status }) => status === "PENDING").slice(0, mostOpen),
      ),
  }),
}));

const past: Prisma.AffiliationWhereInput = { status: { notIn: ["ACTIVE", "PENDING"] } };

builder.objectField(ArenaType, "pastAffiliations", (t) =>
  t.prismaConnection(
    {
      type: AffiliationType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "What was refused, taken back or ended, the newest first (filiações anteriores).",
      authScopes: (arena, _args, ctx) => canManageArena(arena.id, ctx.viewer),
      resolve: async (query, { id: arenaId }, args, ctx) => {
        assertPage(args);
        const from = cursorId(query.cursor);
        const where = { AND: [past, { arenaId }] };
        // A cursor on another arena's affiliation would reveal when it was proposed.
        if (from !== null && !(await ctx.db.affiliation.count({ where: { AND: [{ id: from }, where] } })))
          return [];
        return ctx.db.affiliation.findMany({
          ...query,
          where,
          orderBy: [{ proposedAt: "desc" }, { id: "desc" }],
        });
      },
    },
    {
      name: "ArenaPastAffiliationsConnection",
      description: "A page of arena past affiliations (filiações anteriores).",
      authScopes: { signedIn: true },
    },
    {
      name: "ArenaPastAffiliationsEdge",
      description: "Edge of arena past affiliations (filiação na lista).",
      authScopes: { signedIn: true },
    },
  ),
);

interface Filter {
  status?: AffiliationStatus | null;
}
const ofFederation = (federationId: string, { status }: Filter): Prisma.AffiliationWhereInput => ({
  federationId,
  ...(status ? { status } : {}),
});

builder.objectField(FederationType, "affiliations", (t) =>
  t.prismaConnection(
    {
      type: AffiliationType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "All that ever were or were proposed, the newest first (filiações).",
      authScopes: (federation, _args, ctx) => canSeeFederation(federation.id, ctx.viewer),
      args: {
        status: t.arg({ type: AffiliationStatusType, description: "Status; null for all (situação)." }),
      },
      resolve: async (query, { id: federationId }, args, ctx) => {
        assertPage(args);
        const from = cursorId(query.cursor);
        // A cursor on another federation's affiliation would reveal when it was proposed.
        if (from !== null && !(await ctx.db.affiliation.count({ where: { id: from, federationId } })))
          return [];
        return ctx.db.affiliation.findMany({
          ...query,
          where: ofFederation(federationId, args),
          orderBy: [{ proposedAt: "desc" }, { id: "desc" }],
        });
      },
    },
    {
      name: "FederationAffiliationsConnection",
      description: "A page of federation affiliations (filiações).",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: ({ parent }, _args, ctx) => canSeeFederation(parent.id, ctx.viewer),
          resolve: ({ parent, args }, _args, ctx) =>
            ctx.db.affiliation.count({ where: ofFederation(parent.id, args) }),
        }),
      }),
    },
    {
      name: "FederationAffiliationsEdge",
      description: "Edge of federation affiliations (filiação na lista).",
      authScopes: { signedIn: true },
    },
  ),
);

/** The maximum number of choices offered; a longer search narrows them down. */
const mostChoices = 20;

builder.queryField("federationsToJoin", (t) =>
  t.field({
    type: [PublicFederationType],
    extensions: atMost(mostChoices, 5),
    authScopes: (_root, _args, { viewer }) =>
      viewer !== null && (isAdmin(viewer) || viewer.ownedArenaIds.length > 0),
    description: "Federations to join, for managers of an arena, by name; at most 20 (federações ativas).",
    args: {
      search: t.arg.string({
        description: "Words of the name or the acronym; null for the first ones (busca).",
      }),
    },
    resolve: (_root, { search }, { db }) => {
      const found = foundBy<Prisma.FederationSearchWhereInput>(search, (word) => [
        { name: word },
        { acronym: word },
      ]);
      return db.federation.findMany({
        where: { active: true, ...(found && { search: found }) },
        select: federationInBrief,
        orderBy: [{ name: "asc" }, { id: "asc" }],
        take: mostChoices,
      });
    },
  }),
);

builder.prismaObjectField(FederationType, "arenasToInvite", (t) =>
  t.field({
    type: [ArenaInBriefType],
    extensions: atMost(mostChoices, 5),
    authScopes: ({ id }, _args, ctx) => canSeeFederation(id, ctx.viewer),
    description: "Arenas with a public page, by name; at most 20 (arenas sem federação).",
    args: {
      search: t.arg.string({
        required: true,
        description: "Words of the name or the city; an empty search finds no arena (busca).",
      }),
    },
    resolve: (_federation, { search }, { db }) => {
      const found = foundBy<Prisma.ArenaSearchWhereInput>(search, (word) => [{ name: word }, { city: word }]);
      if (found === null) return [];
      return db.arena.findMany({
        where: { AND: [openArena, { federationId: null, search: found }] },
        select: arenaInBrief,
        orderBy: [{ name: "asc" }, { id: "asc" }],
        take: mostChoices,
      });
    },
  }),
);

const PublicFederationType = builder.objectRef<FederationInBrief>("PublicFederation").implement({
  description: "What arenas may know of it (federação em resumo).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.id({
      description: "ID, of this summary, opaque; of no use but to tell them apart.",
      resolve: ({ id }) => encodeGlobalId("PublicFederation", id),
    }),
    key: t.field({
      type: "UUID",
      description: "Key, to ask it for an affiliation (chave).",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    acronym: t.exposeString("acronym", { description: "Upper case (sigla)." }),
    website: t.exposeString("website", {
      nullable: true,
      description: "Website; null without one (site oficial).",
    }),
  }),
});
