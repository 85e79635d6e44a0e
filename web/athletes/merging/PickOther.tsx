import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { PickOtherQuery } from "../../__generated__/PickOtherQuery.graphql";
import { ChoiceList } from "../../ui/form/ChoiceList";
import { SearchedChoices } from "../../ui/form/SearchedChoices";
import type { ToMerge } from "./to-merge";

interface PickOtherProps {
  arenaId: string;
  notId: string;
  onPick: (other: ToMerge) => void;
}

/** The other record, found by its name. */
export const PickOther = ({ arenaId, notId, onPick }: PickOtherProps) => (
  <SearchedChoices label="Outro cadastro" placeholder="Nome do atleta">
    {(search, attempt) => (
      <Found arenaId={arenaId} notId={notId} search={search} attempt={attempt} onPick={onPick} />
    )}
  </SearchedChoices>
);

function Found({
  arenaId,
  notId,
  search,
  attempt,
  onPick,
}: PickOtherProps & { search: string; attempt: number }) {
  const { node } = useLazyLoadQuery<PickOtherQuery>(
    graphql`
      query PickOtherQuery($arenaId: ID!, $search: String!) {
        node(id: $arenaId) {
          ... on Arena {
            athletes(first: 8, search: $search, active: true) {
              edges {
                node {
                  id
                  name
                  hasAccount
                  athlete {
                    level
                    phone
                  }
                }
              }
            }
          }
        }
      }
    `,
    { arenaId, search },
    { fetchKey: attempt },
  );
  const found = (node?.athletes?.edges ?? []).flatMap(({ node: row }) => (row.id === notId ? [] : [row]));
  return (
    <ChoiceList
      atOnce
      legend="Atletas encontrados"
      choices={found.map(({ id, name, hasAccount, athlete: { level, phone = null } }) => ({
        key: id,
        name,
        facts: [athleteLevelLabel[level], phone, hasAccount ? "tem conta" : null]
          .filter((fact) => fact !== null)
          .join(" · "),
      }))}
      chosen={null}
      onChoose={(key) => {
        const row = found.find(({ id }) => id === key);
        if (row) onPick({ id: row.id, name: row.name });
      }}
      empty="Nenhum outro atleta ativo com este nome."
    />
  );
}
