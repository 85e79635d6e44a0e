import { graphql } from "react-relay/hooks";
import type { useEndSessionMutation as EndSessionMutation } from "../../__generated__/useEndSessionMutation.graphql";
import { useAction } from "../../relay/use-action";

/** Ends one of one's sessions and reads `count` of those that are left, as many as were shown. */
export function useEndSessionMutation() {
  return useAction<EndSessionMutation>(
    graphql`
      mutation useEndSessionMutation($input: EndSessionInput!, $count: Int!) {
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
