import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ArenaChoicesQuery } from "../../__generated__/ArenaChoicesQuery.graphql";
import { ChoiceList } from "../../ui/form/ChoiceList";
import type { FoundPlace } from "./choices";

interface ArenaChoicesProps {
  search: string;
  /** Asked again where it is another one. */
  attempt: number;
  /** Its key. */
  chosen: string | null;
  onChoose: (arena: FoundPlace & { key: string }) => void;
}

/** The first of all arenas that a search finds. */
export function ArenaChoices({ search, attempt, chosen, onChoose }: ArenaChoicesProps) {
  const { allArenas } = useLazyLoadQuery<ArenaChoicesQuery>(
    graphql`
      query ArenaChoicesQuery($search: String) {
        allArenas(first: 8, search: $search) {
          edges {
            node {
              id
              key
              name
              city
              fullAddress
            }
          }
        }
      }
    `,
    { search: search || null },
    { fetchPolicy: "store-and-network", fetchKey: attempt },
  );
  const found = allArenas.edges.map(({ node }) => node);
  return (
    <ChoiceList
      atOnce
      legend="Arena"
      choices={found.map(({ key, name, city, fullAddress }) => ({
        key,
        name,
        facts: city ?? fullAddress ?? null,
      }))}
      chosen={chosen}
      onChoose={(key) => {
        const arena = found.find((one) => one.key === key);
        if (arena) onChoose({ id: arena.id, key, name: arena.name });
      }}
      empty="Nenhuma arena encontrada."
    />
  );
}
