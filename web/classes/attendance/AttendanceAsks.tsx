import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { attendanceLabel } from "../../../server/classes/class-words.rules";
import { Notice } from "../../ui/Notice";
import type { Difference, KeptAttendance } from "./attendance-state";

interface AttendanceAsksProps {
  kept: KeptAttendance;
  onDecide: (choice: "mine" | "theirs") => void;
  onTryAgain: () => void;
  onGiveUp: () => void;
}

/**
 * Asks the user to resolve a conflict with another device, or shows the server's refusal. Nothing is sent until they
 * decide.
 */
export function AttendanceAsks({ kept, onDecide, onTryAgain, onGiveUp }: AttendanceAsksProps) {
  const { conflict, refusal } = kept;
  if (conflict) return <Conflict differences={conflict} onDecide={onDecide} />;
  return (
    <Notice tone="error">
      <Stack gap="3">
        <Box>
          <Text fontWeight="semibold">A chamada não foi enviada</Text>
          <Text>{refusal} As marcações continuam neste aparelho.</Text>
        </Box>
        <Choices>
          <Button minH="11" variant="outline" colorPalette="gray" onClick={onGiveUp}>
            Descartar marcações
          </Button>
          <Button minH="11" variant="outline" colorPalette="sea" onClick={onTryAgain}>
            Tentar de novo
          </Button>
        </Choices>
      </Stack>
    </Notice>
  );
}

function Conflict({
  differences,
  onDecide,
}: {
  differences: readonly Difference[];
  onDecide: (choice: "mine" | "theirs") => void;
}) {
  const present = differences.filter(({ theirs }) => theirs !== null);
  return (
    <Notice tone="warning">
      <Stack gap="3" role="alert">
        <Box>
          <Text fontWeight="semibold">A chamada mudou enquanto você marcava</Text>
          <Box as="ul" listStyleType="none">
            {differences.map(({ athleteId, name, mine, theirs }) => (
              <Box as="li" key={athleteId} overflowWrap="anywhere">
                {theirs === null
                  ? `${name} saiu da aula; ${wordOf(mine)} não pode ser salvo.`
                  : `${name}: está ${wordOf(theirs)}, você marcou ${wordOf(mine)}.`}
              </Box>
            ))}
          </Box>
        </Box>
        <Choices>
          <Button minH="11" variant="outline" colorPalette="gray" onClick={() => onDecide("theirs")}>
            {present.length > 0 ? "Ficar com o que está salvo" : "Entendi, seguir sem"}
          </Button>
          {present.length > 0 ? (
            <Button minH="11" variant="outline" colorPalette="sea" onClick={() => onDecide("mine")}>
              Usar o meu
            </Button>
          ) : null}
        </Choices>
      </Stack>
    </Notice>
  );
}

const wordOf = (attendance: keyof typeof attendanceLabel): string => `“${attendanceLabel[attendance]}”`;

const Choices = ({ children }: { children: ReactNode }) => (
  <Flex gap="2" wrap="wrap" css={{ "& > *": { flex: "1 1 9rem", bg: "bg.panel" } }}>
    {children}
  </Flex>
);
