import { graphql, useFragment } from "react-relay/hooks";
import type { GroupCard_group$key } from "../../__generated__/GroupCard_group.graphql";
import type { GroupCard_standings$key } from "../../__generated__/GroupCard_standings.graphql";
import { readPair } from "../draws/read-pair";
import { GroupPanel, type GroupPanelProps } from "./GroupPanel";
import { GroupRows } from "./GroupRows";

interface GroupTableProps {
  standings: GroupCard_standings$key;
  caption: string;
  /** Whether any match has been played. */
  begun: boolean;
  /** Hides the reason for each position. */
  dense?: boolean;
}

const withdrawnPair = { names: ["Dupla retirada"], seed: null };

/** A group's standings as the API returns them. */
function GroupTable({ standings: key, ...shown }: GroupTableProps) {
  const standings = useFragment(
    graphql`
      fragment GroupCard_standings on GroupStanding @relay(plural: true) {
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

/** A group, wherever it is shown, as the API tells it. */
export function GroupCard({ group: key, ...shown }: GroupPanelProps & { group: GroupCard_group$key }) {
  const { letter, isSettled, standings } = useFragment(
    graphql`
      fragment GroupCard_group on CategoryGroup {
        letter
        isSettled
        standings {
          ...GroupCard_standings
        }
      }
    `,
    key,
  );
  return (
    <GroupPanel
      {...shown}
      letter={letter}
      isSettled={isSettled}
      table={(table) => <GroupTable {...table} standings={standings} />}
    />
  );
}
