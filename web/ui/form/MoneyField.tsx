import { Input } from "@chakra-ui/react/input";
import { useController, type Control, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { parseReaisToCents } from "../../../server/brazil/money.rules";
import { formatMoney } from "../format";
import type { FieldText } from "./field-aria";
import { FieldShell } from "./FieldShell";
import { centsFromTyping } from "./money-typing";

interface MoneyFieldProps<Values extends FieldValues, Sent> extends Omit<FieldText, "error"> {
  control: Control<Values, unknown, Sent>;
  name: FieldPathByValue<Values, number | null | undefined>;
}

/** An amount in reais as one types it at a cash machine: digits push from the right. Its value is integer centavos. */
export function MoneyField<Values extends FieldValues, Sent = Values>({
  control,
  name,
  ...text
}: MoneyFieldProps<Values, Sent>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldShell {...text} error={fieldState.error?.message}>
      {(aria) => (
        <Input
          ref={field.ref}
          name={field.name}
          inputMode="numeric"
          autoComplete="off"
          value={formatMoney(typeof field.value === "number" ? field.value : 0)}
          onChange={(event) => field.onChange(centsFromTyping(event.target.value))}
          onPaste={(event) => {
            // Pasted, an amount is complete: "1234,5" is not 123,45.
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
