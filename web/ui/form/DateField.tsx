import { TextField, type TextFieldProps } from "./TextField";

/** A day as YYYY-MM-DD, with the device's own calendar. `min` and `max` are days too. */
export function DateField(props: Omit<TextFieldProps, "type">) {
  return <TextField type="date" {...props} />;
}
