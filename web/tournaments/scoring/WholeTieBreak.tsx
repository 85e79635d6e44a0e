import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { Side } from "../../../server/tournaments/matches/score.rules";

interface WholeTieBreakProps {
  names: readonly [string, string];
  onWin: (side: Side) => void;
}

/** Where nobody counts its points: who won the tie-break is enough. */
export function WholeTieBreak({ names, onWin }: WholeTieBreakProps) {
  return (
    <Flex align="center" gap="2" wrap="wrap" justify="center">
      <Text textStyle="sm" color="fg.muted">
        Sem contar os pontos, venceu:
      </Text>
      {([0, 1] as const).map((side) => (
        <Button key={side} size="sm" variant="outline" colorPalette="gray" onClick={() => onWin(side)}>
          {names[side]}
        </Button>
      ))}
    </Flex>
  );
}
