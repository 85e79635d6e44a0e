import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Check, CheckCheck } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { attendanceLabel } from "../../../server/classes/class-kind-and-status.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { AttendanceMarks_session$key } from "../../__generated__/AttendanceMarks_session.graphql";
import { formatDateTime, formatMoney } from "../../ui/format";
import { MoreMenu } from "../../ui/LazyMenu";
import type { MenuAction } from "../../ui/OpenMenu";
import { Notice } from "../../ui/PageStates";
import { usePlaceTime } from "../../ui/PlaceTime";
import { SavingIndicator } from "../../ui/Progress";
import {
  allPresent,
  canMark,
  decided,
  type Difference,
  type KeptAttendance,
  lasts,
  type Mark,
  marked,
  shownOf,
  unmarked,
  wanted,
} from "./attendance-state";
import type { Attendance } from "./KeptAttendances";

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

type Tapped = Exclude<Mark, "BOOKED">;
const markWords: Record<Tapped, { word: string; letter: string; palette: string }> = {
  PRESENT: { word: "Presente", letter: "P", palette: "palm" },
  ABSENT: { word: "Falta", letter: "F", palette: "flag" },
  EXCUSED: { word: "Avisou", letter: "A", palette: "sun" },
};
const tapped = Object.keys(markWords) as Tapped[];

interface AttendanceMarksProps {
  session: AttendanceMarks_session$key;
  /** The unsent marks on this device and their sync state. */
  attendance: Attendance;
  /** Further actions for a student. */
  actionsFor: (student: { athleteId: string; name: string }) => readonly MenuAction[];
}

/**
 * 'Chamada': one tap per student, or one for all and then those who are absent. Marks are stored on the device at once,
 * and sent when every student is marked and there is a connection.
 */
export function AttendanceMarks({ session, attendance: between, actionsFor }: AttendanceMarksProps) {
  const { id, name, category, startsAt, attendedAt, students } = useFragment(
    graphql`
      fragment AttendanceMarks_session on ClassSession {
        id
        name
        category
        startsAt
        attendedAt
        students {
          attendance
          isMakeUp
          unpaidInCents
          athlete {
            id
            displayName
          }
        }
      }
    `,
    session,
  );
  const timeZone = usePlaceTime();
  const { kept, saving, change } = between;
  const called = {
    sessionId: id,
    title: `${name ?? `Aula ${category}`}, ${formatDateTime(startsAt, timeZone)}`,
    wasTaken: attendedAt !== null && attendedAt !== undefined,
    students: students.map(({ attendance, athlete }) => ({
      athleteId: athlete.id,
      name: athlete.displayName,
      attendance,
    })),
  };
  const left = unmarked(kept, called.students).length;
  const open = canMark(kept);
  const mark = (athleteId: string, as: Tapped) =>
    change((before) => marked(before, called, new Map([[athleteId, as]]), Date.now()));

  return (
    <Stack gap="3">
      {kept?.conflict || kept?.refusal ? (
        <AttendanceAsks
          kept={kept}
          onDecide={(choice) => change((before) => before && decided(before, choice))}
          onTryAgain={() => change((before) => before && wanted(before))}
          onGiveUp={() => change(() => null)}
        />
      ) : null}
      {left > 0 ? (
        <Button
          variant="outline"
          colorPalette="palm"
          minH="12"
          disabled={!open}
          onClick={() => change((before) => allPresent(before, called, Date.now()))}
        >
          <CheckCheck />
          {left === students.length ? "Todos presentes" : `Presentes os outros ${left}`}
        </Button>
      ) : null}
      <Text textStyle="xs" color="fg.muted" aria-hidden="true">
        P presente · F falta · A avisou que não vinha
      </Text>
      <Stack as="ul" gap="0" listStyleType="none">
        {students.map(({ athlete, attendance, isMakeUp, unpaidInCents }) => {
          const student = { athleteId: athlete.id, name: athlete.displayName, attendance };
          const shown = shownOf(kept, student);
          const facts = [
            ...(isMakeUp ? ["Reposição"] : []),
            ...(unpaidInCents ? [`Falta pagar ${formatMoney(unpaidInCents)}`] : []),
          ].join(" · ");
          const actions = actionsFor(student);
          return (
            <Flex
              as="li"
              key={athlete.id}
              align="center"
              gap="2"
              py="1"
              _notFirst={{ borderTopWidth: "1px" }}
              borderColor="border.muted"
            >
              <Box flex="1" minW="0">
                <Text fontWeight="semibold" lineHeight="1.25" overflowWrap="anywhere">
                  {student.name}
                </Text>
                {facts ? (
                  <Text textStyle="xs" color="fg.muted">
                    {facts}
                  </Text>
                ) : null}
              </Box>
              <HStack as="fieldset" gap="1" flexShrink="0" aria-label={`Presença de ${student.name}`}>
                {tapped.map((one) => {
                  const { word, letter, palette } = markWords[one];
                  const chosen = shown === one;
                  return (
                    <Button
                      key={one}
                      minW="11"
                      minH="11"
                      px="0"
                      borderRadius="l2"
                      fontWeight="bold"
                      variant={chosen ? "solid" : "outline"}
                      colorPalette={chosen ? palette : "gray"}
                      aria-label={word}
                      aria-pressed={chosen}
                      disabled={!open}
                      onClick={() => mark(athlete.id, one)}
                    >
                      {letter}
                    </Button>
                  );
                })}
              </HStack>
              {actions.length > 0 ? (
                <MoreMenu label={`Mais ações para ${student.name}`} variant="ghost" actions={actions} />
              ) : null}
            </Flex>
          );
        })}
      </Stack>
      <Foot
        state={
          kept === null
            ? called.wasTaken && left === 0
              ? "taken"
              : "begin"
            : kept.ready
              ? "going"
              : "incomplete"
        }
        left={left}
        saving={saving}
        onSend={() => change((before) => before && wanted(before))}
      />
    </Stack>
  );
}

interface FootProps {
  state: "begin" | "incomplete" | "going" | "taken";
  left: number;
  saving: "saved" | "saving" | "away";
  onSend: () => void;
}

/** Sync state of the attendance: only on this device, being sent, or saved on the server. */
function Foot({ state, left, saving, onSend }: FootProps) {
  if (state === "taken")
    return (
      <Text as="output" color="fg.success" textStyle="sm" display="inline-flex" alignItems="center" gap="1.5">
        <Check size={16} aria-hidden="true" />
        Chamada feita
      </Text>
    );
  if (state === "begin") return null;
  const kept = lasts()
    ? "Sem conexão: guardado neste aparelho, será enviado"
    : "Sem conexão: deixe esta página aberta, será enviado";
  if (state === "going") return <SavingIndicator saving={saving} away={kept} />;
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <Text as="output" textStyle="sm">
        {counted(left, "aluno sem marcar", "alunos sem marcar")}.{" "}
        {lasts() ? "Guardado neste aparelho." : "Deixe esta página aberta."}
      </Text>
      <Button size="sm" minH="11" variant="outline" colorPalette="sea" onClick={onSend}>
        Enviar assim mesmo
      </Button>
    </Flex>
  );
}
