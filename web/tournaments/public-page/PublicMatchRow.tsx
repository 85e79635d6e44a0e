import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { HStack } from "@chakra-ui/react/stack";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { memo } from "react";
import { matchOutcomeLabel } from "../../../server/sport/scores/outcome.rules";
import { MatchPress } from "../../competition/public/MatchPress";
import { StatusBadge } from "../../ui/StatusBadge";
import { MatchScore } from "./MatchScore";
import { PublicMatchHead } from "./PublicMatchHead";
import { isLive, isNext, sideName, tellsMore, type PublicMatch } from "./public-match";

interface PublicMatchRowProps {
  match: PublicMatch;
  /** What to say of where it belongs: "Semifinal"; left out where the list says it. */
  place?: string;
  /** The athlete whose list it is: their side stands out. */
  own?: string | null;
}

const card = { bg: "bg.panel", borderWidth: "1px", borderColor: "border", borderRadius: "l2" };
const live = { borderWidth: "2px", borderColor: "sun.solid", borderRadius: "l2" };

/** A match in a list: where and when, who, and how it stands; pressed, it tells the rest. */
export const PublicMatchRow = memo(function PublicMatchRow({ match, place, own }: PublicMatchRowProps) {
  const { status, outcome, sets, sides, isLate } = match;
  const ending = outcome !== null && outcome !== "COMPLETED" ? matchOutcomeLabel[outcome] : null;
  return (
    <Box as="li" minW="0" {...card} {...(isLive(match) ? live : {})}>
      <MatchPress
        matchId={tellsMore(match) ? match.id : null}
        way="details"
        display="flex"
        flexDirection="column"
        gap="1.5"
        p="3"
        h="full"
        borderRadius="l2"
      >
        <HStack
          justify="space-between"
          gap="2"
          textStyle="xs"
          fontWeight="semibold"
          color="fg.muted"
          minH="5"
        >
          <PublicMatchHead match={match} place={place} />
          {isLive(match) ? <StatusBadge tone="running">Em quadra</StatusBadge> : null}
          {isLate ? <StatusBadge tone="problem">Atrasado</StatusBadge> : null}
          {isNext(match) ? <StatusBadge tone="open">Chamado</StatusBadge> : null}
          {status === "CANCELLED" ? <StatusBadge tone="over">Cancelado</StatusBadge> : null}
          {status === "PLAYED" && ending ? <StatusBadge tone="over">{ending}</StatusBadge> : null}
        </HStack>
        {([0, 1] as const).map((side) => {
          const it = sides[side];
          const known = (it?.athletes.length ?? 0) > 0;
          const isOwn = own !== null && own !== undefined && it?.athletes.some(({ key }) => key === own);
          return (
            <Flex key={side} align="center" gap="2" minH="7">
              <Box
                flex="1"
                minW="0"
                overflowWrap="anywhere"
                lineHeight="1.3"
                fontWeight={it?.isWinner || isOwn ? "bold" : "normal"}
                color={known ? (isOwn ? "coral.fg" : "fg") : "fg.muted"}
              >
                {sideName(it)}
                {it?.isWinner ? <VisuallyHidden>, vencedores</VisuallyHidden> : null}
              </Box>
              <MatchScore sets={sets} side={side} strong={it?.isWinner ?? false} />
            </Flex>
          );
        })}
      </MatchPress>
    </Box>
  );
});
