import {
  contractStateInWords,
  type ContractState,
} from "../../../server/administration/contracts/contract-state.rules";
import { Status } from "../../ui/Status";
import type { Tone } from "../../ui/StatusBadge";
import type { ContractOfList } from "./contract-row";

const toneOf: Record<ContractState, Tone | "usual"> = {
  SCHEDULED: "joined",
  RUNNING: "usual",
  EXPIRING: "waiting",
  EXPIRED: "problem",
  ENDED: "over",
};

export function ContractStatus({ state, daysLeft }: Pick<ContractOfList, "state" | "daysLeft">) {
  return <Status tone={toneOf[state]}>{contractStateInWords(state, daysLeft ?? null)}</Status>;
}
