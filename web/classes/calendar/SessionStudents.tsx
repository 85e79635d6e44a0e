import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { attendanceLabel, takesPlace } from "../../../server/classes/class-kind-and-status.rules";
import type { SessionStudents_session$key } from "../../__generated__/SessionStudents_session.graphql";
import { formatMoney } from "../../ui/format";
import { DetailSection } from "../../ui/Facts";
import { lazyDialog } from "../../ui/lazy-code";
import { MoreMenu } from "../../ui/LazyMenu";
import type { MenuAction } from "../../ui/OpenMenu";
import { Person } from "../../ui/Person";
import { toast } from "../../ui/toaster";
import { useActing } from "../../ui/dialog-state";
import { useNow } from "../../ui/TimeAgo";
import { Places } from "../public/ClassOccupancy";
import { useRemoveClassStudentMutation } from "../use-class-mutations";
import { AttendanceAsks, AttendanceMarks } from "../attendance/AttendanceMarks";
import { decided, wanted } from "../attendance/attendance-state";
import { useAttendance } from "../attendance/KeptAttendances";
import { ProgressNoteDialogs, type ActingOnNote } from "../progress/ProgressNoteDialogs";

const ReadNotesDialog = lazyDialog(async () => (await import("../progress/ReadNotesDialog")).ReadNotesDialog);

interface SessionStudentsProps {
  session: SessionStudents_session$key;
  arenaId: string;
  mayChange: boolean;
  onAdd: () => void;
}

interface AStudent {
  athleteId: string;
  name: string;
}

/** The attendance opens half an hour before the class. */
const opensBeforeMs = 30 * 60_000;

/** Who is in a class; from half an hour before it on, who was there. */
export function SessionStudents({ session: key, arenaId, mayChange, onAdd }: SessionStudentsProps) {
  const session = useFragment(
    graphql`
      fragment SessionStudents_session on ClassSession {
        id
        startsAt
        status
        isWeekly
        maxStudents
        studentCount
        viewerTeaches
        students {
          attendance
          isMakeUp
          unpaidInCents
          athlete {
            id
            displayName
            level
          }
        }
        ...AttendanceMarks_session
      }
    `,
    key,
  );
  const now = useNow().getTime();
  const [remove, removing] = useRemoveClassStudentMutation();
  const { id, startsAt, status, isWeekly, maxStudents, studentCount, students } = session;
  const attendanceHere = useAttendance(id);
  const { kept, change } = attendanceHere;
  const [noting, setNoting] = useState<ActingOnNote | null>(null);
  const [reading, setReading] = useState<{ athleteId: string; name: string } | null>(null);
  const read = useActing(reading);
  const attends = status !== "CANCELLED" && now >= Date.parse(startsAt) - opensBeforeMs;

  const takeOut = async (athleteId: string, name: string, everyWeek: boolean) => {
    const answer = (await remove({ input: { sessionId: id, athleteId, everyWeek } }))?.removeClassStudent;
    if (answer?.done)
      toast.success({
        title: everyWeek ? `${name} saiu desta e das próximas aulas` : `${name} saiu desta aula`,
      });
    else if (answer?.refusal) toast.error({ title: answer.refusal.message });
  };

  const levelOf = new Map(students.map(({ athlete }) => [athlete.id, athlete.level]));
  const aboutProgress = ({ athleteId, name }: AStudent): MenuAction[] => {
    const level = levelOf.get(athleteId);
    const student = level && { athleteId, arenaId, name, level };
    return [
      ...(session.viewerTeaches && student
        ? [{ label: "Anotar progresso…", onSelect: () => setNoting({ act: "write", student }) }]
        : []),
      { label: "Ver anotações", onSelect: () => setReading({ athleteId, name }) },
    ];
  };

  return (
    <DetailSection title={attends ? "Chamada" : "Alunos"}>
      <Flex justify="space-between" align="center" gap="3">
        <Places taken={studentCount} of={maxStudents} />
        {mayChange && studentCount < maxStudents ? (
          <Button variant="outline" colorPalette="sea" size="sm" minH="11" onClick={onAdd}>
            <UserPlus />
            Incluir aluno
          </Button>
        ) : null}
      </Flex>
      {kept && !attends ? (
        <AttendanceAsks
          kept={{ ...kept, refusal: kept.refusal ?? "Esta aula não tem chamada agora." }}
          onDecide={(choice) => change((before) => before && decided(before, choice))}
          onTryAgain={() => change((before) => before && wanted(before))}
          onGiveUp={() => change(() => null)}
        />
      ) : null}
      {students.length === 0 ? (
        <Text color="fg.muted">Ninguém nesta aula ainda.</Text>
      ) : attends ? (
        <AttendanceMarks session={session} attendance={attendanceHere} actionsFor={aboutProgress} />
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {students.map(({ athlete, attendance, isMakeUp, unpaidInCents }) => (
            <Flex as="li" key={athlete.id} justify="space-between" align="center" gap="3" minH="12">
              <Person
                name={athlete.displayName}
                facts={[
                  ...(attendance === "BOOKED" ? [] : [attendanceLabel[attendance]]),
                  ...(isMakeUp ? ["Reposição"] : []),
                  ...(unpaidInCents ? [`Falta pagar ${formatMoney(unpaidInCents)}`] : []),
                ].join(" · ")}
              />
              <MoreMenu
                label={`Mais ações para ${athlete.displayName}`}
                variant="ghost"
                aria-disabled={removing || undefined}
                actions={[
                  ...aboutProgress({
                    athleteId: athlete.id,
                    name: athlete.displayName,
                  }),
                  ...(mayChange && takesPlace.includes(attendance)
                    ? [
                        {
                          label: "Tirar desta aula",
                          onSelect: () => void takeOut(athlete.id, athlete.displayName, false),
                        },
                      ]
                    : []),
                  ...(mayChange && takesPlace.includes(attendance) && isWeekly
                    ? [
                        {
                          label: "Tirar desta e das próximas",
                          dangerous: true,
                          onSelect: () => void takeOut(athlete.id, athlete.displayName, true),
                        },
                      ]
                    : []),
                ]}
              />
            </Flex>
          ))}
        </Stack>
      )}
      <ProgressNoteDialogs acting={noting} onClose={() => setNoting(null)} />
      {read ? (
        <ReadNotesDialog
          key={read.opening}
          student={read.acting}
          open={read.open}
          onClose={() => setReading(null)}
        />
      ) : null}
    </DetailSection>
  );
}
