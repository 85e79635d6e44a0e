import type { TournamentChange, UpdateTournamentInput } from "../../../server/tournaments/tournament.rules";

/** What the form holds while it is typed. */
export type SettingsInput = UpdateTournamentInput;
/** What it becomes once checked. */
export type SettingsChange = TournamentChange;

/** What the person changed: the rest stays as it is, also where somebody else changed it meanwhile. */
export function onlyTouched(
  change: SettingsChange,
  touched: Partial<Record<keyof SettingsChange, boolean>>,
): Partial<SettingsChange> {
  return Object.fromEntries(Object.entries(change).filter(([name]) => touched[name as keyof SettingsChange]));
}
