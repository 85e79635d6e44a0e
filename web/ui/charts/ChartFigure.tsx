import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, type ReactNode } from "react";
import type { ChartFormat, ChartPoint } from "./chart-points";

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
