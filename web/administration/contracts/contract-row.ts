import { graphql, readInlineData } from "react-relay/hooks";
import type {
  contractRow_contract$data,
  contractRow_contract$key,
} from "../../__generated__/contractRow_contract.graphql";

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
