import { Input } from "@chakra-ui/react/input";
import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";
import { parseReaisToCents } from "../../../server/brazil/money.rules";
import { formatMoney } from "../format";
import { FieldShell, type FieldText } from "./Fields";
import { centsFromTyping } from "./typed-numbers";

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
