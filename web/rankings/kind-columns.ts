import { type EventGender, eventGenderLabel } from "../../server/sport/gender.rules";
import { type RankingScope, rankingScopeLabel } from "../../server/sport/ranking/ranking-labels.rules";
import type { ListColumn } from "../ui/list/list-column";

/** "Masculino B"; a category that says the gender itself says it once. */
export const categoryInWords = (category: string, gender: EventGender | null | undefined): string =>
  gender && !category.toLowerCase().includes(eventGenderLabel[gender].toLowerCase())
    ? `${eventGenderLabel[gender]} ${category}`
    : category;

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
