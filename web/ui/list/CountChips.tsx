import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";

interface CountChipsProps<Value extends string> {
  /** The name of the group: "Situação". */
  label: string;
  /** Without a count if it is unknown or meaningless. */
  chips: readonly { value: Value | null; label: string; count?: number }[];
  value: Value | null;
  /** Called with null when the selected chip is pressed again. */
  onChange: (value: Value | null) => void;
}

const Chip = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    flexShrink: "0",
    whiteSpace: "nowrap",
    gap: "2",
    minH: { base: "11", md: "9" },
    px: "3.5",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    bg: "bg.panel",
    textStyle: "sm",
    fontWeight: "semibold",
    cursor: "button",
    transition: "background 0.12s, border-color 0.12s",
    _hover: { bg: "bg.muted" },
    "&[data-none]": { color: "fg.muted" },
    "&[aria-pressed=true]": {
      bg: "sea.solid",
      borderColor: "sea.solid",
      color: "sea.contrast",
      _hover: { bg: "sea.solid" },
    },
  },
});

/** Filter chips for the states of a list's rows, with their counts; on a phone one line that scrolls sideways. */
export function CountChips<Value extends string>({ label, chips, value, onChange }: CountChipsProps<Value>) {
  return (
    <Flex
      as="fieldset"
      aria-label={label}
      minW="0"
      gap="2"
      wrap={{ base: "nowrap", md: "wrap" }}
      overflowX={{ base: "auto", md: "visible" }}
      scrollbarWidth="none"
      mx={{ base: "-4", md: "0" }}
      px={{ base: "4", md: "0" }}
      py="1"
      mb={{ base: "2", md: "3" }}
    >
      {chips.map((chip) => (
        <Chip
          key={chip.label}
          type="button"
          aria-pressed={chip.value === value}
          data-none={chip.count === 0 ? "" : undefined}
          onClick={() => onChange(chip.value === value ? null : chip.value)}
        >
          {chip.label}
          {chip.count === undefined ? null : (
            <chakra.span fontVariantNumeric="tabular-nums" fontWeight="bold">
              {chip.count}
            </chakra.span>
          )}
        </Chip>
      ))}
    </Flex>
  );
}
