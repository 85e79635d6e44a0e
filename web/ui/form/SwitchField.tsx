import { Switch } from "@chakra-ui/react/switch";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useId } from "react";
import { useController, type Control, type FieldPathByValue, type FieldValues } from "react-hook-form";

interface SwitchFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, boolean | undefined>;
  label: string;
  hint?: string;
}

export function SwitchField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
}: SwitchFieldProps<Values>) {
  const {
    field: { ref, value, disabled, onChange, onBlur },
  } = useController({ control, name });
  const hintId = useId();
  return (
    <Stack gap="1">
      <Switch.Root
        size="lg"
        minH="11"
        checked={value === true}
        onCheckedChange={({ checked }) => onChange(checked)}
        disabled={disabled}
      >
        <Switch.HiddenInput ref={ref} onBlur={onBlur} aria-describedby={hint ? hintId : undefined} />
        <Switch.Control />
        <Switch.Label lineHeight="1.4">{label}</Switch.Label>
      </Switch.Root>
      {hint ? (
        <Text id={hintId} textStyle="xs" color="fg.muted">
          {hint}
        </Text>
      ) : null}
    </Stack>
  );
}
