import { graphql } from "react-relay/hooks";
import type { useRevokeScoreLinkMutation as RevokeScoreLinkMutation } from "../__generated__/useRevokeScoreLinkMutation.graphql";
import { useAction } from "../relay/use-action";

export function useRevokeScoreLinkMutation() {
  return useAction<RevokeScoreLinkMutation>(
    graphql`
      mutation useRevokeScoreLinkMutation($input: RevokeScoreLinkInput!) {
        revokeScoreLink(input: $input) {
          tournament {
            id
          }
        }
      }
    `,
    { failure: { title: "Erro ao revogar o link", description: "Tente novamente." } },
  );
}
