import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { FederationChoicesQuery } from "../../__generated__/FederationChoicesQuery.graphql";
import { ChoiceList } from "../../ui/form/ChoiceList";
import type { FoundPlace } from "./choices";

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
  const { allFederations } = useLazyLoadQuery<FederationChoicesQuery>(
    graphql`
      query FederationChoicesQuery($search: String) {
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
