import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { LevelSuggestions_arena$key } from "../../__generated__/LevelSuggestions_arena.graphql";
import { Panel } from "../../ui/Cards";
import { TextLink } from "../../ui/Links";
import { SuggestionAnswer } from "../progress/SuggestionAnswer";

/** As many as the server tells at once: the others follow when these are answered. */
const atOnce = 20;

/** Levels that teachers suggest and the arena has not answered; nothing where none waits. */
export function LevelSuggestions({ arena }: { arena: LevelSuggestions_arena$key }) {
  const { waitingLevelSuggestions: all } = useFragment(
    graphql`
      fragment LevelSuggestions_arena on Arena {
        waitingLevelSuggestions {
          id
          text
          suggestedLevel
          suggestion
          teacherName
          athlete {
            key
            displayName
            level
          }
        }
      }
    `,
    arena,
  );
  const waiting = (all ?? []).filter(({ suggestion }) => suggestion === "WAITING");
  if (waiting.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="sugestoes-de-nivel" p="4">
      <Heading as="h2" id="sugestoes-de-nivel" textStyle="lg" fontWeight="bold">
        {counted(waiting.length, "sugestão de nível", "sugestões de nível")}
      </Heading>
      {all?.length === atOnce ? (
        <Text textStyle="sm" color="fg.muted">
          As mais antigas. Se houver outras, aparecem quando você voltar a esta página.
        </Text>
      ) : null}
      <Stack as="ul" gap="0" listStyleType="none">
        {waiting.map(({ id, text, suggestedLevel, teacherName, athlete }) =>
          suggestedLevel ? (
            <Flex
              as="li"
              key={id}
              py="3"
              gap="3"
              align="center"
              justify="space-between"
              wrap="wrap"
              _notFirst={{ borderTopWidth: "1px" }}
              borderColor="border.muted"
            >
              <Box minW="0" flex="1 1 14rem">
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  <TextLink to={`/athlete-classes/${athlete.key}`}>{athlete.displayName}</TextLink>:{" "}
                  {athleteLevelLabel[athlete.level]} → {athleteLevelLabel[suggestedLevel]}
                </Text>
                <Text textStyle="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
                  {teacherName}: {text}
                </Text>
              </Box>
              <SuggestionAnswer noteId={id} level={suggestedLevel} />
            </Flex>
          ) : null,
        )}
      </Stack>
    </Panel>
  );
}
