import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { ChartFigure } from "./ChartFigure";
import { rangeOf, shareOf, type ChartFormat, type ChartPoint } from "./chart-points";

interface HeatStripProps {
  label: string;
  says: string;
  nameLabel: string;
  valueLabel: string;
  /** Hours of a day, days of a week. */
  points: readonly ChartPoint[];
  format: ChartFormat;
}

/** How much goes on when: the fuller, the darker. */
export function HeatStrip({ points, ...figure }: HeatStripProps) {
  const range = rangeOf(points);
  // Names that would run into each other give way to every second or third.
  const every = Math.ceil(points.length / 8);
  return (
    <ChartFigure points={points} {...figure}>
      <chakra.svg
        viewBox={`0 0 ${points.length * 10} 10`}
        preserveAspectRatio="none"
        w="full"
        h="8"
        display="block"
        borderRadius="l1"
      >
        <chakra.rect width={points.length * 10} height="10" fill="bg.muted" />
        {points.map(({ name, value }, index) => (
          <chakra.rect
            key={name}
            x={index * 10 + 0.3}
            width="9.4"
            height="10"
            fill="sea.solid"
            style={{ fillOpacity: shareOf(value, range) }}
          >
            <title>{`${name}: ${figure.format(value)}`}</title>
          </chakra.rect>
        ))}
      </chakra.svg>
      <Flex textStyle="xs" color="fg.muted" pt="1">
        {points.map(({ name, short }, index) => (
          <Box key={name} flex="1 1 0" minW="0" whiteSpace="nowrap">
            {index % every === 0 ? (short ?? name) : null}
          </Box>
        ))}
      </Flex>
    </ChartFigure>
  );
}
