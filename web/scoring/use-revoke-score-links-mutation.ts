import { graphql } from "react-relay/hooks";
import type { useRevokeScoreLinksMutation as RevokeScoreLinksMutation } from "../__generated__/useRevokeScoreLinksMutation.graphql";
import { useAction } from "../relay/use-action";

export function useRevokeScoreLinksMutation() {
  return useAction<RevokeScoreLinksMutation>(
    graphql`
      mutation useRevokeScoreLinksMutation($input: RevokeScoreLinksInput!) {
        revokeScoreLinks(input: $input) {
          revokedCount
        }
      }
    `,
    { failure: { title: "Erro ao revogar os códigos", description: "Tente novamente." } },
  );
}
