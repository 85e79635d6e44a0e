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
          __typename
          ... on BookClassSuccess {
            booking
          }
          ... on RuleViolation {
            message
          }
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
          __typename
          ... on LeaveClassSuccess {
            leaving
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao sair da aula", description } },
  );
}
