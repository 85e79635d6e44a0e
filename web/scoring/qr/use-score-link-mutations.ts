import { graphql } from "react-relay/hooks";
import type { useScoreLinkMutationsCreateMutation as CreateScoreLinkMutation } from "../../__generated__/useScoreLinkMutationsCreateMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useScoreLinkMutationsCreateAllMutation as CreateScoreLinksMutation } from "../../__generated__/useScoreLinkMutationsCreateAllMutation.graphql";
import type { useScoreLinkMutationsRevokeMutation as RevokeScoreLinkMutation } from "../../__generated__/useScoreLinkMutationsRevokeMutation.graphql";
import type { useScoreLinkMutationsRevokeAllMutation as RevokeScoreLinksMutation } from "../../__generated__/useScoreLinkMutationsRevokeAllMutation.graphql";

export function useCreateScoreLinkMutation() {
  return useAction<CreateScoreLinkMutation>(
    graphql`
      mutation useScoreLinkMutationsCreateMutation($input: CreateScoreLinkInput!) {
        createScoreLink(input: $input) {
          ... on CreateScoreLinkSuccess @alias(as: "done") {
            url
            match {
              ...QrDialog_match
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao criar o link", description: "Tente novamente." } },
  );
}

export function useCreateScoreLinksMutation() {
  return useAction<CreateScoreLinksMutation>(
    graphql`
      mutation useScoreLinkMutationsCreateAllMutation($input: CreateScoreLinksInput!) {
        createScoreLinks(input: $input) {
          ... on CreateScoreLinksSuccess @alias(as: "done") {
            issued {
              url
              match {
                id
                label
                phase
                scheduledFor
                courtLabel
                sides {
                  number
                  origin
                  athletes {
                    displayName
                  }
                }
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao criar os links", description: "Tente novamente." } },
  );
}

export function useRevokeScoreLinkMutation() {
  return useAction<RevokeScoreLinkMutation>(
    graphql`
      mutation useScoreLinkMutationsRevokeMutation($input: RevokeScoreLinkInput!) {
        revokeScoreLink(input: $input) {
          tournament {
            id
          }
        }
      }
    `,
    { failure: { title: "Erro ao revogar o link", description: "Tente novamente." } },
  );
}

export function useRevokeScoreLinksMutation() {
  return useAction<RevokeScoreLinksMutation>(
    graphql`
      mutation useScoreLinkMutationsRevokeAllMutation($input: RevokeScoreLinksInput!) {
        revokeScoreLinks(input: $input) {
          revokedCount
        }
      }
    `,
    { failure: { title: "Erro ao revogar os códigos", description: "Tente novamente." } },
  );
}
