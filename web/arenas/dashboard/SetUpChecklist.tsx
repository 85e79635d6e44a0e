import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { Check, Circle, ListChecks } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SetUpChecklist_arena$key } from "../../__generated__/SetUpChecklist_arena.graphql";
import { Card } from "../../ui/Cards";
import { TextLink } from "../../ui/Links";
import { joinRequestsPath } from "../../athletes/public/join-paths";
import { newTournamentPath } from "../../tournaments/public/tournament-path";
import { courtsAndPricesPath, receivingPath } from "../settings/arena-settings-path";

const teachersPath = "/arena-teachers";

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

interface SetUp {
  hasSavedSettings: boolean;
  hasPixKey: boolean;
  athleteCount: number;
  teacherCount: number;
  tournamentCount: number;
}

interface SetUpStep {
  label: string;
  to: string;
  isDone: boolean;
}

/** What a new arena does, in this order. */
export function setUpSteps(setUp: SetUp): SetUpStep[] {
  return [
    { label: "Confira quadras, preços e horários", to: courtsAndPricesPath, isDone: setUp.hasSavedSettings },
    { label: "Cadastre a chave Pix da arena", to: receivingPath, isDone: setUp.hasPixKey },
    { label: "Convide os atletas pelo link da arena", to: joinRequestsPath, isDone: setUp.athleteCount > 0 },
    { label: "Cadastre os professores", to: teachersPath, isDone: setUp.teacherCount > 0 },
    { label: "Crie o primeiro torneio", to: newTournamentPath, isDone: setUp.tournamentCount > 0 },
  ];
}
