import type { EventGender } from "../../server/sport/event-gender.rules";
import { rankingScopeLabel, type RankingScope } from "../../server/sport/ranking/ranking-labels.rules";
import type { ListColumn } from "../ui/list/list-column";
import { categoryInWords } from "./ranking-in-words";

interface KindOfRanking {
  category: string;
  gender: EventGender | null | undefined;
  scope: RankingScope;
}

/** Whom a ranking is for, and how far it reaches. */
export const kindColumns: ListColumn<KindOfRanking>[] = [
  {
    key: "categoria",
    label: "Categoria",
    phone: "facts",
    cell: ({ category, gender }) => categoryInWords(category, gender),
  },
  {
    key: "abrangencia",
    label: "Abrangência",
    phone: "none",
    cell: ({ scope }) => rankingScopeLabel[scope],
  },
];
