import { graphql } from "react-relay/hooks";
import type { useExportPersonalDataMutation as ExportPersonalDataMutation } from "../../__generated__/useExportPersonalDataMutation.graphql";
import { useAction } from "../../relay/use-action";

export function useExportPersonalDataMutation() {
  return useAction<ExportPersonalDataMutation>(
    graphql`
      mutation useExportPersonalDataMutation {
        exportPersonalData {
          __typename
          ... on ExportPersonalDataSuccess {
            fileName
            json
          }
          ... on TooManyAttempts {
            message
          }
        }
      }
    `,
    { failure: { title: "Erro ao baixar seus dados", description: "Tente novamente." } },
  );
}
