import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { NotebookPen } from "lucide-react";
import { useId, useState } from "react";
import { graphql, useRefetchableFragment } from "react-relay/hooks";
import type { ProgressNotes_athlete$key } from "../../__generated__/ProgressNotes_athlete.graphql";
import query, { type ProgressNotesQuery } from "../../__generated__/ProgressNotesQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { ListFailure } from "../../ui/list/ListFailure";
import { ProgressNote, type ShownNote } from "../progress/ProgressNote";
import { ProgressNoteDialogs, type ActingOnNote } from "../progress/ProgressNoteDialogs";

/** As many as the server tells at once. */
const pageSize = 20;

interface ProgressNotesProps {
  athlete: ProgressNotes_athlete$key;
  /** Of the heading: what it stands under. */
  under: "page" | "details";
}

/** What teachers wrote of an athlete, for who may read it; nothing at all for who may not. */
export function ProgressNotes({ athlete, under }: ProgressNotesProps) {
  const [data, refetch] = useRefetchableFragment<ProgressNotesQuery, ProgressNotes_athlete$key>(
    graphql`
      fragment ProgressNotes_athlete on Athlete
      @refetchable(queryName: "ProgressNotesQuery")
      @argumentDefinitions(before: { type: "DateTime" }) {
        id
        displayName
        level
        viewerTeachesAt {
          arenaId
          name
        }
        progressNotes(before: $before) {
          id
          writtenAt
          ...ProgressNote_note
        }
      }
    `,
    athlete,
  );
  const titleId = useId();
  const [before, setBefore] = useState<string | null>(null);
  const { ask, refreshing, failed } = useListRefetch<ProgressNotesQuery, { before: string | null }>(
    query,
    { id: data.id },
    refetch,
  );
  const [acting, setActing] = useState<ActingOnNote | null>(null);
  const { id, displayName: name, level, viewerTeachesAt, progressNotes: notes } = data;
  if (!notes) return null;
  const goTo = (next: string | null) => {
    setBefore(next);
    ask({ before: next });
  };
  const last = notes.at(-1);
  const correct = ({ id: noteId, kind, text, shownToAthlete, suggestedLevel }: ShownNote) =>
    setActing({
      act: "correct",
      note: { noteId, name, level, kind, text, shownToAthlete, suggestedLevel: suggestedLevel ?? null },
    });
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId} aria-busy={refreshing}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading
          as={under === "page" ? "h2" : "h3"}
          id={titleId}
          textStyle={under === "page" ? "lg" : "md"}
          fontWeight="bold"
        >
          Progresso
        </Heading>
        {viewerTeachesAt.map((place) => (
          <Button
            key={place.arenaId}
            variant="outline"
            colorPalette="sea"
            size="sm"
            minH="11"
            onClick={() =>
              setActing({ act: "write", student: { athleteId: id, arenaId: place.arenaId, name, level } })
            }
          >
            <NotebookPen />
            {viewerTeachesAt.length === 1 ? "Anotar progresso" : `Anotar em ${place.name}`}
          </Button>
        ))}
      </Flex>
      {failed ? (
        <ListFailure title="Não foi possível carregar as anotações" retry={failed} retrying={refreshing} />
      ) : notes.length === 0 ? (
        <Text color="fg.muted">Nenhuma anotação dos professores ainda.</Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {notes.map((note) => (
            <ProgressNote
              key={note.id}
              note={note}
              onCorrect={correct}
              onRemove={({ id: noteId, text }) => setActing({ act: "remove", note: { id: noteId, text } })}
            />
          ))}
        </Stack>
      )}
      {before !== null || notes.length === pageSize ? (
        <Flex gap="2" justify="center">
          {before === null ? null : (
            <Button variant="outline" colorPalette="gray" onClick={() => goTo(null)}>
              Mais recentes
            </Button>
          )}
          {last && notes.length === pageSize ? (
            <Button variant="outline" colorPalette="gray" onClick={() => goTo(last.writtenAt)}>
              Mais antigas
            </Button>
          ) : null}
        </Flex>
      ) : null}
      <ProgressNoteDialogs acting={acting} onClose={() => setActing(null)} />
    </Stack>
  );
}
