import { graphql, useFragment } from "react-relay/hooks";
import { rankingScopeLabel } from "../../../server/sport/ranking/ranking-labels.rules";
import type { OwnPosition_position$key } from "../../__generated__/OwnPosition_position.graphql";
import { formatMonth } from "../../ui/format";
import { TextLink } from "../../ui/TextLink";
import { PositionRow } from "../PositionRow";
import { rankingPath } from "../public/ranking-paths";

/** One place of one's own, in one month's list, with the way to the ranking while it runs: a stopped one has no page. */
export function OwnPosition({ position: key }: { position: OwnPosition_position$key }) {
  const { position, points, month, ranking } = useFragment(
    graphql`
      fragment OwnPosition_position on RankingPosition {
        position
        points
        month
        ranking {
          key
          name
          category
          scope
          active
        }
      }
    `,
    key,
  );
  return (
    <PositionRow
      position={position}
      points={points}
      title={
        ranking.active ? (
          <TextLink to={rankingPath(ranking.key)} color="fg" fontWeight="semibold">
            {ranking.name}
          </TextLink>
        ) : (
          ranking.name
        )
      }
      detail={`${ranking.category} · ${rankingScopeLabel[ranking.scope]} · ${formatMonth(month)}`}
    />
  );
}
