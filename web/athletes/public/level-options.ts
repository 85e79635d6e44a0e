import { athleteLevelOptions, type AthleteLevel } from "../../../server/sport/athlete-level.rules";

/** The levels as a filter offers them, by their words in the address. */
export const levelOptions = athleteLevelOptions.map(({ value, label }) => ({
  level: value as AthleteLevel,
  value: label.toLowerCase().replace("/", "-"),
  label,
}));

/** @param word as it stands in the address; what it does not name is all of them. */
export const levelAt = (word: string | null): AthleteLevel | null =>
  levelOptions.find(({ value }) => value === word)?.level ?? null;
