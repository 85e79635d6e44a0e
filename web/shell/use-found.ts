import { useContext, useEffect, useState } from "react";
import { searchedWords } from "../../server/platform/search.rules";
import { EnvironmentSource } from "../relay/environment-source";
import type { Session } from "../identity/public/session";
import type { Found } from "./palette-search";

const pauseMs = 250;
const nothing: readonly Found[] = [];

interface Answer {
  asked: string;
  /** Null where it could not be asked. */
  results: readonly Found[] | null;
}

/**
 * Tournaments, rankings and athletes by what is typed, asked for when somebody pauses; the last ones stay until the next are here.
 * Relay comes with the first search.
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
