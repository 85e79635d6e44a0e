import { graphql } from "react-relay/hooks";
import type { useAffiliationMutationsAnswerMutation as AnswerMutation } from "../../__generated__/useAffiliationMutationsAnswerMutation.graphql";
import type { useAffiliationMutationsAskMutation as AskMutation } from "../../__generated__/useAffiliationMutationsAskMutation.graphql";
import type { useAffiliationMutationsEndMutation as EndMutation } from "../../__generated__/useAffiliationMutationsEndMutation.graphql";
import type { useAffiliationMutationsInviteMutation as InviteMutation } from "../../__generated__/useAffiliationMutationsInviteMutation.graphql";
import type { useAffiliationMutationsWithdrawMutation as WithdrawMutation } from "../../__generated__/useAffiliationMutationsWithdrawMutation.graphql";
import { useAction } from "../../relay/use-action";

const tryAgain = "Tente novamente.";

export function useAskForAffiliationMutation() {
  return useAction<AskMutation>(
    graphql`
      mutation useAffiliationMutationsAskMutation($input: AskForAffiliationInput!) {
        askForAffiliation(input: $input) {
          ... on AskForAffiliationSuccess @alias(as: "done") {
            affiliation {
              status
            }
            arena {
              ...AffiliationCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao pedir a filiação", description: tryAgain } },
  );
}

export function useInviteArenaMutation() {
  return useAction<InviteMutation>(
    graphql`
      mutation useAffiliationMutationsInviteMutation($input: InviteArenaInput!) {
        inviteArena(input: $input) {
          ... on InviteArenaSuccess @alias(as: "done") {
            affiliation {
              status
              arena {
                name
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao convidar a arena", description: tryAgain } },
  );
}

export function useAnswerAffiliationMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useAffiliationMutationsAnswerMutation($input: AnswerAffiliationInput!) {
        answerAffiliation(input: $input) {
          ... on AnswerAffiliationSuccess @alias(as: "done") {
            affiliation {
              ...AffiliationRow_affiliation
            }
            arena {
              ...AffiliationCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao responder", description: tryAgain } },
  );
}

export function useWithdrawAffiliationMutation() {
  return useAction<WithdrawMutation>(
    graphql`
      mutation useAffiliationMutationsWithdrawMutation($input: WithdrawAffiliationInput!) {
        withdrawAffiliation(input: $input) {
          ... on WithdrawAffiliationSuccess @alias(as: "done") {
            affiliation {
              ...AffiliationRow_affiliation
            }
            arena {
              ...AffiliationCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar", description: tryAgain } },
  );
}

export function useEndAffiliationMutation() {
  return useAction<EndMutation>(
    graphql`
      mutation useAffiliationMutationsEndMutation($input: EndAffiliationInput!) {
        endAffiliation(input: $input) {
          ... on EndAffiliationSuccess @alias(as: "done") {
            affiliation {
              ...AffiliationRow_affiliation
            }
            arena {
              ...AffiliationCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao encerrar a filiação", description: tryAgain } },
  );
}
