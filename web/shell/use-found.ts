import { useContext, useEffect, useState } from "react";
import { searchedWords } from "../../server/platform/search.rules";
import { EnvironmentSource } from "../relay/environment-source";
import type { Session } from "../identity/public/session";
import type { Found } from "./palette-search";

const pauseMs = 250;
const nothing: readonly Found[] = [];

interface Answer {
  asked: string;
  /** Null if the request failed. */
  results: readonly Found[] | null;
}

/**
 * Searches tournaments, rankings and athletes for the typed text, debounced. The previous results stay until the next
 * ones arrive.
 * Loads Relay with the first search.
 */
export function useFound(typed: string, session: Session | null) {
  const environment = useContext(EnvironmentSource);
  const [answer, setAnswer] = useState<Answer>({ asked: "", results: nothing });
  const [last, setLast] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const words = searchedWords(typed).join(" ");

  useEffect(() => {
    if (words === "") return;
    let awaited = true;
    const ask = async () => {
      const results = await import("./find-by-name")
        .then(async ({ findByName }) => findByName(await environment(), words, session))
        .catch(() => null);
      if (!awaited) return;
      setAnswer({ asked: words, results });
      if (results) setLast(results);
    };
    const pause = setTimeout(() => void ask(), pauseMs);
    return () => {
      awaited = false;
      clearTimeout(pause);
    };
  }, [words, environment, session, attempt]);

  const isHere = answer.asked === words;
  return {
    found: words === "" ? nothing : ((isHere ? answer.results : last) ?? nothing),
    searching: words !== "" && !isHere,
    failed: words !== "" && isHere && answer.results === null,
    retry: () => {
      setAnswer({ asked: "", results: nothing });
      setAttempt((before) => before + 1);
    },
  };
}
