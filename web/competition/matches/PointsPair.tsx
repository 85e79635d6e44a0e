import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { FieldError } from "../../ui/form/FieldShell";
import type { SideNumber } from "./score-entry";

interface PointsPairProps {
  legend: string;
  values: readonly [string, string];
  onType: (side: SideNumber, text: string) => void;
  /** The two pairs. */
  names: readonly [string, string];
  error?: string;
}

/** Two numbers, one for each pair. */
export function PointsPair({ legend, values, onType, names, error }: PointsPairProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Stack as="fieldset" gap="2" minW="0">
      <chakra.legend textStyle="sm" fontWeight="semibold" float="left" w="full">
        {legend}
      </chakra.legend>
      <Grid templateColumns="minmax(0, 1fr) auto minmax(0, 1fr)" gap="2" alignItems="end">
        {(["1", "2"] as const).map((side, index) => (
          <Stack key={side} gap="1" gridColumn={index === 0 ? 1 : 3} gridRow="1">
            <chakra.label htmlFor={`${id}-${side}`} textStyle="xs" color="fg.muted" lineHeight="1.3">
              {names[index]}
            </chakra.label>
            <Input
              id={`${id}-${side}`}
              inputMode="numeric"
              autoComplete="off"
              textAlign="center"
              fontFamily="heading"
              fontWeight="bold"
              css={{ fontSize: "1.375rem" }}
              value={values[index]}
              onChange={(event) => onType(side, event.target.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
            />
          </Stack>
        ))}
        <Box gridColumn={2} gridRow="1" pb="2" fontWeight="bold" color="fg.muted" aria-hidden="true">
          x
        </Box>
      </Grid>
      <FieldError id={errorId} error={error} />
    </Stack>
  );
}
