import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";
import { FieldError } from "./FieldShell";

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
