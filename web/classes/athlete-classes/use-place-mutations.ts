import { graphql } from "react-relay/hooks";
import type { usePlaceMutationsBookMutation as BookMutation } from "../../__generated__/usePlaceMutationsBookMutation.graphql";
import type { usePlaceMutationsLeaveMutation as LeaveMutation } from "../../__generated__/usePlaceMutationsLeaveMutation.graphql";
import { useAction } from "../../relay/use-action";

const description = "Tente novamente.";

export function useBookClassMutation() {
  return useAction<BookMutation>(
    graphql`
      mutation usePlaceMutationsBookMutation($input: BookClassInput!) {
        bookClass(input: $input) {
          ... on BookClassSuccess @alias(as: "done") {
            booking
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao agendar a aula", description } },
  );
}

export function useLeaveClassMutation() {
  return useAction<LeaveMutation>(
    graphql`
      mutation usePlaceMutationsLeaveMutation($input: LeaveClassInput!) {
        leaveClass(input: $input) {
          ... on LeaveClassSuccess @alias(as: "done") {
            leaving
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao sair da aula", description } },
  );
}
