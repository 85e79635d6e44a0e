import { Input } from "@chakra-ui/react/input";
import { useController, type Control, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { parseReaisToCents } from "../../../server/brazil/money.rules";
import { formatMoney } from "../format";
import type { FieldText } from "./field-aria";
import { FieldShell } from "./FieldShell";
import { centsFromTyping } from "./money-typing";

interface OptionalMoneyFieldProps<Values extends FieldValues, Sent> extends Omit<FieldText, "error"> {
  control: Control<Values, unknown, Sent>;
  name: FieldPathByValue<Values, number | null | undefined>;
}

/** An amount in reais that may be left empty: blank is null, and R$ 0,00 is an amount. Its value is integer centavos. */
export function OptionalMoneyField<Values extends FieldValues, Sent = Values>({
  control,
  name,
  ...text
}: OptionalMoneyFieldProps<Values, Sent>) {
  const { field, fieldState } = useController({ control, name });
  const current: unknown = field.value;
  const shown = typeof current === "number" ? formatMoney(current) : "";
  return (
    <FieldShell {...text} error={fieldState.error?.message}>
      {(aria) => (
        <Input
          ref={field.ref}
          name={field.name}
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          onChange={(event) => {
            const typed = event.target.value;
            // Deleting from R$ 0,00 empties the field.
            const emptied = !/\d/.test(typed) || (current === 0 && typed.length < shown.length);
            field.onChange(emptied ? null : centsFromTyping(typed));
          }}
          onPaste={(event) => {
            const cents = parseReaisToCents(event.clipboardData.getData("text"));
            if (cents === null || cents < 0) return;
            event.preventDefault();
            field.onChange(cents);
          }}
          onBlur={field.onBlur}
          {...aria}
        />
      )}
    </FieldShell>
  );
}
