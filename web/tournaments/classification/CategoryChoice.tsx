import { ChoiceChips } from "../../ui/form/ChoiceChips";

interface Category {
  readonly id: string;
  readonly name: string;
}

interface CategoryChoiceProps {
  categories: readonly Category[];
  value: string;
  onChange: (id: string) => void;
}

/** The one that was asked for, or the first. */
export const chosenCategory = <Item extends Category>(
  categories: readonly Item[],
  wanted: string | null,
): Item | undefined => categories.find(({ id }) => id === wanted) ?? categories[0];

/** Which category one looks at; nothing where there is only one. */
export function CategoryChoice({ categories, value, onChange }: CategoryChoiceProps) {
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
