import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldError } from "./FieldShell";

interface CheckListProps {
  legend: string;
  options: readonly { value: string; label: string; hint?: string }[];
  /** What `register(name)` returned; the field's value is the list of what is ticked. */
  registration: UseFormRegisterReturn;
  required?: boolean;
  error?: string;
}

/** Any of a few. */
export function CheckList({ legend, options, registration, required, error }: CheckListProps) {
  const errorId = useId();
  return (
    <Stack as="fieldset" gap="1" minW="0">
      <chakra.legend
        textStyle="sm"
        fontWeight="semibold"
        float="left"
        w="full"
        _after={required ? { content: '"*" / ""', color: "fg.error", ms: "0.5" } : undefined}
      >
        {legend}
      </chakra.legend>
      {options.map(({ value, label, hint }) => (
        <chakra.label
          key={value}
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap="3"
          alignItems="center"
          minH="11"
          px="3"
          py="1.5"
          mx="-3"
          borderRadius="l2"
          cursor="pointer"
          _hover={{ bg: "bg.muted" }}
        >
          <chakra.input
            type="checkbox"
            value={value}
            boxSize="5"
            accentColor="sea.solid"
            cursor="pointer"
            _focusVisible={{
              outline: "3px solid",
              outlineColor: "coral.focusRing",
              outlineOffset: "2px",
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            {...registration}
          />
          <Text as="span" fontWeight="medium">
            {label}
          </Text>
          {hint ? (
            <Text as="span" gridColumn="2" textStyle="xs" color="fg.muted">
              {hint}
            </Text>
          ) : null}
        </chakra.label>
      ))}
      <FieldError id={errorId} error={error} />
    </Stack>
  );
}
