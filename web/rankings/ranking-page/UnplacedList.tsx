import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { UnplacedList_ranking$key } from "../../__generated__/UnplacedList_ranking.graphql";
import type { UnplacedListQuery } from "../../__generated__/UnplacedListQuery.graphql";
import { DetailSection } from "../../ui/Facts";
import { formatCount } from "../../ui/format";
import { DataList } from "../../ui/list/DataList";
import type { ListColumn } from "../../ui/list/list-column";
import { Text } from "@chakra-ui/react/text";

interface Unplaced {
  id: string;
  name: string;
  points: number;
  eventsPlayed: number;
}

const columns: ListColumn<Unplaced>[] = [
  { key: "atleta", label: "Atleta", phone: "name", cell: ({ name }) => name },
  {
    key: "pontos",
    label: "Pontos",
    phone: "value",
    numeric: true,
    cell: ({ points }) => formatCount(points),
  },
  {
    key: "eventos",
    label: "Eventos",
    phone: "facts",
    numeric: true,
    cell: ({ eventsPlayed }) => formatCount(eventsPlayed),
  },
];

const pageSize = 20;

/**
 * Athletes who have points but no affiliation and therefore no position; shown below the list, renders nothing if there
 * are none.
 */
export function UnplacedList({ ranking }: { ranking: UnplacedList_ranking$key }) {
  const { data, ...more } = usePaginationFragment<UnplacedListQuery, UnplacedList_ranking$key>(
    graphql`
      fragment UnplacedList_ranking on Ranking
      @refetchable(queryName: "UnplacedListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        version: { type: "UUID" }
      ) {
        version(key: $version) {
          unplaced(first: $count, after: $cursor) @connection(key: "UnplacedList_unplaced") {
            edges {
              node {
                key
                points
                eventsPlayed
                athlete {
                  displayName
                }
              }
            }
          }
        }
      }
    `,
    ranking,
  );
  const rows = (data.version?.unplaced.edges ?? []).map(
    ({ node: { key, points, eventsPlayed, athlete } }) => ({
      id: key,
      name: athlete.displayName || "Atleta",
      points,
      eventsPlayed,
    }),
  );
  if (rows.length === 0) return null;
  return (
    <DetailSection title="Sem posição">
      <Text color="fg.muted" textStyle="sm">
        Pontuaram sem filiação: os pontos aparecem, mas não dão posição neste ranking.
      </Text>
      <DataList
        label="Sem posição"
        rows={rows}
        columns={columns}
        nameOf={({ name }) => name}
        more={more}
        pageSize={pageSize}
        empty={null}
      />
    </DetailSection>
  );
}
