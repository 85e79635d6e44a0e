import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { FieldError } from "./FieldShell";
import { weekdayLabel, weekFromMonday, type Weekday } from "../../../server/platform/time/weekday.rules";

interface CheckChipsProps<Value extends string> {
  legend: string;
  options: readonly {
    value: Value;
    /** As short as it stands on the chip. */
    label: string;
    /** What a screen reader says of it. */
    spoken: string;
    disabled?: boolean;
  }[];
  value: readonly Value[];
  /** Those that are ticked, in the order of the options. */
  onChange: (value: Value[]) => void;
  /** How many stand in a line; left out as many as have room. */
  columns?: number;
  error?: string;
}

const inLine = { display: "flex", flexWrap: "wrap" } as const;

/** Any of a few whose names are short, side by side. */
export function CheckChips<Value extends string>({
  legend,
  options,
  value,
  onChange,
  columns,
  error,
}: CheckChipsProps<Value>) {
  const errorId = useId();
  const turn = (turned: Value, on: boolean) =>
    onChange(
      options.map((option) => option.value).filter((each) => (each === turned ? on : value.includes(each))),
    );
  return (
    <Stack as="fieldset" gap="1.5" minW="0" aria-describedby={error ? errorId : undefined}>
      <chakra.legend textStyle="sm" fontWeight="semibold" float="left" w="full">
        {legend}
      </chakra.legend>
      <Box
        gap="1"
        {...(columns
          ? { display: "grid", gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
          : inLine)}
      >
        {options.map((option) => (
          <chakra.label
            key={option.value}
            position="relative"
            display="grid"
            placeItems="center"
            minW="11"
            minH="11"
            px="2"
            borderRadius="l2"
            borderWidth="1px"
            borderColor="border.emphasized"
            textStyle="sm"
            fontWeight="semibold"
            cursor={option.disabled ? "not-allowed" : "pointer"}
            opacity={option.disabled ? 0.5 : 1}
            _hover={option.disabled ? undefined : { bg: "bg.muted" }}
            css={{
              "&:has(:checked)": { bg: "sea.solid", color: "sea.contrast", borderColor: "sea.solid" },
              "&:has(:focus-visible)": {
                outline: "3px solid",
                outlineColor: "coral.focusRing",
                outlineOffset: "2px",
              },
            }}
          >
            <chakra.input
              type="checkbox"
              aria-label={option.spoken}
              checked={value.includes(option.value)}
              disabled={option.disabled}
              onChange={(event) => turn(option.value, event.target.checked)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="inherit"
            />
            <span aria-hidden="true">{option.label}</span>
          </chakra.label>
        ))}
      </Box>
      <FieldError id={errorId} error={error} />
    </Stack>
  );
}

interface WeekdayChipsProps {
  legend: string;
  value: readonly Weekday[];
  onChange: (days: Weekday[]) => void;
  error?: string;
}

const days = weekFromMonday.map((day) => ({
  value: day,
  label: weekdayLabel[day].slice(0, 3),
  spoken: weekdayLabel[day],
}));

/** Any of the seven days, in one line. */
export function WeekdayChips(field: WeekdayChipsProps) {
  return <CheckChips options={days} {...field} />;
}
