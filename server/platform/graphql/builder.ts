import SchemaBuilder from "@pothos/core";
import ErrorsPlugin from "@pothos/plugin-errors";
import PrismaPlugin from "@pothos/plugin-prisma";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import { isObjectType, type GraphQLSchema } from "graphql";
import type PrismaTypes from "../../../prisma/generated/pothos-types";
import { getDatamodel } from "../../../prisma/generated/pothos-types";
import { perRequest } from "../context";
import { isRowMissing } from "../database";
import { isAdmin, isSignedIn } from "../viewer";
import type { GraphQLContext } from "./context";
import { badInput, forbidden, passwordChangeRequired, unauthenticated } from "./errors";
import { decodeGlobalId, encodeGlobalId } from "./global-id";

export const builder = new SchemaBuilder<{
  Context: GraphQLContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  DefaultAuthStrategy: "all";
  AuthScopes: {
    /** Reviewed: anybody may, signed in or not. A test lists every use. */
    public: boolean;
    /** Has a session, perhaps with a temporary password that has to be changed first. */
    hasSession: boolean;
    signedIn: boolean;
    /** A person who is signed in, or a program with a key; what the key is for decides on the rows. */
    known: boolean;
    admin: boolean;
  };
  Scalars: {
    ID: { Input: string; Output: string };
    /** In: "YYYY-MM-DD"; out: what a date column holds. */
    Date: { Input: string; Output: Date };
    DateTime: { Input: Date; Output: Date };
    /** In: "HH:mm"; out: what a time column holds. */
    LocalTime: { Input: string; Output: Date };
    UUID: { Input: string; Output: string };
  };
}>({
  plugins: [ErrorsPlugin, ScopeAuthPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  prisma: {
    client: (ctx) => ctx.db,
    dmmf: getDatamodel(),
    filterConnectionTotalCount: true,
    onUnusedQuery: null,
  },
  errors: { directResult: true, defaultTypes: [] },
  scopeAuth: {
    defaultStrategy: "all",
    authorizeOnSubscribe: true,
    runScopesOnType: true,
    unauthorizedError: (_parent, ctx) => denied(ctx),
    // Asked when needed, not when the request begins: signing in brings a viewer in the middle of one.
    authScopes: (ctx) => ({
      public: true,
      hasSession: () => ctx.viewer !== null,
      signedIn: () => isSignedIn(ctx.viewer),
      known: () => isSignedIn(ctx.viewer) || ctx.apiKey !== null,
      admin: () => isAdmin(ctx.viewer),
    }),
  },
  relay: {
    encodeGlobalID: encodeGlobalId,
    decodeGlobalID: decodeGlobalId,
    clientMutationId: "omit",
    cursorType: "String",
    edgesFieldOptions: { nullable: false },
    nodeFieldOptions: { nullable: false },
    nodeTypeOptions: { description: "Nó: anything that can be fetched again by its id." },
    pageInfoTypeOptions: { description: "Página: where one stands in a list.", authScopes: { public: true } },
    nodeQueryOptions: {
      description:
        "Nó: one object by its global id. What does not exist and what one may not see answer alike.",
      authScopes: { public: true }, // the type that is found decides
      nullable: true,
      resolve: (_root, { id }, ctx, info, resolveNode) => {
        countFetched(ctx, 1);
        assertNodeType(info.schema, id.typename);
        return orAbsent(ctx, () => resolveNode(id));
      },
    },
    nodesQueryOptions: {
      description: "Nós: several objects by their global ids, at most 100.",
      authScopes: { public: true },
      nullable: { list: false, items: true },
      // Each goes the way of `node`: the plugin's helper loads all ids whichever it is handed, so that [0] was always the first.
      resolve: (root, { ids }, ctx, info) => {
        if (ids.length > maxFetched) throw tooManyFetched();
        const node = info.schema.getQueryType()?.getFields()["node"];
        return ids.map(({ typename, id }) =>
          node?.resolve?.(root, { id: encodeGlobalId(typename, id) }, ctx, info),
        );
      },
    },
  },
});

/** Why somebody may not: they have to say who they are, to choose a password of their own, or it is not theirs. */
function denied(ctx: GraphQLContext) {
  if (ctx.viewer?.mustChangePassword) return passwordChangeRequired();
  return ctx.viewer || ctx.apiKey ? forbidden() : unauthenticated();
}

const maxFetched = 100;
const fetched = perRequest((_ctx: GraphQLContext) => ({ count: 0 }));

/**
 * However many aliases spread them: what is fetched together is one batch, and thousands of ids in one batch took the
 * process down for want of memory.
 * @throws BAD_USER_INPUT
 */
function countFetched(ctx: GraphQLContext, count: number): void {
  const soFar = fetched(ctx);
  soFar.count += count;
  if (soFar.count > maxFetched) throw tooManyFetched();
}

const tooManyFetched = () => badInput(`No máximo ${maxFetched} objetos por requisição.`);

/** @throws BAD_USER_INPUT for a type that nothing can be fetched of by its id. */
function assertNodeType(schema: GraphQLSchema, typename: string): void {
  const type = schema.getType(typename);
  if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === "Node"))
    throw badInput("Identificador inválido.");
}

/** What is missing answers like what is forbidden. */
async function orAbsent(ctx: GraphQLContext, load: () => unknown): Promise<unknown> {
  const node = await Promise.resolve(load()).catch((error: unknown) => {
    if (isRowMissing(error)) return null;
    throw error;
  });
  return node ?? denied(ctx);
}

builder.queryType({ description: "Consultas." });
builder.mutationType({ description: "Ações." });
builder.subscriptionType({ description: "Acompanhamento ao vivo." });
