import { FederationType } from "../federations/federation.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize } from "../platform/graphql/connection";
import { labelled } from "../platform/graphql/labelled";
import { apiKeyKinds, apiKeyScopes } from "../platform/api-key-scope.rules";
import { apiKeysVisibleTo, canManageApiKeys } from "./api-key.access";
import { apiKeyKindLabel, apiKeyScopeLabel } from "./api-key.rules";
import { ViewerType } from "../identity/identity.type";

export const ApiKeyKindType = builder.enumType("ApiKeyKind", {
  description: "Whose program it is (tipo de chave).",
  values: labelled(apiKeyKinds, (kind) => apiKeyKindLabel[kind]),
});

export const ApiKeyScopeType = builder.enumType("ApiKeyScope", {
  description: "API key scope (permissão de uma chave).",
  values: labelled(apiKeyScopes, (scope) => apiKeyScopeLabel[scope]),
});

export const ApiKeyType = builder.prismaNode("ApiKey", {
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
