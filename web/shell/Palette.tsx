import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Command as Commands } from "cmdk";
import { useContext, useEffect, useRef, useState } from "react";
import { counted } from "../../server/platform/numbers.rules";
import { searchedWords } from "../../server/platform/search.rules";
import type { Session } from "../identity/public/session";
import { EnvironmentSource } from "../relay/environment-source";
import { LiveText } from "../ui/PageStates";
import { ModalSheet } from "./ModalSheet";
import { beginsWith, type Command, type Found } from "./palette-commands";

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
function useFound(typed: string, session: Session | null) {
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

const Frame = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    minH: "0",
    "& [cmdk-root]": { display: "flex", flexDirection: "column", minH: "0" },
    "& [cmdk-input]": {
      minH: "12",
      px: "4",
      flexShrink: "0",
      bg: "transparent",
      textStyle: "md",
      borderBottomWidth: "1px",
      borderColor: "border",
      outline: "0",
      _placeholder: { color: "fg.muted" },
    },
    "& [cmdk-list]": { overflowY: "auto", py: "1" },
    "& [cmdk-group-heading]": {
      px: "4",
      pt: "2",
      pb: "1",
      textStyle: "xs",
      fontWeight: "semibold",
      color: "fg.muted",
    },
    "& [cmdk-item]": {
      display: "flex",
      flexDirection: { base: "column", md: "row" },
      alignItems: { md: "center" },
      justifyContent: { base: "center", md: "space-between" },
      columnGap: "3",
      minH: "11",
      px: "4",
      py: "1",
      cursor: "button",
    },
    "& [cmdk-item][aria-selected=true]": { bg: "bg.muted" },
  },
});

interface PaletteProps {
  session: Session | null;
  commands: readonly Command[];
  onFound: (found: Found) => void;
  onClose: () => void;
}

/** Ctrl+K: finds pages, actions, tournaments and athletes by the start of their words, operated by keyboard alone. */
export function Palette({ session, commands, onFound, onClose }: PaletteProps) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { found, searching, failed, retry } = useFound(typed, session);
  const tryAgain = () => {
    retry();
    // The retry button is unmounted: return the focus to the input.
    input.current?.focus();
  };
  const known = commands.filter(({ label, detail }) => beginsWith(`${label} ${detail ?? ""}`, typed));
  const shown = [...known, ...found.map((one): Command => ({ ...one, run: () => onFound(one) }))];
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <ModalSheet kind="centre" label="Buscar" onClose={onClose}>
      <Frame>
        <Commands label="Buscar" loop shouldFilter={false}>
          <Commands.Input
            ref={input}
            data-first-focus
            placeholder={placeholderFor(session)}
            value={typed}
            onValueChange={setTyped}
          />
          <Commands.List label="Resultados">
            {groups.map((group) => (
              <Commands.Group key={group} heading={group}>
                {shown
                  .filter((command) => command.group === group)
                  .map(({ id, label, detail, run }) => (
                    <Commands.Item
                      key={id}
                      value={id}
                      onSelect={() => {
                        onClose();
                        run();
                      }}
                    >
                      <span>{label}</span>
                      {detail ? (
                        <Text as="span" textStyle="xs" color="fg.muted">
                          {detail}
                        </Text>
                      ) : null}
                    </Commands.Item>
                  ))}
              </Commands.Group>
            ))}
          </Commands.List>
        </Commands>
        {typed.trim() === "" ? null : (
          <SearchState count={shown.length} searching={searching} failed={failed} onRetry={tryAgain} />
        )}
      </Frame>
    </ModalSheet>
  );
}

interface SearchStateProps {
  count: number;
  searching: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** Below the results: their number and whether more are loading, announced to screen readers as well. */
function SearchState({ count, searching, failed, onRetry }: SearchStateProps) {
  return (
    <Flex
      align="center"
      justify="space-between"
      flexShrink="0"
      gap="3"
      px="4"
      minH="11"
      borderTopWidth="1px"
      borderColor="border"
      color="fg.muted"
    >
      <LiveText textStyle="sm">{stateInWords(count, searching, failed)}</LiveText>
      {failed ? (
        <Button size="sm" minH="11" variant="ghost" onClick={onRetry}>
          Tentar novamente
        </Button>
      ) : null}
    </Flex>
  );
}

function stateInWords(count: number, searching: boolean, failed: boolean): string {
  if (searching) return "Buscando…";
  if (failed) return "Não foi possível completar a busca.";
  return count === 0 ? "Nada encontrado com essas letras." : counted(count, "resultado", "resultados");
}

/** Only managers of an arena or federation can find athletes, so only their placeholder mentions them. */
function placeholderFor(session: Session | null): string {
  const runs =
    session?.workplaces.some(({ kind }) => kind !== "TEACHING") || session?.roles.includes("ADMIN");
  return runs ? "Página, ação, torneio ou atleta…" : "Página, ação ou torneio…";
}
