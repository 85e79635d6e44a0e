import { graphql } from "react-relay/hooks";
import type { useIssueTemporaryPasswordMutation as IssueTemporaryPasswordMutation } from "../../__generated__/useIssueTemporaryPasswordMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useIssueTemporaryPasswordMutation() {
  return useAction<IssueTemporaryPasswordMutation>(
    graphql`
      mutation useIssueTemporaryPasswordMutation($input: IssueTemporaryPasswordInput!) {
        issueTemporaryPassword(input: $input) {
          ... on IssueTemporaryPasswordSuccess @alias(as: "done") {
            email
            expiresAt
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao enviar a senha provisória", description: "Tente novamente." } },
  );
}
