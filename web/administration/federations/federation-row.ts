import { graphql, readInlineData } from "react-relay/hooks";
import type {
  federationRow_federation$data,
  federationRow_federation$key,
} from "../../__generated__/federationRow_federation.graphql";

export type FederationOfList = Omit<federationRow_federation$data, " $fragmentType">;

/** What the list of federations tells of one, and what its form begins with. */
export function federationRow(key: federationRow_federation$key): FederationOfList {
  const federation = readInlineData(
    graphql`
      fragment federationRow_federation on Federation @inline {
        id
        name
        acronym
        state
        responsibleName
        email
        cnpj
        fullAddress
        phone
        website
        arenaCount
        version
      }
    `,
    key,
  );
  const { id, name, acronym, state, responsibleName, email, cnpj } = federation;
  const { fullAddress, phone, website, arenaCount, version } = federation;
  return {
    id,
    name,
    acronym,
    state,
    responsibleName,
    email,
    cnpj,
    fullAddress,
    phone,
    website,
    arenaCount,
    version,
  };
}
