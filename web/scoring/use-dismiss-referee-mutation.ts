import { graphql } from "react-relay/hooks";
import type { useDismissRefereeMutation as DismissRefereeMutation } from "../__generated__/useDismissRefereeMutation.graphql";
import { useAction } from "../relay/use-action";

export function useDismissRefereeMutation() {
  return useAction<DismissRefereeMutation>(
    graphql`
      mutation useDismissRefereeMutation($input: DismissRefereeInput!) {
        dismissReferee(input: $input) {
          tournament {
            ...RefereesForm_tournament
          }
        }
      }
    `,
    { failure: { title: "Erro ao dispensar árbitro", description: "Tente novamente." } },
  );
}
