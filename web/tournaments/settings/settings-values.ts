import type { FormEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { TournamentChange, UpdateTournamentInput } from "../../../server/tournaments/tournament.rules";

/** The form's values before validation. */
export type SettingsInput = UpdateTournamentInput;
/** The form's values after validation. */
export type SettingsChange = TournamentChange;

/** Only the fields that the user edited, so that concurrent changes to other fields are not overwritten. */
export function onlyTouched<Change extends object>(
  change: Change,
  touched: Partial<Record<keyof Change, boolean>>,
): Partial<Change> {
  const kept = Object.entries(change).filter(([name]) => touched[name as keyof Change]);
  return Object.fromEntries(kept) as Partial<Change>;
}

/**
 * What was sent is saved; what the user has edited since stays in the form, unsaved.
 * @returns whether there is such a later edit.
 */
export function markSaved<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getValues" | "reset" | "setValue">,
  sent: Values,
): boolean {
  const now = { ...form.getValues() };
  const later = (Object.keys(now) as Path<Values>[]).filter((name) => !Object.is(now[name], sent[name]));
  form.reset(sent);
  for (const name of later) form.setValue(name, now[name], { shouldDirty: true });
  return later.length > 0;
}

/** A form's onSubmit that passes on the values as they were at the press, for `markSaved`. */
export function submitWithValues<Values extends FieldValues, Change>(
  form: Pick<UseFormReturn<Values, unknown, Change>, "getValues" | "handleSubmit">,
  submit: (change: Change, sent: Values) => Promise<void>,
): (event: FormEvent) => void {
  return (event) => {
    const sent = { ...form.getValues() };
    void form.handleSubmit((change) => submit(change, sent))(event);
  };
}
