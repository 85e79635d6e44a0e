import type { TournamentChange, UpdateTournamentInput } from "../../../server/tournaments/tournament.rules";

/** What the form holds while it is typed. */
export type SettingsInput = UpdateTournamentInput;
/** What it becomes once checked. */
export type SettingsChange = TournamentChange;

/** What the person changed: the rest stays as it is, also where somebody else changed it meanwhile. */
export function onlyTouched<Change extends object>(
  change: Change,
  touched: Partial<Record<keyof Change, boolean>>,
): Partial<Change> {
  const kept = Object.entries(change).filter(([name]) => touched[name as keyof Change]);
  return Object.fromEntries(kept) as Partial<Change>;
}
