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
          ... on NameCourtsSuccess @alias(as: "done") {
            arena {
              ...CourtNamesCard_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
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
          ... on SaveOpeningHoursSuccess @alias(as: "done") {
            arena {
              ...OpeningHoursCard_arena
            }
          }
          ... on OccupancyAhead @alias(as: "occupancyAhead") {
            message
            count
            ahead
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar os horários", description } },
  );
}
