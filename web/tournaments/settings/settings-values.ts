import type { TournamentChange, UpdateTournamentInput } from "../../../server/tournaments/tournament.rules";

/** What the form holds while it is typed. */
export type SettingsInput = UpdateTournamentInput;
/** What it becomes once checked. */
export type SettingsChange = TournamentChange;

/** A number as a field sends it: blank means that there is none. */
export function numberOrNull(value: unknown): number | null {
  return value === "" || value === null || value === undefined ? null : Number(value);
}
