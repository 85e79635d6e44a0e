import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { counted } from "../../../server/platform/plural.rules";
import { changeInWords } from "../../../server/sport/ranking/ranking-labels.rules";
import type { RankingChange } from "../../../server/sport/ranking/ranking-versions.rules";
import { formatMonth } from "../../ui/format";
import { PositionBadge } from "../../ui/PositionBadge";

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
