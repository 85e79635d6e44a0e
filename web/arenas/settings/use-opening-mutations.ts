import { graphql } from "react-relay/hooks";
import type { useOpeningMutationsHoursMutation as HoursMutation } from "../../__generated__/useOpeningMutationsHoursMutation.graphql";
import type { useOpeningMutationsNamesMutation as NamesMutation } from "../../__generated__/useOpeningMutationsNamesMutation.graphql";
import { useAction } from "../../relay/use-action";

const description = "Tente novamente.";

export function useNameCourtsMutation() {
  return useAction<NamesMutation>(
    graphql`
      mutation useOpeningMutationsNamesMutation($input: NameCourtsInput!) {
        nameCourts(input: $input) {
          __typename
          ... on NameCourtsSuccess {
            arena {
              ...CourtNamesCard_arena
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
        }
      }
    `,
    { failure: { title: "Erro ao salvar os nomes das quadras", description } },
  );
}

export function useSaveOpeningHoursMutation() {
  return useAction<HoursMutation>(
    graphql`
      mutation useOpeningMutationsHoursMutation($input: SaveOpeningHoursInput!) {
        saveOpeningHours(input: $input) {
          __typename
          ... on SaveOpeningHoursSuccess {
            arena {
              ...OpeningHoursCard_arena
            }
          }
          ... on OccupancyAhead {
            message
            count
            ahead
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
        }
      }
    `,
    { failure: { title: "Erro ao salvar os horários", description } },
  );
}
