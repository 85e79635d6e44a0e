import { graphql, readInlineData } from "react-relay/hooks";
import type { StatementState } from "../../../server/billing/commissions/commission-words.rules";
import type {
  commissionTeacher_teacher$data,
  commissionTeacher_teacher$key,
} from "../../__generated__/commissionTeacher_teacher.graphql";

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

export function commissionTeacher(key: commissionTeacher_teacher$key): CommissionTeacher {
  const { id, name, commissionRules, commissionStatement } = readInlineData(
    graphql`
      fragment commissionTeacher_teacher on TeacherArena
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

type StatementData = commissionTeacher_teacher$data["commissionStatement"];

function statementOf(row: StatementData): CommissionTeacher["statement"] {
  if (!row) return null;
  const { id, state, classCount, payableInCents } = row;
  return { id, state, classCount, payableInCents };
}
