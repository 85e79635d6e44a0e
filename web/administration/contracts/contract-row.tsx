import { graphql, readInlineData } from "react-relay/hooks";
import {
  type ContractState,
  contractStateInWords,
} from "../../../server/administration/contracts/contract-period.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import type {
  contractRow_contract$data,
  contractRow_contract$key,
} from "../../__generated__/contractRow_contract.graphql";
import { Status, type Tone } from "../../ui/Badges";
import { formatDate } from "../../ui/format";

export type ContractOfList = Omit<contractRow_contract$data, " $fragmentType">;

/** What the list of contracts tells of one, and what its form begins with. */
export function contractRow(key: contractRow_contract$key): ContractOfList {
  const { arena, federation, ...contract } = readInlineData(
    graphql`
      fragment contractRow_contract on Contract @inline {
        id
        key
        arena {
          id
          name
        }
        federation {
          id
          name
          acronym
        }
        plan
        billingPeriod
        priceInCents
        firstDay
        lastDay
        termEnd
        renewsItself
        termMonths
        state
        daysLeft
        endedOn
        version
      }
    `,
    key,
  );
  const { id, key: contractKey, plan, billingPeriod, priceInCents, firstDay, lastDay, termEnd } = contract;
  const { renewsItself, termMonths, state, daysLeft, endedOn, version } = contract;
  return {
    id,
    key: contractKey,
    arena: arena ? { id: arena.id, name: arena.name } : null,
    federation: federation ? { id: federation.id, name: federation.name, acronym: federation.acronym } : null,
    plan,
    billingPeriod,
    priceInCents,
    firstDay,
    lastDay,
    termEnd,
    renewsItself,
    termMonths,
    state,
    daysLeft,
    endedOn,
    version,
  };
}

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

/** The name of the arena or federation that the contract is with. */
export const partyName = ({ arena, federation }: Pick<ContractOfList, "arena" | "federation">): string =>
  arena?.name ?? federation?.name ?? "";

type Days = Pick<ContractOfList, "firstDay" | "termEnd" | "endedOn">;

/** The last day of the contract; null if it has no end, "never" if it was ended before it started. */
function lastDayOf({ firstDay, termEnd, endedOn }: Days): string | null {
  if (!endedOn) return termEnd ?? null;
  if (endedOn <= firstDay) return "never";
  const last = addDays(endedOn, -1);
  return termEnd && termEnd < last ? termEnd : last;
}

/** "01/01/2026 – 31/12/2026", with the real end if it ended early; "01/01/2026 – sem prazo" without an end. */
export function validityInWords(days: Days): string {
  const from = formatDate(days.firstDay);
  const last = lastDayOf(days);
  if (last === "never") return `Não chegou a valer (seria de ${from})`;
  return `${from} – ${last === null ? "sem prazo" : formatDate(last)}`;
}

/** A short form: "até 31/12/2026"; for a contract that has not started, "de 01/01/2027". */
export function validityInBrief(contract: Days & Pick<ContractOfList, "state">): string {
  if (contract.state === "SCHEDULED") return `de ${formatDate(contract.firstDay)}`;
  const last = lastDayOf(contract);
  if (last === "never") return "não chegou a valer";
  return last === null ? "sem prazo" : `até ${formatDate(last)}`;
}

/** What happens at the end of the contract; null while an admin still has to decide. */
export function afterwardsInWords({
  state,
  endedOn,
  renewsItself,
  termMonths,
}: Pick<ContractOfList, "state" | "endedOn" | "renewsItself" | "termMonths">): string | null {
  if (state === "ENDED") return null;
  if (endedOn) return `Encerra em ${formatDate(endedOn)}`;
  if (renewsItself && termMonths) return `Renova sozinho por ${counted(termMonths, "mês", "meses")}`;
  return null;
}

/** What an admin does with a contract. */
export type ContractAct = "edit" | "renew" | "end";

/** What can be done with one as it stands: what the API would refuse is not offered. */
export function contractActs({
  state,
  endedOn,
  renewsItself,
  lastDay,
}: Pick<ContractOfList, "state" | "endedOn" | "renewsItself" | "lastDay">): ContractAct[] {
  if (state === "ENDED") return [];
  if (endedOn) return ["end"];
  return lastDay === null || renewsItself ? ["edit", "end"] : ["edit", "renew", "end"];
}
