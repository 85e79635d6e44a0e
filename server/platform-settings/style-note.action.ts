import type { ActionContext } from "../platform/context";
import { parseInput } from "../platform/parse-input";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { styleNoteSchema } from "./style-note.rules";

/** Writes down a note. @returns its id. @throws InvalidInput */
export async function createStyleNote({ db }: ActionContext, input: unknown): Promise<{ id: string }> {
  const { title, day } = parseInput(styleNoteSchema, input);
  return db.styleNote.create({ data: { title, day: dayToDatabase(day) }, select: { id: true } });
}
