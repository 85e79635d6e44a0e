import type { EntryMode } from "./score-entry";
import type { EntryProblems } from "./score-result";

interface ServerProblem {
  readonly path: readonly string[];
  readonly message: string;
}

/** Puts what the server refused beside the field it speaks of. */
export function problemsFromServer(fields: readonly ServerProblem[], mode: EntryMode): EntryProblems {
  const problems: EntryProblems = {};
  for (const { path, message } of fields) problems[fieldOf(path, mode)] ??= message;
  return problems;
}

function fieldOf(path: readonly string[], mode: EntryMode): keyof EntryProblems {
  const name = path.find((step) => step !== "input");
  if (name === "absentOrRetiredSide" && mode !== "COMPLETED")
    return mode === "WALKOVER" ? "absent" : "retired";
  // A walkover shows no fields for games.
  if (mode === "WALKOVER") return "general";
  return name === "games" || name === "tieBreak" ? name : "general";
}
