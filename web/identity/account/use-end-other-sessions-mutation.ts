import { graphql } from "react-relay/hooks";
import type { useEndOtherSessionsMutation as EndOtherSessionsMutation } from "../../__generated__/useEndOtherSessionsMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useEndOtherSessionsMutation() {
  return useAction<EndOtherSessionsMutation>(
    graphql`
      mutation useEndOtherSessionsMutation {
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
