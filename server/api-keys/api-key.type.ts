import { FederationType } from "../federations/federation.type";
import { builder } from "../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize } from "../platform/graphql/connection";
import { labelled } from "../platform/graphql/labelled";
import { apiKeyKinds, apiKeyScopes } from "../platform/api-key-scope.rules";
import { apiKeysVisibleTo, canManageApiKeys } from "./api-key.access";
import { apiKeyKindLabel, apiKeyScopeLabel } from "./api-key.rules";
import { ViewerType } from "../identity/identity.type";

export const ApiKeyKindType = builder.enumType("ApiKeyKind", {
  description: "Tipo de chave: whose program it is.",
  values: labelled(apiKeyKinds, (kind) => apiKeyKindLabel[kind]),
});

export const ApiKeyScopeType = builder.enumType("ApiKeyScope", {
  description: "Permissão de uma chave.",
  values: labelled(apiKeyScopes, (scope) => apiKeyScopeLabel[scope]),
});

export const ApiKeyType = builder.prismaNode("ApiKey", {
  description:
    "Chave de API: a program's way in, sent as “Authorization: Bearer praia_…”. Visible to the federation's people and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (key, ctx) => canManageApiKeys(key.federationId, ctx.viewer),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome: what it is used for." }),
    kind: t.expose("kind", { type: ApiKeyKindType, description: "Tipo." }),
    scopes: t.expose("scopes", { type: [ApiKeyScopeType], description: "Permissões." }),
    ending: t.exposeString("ending", { description: "Final: the key's last four characters." }),
    federation: t.relation("federation", {
      type: FederationType,
      nullable: true,
      description: "Federação: the one a partner acts for; null for what is public.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Criada em: UTC." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "Expira em: UTC; null for never.",
    }),
    revokedAt: t.expose("revokedAt", {
      type: "DateTime",
      nullable: true,
      description: "Revogada em: UTC; null while it works.",
    }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "Último uso: UTC, to the hour; null before the first.",
    }),
  }),
});

builder.objectField(ViewerType, "apiKeys", (t) =>
  t.prismaConnection(
    {
      type: ApiKeyType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "Chaves de API: those the person may revoke, the newest first.",
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
      description: "Chaves de API: a page of them.",
      authScopes: { signedIn: true },
    },
    { name: "ViewerApiKeysEdge", description: "Chave na lista.", authScopes: { signedIn: true } },
  ),
);
