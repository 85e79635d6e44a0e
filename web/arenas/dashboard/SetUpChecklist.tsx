import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { Check, Circle, ListChecks } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SetUpChecklist_arena$key } from "../../__generated__/SetUpChecklist_arena.graphql";
import { Card } from "../../ui/Card";
import { TextLink } from "../../ui/TextLink";
import { setUpSteps } from "./set-up-steps";

/** What a new arena does first; gone once it is done. */
export function SetUpChecklist({ arena }: { arena: SetUpChecklist_arena$key }) {
  const { today } = useFragment(
    graphql`
      fragment SetUpChecklist_arena on Arena {
        today {
          setUp {
            hasSavedSettings
            hasPixKey
            athleteCount
            teacherCount
            tournamentCount
          }
        }
      }
    `,
    arena,
  );
  const setUp = today?.setUp;
  if (!setUp) return null;
  const { hasSavedSettings, hasPixKey, athleteCount, teacherCount, tournamentCount } = setUp;
  const steps = setUpSteps({ hasSavedSettings, hasPixKey, athleteCount, teacherCount, tournamentCount });
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Card
      title="Primeiros passos"
      icon={ListChecks}
      action={<Text color="fg.muted">{`${done} de ${steps.length}`}</Text>}
    >
      <Box as="ol" listStyleType="none">
        {steps.map(({ isDone, label, to }) => (
          <Flex as="li" key={label} align="center" gap="3" minH="11">
            <Box
              as={isDone ? Check : Circle}
              boxSize="5"
              flexShrink="0"
              color={isDone ? "fg.success" : "fg.subtle"}
              aria-hidden="true"
            />
            {isDone ? (
              <Text color="fg.muted">
                {label}
                <Box as="span" srOnly>
                  {" "}
                  (feito)
                </Box>
              </Text>
            ) : (
              <TextLink to={to}>{label}</TextLink>
            )}
          </Flex>
        ))}
      </Box>
    </Card>
  );
}
