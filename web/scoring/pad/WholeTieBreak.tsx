import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { Side } from "../../../server/sport/scores/score.rules";

interface WholeTieBreakProps {
  names: readonly [string, string];
  onWin: (side: Side) => void;
}

/** A tie-break whose points are not counted: records only its winner. */
export function WholeTieBreak({ names, onWin }: WholeTieBreakProps) {
  return (
    <Stack gap="1.5" flexShrink="0">
      <Text textStyle="sm" color="fg.muted" textAlign="center">
        Sem contar os pontos, venceu:
      </Text>
      <SimpleGrid columns={2} gap="2">
        {([0, 1] as const).map((side) => (
          <Button
            key={side}
            size="sm"
            variant="outline"
            colorPalette="gray"
            bg="bg.panel"
            h="auto"
            minH="11"
            px="2"
            py="1"
            lineHeight="1.2"
            whiteSpace="normal"
            onClick={() => onWin(side)}
          >
            {names[side]}
          </Button>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
