import { graphql } from "react-relay/hooks";
import type { useEnrolmentMutationsWithdrawPairMutation as WithdrawPairMutation } from "../__generated__/useEnrolmentMutationsWithdrawPairMutation.graphql";
import type { useEnrolmentMutationsEnrolMutation as EnrolAthleteMutation } from "../__generated__/useEnrolmentMutationsEnrolMutation.graphql";
import { useAction } from "../relay/use-action";
import type { useEnrolmentMutationsRegisterMutation as RegisterAthleteMutation } from "../__generated__/useEnrolmentMutationsRegisterMutation.graphql";
import type { useEnrolmentMutationsFindGuestMutation as FindGuestMutation } from "../__generated__/useEnrolmentMutationsFindGuestMutation.graphql";
import type { useEnrolmentMutationsSubstituteMutation as SubstituteAthleteMutation } from "../__generated__/useEnrolmentMutationsSubstituteMutation.graphql";
import type { useEnrolmentMutationsCancelMutation as CancelEnrolmentMutation } from "../__generated__/useEnrolmentMutationsCancelMutation.graphql";

export function useEnrolAthleteMutation() {
  return useAction<EnrolAthleteMutation>(
    graphql`
      mutation useEnrolmentMutationsEnrolMutation($input: EnrolAthleteInput!) {
        enrolAthlete(input: $input) {
          ... on EnrolAthleteSuccess @alias(as: "done") {
            enrolment {
              awaitsConsent
              dueAt
              category {
                inPairs
              }
            }
            tournament {
              ...TournamentPage_tournament
            }
          }
          ... on NotEligible @alias(as: "notEligible") {
            reasons {
              code
              message
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao inscrever atleta", description: "Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

export function useRegisterAthleteMutation() {
  return useAction<RegisterAthleteMutation>(
    graphql`
      mutation useEnrolmentMutationsRegisterMutation($input: RegisterAthleteInput!) {
        registerAthlete(input: $input) {
          ... on RegisterAthleteSuccess @alias(as: "done") {
            athlete {
              id
              displayName
            }
            tournament {
              ...TournamentPage_tournament
            }
          }
          ... on NotEligible @alias(as: "notEligible") {
            reasons {
              message
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao cadastrar atleta", description: "Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

export function useFindGuestMutation() {
  return useAction<FindGuestMutation>(
    graphql`
      mutation useEnrolmentMutationsFindGuestMutation($input: FindGuestInput!) {
        findGuest(input: $input) {
          ... on FindGuestSuccess @alias(as: "done") {
            athlete {
              id
              displayName
              level
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao buscar atleta", description: "Tente novamente." } },
  );
}

export function useWithdrawPairMutation() {
  return useAction<WithdrawPairMutation>(
    graphql`
      mutation useEnrolmentMutationsWithdrawPairMutation($input: WithdrawPairInput!) {
        withdrawPair(input: $input) {
          ... on WithdrawPairSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao retirar a dupla", description: "Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

export function useSubstituteAthleteMutation() {
  return useAction<SubstituteAthleteMutation>(
    graphql`
      mutation useEnrolmentMutationsSubstituteMutation($input: SubstituteAthleteInput!) {
        substituteAthlete(input: $input) {
          ... on SubstituteAthleteSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ... on NotEligible @alias(as: "notEligible") {
            reasons {
              code
              message
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao substituir atleta", description: "Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

export function useCancelEnrolmentMutation() {
  return useAction<CancelEnrolmentMutation>(
    graphql`
      mutation useEnrolmentMutationsCancelMutation($input: CancelEnrolmentInput!) {
        cancelEnrolment(input: $input) {
          ... on CancelEnrolmentSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao remover inscrição", description: "Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}
