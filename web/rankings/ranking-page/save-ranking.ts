import { rankingExportPath, rankingFileName } from "../../../server/rankings/ranking-export.rules";
import { saveServedSheet } from "../../relay/save-served-sheet";

/** The whole of a published list, as a file for Excel. */
export const saveRanking = (rankingKey: string, version: { key: string; month: string }) =>
  saveServedSheet({
    key: `ranking ${version.key}`,
    what: "o ranking",
    rows: "posições",
    address: `${rankingExportPath}?${new URLSearchParams({ ranking: rankingKey, lista: version.key })}`,
    fileName: rankingFileName(version.month),
  });
