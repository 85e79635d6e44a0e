import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { NotebookPen } from "lucide-react";
import { useId, useState } from "react";
import { graphql, useFragment, useRefetchableFragment } from "react-relay/hooks";
import {
  progressKindLabel,
  suggestionStateLabel,
} from "../../../server/classes/progress/progress-words.rules";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type {
  ProgressNotes_note$data,
  ProgressNotes_note$key,
} from "../../__generated__/ProgressNotes_note.graphql";
import type { ProgressNotes_athlete$key } from "../../__generated__/ProgressNotes_athlete.graphql";
import type { ProgressNotesQuery } from "../../__generated__/ProgressNotesQuery.graphql";
import query from "../../__generated__/ProgressNotesQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { formatDate } from "../../ui/format";
import { ListFailure } from "../../ui/list/ListStates";
import { MoreMenu } from "../../ui/LazyMenu";
import { StatusBadge } from "../../ui/Badges";
import { type ActingOnNote, ProgressNoteDialogs } from "../progress/ProgressNoteDialogs";
import { SuggestionAnswer } from "../progress/SuggestionAnswer";

type ShownNote = Omit<ProgressNotes_note$data, " $fragmentType">;

interface ProgressNoteProps {
  note: ProgressNotes_note$key;
  onCorrect: (note: ShownNote) => void;
  onRemove: (note: ShownNote) => void;
}

/** One note: when and by whom, what it says, and which level it suggests. */
function ProgressNote({ note: key, onCorrect, onRemove }: ProgressNoteProps) {
  const note = useFragment(
    graphql`
      fragment ProgressNotes_note on ProgressNote {
        id
        kind
        text
        shownToAthlete
        suggestedLevel
        suggestion
        writtenAt
        correctedAt
        teacherName
        arenaName
        timeZone
        viewerCanCorrect
        viewerCanRemove
        viewerCanAnswer
      }
    `,
    key,
  );
  const { kind, text, suggestedLevel, suggestion, writtenAt, correctedAt, teacherName, arenaName } = note;
  const day = formatDate(dayAt(Date.parse(writtenAt), note.timeZone));
  const actions = [
    ...(note.viewerCanCorrect ? [{ label: "Corrigir…", onSelect: () => onCorrect(note) }] : []),
    ...(note.viewerCanRemove ? [{ label: "Remover…", dangerous: true, onSelect: () => onRemove(note) }] : []),
  ];
  return (
    <Box as="li" py="3" _notFirst={{ borderTopWidth: "1px" }} borderColor="border.muted">
      <Flex align="flex-start" justify="space-between" gap="2">
        <Box minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {progressKindLabel[kind]}
          </Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {teacherName} · {arenaName} · {day}
            {correctedAt ? " · corrigida" : ""}
          </Text>
        </Box>
        {actions.length > 0 ? (
          <MoreMenu label={`Mais ações para a anotação de ${day}`} variant="ghost" actions={actions} />
        ) : null}
      </Flex>
      <Text mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
      {note.shownToAthlete && note.viewerCanRemove ? (
        <Box mt="2">
          <StatusBadge tone="joined">O atleta lê</StatusBadge>
        </Box>
      ) : null}
      {suggestedLevel && suggestion ? (
        <Flex mt="2" align="center" gap="3" wrap="wrap">
          <Text textStyle="sm" fontWeight="semibold">
            Nível sugerido: {athleteLevelLabel[suggestedLevel]}
          </Text>
          {note.viewerCanAnswer ? (
            <SuggestionAnswer noteId={note.id} level={suggestedLevel} />
          ) : (
            <Text textStyle="sm" color="fg.muted">
              {suggestionStateLabel[suggestion]}
            </Text>
          )}
        </Flex>
      ) : null}
    </Box>
  );
}

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
          ...ProgressNotes_note
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
