import { graphql, readInlineData } from "react-relay/hooks";
import type {
  federationRow_federation$data,
  federationRow_federation$key,
} from "../../__generated__/federationRow_federation.graphql";
import { federationRecord, type FederationRow } from "../../federations/public/federation-record";

export type FederationOfList = FederationRow & Pick<federationRow_federation$data, "state" | "arenaCount">;

/** What the list of federations tells of one, and what its form begins with. */
export function federationRow(key: federationRow_federation$key): FederationOfList {
  const federation = readInlineData(
    graphql`
      fragment federationRow_federation on Federation @inline {
        ...federationRecord_federation
        state
        arenaCount
      }
    `,
    key,
  );
  const { state, arenaCount } = federation;
  return { ...federationRecord(federation), state, arenaCount };
}
