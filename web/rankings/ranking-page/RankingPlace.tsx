import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { RoundReached } from "../../../server/sport/draws/rounds.rules";
import { changeInWords, roundReachedLabel } from "../../../server/sport/ranking/ranking-labels.rules";
import type { RankingTier } from "../../../server/sport/ranking/ranking-points.rules";
import type { RankingChange } from "../../../server/sport/ranking/ranking-versions.rules";
import type { RankingPlace_result$key } from "../../__generated__/RankingPlace_result.graphql";
import { publicTournamentPath } from "../../tournaments/public/tournament-path";
import { PositionBadge } from "../../ui/Badges";
import { formatCount, formatDate, formatMonth } from "../../ui/format";
import { TextLink } from "../../ui/Links";

export interface CountedResult {
  key: string;
  eventName: string;
  points: number;
  level: RoundReached | null;
  /** Null for points that come from no line of a table. */
  tier: RankingTier | null;
}

/** Where points come from, the best first. @param action what can be done with one. */
export function CountedResults({
  results: keys,
  action,
}: {
  results: RankingPlace_result$key;
  action?: (result: CountedResult) => ReactNode;
}) {
  const results = useFragment(
    graphql`
      fragment RankingPlace_result on RankingResult @relay(plural: true) {
        key
        points
        date
        level
        tier
        affiliated
        reason
        eventName
        categoryName
        tournamentKey
      }
    `,
    keys,
  );
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {results.map((result) => (
        <Flex as="li" key={result.key} gap="3" justify="space-between">
          <Stack gap="0" minW="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {result.tournamentKey ? (
                <TextLink to={publicTournamentPath(result.tournamentKey)} color="inherit">
                  {result.eventName}
                </TextLink>
              ) : (
                result.eventName
              )}
            </Text>
            <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
              {[
                result.level ? roundReachedLabel[result.level] : "Pontos lançados à mão",
                result.tier ? `tabela ${result.tier}` : null,
                result.categoryName,
                result.affiliated ? null : "sem filiação",
                formatDate(result.date),
              ]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            {result.reason ? (
              <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                {result.reason}
              </Text>
            ) : null}
            {action ? (
              <div>
                {action({
                  key: result.key,
                  eventName: result.eventName,
                  points: result.points,
                  level: result.level ?? null,
                  tier: result.tier ?? null,
                })}
              </div>
            ) : null}
          </Stack>
          <Text fontFamily="heading" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {formatCount(result.points)}
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}

interface PlaceHeadProps {
  name: string;
  position: number;
  points: number;
  titles: number;
  eventsPlayed: number;
  /** Any day of it. */
  month: string;
  change: RankingChange | null;
  changeBy: number | null;
  tieBreak: string | null;
}

/** Who stands where, with how much, and what decided a tie. */
export function PlaceHead(place: PlaceHeadProps) {
  const { name, position, points, titles, eventsPlayed, month, change, changeBy, tieBreak } = place;
  return (
    <Stack gap="1">
      <Flex gap="3" align="center">
        <PositionBadge position={position} unit="lugar" />
        <Text fontWeight="bold" textStyle="lg" overflowWrap="anywhere">
          {name}
        </Text>
      </Flex>
      <Text color="fg.muted">
        {counted(points, "ponto", "pontos")} em {formatMonth(month)} · {counted(titles, "título", "títulos")}{" "}
        · {counted(eventsPlayed, "evento jogado", "eventos jogados")}
      </Text>
      {change ? <Text color="fg.muted">{changeInWords(change, changeBy)}</Text> : null}
      {tieBreak ? (
        <Text>
          {position}º: {tieBreak}
        </Text>
      ) : null}
    </Stack>
  );
}
