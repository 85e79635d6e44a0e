import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { TrendingUp } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import type { RankingCurveCard_athlete$key } from "../../__generated__/RankingCurveCard_athlete.graphql";
import { Card } from "../../ui/Cards";
import { Line } from "../../ui/charts/Charts";
import { formatMonth } from "../../ui/format";
import { TextLink } from "../../ui/Links";
import { rankingPath } from "./ranking-paths";

interface Place<Ranking> {
  position: number;
  /** Its first day. */
  month: string;
  ranking: Ranking;
}

interface Curve<Ranking> {
  ranking: Ranking;
  /** The oldest first. */
  months: { month: string; position: number }[];
  best: number;
  worst: number;
}

/** Limits: rankings per page, and months that fit on a phone. */
const mostCurves = 3;
const mostMonths = 12;

/**
 * A curve for each ranking with at least two months, those with the most months first.
 * @param places the newest month first.
 */
export function curvesOf<Ranking extends { key: string }>(
  places: readonly Place<Ranking>[],
): Curve<Ranking>[] {
  const byRanking = new Map<string, Place<Ranking>[]>();
  for (const place of places)
    byRanking.set(place.ranking.key, [...(byRanking.get(place.ranking.key) ?? []), place]);
  return [...byRanking.values()]
    .map((all) => all.slice(0, mostMonths).toReversed())
    .filter((all) => all.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostCurves)
    .flatMap((all) => {
      const positions = all.map(({ position }) => position);
      const [first] = all;
      if (!first) return [];
      const best = Math.min(...positions);
      return {
        ranking: first.ranking,
        months: all.map(({ month, position }) => ({ month, position })),
        best,
        // If the position never changed, the line is drawn at the top.
        worst: Math.max(...positions, best + 1),
      };
    });
}

const inWords = (position: number) => `${position}º`;

/** The places in each ranking, month by month: the first place is on top. */
export function RankingCurveCard({ athlete: key }: { athlete: RankingCurveCard_athlete$key }) {
  const { curve } = useFragment(
    graphql`
      fragment RankingCurveCard_athlete on Athlete {
        curve: rankingHistory(first: 60) {
          edges {
            node {
              position
              month
              ranking {
                key
                name
                category
              }
            }
          }
        }
      }
    `,
    key,
  );
  const curves = curvesOf(curve.edges.map(({ node }) => node));
  return (
    <Card title="Curva do ranking" icon={TrendingUp}>
      {curves.length === 0 ? (
        <Text color="fg.muted">A curva aparece com a segunda lista publicada de um ranking.</Text>
      ) : (
        <Stack gap="6">
          {curves.map(({ ranking, months, best, worst }) => {
            const [first, last] = [months[0], months.at(-1)];
            return (
              <Box key={ranking.key}>
                <Text mb="2" overflowWrap="anywhere">
                  <TextLink to={rankingPath(ranking.key)}>{ranking.name}</TextLink>
                  {` · ${ranking.category}`}
                </Text>
                <Line
                  label={`Posições em ${ranking.name}, ${ranking.category}`}
                  says={`De ${first ? `${inWords(first.position)} em ${formatMonth(first.month)}` : ""} a ${last ? `${inWords(last.position)} em ${formatMonth(last.month)}` : ""}.`}
                  nameLabel="Mês"
                  valueLabel="Posição"
                  points={months.map(({ month, position }) => ({
                    name: formatMonth(month),
                    short: monthName(month).slice(0, 3),
                    value: position,
                  }))}
                  // The best place is the lowest number, and stands on top.
                  range={{ low: worst, high: best }}
                  format={inWords}
                />
              </Box>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}
