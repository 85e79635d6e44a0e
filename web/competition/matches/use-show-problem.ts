import { useEffect } from "react";
import type { EntryProblems } from "./score-result";

/** Brings the first field with a problem into view and puts the focus there: on a phone it may be scrolled away. */
export function useShowProblem(formId: string, problems: EntryProblems) {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const wrong = document.getElementById(formId)?.querySelector("fieldset:has([id$=-error]:not(:empty))");
    wrong?.querySelector("input")?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: "center" });
  }, [formId, problems]);
}
