import { graphql, readInlineData } from "react-relay/hooks";
import type { arenaRow_arena$data, arenaRow_arena$key } from "../../__generated__/arenaRow_arena.graphql";

export type ArenaOfList = arenaRow_arena$data;

/** What the list of arenas tells of one, and what its form begins with. */
export const arenaRow = (arena: arenaRow_arena$key): ArenaOfList =>
  readInlineData(
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
    arena,
  );
