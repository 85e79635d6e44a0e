import { athleteLevelLabel, type AthleteLevel } from "../../server/sport/athlete-level.rules";

/** People who exist nowhere: what the page of the kit shows its parts with. */
export interface StyleRow {
  id: string;
  name: string;
  partner?: string;
  level: string;
  games: number;
  cents: number;
  state: "paid" | "owed" | "overdue";
  won: boolean[];
}

const row = (
  id: number,
  name: string,
  level: AthleteLevel,
  games: number,
  cents: number,
  state: StyleRow["state"],
  partner?: string,
): StyleRow => ({
  id: String(id),
  name,
  level: athleteLevelLabel[level],
  games,
  cents,
  state,
  partner,
  won: [0, 1, 2, 3, 4].map((game) => (games + game * id) % 3 !== 0),
});

export const styleRows: readonly StyleRow[] = [
  row(1, "Ana Beatriz Lopes", "C", 42, 12000, "paid", "Marina Kremer"),
  row(2, "Bruno Schmitt", "B", 118, 6000, "owed"),
  row(3, "Maria Eduarda Albuquerque de Figueiredo Vasconcelos", "D", 3, 6000, "overdue"),
  row(4, "Caio Dias", "C", 27, 0, "paid"),
  row(5, "Thiago de Souza Menezes", "B", 64, 124050, "paid", "João Pedro Silva"),
  row(6, "Zoé Hoffmann", "D", 0, 6000, "owed"),
];
