import { graphql } from "react-relay/hooks";
import type { useApiKeyMutationsCreateMutation as CreateApiKeyMutation } from "../../../__generated__/useApiKeyMutationsCreateMutation.graphql";
import { useAction } from "../../../relay/use-action";
import type { useApiKeyMutationsRevokeMutation as RevokeApiKeyMutation } from "../../../__generated__/useApiKeyMutationsRevokeMutation.graphql";

/** Makes a key and puts it at the head of the lists whose ids are `connections`. */
export function useCreateApiKeyMutation() {
  return useAction<CreateApiKeyMutation>(
    graphql`
      mutation useApiKeyMutationsCreateMutation($input: CreateApiKeyInput!, $connections: [ID!]!) {
        createApiKey(input: $input) {
          ... on CreateApiKeySuccess @alias(as: "done") {
            key
            apiKey @prependNode(connections: $connections, edgeTypeName: "ViewerApiKeysEdge") {
              id
              ...ApiKeysCard_apiKey
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao criar a chave", description: "Nenhuma chave foi criada. Tente novamente." },
    },
  );
}

export function useRevokeApiKeyMutation() {
  return useAction<RevokeApiKeyMutation>(
    graphql`
      mutation useApiKeyMutationsRevokeMutation($input: RevokeApiKeyInput!) {
        revokeApiKey(input: $input) {
          apiKey {
            ...ApiKeysCard_apiKey
          }
        }
      }
    `,
    { failure: { title: "Erro ao revogar a chave", description: "Ela continua valendo. Tente novamente." } },
  );
}
