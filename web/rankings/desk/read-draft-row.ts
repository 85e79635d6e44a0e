import { graphql, readInlineData } from "react-relay/hooks";
import type { readDraftRow_row$key } from "../../__generated__/readDraftRow_row.graphql";
import type { ListedPosition } from "../ranking-page/position-columns";

/** A row of the unpublished list; its id is the athlete's key. */
export function readDraftRow(row: readDraftRow_row$key): ListedPosition {
  const data = readInlineData(
    graphql`
      fragment readDraftRow_row on RankingDraftRow @inline {
        position
        points
        titles
        eventsPlayed
        change
        changeBy
        athlete {
          key
          displayName
        }
      }
    `,
    row,
  );
  const { position, points, titles, eventsPlayed, change, changeBy, athlete } = data;
  const name = athlete.displayName || "Atleta";
  return { id: athlete.key, position, points, titles, eventsPlayed, change, changeBy, name };
}
