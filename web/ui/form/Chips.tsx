import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type Weekday, weekdayLabel, weekFromMonday } from "../../../server/platform/time/calendar-day.rules";
import { FieldError } from "./Fields";

interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What a screen reader says where the label alone is too short. */
  spoken?: string;
}

interface ChoiceChipsProps<Value extends string> {
  legend: string;
  options: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  columns?: React.ComponentProps<typeof SimpleGrid>["columns"];
  size?: "md" | "lg";
  error?: string;
}

/** One of a few, as big buttons for a thumb; to the keyboard and to screen readers a group of radio buttons. */
export function ChoiceChips<Value extends string>({
  legend,
  options,
  value,
  onChange,
  columns = 2,
  size = "md",
  error,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <Stack as="fieldset" gap="2" minW="0" aria-describedby={error ? errorId : undefined}>
      <chakra.legend textStyle="sm" fontWeight="semibold" float="left" w="full">
        {legend}
      </chakra.legend>
      <SimpleGrid columns={columns} gap="2">
        {options.map((option) => (
          <Chip
            key={option.value}
            size={size}
            chosen={option.value === value}
            roomy={columns === 1 || columns === 2}
          >
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.spoken}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            {option.label}
          </Chip>
        ))}
      </SimpleGrid>
      <FieldError id={errorId} error={error} />
    </Stack>
  );
}

interface ChipProps {
  size: "md" | "lg";
  chosen: boolean;
  /** Wide enough to keep long words off the tick. */
  roomy: boolean;
  children: ReactNode;
}

function Chip({ size, chosen, roomy, children }: ChipProps) {
  return (
    <chakra.label
      position="relative"
      display="flex"
      alignItems="center"
      justifyContent="center"
      textAlign="center"
      minH={size === "lg" ? "3.5rem" : "3rem"}
      px={roomy ? "4" : "1"}
      py="1.5"
      borderRadius="l2"
      borderWidth="2px"
      borderColor={chosen ? "sea.solid" : "border.emphasized"}
      bg={chosen ? "sea.solid" : "bg.panel"}
      color={chosen ? "sea.contrast" : "fg"}
      textStyle={size === "lg" ? "lg" : { base: "sm", md: "md" }}
      fontWeight="bold"
      lineHeight="1.25"
      cursor="pointer"
      transition="background 0.12s, border-color 0.12s"
      _hover={chosen ? undefined : { bg: "bg.muted" }}
      css={{
        "&:has(:focus-visible)": {
          outline: "3px solid",
          outlineColor: "coral.focusRing",
          outlineOffset: "2px",
        },
      }}
    >
      {children}
      {chosen ? (
        <Box as="span" position="absolute" top="0.5" right="0.5" aria-hidden="true">
          <Check size={14} strokeWidth={3} />
        </Box>
      ) : null}
    </chakra.label>
  );
}

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
