import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import {
  progressKindLabel,
  suggestionStateLabel,
} from "../../../server/classes/progress/progress-words.rules";
import { dayAt } from "../../../server/platform/time/zoned-time.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type {
  ProgressNote_note$data,
  ProgressNote_note$key,
} from "../../__generated__/ProgressNote_note.graphql";
import { formatDate } from "../../ui/format";
import { MoreMenu } from "../../ui/MoreMenu";
import { StatusBadge } from "../../ui/StatusBadge";
import { SuggestionAnswer } from "./SuggestionAnswer";

export type ShownNote = Omit<ProgressNote_note$data, " $fragmentType">;

interface ProgressNoteProps {
  note: ProgressNote_note$key;
  onCorrect: (note: ShownNote) => void;
  onRemove: (note: ShownNote) => void;
}

/** One note: when and by whom, what it says, and which level it suggests. */
export function ProgressNote({ note: key, onCorrect, onRemove }: ProgressNoteProps) {
  const note = useFragment(
    graphql`
      fragment ProgressNote_note on ProgressNote {
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
