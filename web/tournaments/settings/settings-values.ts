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
