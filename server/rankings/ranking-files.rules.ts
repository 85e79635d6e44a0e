import { csvRow } from "../platform/csv.rules";
import { changeInWords } from "../sport/ranking/ranking-labels.rules";
import type { RankingChange } from "../sport/ranking/ranking-versions.rules";

/** Where a published list is fetched as a sheet: `ranking`, and `lista` for another list than the latest. */
export const rankingExportPath = "/exportar/ranking.csv";

const columns = [
  "Posição",
  "Atleta",
  "Pontos",
  "Mudança",
  "Títulos",
  "Eventos jogados",
  "Desempate",
] as const;

export interface ExportedPosition {
  /** Null for who is listed without one. */
  position: number | null;
  /** As the viewer may see it: minors by their initials. */
  name: string;
  points: number;
  change: RankingChange;
  changeBy: number | null;
  titles: number;
  eventsPlayed: number;
  tieBreak: string | null;
}

/** @param month any day of it, YYYY-MM-DD. */
export const rankingFileName = (month: string): string => `ranking-${month.slice(0, 7)}.csv`;

export const rankingHead = (): string => csvRow([...columns], ";");

/** One row of the sheet, as Excel in Brazil reads it. */
export const rankingLine = (row: ExportedPosition): string =>
  csvRow(
    [
      row.position ?? "sem posição",
      row.name || "Atleta",
      row.points,
      row.position === null ? "" : changeInWords(row.change, row.changeBy),
      row.titles,
      row.eventsPlayed,
      row.tieBreak,
    ],
    ";",
  );

/** The picture of a public ranking's latest list, for messengers and to download. */
export const rankingCardPath = (key: string): string => `/cartoes/ranking/${key}.png`;
