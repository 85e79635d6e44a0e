import type { ReactNode } from "react";

/** The order of a list: by which column, and whether the greatest comes first. */
export interface ListSort {
  by: string;
  down: boolean;
}

/** A column of a `DataList`: on a wide screen a column, on a phone a place in a row of two lines. */
export interface ListColumn<Row> {
  /** Short and without spaces, for it stands in the address: `?ordem=valor`. */
  key: string;
  /** Above the column; on a phone before a fact that is a number: "Jogos 42". */
  label: string;
  cell: (row: Row) => ReactNode;
  /**
   * Where it stands on a phone: the name and the value share the first line, facts and the status the second. Each list
   * has one name; it carries the row's link. "none" is left to the wide screen.
   */
  phone: "name" | "value" | "facts" | "status" | "none";
  /** A number, an amount, a time: to the right, with digits of one width. */
  numeric?: boolean;
  /** Whether one can sort by it, and what the first press asks for. Names begin with A, amounts with the greatest. */
  sort?: "up" | "down";
  /** Shown only from 1280 px: what one can do without on a small laptop. */
  wideOnly?: boolean;
  /** A CSS width; without it the column takes what it needs. */
  width?: string;
}

/** What a press on a column's head asks for: its own first direction, then the other one. */
export function nextSort<Row>(column: ListColumn<Row>, sort: ListSort | null): ListSort {
  return sort?.by === column.key
    ? { by: column.key, down: !sort.down }
    : { by: column.key, down: column.sort === "down" };
}

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
