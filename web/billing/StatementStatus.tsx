import {
  statementStateLabel,
  type StatementState,
} from "../../server/billing/commissions/commission-words.rules";
import { Status } from "../ui/Status";
import type { Tone } from "../ui/StatusBadge";

const toneOf: Record<StatementState, Tone | "usual"> = { OPEN: "usual", CLOSED: "waiting", PAID: "open" };

/** How a statement stands; what is closed waits for the money. */
export const StatementStatus = ({ state }: { state: StatementState }) => (
  <Status tone={toneOf[state]}>{statementStateLabel[state]}</Status>
);
