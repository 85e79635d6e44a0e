import { graphql } from "react-relay/hooks";
import type { useArenaMutationsCreateMutation as CreateMutation } from "../../__generated__/useArenaMutationsCreateMutation.graphql";
import type { useArenaMutationsHandOverMutation as HandOverMutation } from "../../__generated__/useArenaMutationsHandOverMutation.graphql";
import type { useArenaMutationsReactivateMutation as ReactivateMutation } from "../../__generated__/useArenaMutationsReactivateMutation.graphql";
import type { useArenaMutationsSuspendMutation as SuspendMutation } from "../../__generated__/useArenaMutationsSuspendMutation.graphql";
import type { useArenaMutationsUpdateMutation as UpdateMutation } from "../../__generated__/useArenaMutationsUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";

const tryAgain = "Tente novamente.";

export function useCreateArenaMutation() {
  return useAction<CreateMutation>(
    graphql`
      mutation useArenaMutationsCreateMutation($input: CreateArenaInput!) {
        createArena(input: $input) {
          ... on CreateArenaSuccess @alias(as: "done") {
            asked
            arena {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao criar arena", description: tryAgain } },
  );
}

export function useUpdateArenaMutation() {
  return useAction<UpdateMutation>(
    graphql`
      mutation useArenaMutationsUpdateMutation($input: UpdateArenaInput!) {
        updateArena(input: $input) {
          ... on UpdateArenaSuccess @alias(as: "done") {
            arena {
              ...arenaRow_arena
            }
          }
          ... on ArenaChangedMeanwhile @alias(as: "changedMeanwhile") {
            message
            arena {
              ...arenaRow_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar a arena", description: tryAgain } },
  );
}

export function useSuspendArenaMutation() {
  return useAction<SuspendMutation>(
    graphql`
      mutation useArenaMutationsSuspendMutation($input: SuspendArenaInput!) {
        suspendArena(input: $input) {
          ... on SuspendArenaSuccess @alias(as: "done") {
            arena {
              active
              suspendedAt
              suspensionReason
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao suspender a arena", description: tryAgain } },
  );
}

export function useReactivateArenaMutation() {
  return useAction<ReactivateMutation>(
    graphql`
      mutation useArenaMutationsReactivateMutation($input: ReactivateArenaInput!) {
        reactivateArena(input: $input) {
          ... on ReactivateArenaSuccess @alias(as: "done") {
            arena {
              active
              suspendedAt
              suspensionReason
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao reativar a arena", description: tryAgain } },
  );
}

export function useHandOverArenaMutation() {
  return useAction<HandOverMutation>(
    graphql`
      mutation useArenaMutationsHandOverMutation($input: HandOverArenaInput!) {
        handOverArena(input: $input) {
          ... on HandOverArenaSuccess @alias(as: "done") {
            asked
            arena {
              ...arenaRow_arena
              owner {
                name
                email
              }
              invitations {
                id
                ...PendingInvitation_invitation
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao passar a arena", description: tryAgain } },
  );
}
