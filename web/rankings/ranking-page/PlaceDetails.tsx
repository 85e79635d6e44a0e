import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { PlaceDetailsQuery } from "../../__generated__/PlaceDetailsQuery.graphql";
import { Sparkline } from "../../ui/charts/SmallCharts";
import { DetailSection } from "../../ui/Facts";
import { formatMonth } from "../../ui/format";
import { PositionBadge } from "../../ui/Badges";
import { CountedResults, PlaceHead } from "./RankingPlace";

/** Explains a position: counted results, the tie-break if any, and the history by month. */
export function PlaceDetails({ id, fetchKey }: { id: string; fetchKey: string }) {
  const { node: place } = useLazyLoadQuery<PlaceDetailsQuery>(
    graphql`
      query PlaceDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on RankingPosition {
            position
            points
            month
            titles
            eventsPlayed
            change
            changeBy
            tieBreak
            athlete {
              displayName
            }
            results {
              ...RankingPlace_result
            }
            history {
              id
              position
              points
              month
            }
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!place?.athlete || !place.results || !place.history || place.position === undefined || !place.month)
    return <Text color="fg.muted">Esta posição não existe mais, ou não está aberta ao público.</Text>;
  const { position, points = 0, titles = 0, eventsPlayed = 0, tieBreak, change, changeBy, month } = place;
  const months = place.history.toReversed();
  const first = months[0];
  const last = months.at(-1);
  return (
    <Stack gap="5">
      <PlaceHead
        name={place.athlete.displayName || "Atleta"}
        position={position}
        points={points}
        titles={titles}
        eventsPlayed={eventsPlayed}
        month={month}
        change={change ?? null}
        changeBy={changeBy ?? null}
        tieBreak={tieBreak ?? null}
      />
      <DetailSection title="O que conta">
        <CountedResults results={place.results} />
      </DetailSection>
      <DetailSection title="Mês a mês">
        {months.length > 1 && first && last ? (
          <Sparkline
            says={`Do ${first.position}º lugar em ${formatMonth(first.month)} ao ${last.position}º em ${formatMonth(last.month)}.`}
            points={months.map((one) => ({ name: formatMonth(one.month), value: -one.position }))}
          />
        ) : null}
        <Stack as="ol" gap="2" listStyleType="none">
          {place.history.map((one) => (
            <Flex as="li" key={one.id} gap="3" align="center">
              <PositionBadge position={one.position} />
              <Text flex="1">{formatMonth(one.month)}</Text>
              <Text fontVariantNumeric="tabular-nums">{counted(one.points, "ponto", "pontos")}</Text>
            </Flex>
          ))}
        </Stack>
      </DetailSection>
    </Stack>
  );
}
