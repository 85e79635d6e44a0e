import { graphql } from "react-relay/hooks";
import type { useCreateApiKeyMutation as CreateApiKeyMutation } from "../../../__generated__/useCreateApiKeyMutation.graphql";
import { useAction } from "../../../relay/use-action";

/** Makes a key and puts it at the head of the lists whose ids are `connections`. */
export function useCreateApiKeyMutation() {
  return useAction<CreateApiKeyMutation>(
    graphql`
      mutation useCreateApiKeyMutation($input: CreateApiKeyInput!, $connections: [ID!]!) {
        createApiKey(input: $input) {
          __typename
          ... on CreateApiKeySuccess {
            key
            apiKey @prependNode(connections: $connections, edgeTypeName: "ViewerApiKeysEdge") {
              id
              ...ApiKeyRow_apiKey
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
        }
      }
    `,
    {
      failure: { title: "Erro ao criar a chave", description: "Nenhuma chave foi criada. Tente novamente." },
    },
  );
}
