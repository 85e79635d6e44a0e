import type { EntryMode } from "./score-entry";
import type { EntryProblems } from "./score-result";

interface ServerProblem {
  readonly path: readonly string[];
  readonly message: string;
}

/** Puts what the server refused beside the field it speaks of. */
export function problemsFromServer(fields: readonly ServerProblem[], mode: EntryMode): EntryProblems {
  const problems: EntryProblems = {};
  for (const { path, message } of fields) {
    const set = setOf(path);
    if (set !== null && mode !== "WALKOVER") (problems.sets ??= {})[set] ??= { games: message };
    else problems[fieldOf(path, mode)] ??= message;
  }
  return problems;
}

/** The place of the set that a path leads to: "input", "sets", "1", "games". */
function setOf(path: readonly string[]): number | null {
  const place = path[path.indexOf("sets") + 1];
  return path.includes("sets") && place !== undefined ? Number(place) : null;
}

function fieldOf(path: readonly string[], mode: EntryMode): Exclude<keyof EntryProblems, "sets"> {
  const name = path.find((step) => step !== "input");
  if (name === "absentOrRetiredSide" && mode !== "COMPLETED")
    return mode === "WALKOVER" ? "absent" : "retired";
  // A walkover shows no fields for games.
  if (mode === "WALKOVER") return "general";
  return name === "games" || name === "tieBreak" ? name : "general";
}
