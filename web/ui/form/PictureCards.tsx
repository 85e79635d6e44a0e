import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useId, type ReactNode } from "react";

interface PictureChoice<Value extends string> {
  value: Value;
  label: string;
  hint: string;
  /** Says the same to the eye; no screen reader reads it. */
  picture: ReactNode;
}

interface PictureCardsProps<Value extends string> {
  legend: string;
  options: readonly PictureChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few that are easier seen than read; to the keyboard and to screen readers a group of radio buttons. */
export function PictureCards<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: PictureCardsProps<Value>) {
  const name = useId();
  return (
    <Stack as="fieldset" gap="2" minW="0">
      <chakra.legend textStyle="sm" fontWeight="semibold" float="left" w="full">
        {legend}
      </chakra.legend>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="3">
        {options.map((option) => {
          const chosen = option.value === value;
          return (
            <chakra.label
              key={option.value}
              position="relative"
              display="flex"
              flexDirection={{ base: "row", sm: "column" }}
              gap={{ base: "3", sm: "2" }}
              alignItems={{ base: "center", sm: "stretch" }}
              p="3"
              borderRadius="l3"
              borderWidth="2px"
              borderColor={chosen ? "sea.solid" : "border"}
              bg={chosen ? "sea.subtle" : "bg.panel"}
              cursor="pointer"
              transition="background 0.12s, border-color 0.12s"
              _hover={chosen ? undefined : { borderColor: "border.emphasized" }}
              css={{
                "&:has(:focus-visible)": {
                  outline: "3px solid",
                  outlineColor: "coral.focusRing",
                  outlineOffset: "2px",
                },
              }}
            >
              <chakra.input
                type="radio"
                name={name}
                value={option.value}
                checked={chosen}
                onChange={() => onChange(option.value)}
                aria-label={option.label}
                aria-describedby={`${name}-${option.value}`}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="pointer"
              />
              <Box
                aria-hidden="true"
                flexShrink="0"
                w={{ base: "6.5rem", sm: "full" }}
                color={chosen ? "sea.fg" : "fg.muted"}
              >
                {option.picture}
              </Box>
              <Stack gap="0.5" minW="0">
                <Text fontWeight="semibold">{option.label}</Text>
                <Text id={`${name}-${option.value}`} textStyle="xs" color="fg.muted">
                  {option.hint}
                </Text>
              </Stack>
            </chakra.label>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}
