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
          __typename
          ... on EnrolAthleteSuccess {
            enrolment {
              awaitsConsent
              dueAt
              category {
                inPairs
              }
            }
            tournament {
              ...TournamentScreen_tournament
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on NotEligible {
            reasons {
              code
              message
            }
          }
          ... on RuleViolation {
            message
          }
          ... on TooManyAttempts {
            message
          }
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
          __typename
          ... on RegisterAthleteSuccess {
            athlete {
              id
              displayName
            }
            tournament {
              ...TournamentScreen_tournament
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on NotEligible {
            reasons {
              message
            }
          }
          ... on RuleViolation {
            message
          }
          ... on TooManyAttempts {
            message
          }
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
          __typename
          ... on FindGuestSuccess {
            athlete {
              id
              displayName
              level
            }
          }
          ... on UserError {
            message
          }
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
          __typename
          ... on WithdrawPairSuccess {
            tournament {
              ...TournamentScreen_tournament
            }
          }
          ... on UserError {
            message
          }
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
          __typename
          ... on SubstituteAthleteSuccess {
            tournament {
              ...TournamentScreen_tournament
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on NotEligible {
            reasons {
              code
              message
            }
          }
          ... on RuleViolation {
            message
          }
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
          __typename
          ... on CancelEnrolmentSuccess {
            tournament {
              ...TournamentScreen_tournament
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    {
      failure: { title: "Erro ao remover inscrição", description: "Tente novamente." },
      covers: ["TournamentPageSubscription"],
    },
  );
}
