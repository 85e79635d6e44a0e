import { graphql, useFragment } from "react-relay/hooks";
import type { GroupCard_group$key } from "../../__generated__/GroupCard_group.graphql";
import { GroupTable } from "../classification/GroupTable";
import { GroupPanel, type GroupPanelProps } from "./GroupPanel";

/** A group, wherever it is shown, as the API tells it. */
export function GroupCard({ group: key, ...shown }: GroupPanelProps & { group: GroupCard_group$key }) {
  const { letter, isSettled, standings } = useFragment(
    graphql`
      fragment GroupCard_group on CategoryGroup {
        letter
        isSettled
        standings {
          ...GroupTable_standings
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
