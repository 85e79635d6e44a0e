import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { AthleteChoicesQuery } from "../../__generated__/AthleteChoicesQuery.graphql";
import { ChoiceList } from "../../ui/form/ChoiceList";

export interface ChosenAthlete {
  /** Of the athlete. */
  id: string;
  name: string;
}

interface AthleteChoicesProps {
  arenaId: string;
  search: string;
  attempt: number;
  /** Who is chosen already. */
  without: ReadonlySet<string>;
  chosen: string | null;
  /** Whether choosing takes the list away. */
  atOnce?: boolean;
  onChoose: (athlete: ChosenAthlete) => void;
}

/** Athletes of the arena that a search finds. */
export function AthleteChoices({
  arenaId,
  search,
  attempt,
  without,
  chosen,
  atOnce = false,
  onChoose,
}: AthleteChoicesProps) {
  const { node } = useLazyLoadQuery<AthleteChoicesQuery>(
    graphql`
      query AthleteChoicesQuery($arenaId: ID!, $search: String) {
        node(id: $arenaId) {
          ... on Arena {
            athletes(first: 8, active: true, search: $search) {
              edges {
                node {
                  name
                  athlete {
                    id
                    level
                  }
                }
              }
            }
          }
        }
      }
    `,
    { arenaId, search: search || null },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  const found = (node?.athletes?.edges ?? []).map(({ node: { name, athlete } }) => ({
    key: athlete.id,
    name,
    facts: `Nível ${athleteLevelLabel[athlete.level]}`,
  }));
  return (
    <ChoiceList
      legend="Atletas encontrados"
      choices={found.filter(({ key }) => !without.has(key))}
      chosen={chosen}
      atOnce={atOnce}
      onChoose={(key) => {
        const athlete = found.find((one) => one.key === key);
        if (athlete) onChoose({ id: key, name: athlete.name });
      }}
      empty="Nenhum atleta ativo da arena com este nome."
    />
  );
}
