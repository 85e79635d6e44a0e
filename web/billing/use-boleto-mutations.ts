import { graphql } from "react-relay/hooks";
import type { useBoletoMutationsAgreementMutation as AgreementMutation } from "../__generated__/useBoletoMutationsAgreementMutation.graphql";
import type { useBoletoMutationsCancelMutation as CancelMutation } from "../__generated__/useBoletoMutationsCancelMutation.graphql";
import type { useBoletoMutationsIssueMutation as IssueMutation } from "../__generated__/useBoletoMutationsIssueMutation.graphql";
import type { useBoletoMutationsIssueAllMutation as IssueAllMutation } from "../__generated__/useBoletoMutationsIssueAllMutation.graphql";
import type { useBoletoMutationsRemitMutation as RemitMutation } from "../__generated__/useBoletoMutationsRemitMutation.graphql";
import { useAction } from "../relay/use-action";

const failure = (title: string) => ({ failure: { title, description: "Tente novamente." } });

export function useSaveAgreementMutation() {
  return useAction<AgreementMutation>(
    graphql`
      mutation useBoletoMutationsAgreementMutation($input: SaveBankAgreementInput!) {
        saveBankAgreement(input: $input) {
          ... on SaveBankAgreementSuccess @alias(as: "done") {
            arena {
              boletos {
                agreement {
                  ...AgreementCard_agreement
                }
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao salvar o convênio"),
  );
}

export function useIssueBoletoMutation() {
  return useAction<IssueMutation>(
    graphql`
      mutation useBoletoMutationsIssueMutation($input: IssueBoletoInput!) {
        issueBoleto(input: $input) {
          ... on IssueBoletoSuccess @alias(as: "done") {
            charge {
              ...shownCharge_charge
              ...ChargesList_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao emitir o boleto"),
  );
}

export function useIssueBoletosMutation() {
  return useAction<IssueAllMutation>(
    graphql`
      mutation useBoletoMutationsIssueAllMutation($input: IssueBoletosInput!) {
        issueBoletos(input: $input) {
          ... on IssueBoletosSuccess @alias(as: "done") {
            issued {
              ...ChargesList_row
            }
            notIssued
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao gerar os boletos"),
  );
}

export function useCancelBoletoMutation() {
  return useAction<CancelMutation>(
    graphql`
      mutation useBoletoMutationsCancelMutation($input: CancelBoletoInput!) {
        cancelBoleto(input: $input) {
          ... on CancelBoletoSuccess @alias(as: "done") {
            charge {
              ...shownCharge_charge
              ...ChargesList_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao baixar o boleto"),
  );
}

export function useCreateRemittanceMutation() {
  return useAction<RemitMutation>(
    graphql`
      mutation useBoletoMutationsRemitMutation($input: CreateRemittanceInput!) {
        createRemittance(input: $input) {
          ... on CreateRemittanceSuccess @alias(as: "done") {
            filePath
            number
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    failure("Erro ao criar a remessa"),
  );
}
