import { FederationType } from "../federations/federation.type";
import { InvalidInput } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may, mayWith } from "../platform/graphql/may";
import { sessionOwner } from "../platform/graphql/session-owner";
import { canCreateApiKey, canManageApiKey } from "./api-key.access";
import { createApiKey, revokeApiKey } from "./api-key.action";
import { ApiKeyKindType, ApiKeyScopeType, ApiKeyType } from "./api-key.type";

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
