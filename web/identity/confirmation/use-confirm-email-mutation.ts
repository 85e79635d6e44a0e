import { graphql } from "react-relay/hooks";
import type { useConfirmEmailMutation as ConfirmEmailMutation } from "../../__generated__/useConfirmEmailMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useConfirmEmailMutation() {
  return useAction<ConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        __typename
        ... on ConfirmEmailSuccess {
          email
        }
        ... on InvalidLink {
          message
        }
      }
    }
  `);
}
