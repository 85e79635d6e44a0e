import { maxPageSize } from "./connection";
import { usualPage } from "./list-size";

const described = (description: string) => ({ description });

/** Descriptions for the arguments and types that the relay plugin generates for every list. */
export const listOptions = {
  firstArgOptions: described(
    `Primeiros: how many, from the beginning or from after on; 1 to ${maxPageSize}, ${usualPage} unless first or last is given.`,
  ),
  lastArgOptions: described(
    `Últimos: how many, up to the end or up to before; 1 to ${maxPageSize}. Their order stays.`,
  ),
  afterArgOptions: described("Depois de: a cursor of this list; null for its beginning."),
  beforeArgOptions: described("Antes de: a cursor of this list; null for its end."),
  cursorFieldOptions: described("Cursor: where this one stands, opaque; to go on with after or before."),
  pageInfoFieldOptions: described("Página: where this page begins and ends, and whether there are others."),
  hasNextPageFieldOptions: described("Há próxima: whether others come after this page."),
  hasPreviousPageFieldOptions: described("Há anterior: whether others come before this page."),
  startCursorFieldOptions: described("Primeiro cursor: of the page's first; null when the page is empty."),
  endCursorFieldOptions: described("Último cursor: of the page's last; null when the page is empty."),
  edgesFieldOptions: {
    ...described("Itens: those of this page, in the order of the list."),
    nullable: false,
  },
  nodeFieldOptions: { ...described("Item: what the list is of."), nullable: false },
} as const;
