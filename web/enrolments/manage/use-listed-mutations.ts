import { graphql } from "react-relay/hooks";
import type { useListedMutationsEnrolPairMutation as EnrolPairMutation } from "../../__generated__/useListedMutationsEnrolPairMutation.graphql";
import type { useListedMutationsAdmitMutation as AdmitFromLineMutation } from "../../__generated__/useListedMutationsAdmitMutation.graphql";
import type { useListedMutationsWildCardMutation as GiveWildCardMutation } from "../../__generated__/useListedMutationsWildCardMutation.graphql";
import type { useListedMutationsAssignPlacesMutation as AssignPlacesMutation } from "../../__generated__/useListedMutationsAssignPlacesMutation.graphql";
import { useAction } from "../../relay/use-action";
import { coveredByDesk } from "./enrolment-payments";
import type { useListedMutationsSplitPairMutation as SplitPairMutation } from "../../__generated__/useListedMutationsSplitPairMutation.graphql";
import type { useListedMutationsCancelMutation as CancelEnrolmentMutation } from "../../__generated__/useListedMutationsCancelMutation.graphql";

export function useEnrolPairMutation() {
  return useAction<EnrolPairMutation>(
    graphql`
      mutation useListedMutationsEnrolPairMutation($input: EnrolPairInput!) {
        enrolPair(input: $input) {
          ... on EnrolPairSuccess @alias(as: "done") {
            pair {
              id
            }
            enrolment {
              dueAt
            }
            tournament {
              ...EnrolmentsHead_tournament
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
      failure: { title: "Erro ao inscrever a dupla", description: "Tente novamente." },
      covers: coveredByDesk,
    },
  );
}

export function useSplitPairMutation() {
  return useAction<SplitPairMutation>(
    graphql`
      mutation useListedMutationsSplitPairMutation($input: SplitPairInput!) {
        splitPair(input: $input) {
          ... on SplitPairSuccess @alias(as: "done") {
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao separar a dupla", description: "Tente novamente." }, covers: coveredByDesk },
  );
}

export function useCancelListedEnrolmentMutation() {
  return useAction<CancelEnrolmentMutation>(
    graphql`
      mutation useListedMutationsCancelMutation($input: CancelEnrolmentInput!) {
        cancelEnrolment(input: $input) {
          ... on CancelEnrolmentSuccess @alias(as: "done") {
            enrolment {
              refundInCents
              ...deskRow_enrolment
            }
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao cancelar inscrição", description: "Tente novamente." },
      covers: coveredByDesk,
    },
  );
}

export function useAdmitFromLineMutation() {
  return useAction<AdmitFromLineMutation>(
    graphql`
      mutation useListedMutationsAdmitMutation($input: AdmitFromLineInput!) {
        admitFromLine(input: $input) {
          ... on AdmitFromLineSuccess @alias(as: "done") {
            enrolment {
              ...deskRow_enrolment
            }
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao dar vaga", description: "Tente novamente." }, covers: coveredByDesk },
  );
}

export function useGiveWildCardMutation() {
  return useAction<GiveWildCardMutation>(
    graphql`
      mutation useListedMutationsWildCardMutation($input: GiveWildCardInput!) {
        giveWildCard(input: $input) {
          ... on GiveWildCardSuccess @alias(as: "done") {
            enrolment {
              ...deskRow_enrolment
            }
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao dar convite", description: "Tente novamente." }, covers: coveredByDesk },
  );
}

export function useAssignPlacesMutation() {
  return useAction<AssignPlacesMutation>(
    graphql`
      mutation useListedMutationsAssignPlacesMutation($input: AssignPlacesInput!) {
        assignPlaces(input: $input) {
          ... on AssignPlacesSuccess @alias(as: "done") {
            tournament {
              ...EnrolmentsHead_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao definir as vagas", description: "Tente novamente." },
      covers: coveredByDesk,
    },
  );
}
