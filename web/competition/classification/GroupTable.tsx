import { graphql, useFragment } from "react-relay/hooks";
import type { GroupTable_standings$key } from "../../__generated__/GroupTable_standings.graphql";
import { readPair } from "../draws/read-pair";
import { GroupRows } from "../public/GroupRows";

interface GroupTableProps {
  standings: GroupTable_standings$key;
  caption: string;
  /** Whether any match has been played. */
  begun: boolean;
  /** Hides the reason for each position. */
  dense?: boolean;
}

const withdrawnPair = { names: ["Dupla retirada"], seed: null };

/** A group's standings as the API returns them. */
export function GroupTable({ standings: key, ...shown }: GroupTableProps) {
  const standings = useFragment(
    graphql`
      fragment GroupTable_standings on GroupStanding @relay(plural: true) {
        position
        qualified
        explanation
        played
        victories
        setsWon
        setsLost
        gamesWon
        gamesLost
        gameBalance
        pair {
          id
          ...readPair_pair
        }
      }
    `,
    key,
  ).map((row) => ({
    position: row.position,
    qualified: row.qualified,
    explanation: row.explanation,
    played: row.played,
    victories: row.victories,
    setsWon: row.setsWon,
    setsLost: row.setsLost,
    gamesWon: row.gamesWon,
    gamesLost: row.gamesLost,
    gameBalance: row.gameBalance,
    pairId: row.pair?.id,
    pair: row.pair ? readPair(row.pair) : withdrawnPair,
  }));
  return <GroupRows {...shown} standings={standings} />;
}
