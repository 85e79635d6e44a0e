/**
 * Clock times stay strings ("06:30") everywhere but in the database driver, which hands one over as that time on
 * 1970-01-01 UTC. They are of one day, have no zone, and compare with `<` and `>`.
 */
const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the text is a time of day, "00:00" to "23:59". */
export const isClockTime = (text: string): boolean => clockPattern.test(text);

/** @param time "HH:mm" @returns what a `time` column takes. */
export const clockToDatabase = (time: string): Date => new Date(`1970-01-01T${time}:00Z`);

/** @returns "HH:mm" of a `time` column. */
export const clockFromDatabase = (value: Date): string => value.toISOString().slice(11, 16);

/** The same of a `time` column as JSON has it: "06:30:00". */
export const clockFromJson = (text: string): Date => clockToDatabase(text.slice(0, 5));
