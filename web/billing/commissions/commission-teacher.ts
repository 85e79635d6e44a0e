import { graphql, readInlineData } from "react-relay/hooks";
import type { StatementState } from "../../../server/billing/commissions/commission-words.rules";
import type {
  commissionTeacher_teacher$data,
  commissionTeacher_teacher$key,
} from "../../__generated__/commissionTeacher_teacher.graphql";

/** A teacher with what a month brings them. */
export interface CommissionTeacher {
  id: string;
  name: string;
  /** Whether the arena has agreed on something with them. */
  hasRule: boolean;
  /** Null: the month has no class of theirs and no adjustment. */
  statement: {
    id: string;
    state: StatementState;
    classCount: number;
    payableInCents: number;
  } | null;
}

export type OfStatement = NonNullable<CommissionTeacher["statement"]>;

/** What every dialog of a teacher's commissions is given. */
export interface CommissionDialogProps {
  teacher: CommissionTeacher;
  /** As the address says it; null for this one. */
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

type Told = commissionTeacher_teacher$data["commissionStatement"];

function statementOf(told: Told): CommissionTeacher["statement"] {
  if (!told) return null;
  const { id, state, classCount, payableInCents } = told;
  return { id, state, classCount, payableInCents };
}
