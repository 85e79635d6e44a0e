import { graphql, readInlineData } from "react-relay/hooks";
import type {
  federationRecord_federation$data,
  federationRecord_federation$key,
} from "../../__generated__/federationRecord_federation.graphql";

export type FederationRow = Omit<federationRecord_federation$data, " $fragmentType">;

/** The data of a federation, as its forms begin with it. */
export function federationRecord(key: federationRecord_federation$key): FederationRow {
  const federation = readInlineData(
    graphql`
      fragment federationRecord_federation on Federation @inline {
        id
        name
        acronym
        responsibleName
        email
        cnpj
        fullAddress
        phone
        website
        city
        uf
        pixKey
        version
      }
    `,
    key,
  );
  const { id, name, acronym, responsibleName, email, cnpj, fullAddress } = federation;
  const { phone, website, city, uf, pixKey, version } = federation;
  return {
    id,
    name,
    acronym,
    responsibleName,
    email,
    cnpj,
    fullAddress,
    phone,
    website,
    city,
    uf,
    pixKey,
    version,
  };
}
