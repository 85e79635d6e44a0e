import { graphql, readInlineData } from "react-relay/hooks";
import type {
  federationRow_federation$data,
  federationRow_federation$key,
} from "../../__generated__/federationRow_federation.graphql";

export type FederationOfList = federationRow_federation$data;

/** What the list of federations tells of one, and what its form begins with. */
export const federationRow = (federation: federationRow_federation$key): FederationOfList =>
  readInlineData(
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
    federation,
  );
