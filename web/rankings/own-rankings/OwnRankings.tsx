import { Stack } from "@chakra-ui/react/stack";
import { Medal } from "lucide-react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import { rankingScopeLabel } from "../../../server/sport/ranking/ranking-labels.rules";
import type { OwnRankings_position$key } from "../../__generated__/OwnRankings_position.graphql";
import type {
  OwnRankings_athlete$data,
  OwnRankings_athlete$key,
} from "../../__generated__/OwnRankings_athlete.graphql";
import type { OwnRankings_rankingHistoryAthlete$key } from "../../__generated__/OwnRankings_rankingHistoryAthlete.graphql";
import type { OwnRankingsListQuery } from "../../__generated__/OwnRankingsListQuery.graphql";
import { DetailSection } from "../../ui/Facts";
import { formatMonth } from "../../ui/format";
import { TextLink } from "../../ui/Links";
import { LoadMoreButton } from "../../ui/ListRows";
import { EmptyState } from "../../ui/PageStates";
import { PositionRow } from "../PositionRow";
import { rankingPath } from "../public/ranking-paths";

/** One place of one's own, in one month's list, with the way to the ranking while it runs: a stopped one has no page. */
function OwnPosition({ position: key }: { position: OwnRankings_position$key }) {
  const { position, points, month, ranking } = useFragment(
    graphql`
      fragment OwnRankings_position on RankingPosition {
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

const pageSize = 10;

/** Every month's place in every ranking, the newest first; current places are in it too, so without it there are none. */
function RankingHistory({ athlete }: { athlete: OwnRankings_rankingHistoryAthlete$key }) {
  const { data, ...more } = usePaginationFragment<
    OwnRankingsListQuery,
    OwnRankings_rankingHistoryAthlete$key
  >(
    graphql`
      fragment OwnRankings_rankingHistoryAthlete on Athlete
      @refetchable(queryName: "OwnRankingsListQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        rankingHistory(first: $count, after: $cursor) @connection(key: "RankingHistory_rankingHistory") {
          edges {
            node {
              id
              ...OwnRankings_position
            }
          }
        }
      }
    `,
    athlete,
  );
  if (data.rankingHistory.edges.length === 0) return <NoRanking />;
  return (
    <DetailSection title="Histórico de Rankings">
      <Stack gap="4">
        <Stack as="ul" gap="3" listStyleType="none">
          {data.rankingHistory.edges.map(({ node }) => (
            <OwnPosition key={node.id} position={node} />
          ))}
        </Stack>
        <LoadMoreButton
          more={more}
          pageSize={pageSize}
          failure={{ title: "Erro ao carregar rankings", description: "Tente novamente." }}
        />
      </Stack>
    </DetailSection>
  );
}

export const NoRanking = () => (
  <EmptyState
    icon={Medal}
    title="Nenhum ranking encontrado"
    description="Você ainda não participa de nenhum ranking."
  />
);

/** How many of the best positions are shown at the top, and the worst position that counts as one. */
const best = 3;
const amongFirst = 10;

/** The athlete's best positions, all current ones, and the history by month. */
export function OwnPositions({ athlete: key }: { athlete: OwnRankings_athlete$key }) {
  const athlete = useFragment(
    graphql`
      fragment OwnRankings_athlete on Athlete {
        rankingPositions(first: 50) {
          edges {
            node {
              id
              position
              ...OwnRankings_position
            }
          }
        }
        ...OwnRankings_rankingHistoryAthlete
      }
    `,
    key,
  );
  // The server sorts by position, the best first.
  const current = athlete.rankingPositions.edges.map(({ node }) => node);
  return (
    <Stack gap="5">
      {current.some(({ position }) => position <= amongFirst) ? (
        <DetailSection title="Melhores Posições">
          <Positions of={current.slice(0, best)} />
        </DetailSection>
      ) : null}
      {current.length > 0 ? (
        <DetailSection title="Rankings Atuais">
          <Positions of={current} />
        </DetailSection>
      ) : null}
      <RankingHistory athlete={athlete} />
    </Stack>
  );
}

type Position = OwnRankings_athlete$data["rankingPositions"]["edges"][number]["node"];

function Positions({ of: positions }: { of: readonly Position[] }) {
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {positions.map((position) => (
        <OwnPosition key={position.id} position={position} />
      ))}
    </Stack>
  );
}
