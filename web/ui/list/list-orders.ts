import type { ListColumn, ListSort } from "./list-column";

interface ListOrder extends ListSort {
  label: string;
}

/** Every order that the columns offer, in words for a list to choose from. */
export function ordersOf<Row>(columns: readonly ListColumn<Row>[]): ListOrder[] {
  return columns.flatMap(({ key, label, sort }) =>
    sort
      ? [
          { by: key, down: sort === "down", label },
          { by: key, down: sort !== "down", label: `${label}, ao contrário` },
        ]
      : [],
  );
}

/** As it stands in the address: "-valor" puts the greatest first. */
export const orderWord = ({ by, down }: ListSort): string => `${down ? "-" : ""}${by}`;
