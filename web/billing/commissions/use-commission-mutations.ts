import { graphql } from "react-relay/hooks";
import type { useCommissionMutationsAgreeOnCommissionMutation as AgreeOnCommissionMutation } from "../../__generated__/useCommissionMutationsAgreeOnCommissionMutation.graphql";
import type { useCommissionMutationsAdjustCommissionMutation as AdjustCommissionMutation } from "../../__generated__/useCommissionMutationsAdjustCommissionMutation.graphql";
import type { useCommissionMutationsCloseCommissionStatementMutation as CloseCommissionStatementMutation } from "../../__generated__/useCommissionMutationsCloseCommissionStatementMutation.graphql";
import type { useCommissionMutationsReopenCommissionStatementMutation as ReopenCommissionStatementMutation } from "../../__generated__/useCommissionMutationsReopenCommissionStatementMutation.graphql";
import type { useCommissionMutationsPayCommissionStatementMutation as PayCommissionStatementMutation } from "../../__generated__/useCommissionMutationsPayCommissionStatementMutation.graphql";
import { useAction } from "../../relay/use-action";

const notSaved = {
  failure: { title: "Erro", description: "Não foi possível salvar. Tente novamente." },
};

export function useAgreeOnCommissionMutation() {
  return useAction<AgreeOnCommissionMutation>(
    graphql`
      mutation useCommissionMutationsAgreeOnCommissionMutation(
        $input: AgreeOnCommissionInput!
        $month: Date
      ) {
        agreeOnCommission(input: $input) {
          ... on AgreeOnCommissionSuccess @alias(as: "done") {
            teacherArena {
              ...TeacherCommissionDetails_teacher
              ...commissionTeacher_teacher @arguments(month: $month)
              commissionStatement(month: $month) {
                ...Statement_statement
              }
            }
            arena {
              ...CommissionsPage_commissionSumsArena @arguments(month: $month)
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    notSaved,
  );
}

export function useAdjustCommissionMutation() {
  return useAction<AdjustCommissionMutation>(
    graphql`
      mutation useCommissionMutationsAdjustCommissionMutation($input: AdjustCommissionInput!, $month: Date) {
        adjustCommission(input: $input) {
          ... on AdjustCommissionSuccess @alias(as: "done") {
            teacherArena {
              ...TeacherCommissionDetails_teacher
              ...commissionTeacher_teacher @arguments(month: $month)
              commissionStatement(month: $month) {
                ...Statement_statement
              }
            }
            arena {
              ...CommissionsPage_commissionSumsArena @arguments(month: $month)
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    notSaved,
  );
}

export function useCloseCommissionStatementMutation() {
  return useAction<CloseCommissionStatementMutation>(
    graphql`
      mutation useCommissionMutationsCloseCommissionStatementMutation(
        $input: CloseCommissionStatementInput!
        $month: Date
      ) {
        closeCommissionStatement(input: $input) {
          ... on CloseCommissionStatementSuccess @alias(as: "done") {
            teacherArena {
              ...TeacherCommissionDetails_teacher
              ...commissionTeacher_teacher @arguments(month: $month)
              commissionStatement(month: $month) {
                ...Statement_statement
              }
            }
            arena {
              ...CommissionsPage_commissionSumsArena @arguments(month: $month)
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    notSaved,
  );
}

export function useReopenCommissionStatementMutation() {
  return useAction<ReopenCommissionStatementMutation>(
    graphql`
      mutation useCommissionMutationsReopenCommissionStatementMutation(
        $input: ReopenCommissionStatementInput!
        $month: Date
      ) {
        reopenCommissionStatement(input: $input) {
          ... on ReopenCommissionStatementSuccess @alias(as: "done") {
            teacherArena {
              ...TeacherCommissionDetails_teacher
              ...commissionTeacher_teacher @arguments(month: $month)
              commissionStatement(month: $month) {
                ...Statement_statement
              }
            }
            arena {
              ...CommissionsPage_commissionSumsArena @arguments(month: $month)
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    notSaved,
  );
}

export function usePayCommissionStatementMutation() {
  return useAction<PayCommissionStatementMutation>(
    graphql`
      mutation useCommissionMutationsPayCommissionStatementMutation(
        $input: PayCommissionStatementInput!
        $month: Date
      ) {
        payCommissionStatement(input: $input) {
          ... on PayCommissionStatementSuccess @alias(as: "done") {
            teacherArena {
              ...TeacherCommissionDetails_teacher
              ...commissionTeacher_teacher @arguments(month: $month)
              commissionStatement(month: $month) {
                ...Statement_statement
              }
            }
            arena {
              ...CommissionsPage_commissionSumsArena @arguments(month: $month)
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    notSaved,
  );
}
