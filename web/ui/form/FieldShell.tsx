import { Box } from "@chakra-ui/react/box";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { LiveText } from "../LiveText";
import { useFieldAria, type FieldText } from "./field-aria";

type FieldControl = ReturnType<typeof useFieldAria>["control"];

interface FieldShellProps extends FieldText {
  children: (control: FieldControl) => ReactNode;
}

/** Label above, error and hint below, all tied to the control. */
export function FieldShell({ label, hint, error, required, children }: FieldShellProps) {
  const { control, hintId, errorId } = useFieldAria({ hint, error, required });
  return (
    <Stack gap="1.5" w="full" minW="0">
      <chakra.label
        htmlFor={control.id}
        textStyle="sm"
        fontWeight="semibold"
        _after={required ? { content: '"*" / ""', color: "fg.error", ms: "0.5" } : undefined}
      >
        {label}
      </chakra.label>
      {children(control)}
      <FieldError id={errorId} error={error} />
      {hint ? (
        <Text id={hintId} textStyle="xs" color="fg.muted">
          {hint}
        </Text>
      ) : null}
    </Stack>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  return (
    <LiveText id={id}>
      {error ? (
        <HStack gap="1.5" color="fg.error" textStyle="sm" fontWeight="medium" align="flex-start">
          <Box as="span" flexShrink="0" pt="0.5">
            <CircleAlert size={15} aria-hidden="true" />
          </Box>
          <span>{error}</span>
        </HStack>
      ) : null}
    </LiveText>
  );
}
