import { graphql } from "react-relay/hooks";
import type { useRevokeApiKeyMutation as RevokeApiKeyMutation } from "../../../__generated__/useRevokeApiKeyMutation.graphql";
import { useAction } from "../../../relay/use-action";

export function useRevokeApiKeyMutation() {
  return useAction<RevokeApiKeyMutation>(
    graphql`
      mutation useRevokeApiKeyMutation($input: RevokeApiKeyInput!) {
        revokeApiKey(input: $input) {
          apiKey {
            ...ApiKeyRow_apiKey
          }
        }
      }
    `,
    { failure: { title: "Erro ao revogar a chave", description: "Ela continua valendo. Tente novamente." } },
  );
}
