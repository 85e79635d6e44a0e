import { Box } from "@chakra-ui/react/box";
import { createRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import type { FieldText } from "./field-aria";
import { FieldShell } from "./FieldShell";

/** The device's own select, dressed as our inputs. */
const Select = createRecipeContext({ key: "input" }).withContext<
  HTMLSelectElement,
  HTMLChakraProps<"select">
>("select");

interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps = FieldText &
  Omit<HTMLChakraProps<"select">, keyof FieldText | "children"> & {
    options: readonly SelectOption[];
    /** The line shown while nothing is chosen. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

export function SelectField({
  label,
  hint,
  error,
  required,
  options,
  placeholder,
  maxW,
  ...select
}: SelectFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Box position="relative" maxW={maxW}>
          <Select pe="10" {...select} {...control}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Box
            position="absolute"
            insetY="0"
            right="3"
            display="grid"
            placeItems="center"
            pointerEvents="none"
            color="fg.muted"
          >
            <ChevronDown size={18} aria-hidden="true" />
          </Box>
        </Box>
      )}
    </FieldShell>
  );
}
