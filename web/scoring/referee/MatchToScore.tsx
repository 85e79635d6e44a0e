import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import { matchStatusLabel } from "../../../server/sport/scores/match-status.rules";
import type { MatchToScore_match$key } from "../../__generated__/MatchToScore_match.graphql";
import { Panel } from "../../ui/Card";
import { formatDateTime } from "../../ui/format";
import { StatusBadge } from "../../ui/StatusBadge";
import { pairName } from "../../competition/public/match-words";
import { arenaTournaments } from "../../tournaments/public/tournament-path";

/** A match that waits for its score: the whole of it leads to the pad. */
export function MatchToScore({
  tournamentKey,
  timeZone,
  match: key,
}: {
  tournamentKey: string;
  /** The tournament's. */
  timeZone: string;
  match: MatchToScore_match$key;
}) {
  const {
    key: matchKey,
    status,
    round,
    number,
    group,
    scheduledFor,
    courtLabel,
    sides,
  } = useFragment(
    graphql`
      fragment MatchToScore_match on Match {
        key
        status
        round
        number
        group
        scheduledFor
        courtLabel
        sides {
          number
          games
          athletes {
            displayName
          }
          origin
        }
      }
    `,
    key,
  );
  const where = [
    number ? `Jogo ${number}` : `Rodada ${round}`,
    group ? `Grupo ${group}` : null,
    courtLabel,
    scheduledFor ? formatDateTime(scheduledFor, timeZone) : null,
  ].filter(Boolean);
  return (
    <Panel
      asChild
      display="block"
      p="4"
      boxShadow="xs"
      h="full"
      _hover={{ borderColor: "coral.solid", boxShadow: "md" }}
    >
      <Link to={arenaTournaments.score(tournamentKey, matchKey)} state="arbitragem">
        <Flex justify="space-between" align="flex-start" gap="3" mb="2">
          <Text textStyle="sm" color="fg.muted" fontWeight="semibold">
            {where.join(" · ")}
          </Text>
          <StatusBadge tone={status === "IN_PROGRESS" ? "running" : "waiting"}>
            {matchStatusLabel[status]}
          </StatusBadge>
        </Flex>
        {sides.map(({ number: place, games, athletes, origin }) => (
          <Flex key={place} justify="space-between" gap="3" py="1">
            <Text fontWeight="semibold" minW="0">
              {pairName({ athletes: athletes.map(({ displayName }) => ({ displayName })), origin })}
            </Text>
            <Box fontWeight="bold">{games ?? ""}</Box>
          </Flex>
        ))}
      </Link>
    </Panel>
  );
}
