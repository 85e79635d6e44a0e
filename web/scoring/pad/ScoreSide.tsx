import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { counted } from "../../../server/platform/numbers.rules";
import type { Side } from "../../../server/sport/scores/score.rules";

interface ScoreSideProps {
  athletes: readonly string[];
  name: string;
  palette: "sea" | "coral";
  /** What is counted now: games, or points of a tie-break. */
  count: number;
  /** Games beside the points of a tie-break; null outside of one. */
  games: number | null;
  unit: "game" | "ponto";
  disabled: boolean;
  onTap: () => void;
}

/** Half of the screen, for a thumb and in the sun: who, how many, and one more with a tap. */
export function ScoreSide({ athletes, name, palette, count, games, unit, disabled, onTap }: ScoreSideProps) {
  return (
    <chakra.button
      type="button"
      onClick={onTap}
      aria-disabled={disabled || undefined}
      aria-label={`Mais um ${unit} para ${name}. Agora: ${count}`}
      colorPalette={palette}
      flex="1"
      minH="0"
      minW="0"
      w="full"
      px={{ base: "5", md: "8" }}
      py="3"
      borderRadius="l3"
      bg="colorPalette.solid"
      color="colorPalette.contrast"
      cursor={disabled ? "default" : "pointer"}
      opacity={disabled ? 0.75 : 1}
      textAlign="left"
      containerType="size"
      userSelect="none"
      touchAction="manipulation"
      transition="transform 0.08s"
      _active={disabled ? {} : { transform: "scale(0.985)" }}
      _focusVisible={{ outline: "4px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "2px" }}
      _motionReduce={{ transition: "none" }}
    >
      <Flex align="center" justify="space-between" gap="4" h="full" aria-hidden="true">
        <Box minW="0">
          {(athletes.length > 0 ? athletes : [name]).map((athlete) => (
            <Text
              key={athlete}
              fontSize={{ base: "xl", md: "3xl" }}
              lineHeight="1.25"
              fontWeight="bold"
              overflowWrap="anywhere"
            >
              {athlete}
            </Text>
          ))}
          {games === null ? null : (
            <Text mt="2" textStyle="lg" fontWeight="semibold">
              {counted(games, "game", "games")}
            </Text>
          )}
        </Box>
        <Text
          as="span"
          fontFamily="heading"
          fontWeight="bold"
          lineHeight="0.9"
          fontSize="clamp(2.5rem, min(21vh, 72cqh), 12rem)"
          fontVariantNumeric="tabular-nums"
          flexShrink="0"
        >
          {count}
        </Text>
      </Flex>
    </chakra.button>
  );
}

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
