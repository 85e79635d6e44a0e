import { graphql } from "react-relay/hooks";
import type { useSessionMutationsEndMutation as EndSessionMutation } from "../../__generated__/useSessionMutationsEndMutation.graphql";
import { useAction } from "../../relay/use-action";
import type { useSessionMutationsEndOthersMutation as EndOtherSessionsMutation } from "../../__generated__/useSessionMutationsEndOthersMutation.graphql";

/** Ends one of one's sessions and reads `count` of those that are left, as many as were shown. */
export function useEndSessionMutation() {
  return useAction<EndSessionMutation>(
    graphql`
      mutation useSessionMutationsEndMutation($input: EndSessionInput!, $count: Int!) {
        endSession(input: $input) {
          viewer {
            user {
              ...SessionsCard_user @arguments(count: $count)
            }
          }
        }
      }
    `,
    {
      failure: {
        title: "Não foi possível encerrar a sessão",
        description: "Talvez ela já tenha terminado. Atualize a página e tente novamente.",
      },
    },
  );
}

export function useEndOtherSessionsMutation() {
  return useAction<EndOtherSessionsMutation>(
    graphql`
      mutation useSessionMutationsEndOthersMutation {
        endOtherSessions {
          endedCount
          viewer {
            user {
              ...SessionsCard_user
            }
          }
        }
      }
    `,
    { failure: { title: "Não foi possível encerrar as sessões", description: "Tente novamente." } },
  );
}
