import { FederationType } from "../federations/federation.type";
import { ViewerType } from "../identity/identity.type";
import { apiKeyKinds, apiKeyScopes } from "../platform/access.rules";
import { InvalidInput } from "../platform/errors";
import { builder, labelled } from "../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize } from "../platform/graphql/connection";
import { may, mayWith, sessionOwner } from "../platform/graphql/context";
import { apiKeysVisibleTo, canCreateApiKey, canManageApiKey, canManageApiKeys } from "./api-key.access";
import { createApiKey, revokeApiKey } from "./api-key.action";
import { apiKeyKindLabel, apiKeyScopeLabel } from "./api-key.rules";

const ApiKeyKindType = builder.enumType("ApiKeyKind", {
  description: "Whose program it is (tipo de chave).",
  values: labelled(apiKeyKinds, (kind) => apiKeyKindLabel[kind]),
});

const ApiKeyScopeType = builder.enumType("ApiKeyScope", {
  description: "API key scope (permissão de uma chave).",
  values: labelled(apiKeyScopes, (scope) => apiKeyScopeLabel[scope]),
});

const ApiKeyType = builder.prismaNode("ApiKey", {
  description:
    "A program's way in, sent as “Authorization: Bearer praia_…” (chave de API). Visible to the federation's people and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (key, ctx) => canManageApiKeys(key.federationId, ctx.viewer),
  fields: (t) => ({
    name: t.exposeString("name", { description: "What it is used for (nome)." }),
    kind: t.expose("kind", { type: ApiKeyKindType, description: "Kind (tipo)." }),
    scopes: t.expose("scopes", { type: [ApiKeyScopeType], description: "Scopes (permissões)." }),
    ending: t.exposeString("ending", { description: "The key's last four characters (final)." }),
    federation: t.relation("federation", {
      type: FederationType,
      nullable: true,
      description: "The one a partner acts for; null for what is public (federação).",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (criada em)." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "Expires at, UTC; null for never (expira em).",
    }),
    revokedAt: t.expose("revokedAt", {
      type: "DateTime",
      nullable: true,
      description: "Revoked at, UTC; null while it works (revogada em).",
    }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "Last used at, UTC, to the hour; null before the first (último uso).",
    }),
  }),
});

builder.objectField(ViewerType, "apiKeys", (t) =>
  t.prismaConnection(
    {
      type: ApiKeyType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "API keys, those the person may revoke, the newest first (chaves de API).",
      authScopes: { signedIn: true },
      resolve: async (query, _viewer, args, ctx) => {
        assertPage(args);
        const visible = apiKeysVisibleTo(ctx.viewer);
        const from = cursorId(query.cursor);
        if (from !== null && !(await ctx.db.apiKey.count({ where: { AND: [{ id: from }, visible] } })))
          return [];
        return ctx.db.apiKey.findMany({ ...query, where: visible, orderBy: { id: "desc" } });
      },
    },
    {
      name: "ViewerApiKeysConnection",
      description: "A page of API keys of the viewer (chaves de API).",
      authScopes: { signedIn: true },
    },
    {
      name: "ViewerApiKeysEdge",
      description: "Edge of API keys of the viewer (chave na lista).",
      authScopes: { signedIn: true },
    },
  ),
);

const CreateApiKeyInput = builder.inputType("CreateApiKeyInput", {
  description: "Input of `createApiKey` (nova chave de API).",
  fields: (t) => ({
    name: t.string({ required: true, description: "What it is used for, 2 to 100 characters (nome)." }),
    kind: t.field({ type: ApiKeyKindType, required: true, description: "Kind (tipo)." }),
    scopes: t.field({
      type: [ApiKeyScopeType],
      required: true,
      description: "Scopes, at least one (permissões).",
    }),
    federationId: t.globalID({
      for: FederationType,
      description: "The one a partner acts for; null for what is public, which only admins give (federação).",
    }),
    expiresOn: t.field({ type: "Date", description: "Its last day in Brasília; null for never (validade)." }),
  }),
});

const RevokeApiKeyInput = builder.inputType("RevokeApiKeyInput", {
  description: "Input of `revokeApiKey` (revogação de uma chave).",
  fields: (t) => ({
    apiKeyId: t.globalID({ required: true, for: ApiKeyType, description: "API key (chave)." }),
  }),
});

const CreateApiKeySuccess = builder.objectRef<{ id: string; key: string }>("CreateApiKeySuccess").implement({
  description: "Result of a successful `createApiKey` (chave criada).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.exposeString("key", { description: "The key itself, which is returned only this once (chave)." }),
    apiKey: t.prismaField({
      type: ApiKeyType,
      description: "Its row (chave).",
      resolve: (query, { id }, _args, ctx) => ctx.db.apiKey.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const RevokeApiKeySuccess = builder.objectRef<{ id: string }>("RevokeApiKeySuccess").implement({
  description: "Result of a successful `revokeApiKey` (chave revogada).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    apiKey: t.prismaField({
      type: ApiKeyType,
      description: "API key, as it is now (chave).",
      resolve: (query, { id }, _args, ctx) => ctx.db.apiKey.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.mutationField("createApiKey", (t) =>
  t.field({
    type: CreateApiKeySuccess,
    label: "Criar chave de API",
    description: "Creates an API key: members of a federation for its partners, and admins for anyone.",
    authScopes: mayWith(canCreateApiKey),
    args: { input: t.arg({ type: CreateApiKeyInput, required: true, description: "Input (chave)." }) },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input: { federationId, ...input } }, ctx) =>
      createApiKey(ctx, sessionOwner(ctx), federationId?.id ?? null, input),
  }),
);

builder.mutationField("revokeApiKey", (t) =>
  t.field({
    type: RevokeApiKeySuccess,
    label: "Revogar chave de API",
    description: "Revokes an API key, with effect from its next request on.",
    authScopes: may(canManageApiKey, "apiKeyId"),
    args: { input: t.arg({ type: RevokeApiKeyInput, required: true, description: "Input (chave)." }) },
    resolve: async (_root, { input }, ctx) => {
      await revokeApiKey(ctx, input.apiKeyId.id);
      return { id: input.apiKeyId.id };
    },
  }),
);
