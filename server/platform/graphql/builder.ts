import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from "@pothos/core";
import SchemaBuilder from "@pothos/core";
import ErrorsPlugin from "@pothos/plugin-errors";
import PrismaPlugin from "@pothos/plugin-prisma";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import type { GraphQLSchema } from "graphql";
import { getDatamodel } from "../../../prisma/generated/pothos-types";
import type PrismaTypes from "../../../prisma/generated/pothos-types";
import { weekdayLabel, weekdays } from "../time/calendar-day.rules";
import { isAdmin, isSignedIn } from "../viewer";
import { maxPageSize, usualPage } from "./connection";
import type { GraphQLContext } from "./context";
import { forbidden, passwordChangeRequired, unauthenticated } from "./errors";
import { countFetched, decodeGlobalId, encodeGlobalId, fetchNode } from "./nodes";

declare global {
  namespace PothosSchemaTypes {
    interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      /** The name of the action on screen, in Portuguese: "Gerar chaveamento"; 3 to 60 characters, unique in its subject. */
      label: string;
    }
  }
}

/** The union of a mutation's success and errors: `enrolPair` returns `EnrolPairResult`. */
const resultName = (mutation: string): string =>
  `${mutation.slice(0, 1).toUpperCase()}${mutation.slice(1)}${mutation.endsWith("Result") ? "" : "Result"}`;

const described = (description: string) => ({ description });

/** Descriptions for the arguments and types that the relay plugin generates for every list. */
const listOptions = {
  firstArgOptions: described(
    `How many, from the beginning or from after on; 1 to ${maxPageSize}, ${usualPage} unless first or last is given (primeiros).`,
  ),
  lastArgOptions: described(
    `How many, up to the end or up to before; 1 to ${maxPageSize} (últimos). Their order stays.`,
  ),
  afterArgOptions: described("A cursor of this list; null for its beginning (depois de)."),
  beforeArgOptions: described("A cursor of this list; null for its end (antes de)."),
  cursorFieldOptions: described("An opaque cursor of this item, for `after` or `before`."),
  pageInfoFieldOptions: described("Where this page begins and ends, and whether there are others (página)."),
  hasNextPageFieldOptions: described("Whether others come after this page (há próxima)."),
  hasPreviousPageFieldOptions: described("Whether others come before this page (há anterior)."),
  startCursorFieldOptions: described(
    "The cursor of the page's first item; null when the page is empty (primeiro cursor).",
  ),
  endCursorFieldOptions: described(
    "The cursor of the page's last item; null when the page is empty (último cursor).",
  ),
  edgesFieldOptions: {
    ...described("The edges of this page, in the order of the list (itens)."),
    nullable: false,
  },
  nodeFieldOptions: { ...described("The object itself (item)."), nullable: false },
} as const;

export const builder = new SchemaBuilder<{
  Context: GraphQLContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  DefaultAuthStrategy: "all";
  AuthScopes: {
    /** Public access, reviewed: a test lists every use. */
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
  errors: {
    directResult: true,
    defaultTypes: [],
    defaultUnionOptions: { name: ({ fieldName }) => resultName(fieldName) },
  },
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
    ...listOptions,
    idFieldOptions: { description: "A global, opaque ID." },
    nodeTypeOptions: { description: "Anything that can be fetched again by its id (nó)." },
    pageInfoTypeOptions: {
      description: "The position of the page in its list (página).",
      authScopes: { public: true },
    },
    nodeQueryOptions: {
      description:
        "One object by its global id (nó). What does not exist and what one may not see answer alike.",
      authScopes: { public: true }, // the type that is found decides
      nullable: true,
      args: { id: { description: "A global ID from another response." } },
      resolve: (_root, { id }, ctx, info) => {
        countFetched(ctx, 1);
        return nodeOrDenial(ctx, info.schema, id);
      },
    },
    nodesQueryOptions: {
      description: "Several objects by their global ids, at most 100 (nós).",
      authScopes: { public: true },
      nullable: { list: false, items: true },
      args: { ids: { description: "Global IDs from other responses." } },
      resolve: (_root, { ids }, ctx, info) => {
        countFetched(ctx, ids.length);
        return ids.map((id) => nodeOrDenial(ctx, info.schema, id));
      },
    },
  },
});

/** The reason for a denial: not signed in, still on a temporary password, or without permission. */
function denied(ctx: GraphQLContext) {
  if (ctx.viewer?.mustChangePassword) return passwordChangeRequired();
  return ctx.viewer || ctx.apiKey ? forbidden() : unauthenticated();
}

/** Loads a node; a missing one gets the same error as a forbidden one. */
const nodeOrDenial = async (
  ctx: GraphQLContext,
  schema: GraphQLSchema,
  id: { typename: string; id: string },
): Promise<unknown> => (await fetchNode(ctx, schema, id)) ?? denied(ctx);

/** The field builder of a type whose objects are at least `Root`, for fields that several types share. */
export type FieldsOf<Root extends object> = PothosSchemaTypes.ObjectFieldBuilder<
  typeof builder.$inferSchemaTypes,
  Root
>;

builder.queryType({ description: "All reads (consultas)." });
builder.mutationType({ description: "All writes (ações)." });
builder.subscriptionType({ description: "Live updates (acompanhamento ao vivo)." });

/** The values of an enum, each described by the word on screen. */
export const labelled = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  Object.fromEntries(
    values.map((value) => [value, { description: `“${label(value)}” on screen.` }]),
  ) as Record<Value, { description: string }>;

export const WeekdayType = builder.enumType("Weekday", {
  description: "Weekday (dia da semana).",
  values: labelled(weekdays, (weekday) => weekdayLabel[weekday]),
});
