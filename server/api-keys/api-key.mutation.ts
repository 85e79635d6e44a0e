import { FederationType } from "../federations/federation.type";
import { InvalidInput } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may, mayWith } from "../platform/graphql/may";
import { sessionOwner } from "../platform/graphql/session-owner";
import { canCreateApiKey, canManageApiKey } from "./api-key.access";
import { createApiKey, revokeApiKey } from "./api-key.action";
import { ApiKeyKindType, ApiKeyScopeType, ApiKeyType } from "./api-key.type";

const CreateApiKeyInput = builder.inputType("CreateApiKeyInput", {
  description: "Nova chave de API.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Nome: what it is used for, 2 to 100 characters." }),
    kind: t.field({ type: ApiKeyKindType, required: true, description: "Tipo." }),
    scopes: t.field({ type: [ApiKeyScopeType], required: true, description: "Permissões: at least one." }),
    federationId: t.globalID({
      for: FederationType,
      description: "Federação: the one a partner acts for; null for what is public, which only admins give.",
    }),
    expiresOn: t.field({ type: "Date", description: "Validade: its last day in Brasília; null for never." }),
  }),
});

const RevokeApiKeyInput = builder.inputType("RevokeApiKeyInput", {
  description: "Revogação de uma chave.",
  fields: (t) => ({ apiKeyId: t.globalID({ required: true, for: ApiKeyType, description: "Chave." }) }),
});

const CreateApiKeySuccess = builder.objectRef<{ id: string; key: string }>("CreateApiKeySuccess").implement({
  description: "Chave criada.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.exposeString("key", { description: "Chave: The key itself, which is returned only this once." }),
    apiKey: t.prismaField({
      type: ApiKeyType,
      description: "Chave: its row.",
      resolve: (query, { id }, _args, ctx) => ctx.db.apiKey.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const RevokeApiKeyPayload = builder.objectRef<{ id: string }>("RevokeApiKeyPayload").implement({
  description: "Chave revogada.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    apiKey: t.prismaField({
      type: ApiKeyType,
      description: "Chave: as it is now.",
      resolve: (query, { id }, _args, ctx) => ctx.db.apiKey.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.mutationField("createApiKey", (t) =>
  t.field({
    type: CreateApiKeySuccess,
    description:
      "Criar chave de API: Members of a federation create keys for its partners, and admins for anyone.",
    authScopes: mayWith(canCreateApiKey),
    args: { input: t.arg({ type: CreateApiKeyInput, required: true, description: "Chave." }) },
    errors: { types: [InvalidInput], union: { name: "CreateApiKeyResult" } },
    resolve: (_root, { input: { federationId, ...input } }, ctx) =>
      createApiKey(ctx, sessionOwner(ctx), federationId?.id ?? null, input),
  }),
);

builder.mutationField("revokeApiKey", (t) =>
  t.field({
    type: RevokeApiKeyPayload,
    description: "Revogar chave de API: it opens nothing from the next request on.",
    authScopes: may(canManageApiKey, "apiKeyId"),
    args: { input: t.arg({ type: RevokeApiKeyInput, required: true, description: "Chave." }) },
    resolve: async (_root, { input }, ctx) => {
      await revokeApiKey(ctx, input.apiKeyId.id);
      return { id: input.apiKeyId.id };
    },
  }),
);
