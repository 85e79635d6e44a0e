import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useId } from "react";
import { type ChartFormat, type ChartPoint, rangeOf, shareOf } from "./chart-points";

interface ChartFigureProps {
  /** What is shown, in a few words: "Receita por mês". */
  label: string;
  /** What the picture says, in a sentence, for those who do not see it: "Subiu de R$ 8 mil em junho a R$ 12 mil em novembro." */
  says: string;
  points: readonly ChartPoint[];
  format: ChartFormat;
  /** What the names are: "Mês". */
  nameLabel: string;
  /** What the values are: "Receita". */
  valueLabel: string;
  children: ReactNode;
}

const Numbers = chakra("table", {
  base: {
    mt: "1",
    textStyle: "sm",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      textAlign: "start",
      fontWeight: "normal",
      pe: "6",
      py: "1",
      borderBottomWidth: "1px",
      borderColor: "border.muted",
    },
    "& :is(th, td):last-child": { textAlign: "end", pe: "0" },
    "& thead th": { textStyle: "xs", color: "fg.muted" },
  },
});

/** A picture, what it says in words, and its numbers as a table for who opens it. */
export function ChartFigure({
  label,
  says,
  points,
  format,
  nameLabel,
  valueLabel,
  children,
}: ChartFigureProps) {
  const saysId = useId();
  return (
    <chakra.figure aria-label={label} aria-describedby={saysId} minW="0">
      <chakra.p id={saysId} srOnly>
        {says}
      </chakra.p>
      <Box aria-hidden="true" containerType="inline-size">
        {children}
      </Box>
      <chakra.details textStyle="xs" color="fg.muted" _print={{ display: "none" }}>
        <chakra.summary
          display="inline-flex"
          alignItems="center"
          minH={{ base: "11", md: "8" }}
          cursor="button"
          textDecoration="underline"
          textUnderlineOffset="3px"
          borderRadius="l1"
        >
          Ver números
        </chakra.summary>
        <Numbers color="fg">
          <thead>
            <tr>
              <th scope="col">{nameLabel}</th>
              <th scope="col">{valueLabel}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </Numbers>
      </chakra.details>
    </chakra.figure>
  );
}

interface BarsProps {
  label: string;
  says: string;
  nameLabel: string;
  valueLabel: string;
  /** From left to right; about a dozen fit on a phone. */
  points: readonly ChartPoint[];
  format: ChartFormat;
  /** The one that is spoken of, such as this month: it alone has the strong colour. Left out, all have it. */
  current?: string;
}

const heightPx = 128;

// Where a dozen words do not fit, those beside the last one give it room.
const everySecond = {
  "@container (max-width: 26rem)": {
    "& > *": { overflow: "visible" },
    "& > :nth-last-child(even)": { visibility: "hidden" },
  },
} as const;

/** One bar for each: how much, month by month or court by court. */
export function Bars({ points, current, ...figure }: BarsProps) {
  const range = rangeOf(points);
  const ground = 100 - shareOf(0, range) * 100;
  return (
    <ChartFigure points={points} {...figure}>
      <Flex justify="space-between" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        <span>{figure.format(range.high)}</span>
      </Flex>
      <chakra.svg
        viewBox={`0 0 ${points.length * 10} 100`}
        preserveAspectRatio="none"
        w="full"
        h={`${heightPx}px`}
        display="block"
      >
        {points.map(({ name, value }, index) => {
          const top = 100 - shareOf(value, range) * 100;
          return (
            <chakra.rect
              key={name}
              x={index * 10 + 1.5}
              width="7"
              y={Math.min(top, ground)}
              height={Math.abs(ground - top)}
              fill={current === undefined || current === name ? "sea.solid" : "sea.emphasized"}
            >
              <title>{`${name}: ${figure.format(value)}`}</title>
            </chakra.rect>
          );
        })}
        <chakra.line
          x1="0"
          x2={points.length * 10}
          y1={ground}
          y2={ground}
          stroke="border.emphasized"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      </chakra.svg>
      <Flex textStyle="xs" color="fg.muted" pt="1" css={points.length > 8 ? everySecond : undefined}>
        {points.map(({ name, short }) => (
          <Box
            key={name}
            flex="1 1 0"
            minW="0"
            textAlign="center"
            overflow="hidden"
            whiteSpace="nowrap"
            fontWeight={name === current ? "semibold" : undefined}
            color={name === current ? "fg" : undefined}
          >
            {short ?? name}
          </Box>
        ))}
      </Flex>
    </ChartFigure>
  );
}

interface LineProps {
  label: string;
  says: string;
  nameLabel: string;
  valueLabel: string;
  /** From the oldest to the newest. */
  points: readonly ChartPoint[];
  /** What the lowest and the highest can be. */
  range: { low: number; high: number };
  format: ChartFormat;
}

/** How something has gone on, month by month, between what it can be at the least and at the most. */
export function Line({ points, range, ...figure }: LineProps) {
  const width = points.length * 10;
  const xOf = (index: number) => index * 10 + 5;
  const yOf = (value: number) => 96 - shareOf(value, range) * 92;
  const path = points
    .map(({ value }, index) => `${index === 0 ? "M" : "L"}${xOf(index)} ${yOf(value)}`)
    .join("");
  return (
    <ChartFigure points={points} {...figure}>
      <Flex justify="space-between" textStyle="xs" color="fg.muted">
        <span>{figure.format(range.high)}</span>
      </Flex>
      <chakra.svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" w="full" h="24" display="block">
        <chakra.path
          d={path}
          fill="none"
          stroke="sea.solid"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
        {points.map(({ name, value }, index) => (
          // Without a length only the round ends are drawn, which stay round however the picture is stretched.
          <chakra.path
            key={name}
            d={`M${xOf(index)} ${yOf(value)}h0`}
            stroke={index === points.length - 1 ? "coral.solid" : "sea.solid"}
            strokeWidth="7"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          >
            <title>{`${name}: ${figure.format(value)}`}</title>
          </chakra.path>
        ))}
      </chakra.svg>
      <Flex textStyle="xs" color="fg.muted">
        <span>{figure.format(range.low)}</span>
      </Flex>
      <Flex textStyle="xs" color="fg.muted" pt="1">
        {points.map(({ name, short }) => (
          <Box key={name} flex="1 1 0" minW="0" textAlign="center" overflow="hidden">
            {short ?? name}
          </Box>
        ))}
      </Flex>
    </ChartFigure>
  );
}

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
