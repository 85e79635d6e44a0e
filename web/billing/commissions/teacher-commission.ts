import { graphql, readInlineData } from "react-relay/hooks";
import type { StatementState } from "../../../server/billing/commissions/commission-words.rules";
import type {
  teacherCommission_teacher$data,
  teacherCommission_teacher$key,
} from "../../__generated__/teacherCommission_teacher.graphql";
import type { teacherCommissionAdjustCommissionMutation as AdjustCommissionMutation } from "../../__generated__/teacherCommissionAdjustCommissionMutation.graphql";
import type { teacherCommissionAgreeOnCommissionMutation as AgreeOnCommissionMutation } from "../../__generated__/teacherCommissionAgreeOnCommissionMutation.graphql";
import type { teacherCommissionCloseCommissionStatementMutation as CloseCommissionStatementMutation } from "../../__generated__/teacherCommissionCloseCommissionStatementMutation.graphql";
import type { teacherCommissionPayCommissionStatementMutation as PayCommissionStatementMutation } from "../../__generated__/teacherCommissionPayCommissionStatementMutation.graphql";
import type { teacherCommissionReopenCommissionStatementMutation as ReopenCommissionStatementMutation } from "../../__generated__/teacherCommissionReopenCommissionStatementMutation.graphql";
import { useAction } from "../../relay/use-action";

/** A teacher and their commission for one month. */
export interface CommissionTeacher {
  id: string;
  name: string;
  /** Whether the arena has set a commission rule for them. */
  hasRule: boolean;
  /** Null if the month has no class and no adjustment of theirs. */
  statement: {
    id: string;
    state: StatementState;
    classCount: number;
    payableInCents: number;
  } | null;
}

export type OfStatement = NonNullable<CommissionTeacher["statement"]>;

/** Props of every commission dialog. */
export interface CommissionDialogProps {
  teacher: CommissionTeacher;
  /** The month as the URL has it; null for the current one. */
  asked: string | null;
  month: string;
  today: string;
  open: boolean;
  onClose: () => void;
}

export function commissionTeacher(key: teacherCommission_teacher$key): CommissionTeacher {
  const { id, name, commissionRules, commissionStatement } = readInlineData(
    graphql`
      fragment teacherCommission_teacher on TeacherArena
      @inline
      @argumentDefinitions(month: { type: "Date" }) {
        id
        name
        commissionRules {
          __typename
        }
        commissionStatement(month: $month) {
          id
          state
          classCount
          payableInCents
        }
      }
    `,
    key,
  );
  return { id, name, hasRule: commissionRules.length > 0, statement: statementOf(commissionStatement) };
}

type StatementData = teacherCommission_teacher$data["commissionStatement"];

function statementOf(row: StatementData): CommissionTeacher["statement"] {
  if (!row) return null;
  const { id, state, classCount, payableInCents } = row;
  return { id, state, classCount, payableInCents };
}

const notSaved = {
  failure: { title: "Erro", description: "Não foi possível salvar. Tente novamente." },
};

export function useAgreeOnCommissionMutation() {
  return useAction<AgreeOnCommissionMutation>(
    graphql`
      mutation teacherCommissionAgreeOnCommissionMutation($input: AgreeOnCommissionInput!, $month: Date) {
        agreeOnCommission(input: $input) {
          ... on AgreeOnCommissionSuccess @alias(as: "done") {
            teacherArena {
              ...TeacherCommissionDetails_teacher
              ...teacherCommission_teacher @arguments(month: $month)
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
      mutation teacherCommissionAdjustCommissionMutation($input: AdjustCommissionInput!, $month: Date) {
        adjustCommission(input: $input) {
          ... on AdjustCommissionSuccess @alias(as: "done") {
            teacherArena {
              ...TeacherCommissionDetails_teacher
              ...teacherCommission_teacher @arguments(month: $month)
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
      mutation teacherCommissionCloseCommissionStatementMutation(
        $input: CloseCommissionStatementInput!
        $month: Date
      ) {
        closeCommissionStatement(input: $input) {
          ... on CloseCommissionStatementSuccess @alias(as: "done") {
            teacherArena {
              ...TeacherCommissionDetails_teacher
              ...teacherCommission_teacher @arguments(month: $month)
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
      mutation teacherCommissionReopenCommissionStatementMutation(
        $input: ReopenCommissionStatementInput!
        $month: Date
      ) {
        reopenCommissionStatement(input: $input) {
          ... on ReopenCommissionStatementSuccess @alias(as: "done") {
            teacherArena {
              ...TeacherCommissionDetails_teacher
              ...teacherCommission_teacher @arguments(month: $month)
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
      mutation teacherCommissionPayCommissionStatementMutation(
        $input: PayCommissionStatementInput!
        $month: Date
      ) {
        payCommissionStatement(input: $input) {
          ... on PayCommissionStatementSuccess @alias(as: "done") {
            teacherArena {
              ...TeacherCommissionDetails_teacher
              ...teacherCommission_teacher @arguments(month: $month)
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
