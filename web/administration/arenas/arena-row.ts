import { graphql, readInlineData } from "react-relay/hooks";
import type { arenaRow_arena$data, arenaRow_arena$key } from "../../__generated__/arenaRow_arena.graphql";

export type ArenaOfList = Omit<arenaRow_arena$data, " $fragmentType">;

/** What the list of arenas tells of one, and what its form begins with. */
export function arenaRow(key: arenaRow_arena$key): ArenaOfList {
  const { federation, ...arena } = readInlineData(
    graphql`
      fragment arenaRow_arena on Arena @inline {
        id
        name
        active
        responsibleName
        email
        cnpj
        fullAddress
        contactPhone
        version
        federation {
          acronym
        }
      }
    `,
    key,
  );
  const { id, name, active, responsibleName, email, cnpj, fullAddress, contactPhone, version } = arena;
  return {
    id,
    name,
    active,
    responsibleName,
    email,
    cnpj,
    fullAddress,
    contactPhone,
    version,
    federation: federation ? { acronym: federation.acronym } : null,
  };
}
