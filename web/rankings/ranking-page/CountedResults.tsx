import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { roundReachedLabel } from "../../../server/sport/ranking/ranking-labels.rules";
import type { RoundReached } from "../../../server/sport/draws/round-reached.rules";
import type { RankingTier } from "../../../server/sport/ranking/ranking-points.rules";
import type { CountedResults_result$key } from "../../__generated__/CountedResults_result.graphql";
import { publicTournamentPath } from "../../tournaments/public/tournament-path";
import { formatCount, formatDate } from "../../ui/format";
import { TextLink } from "../../ui/TextLink";

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
  results: CountedResults_result$key;
  action?: (result: CountedResult) => ReactNode;
}) {
  const results = useFragment(
    graphql`
      fragment CountedResults_result on RankingResult @relay(plural: true) {
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
