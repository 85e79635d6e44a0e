import type { EventGender } from "../../../server/sport/event-gender.rules";
import type { RankingScope } from "../../../server/sport/ranking/ranking-labels.rules";
import { formatMonth } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { kindColumns } from "../kind-columns";

export interface ListedRanking {
  id: string;
  key: string;
  name: string;
  category: string;
  gender: EventGender | null | undefined;
  scope: RankingScope;
  organiser: string;
  /** Of its latest list; null before the first. */
  latestMonth: string | null;
}

export const rankingColumns: ListColumn<ListedRanking>[] = [
  { key: "nome", label: "Ranking", phone: "name", cell: ({ name }) => name },
  { key: "organizacao", label: "Organização", phone: "facts", cell: ({ organiser }) => organiser },
  ...kindColumns,
  {
    key: "lista",
    label: "Última lista",
    phone: "value",
    cell: ({ latestMonth }) => (latestMonth ? formatMonth(latestMonth) : "Ainda sem lista"),
  },
];
