import { brasiliaTime, dayAt } from "../../../server/platform/time/time-zone.rules";
import { formatDate } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";

export interface AffiliatedArena {
  id: string;
  name: string;
  city: string | null;
  address: string;
  since: string;
}

/** "Florianópolis, SC", or as much of it as is known. */
export const placeInWords = (city: string | null | undefined, uf: string | null | undefined): string | null =>
  [city, uf].filter(Boolean).join(", ") || null;

export const affiliatedColumns: ListColumn<AffiliatedArena>[] = [
  { key: "nome", label: "Arena", phone: "name", cell: ({ name }) => name },
  {
    key: "desde",
    label: "Desde",
    phone: "facts",
    numeric: true,
    cell: ({ since }) => formatDate(dayAt(Date.parse(since), brasiliaTime)),
  },
  { key: "cidade", label: "Cidade", phone: "facts", cell: ({ city }) => city ?? "Não informada" },
  { key: "endereco", label: "Endereço", phone: "none", wideOnly: true, cell: ({ address }) => address },
];
