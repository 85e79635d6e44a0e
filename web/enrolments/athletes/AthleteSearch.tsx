import { Box } from "@chakra-ui/react/box";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Search } from "lucide-react";
import { Suspense, useEffect, useState, useTransition } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Catch, ErrorState, RowsSkeleton } from "../../ui/PageStates";
import { FieldShell } from "../../ui/form/Fields";
import { AthleteSearchResults } from "./AthleteSearchResults";
import type { AthleteSearchProps } from "./AthleteRows";

const pauseMs = 250;

/** Searches whom one may enter while one types; the last results stay until the next ones are here. */
export function AthleteSearch({ tournament: key, ownOnly = false, hint, ...props }: AthleteSearchProps) {
  const tournament = useFragment(
    graphql`
      fragment AthleteSearch_tournament on Tournament {
        id
        isChampionship
        openToOtherArenas
      }
    `,
    key,
  );
  const { isChampionship } = tournament;
  const guestsWelcome = tournament.openToOtherArenas && !isChampionship && !ownOnly;
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState({ search: "", attempt: 0 });
  const [failed, setFailed] = useState<typeof asked | null>(null);
  const [searching, startSearching] = useTransition();

  useEffect(() => {
    const search = typed.trim();
    if (search === asked.search) return;
    const timer = setTimeout(() => {
      startSearching(() => setAsked((before) => ({ search, attempt: before.attempt + 1 })));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, asked.search]);

  const retry = () => setAsked((before) => ({ ...before, attempt: before.attempt + 1 }));

  return (
    <Stack gap="3">
      <FieldShell
        label={isChampionship ? "Buscar atleta das arenas filiadas" : "Buscar atleta da arena"}
        hint={
          guestsWelcome
            ? "Atleta de outra arena? Digite o e-mail completo: ele recebe um convite."
            : (hint ?? undefined)
        }
      >
        {(control) => (
          <Box position="relative">
            <Box
              position="absolute"
              left="3"
              insetY="0"
              zIndex="1"
              display="grid"
              placeItems="center"
              color="fg.muted"
              pointerEvents="none"
            >
              <Search size={18} aria-hidden="true" />
            </Box>
            <Input
              type="search"
              ps="10"
              autoComplete="off"
              placeholder={isChampionship ? "Nome" : "Nome ou e-mail"}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              {...control}
            />
          </Box>
        )}
      </FieldShell>
      <Box
        aria-busy={searching}
        opacity={searching ? 0.6 : 1}
        transition="opacity 0.15s"
        // As high while it loads as afterwards: what comes must not move what is being pressed.
        h={{ base: "17rem", md: "20rem" }}
        overflowY="auto"
        mx="-1"
        px="1"
      >
        {failed === asked ? (
          <ErrorState onRetry={retry} />
        ) : (
          <Catch onError={() => setFailed(asked)}>
            <Suspense fallback={<RowsSkeleton rows={3} />}>
              <AthleteSearchResults
                {...props}
                tournamentId={tournament.id}
                isChampionship={isChampionship}
                guestsWelcome={guestsWelcome}
                substitutes={ownOnly}
                search={asked.search}
                attempt={asked.attempt}
              />
            </Suspense>
          </Catch>
        )}
      </Box>
    </Stack>
  );
}
