import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useId } from "react";
import { useController, type Control, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { Toggle } from "./Toggle";

interface SwitchFieldProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPathByValue<Values, boolean | undefined>;
  label: string;
  hint?: string;
}

export function SwitchField<Values extends FieldValues, Sent = Values>({
  control,
  name,
  label,
  hint,
}: SwitchFieldProps<Values, Sent>) {
  const {
    field: { ref, value, disabled, onChange, onBlur },
  } = useController({ control, name });
  const hintId = useId();
  return (
    <Stack gap="1">
      <Toggle
        ref={ref}
        label={label}
        checked={value === true}
        onChange={onChange}
        onBlur={onBlur}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
      />
      {hint ? (
        <Text id={hintId} textStyle="xs" color="fg.muted">
          {hint}
        </Text>
      ) : null}
    </Stack>
  );
}
