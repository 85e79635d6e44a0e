import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { PlaceChoicesFederationChoicesQuery } from "../../__generated__/PlaceChoicesFederationChoicesQuery.graphql";
import type { PlaceChoicesQuery } from "../../__generated__/PlaceChoicesQuery.graphql";
import { ChoiceList } from "../../ui/form/Choices";

/** An arena or a federation that was found. */
export interface FoundPlace {
  id: string;
  name: string;
}

export const arenaSearch = { label: "Buscar arena", placeholder: "Nome, responsável ou e-mail" } as const;
export const federationSearch = {
  label: "Buscar federação",
  placeholder: "Nome, sigla ou responsável",
} as const;

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
  const { allArenas } = useLazyLoadQuery<PlaceChoicesQuery>(
    graphql`
      query PlaceChoicesQuery($search: String) {
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

interface FederationChoicesProps {
  search: string;
  /** Asked again where it is another one. */
  attempt: number;
  /** Its key. */
  chosen: string | null;
  onChoose: (federation: FoundPlace) => void;
}

/** The first of all federations that a search finds. */
export function FederationChoices({ search, attempt, chosen, onChoose }: FederationChoicesProps) {
  const { allFederations } = useLazyLoadQuery<PlaceChoicesFederationChoicesQuery>(
    graphql`
      query PlaceChoicesFederationChoicesQuery($search: String) {
        allFederations(first: 8, search: $search) {
          edges {
            node {
              id
              name
              acronym
            }
          }
        }
      }
    `,
    { search: search || null },
    { fetchPolicy: "store-and-network", fetchKey: attempt },
  );
  const found = allFederations.edges.map(({ node }) => node);
  return (
    <ChoiceList
      atOnce
      legend="Federação"
      choices={found.map(({ id, name, acronym }) => ({ key: id, name, facts: acronym }))}
      chosen={chosen}
      onChoose={(id) => {
        const federation = found.find((one) => one.id === id);
        if (federation) onChoose(federation);
      }}
      empty="Nenhuma federação encontrada."
    />
  );
}
