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
          __typename
          ... on AgreeOnCommissionSuccess {
            teacherArena {
              ...CommissionRules_teacher
              ...commissionTeacher_teacher @arguments(month: $month)
              commissionStatement(month: $month) {
                ...Statement_statement
              }
            }
            arena {
              ...CommissionSums_arena @arguments(month: $month)
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            path
            message
          }
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
          __typename
          ... on AdjustCommissionSuccess {
            teacherArena {
              ...CommissionRules_teacher
              ...commissionTeacher_teacher @arguments(month: $month)
              commissionStatement(month: $month) {
                ...Statement_statement
              }
            }
            arena {
              ...CommissionSums_arena @arguments(month: $month)
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            path
            message
          }
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
          __typename
          ... on CloseCommissionStatementSuccess {
            teacherArena {
              ...CommissionRules_teacher
              ...commissionTeacher_teacher @arguments(month: $month)
              commissionStatement(month: $month) {
                ...Statement_statement
              }
            }
            arena {
              ...CommissionSums_arena @arguments(month: $month)
            }
          }
          ... on RuleViolation {
            message
          }
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
          __typename
          ... on ReopenCommissionStatementSuccess {
            teacherArena {
              ...CommissionRules_teacher
              ...commissionTeacher_teacher @arguments(month: $month)
              commissionStatement(month: $month) {
                ...Statement_statement
              }
            }
            arena {
              ...CommissionSums_arena @arguments(month: $month)
            }
          }
          ... on RuleViolation {
            message
          }
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
          __typename
          ... on PayCommissionStatementSuccess {
            teacherArena {
              ...CommissionRules_teacher
              ...commissionTeacher_teacher @arguments(month: $month)
              commissionStatement(month: $month) {
                ...Statement_statement
              }
            }
            arena {
              ...CommissionSums_arena @arguments(month: $month)
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            path
            message
          }
        }
      }
    `,
    notSaved,
  );
}
