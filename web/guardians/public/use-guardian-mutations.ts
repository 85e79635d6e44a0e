import { graphql } from "react-relay/hooks";
import type { useGuardianMutationsAnswerMutation as AnswerMutation } from "../../__generated__/useGuardianMutationsAnswerMutation.graphql";
import type { useGuardianMutationsConsentMutation as ConsentMutation } from "../../__generated__/useGuardianMutationsConsentMutation.graphql";
import type { useGuardianMutationsEndMutation as EndMutation } from "../../__generated__/useGuardianMutationsEndMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useAnswerGuardianMutation() {
  return useAction<AnswerMutation>(
    graphql`
      mutation useGuardianMutationsAnswerMutation($input: AnswerGuardianInvitationInput!) {
        answerGuardianInvitation(input: $input) {
          ... on AnswerGuardianInvitationSuccess @alias(as: "done") {
            viewer {
              ...GuardianInvitationsCard_viewer
              ...DependentsPage_viewer
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao responder ao convite", description: "Tente novamente." },
    },
  );
}

/** @param athleteId the minor, where the list of those who answer for them is on the page. */
export function useEndGuardianshipMutation(guardianshipId: string, athleteId?: string) {
  return useAction<EndMutation>(
    graphql`
      mutation useGuardianMutationsEndMutation($input: EndGuardianshipInput!) {
        endGuardianship(input: $input) {
          viewer {
            ...GuardianInvitationsCard_viewer
            ...DependentsPage_viewer
          }
        }
      }
    `,
    {
      failure: { title: "Erro ao encerrar", description: "Tente novamente." },
      updater: (store) => {
        const minor = athleteId === undefined ? null : store.get(athleteId);
        const left = minor
          ?.getLinkedRecords("guardianships")
          ?.filter((guardian) => guardian.getDataID() !== guardianshipId);
        if (left) minor?.setLinkedRecords(left, "guardianships");
      },
    },
  );
}

export function useConsentToNameMutation() {
  return useAction<ConsentMutation>(
    graphql`
      mutation useGuardianMutationsConsentMutation($input: ConsentToNameInput!) {
        consentToName(input: $input) {
          ... on ConsentToNameSuccess @alias(as: "done") {
            viewer {
              guardianships {
                nameIsPublic
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar a autorização", description: "Tente novamente." } },
  );
}
