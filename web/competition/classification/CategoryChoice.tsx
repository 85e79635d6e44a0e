import { graphql, useFragment } from "react-relay/hooks";
import type { CategoryChoice_categories$key } from "../../__generated__/CategoryChoice_categories.graphql";
import { ChoiceChips } from "../../ui/form/Chips";

interface CategoryChoiceProps {
  categories: CategoryChoice_categories$key;
  value: string;
  onChange: (id: string) => void;
}

/** The one that was asked for, or the first. */
export const chosenCategory = <Item extends { readonly id: string }>(
  categories: readonly Item[],
  wanted: string | null,
): Item | undefined => categories.find(({ id }) => id === wanted) ?? categories[0];

/** Which category one looks at; nothing where there is only one. */
export function CategoryChoice({ categories: key, value, onChange }: CategoryChoiceProps) {
  const categories = useFragment(
    graphql`
      fragment CategoryChoice_categories on TournamentCategory @relay(plural: true) {
        id
        name
      }
    `,
    key,
  );
  if (categories.length < 2) return null;
  return (
    <ChoiceChips
      legend="Categoria"
      options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      columns={{ base: 2, md: 4 }}
    />
  );
}
