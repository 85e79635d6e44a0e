import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ComponentProps } from "react";

interface ToggleProps extends Pick<
  ComponentProps<"input">,
  "ref" | "disabled" | "onBlur" | "aria-describedby"
> {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once. */
export function Toggle({ label, checked, onChange, ...input }: ToggleProps) {
  return (
    <chakra.label display="flex" alignItems="center" gap="3" minH="11" cursor="pointer" w="fit-content">
      <chakra.input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        cursor="pointer"
        _focusVisible={{ outline: "3px solid", outlineColor: "coral.focusRing", outlineOffset: "2px" }}
        {...input}
      />
      <Text as="span" fontWeight="medium" lineHeight="1.4">
        {label}
      </Text>
    </chakra.label>
  );
}
