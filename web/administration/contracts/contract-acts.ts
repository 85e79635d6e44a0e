import type { ContractOfList } from "./contract-row";

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
