import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import { AthleteChoices, type ChosenAthlete } from "../../athletes/public/AthleteChoice";
import { ChoiceChips } from "../../ui/form/Chips";
import { ChoiceList, SearchedChoices } from "../../ui/form/Choices";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDay, formatTime } from "../../ui/format";
import { DialogFrame } from "../../ui/lazy-code";
import { Notice } from "../../ui/PageStates";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { useAddClassStudentMutation, useChangeClassMutation } from "../use-class-mutations";
import type { SessionOfCalendar } from "./class-session-row";
import type { PlanningPlace } from "./planning";

interface AddStudentDialogProps {
  place: PlanningPlace;
  session: SessionOfCalendar;
  open: boolean;
  onClose: () => void;
}

const noAthletes: ReadonlySet<string> = new Set();

/** Books a student for this class, or for every week from it on. */
export function AddStudentDialog({ place, session, open, onClose }: AddStudentDialogProps) {
  const [student, setStudent] = useState<ChosenAthlete | null>(null);
  const [which, setWhich] = useState<"once" | "weekly">(session.isWeekly ? "weekly" : "once");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [add, pending] = useAddClassStudentMutation();

  const send = async () => {
    setRefusal(null);
    if (student === null) return setRefusal("Escolha o atleta.");
    const input = { sessionId: session.id, athleteId: student.id, everyWeek: which === "weekly" };
    const answer = (await add({ input }))?.addClassStudent;

    if (answer?.done) {
      toast.success({ title: `${student.name} está na aula` });
      return onClose();
    }
    if (answer?.refusal) setRefusal(answer.refusal.message);
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      keepOpen={student !== null}
      sheet
      title="Incluir aluno"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton onClick={() => void send()} pending={pending}>
            {pending ? "Incluindo…" : "Incluir"}
          </PendingButton>
        </>
      }
    >
      <Stack gap="5">
        {session.isWeekly ? (
          <ChoiceChips
            legend="Em quais aulas"
            options={[
              { value: "weekly", label: "Toda semana" },
              { value: "once", label: "Só nesta" },
            ]}
            value={which}
            onChange={setWhich}
          />
        ) : null}
        <SearchedChoices
          label="Atleta"
          required
          placeholder="Nome do atleta"
          onSearch={() => setStudent(null)}
        >
          {(search, attempt) => (
            <AthleteChoices
              arenaId={place.arenaId}
              search={search}
              attempt={attempt}
              without={noAthletes}
              chosen={student?.id ?? null}
              onChoose={setStudent}
            />
          )}
        </SearchedChoices>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </DialogFrame>
  );
}

interface SubstituteDialogProps {
  place: PlanningPlace;
  session: SessionOfCalendar;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** 'Trocar professor': sets another teacher for this one class. */
export function SubstituteDialog({ place, session, open, onDone, onClose }: SubstituteDialogProps) {
  const timeZone = usePlaceTime();
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [change, pending] = useChangeClassMutation();
  const day = formatDay(dayAt(Date.parse(session.startsAt), timeZone));
  const others = place.teachers.filter(({ key }) => key !== session.teacherKey);

  const choose = async (teacherKey: string) => {
    if (pending) return;
    setRefusal(null);
    setChosen(teacherKey);
    const answer = (await change({ input: { sessionId: session.id, scope: "THIS", teacherKey } }))
      ?.changeClass;
    setChosen(null);

    if (answer?.done) {
      const name = others.find(({ key }) => key === teacherKey)?.name ?? "Outro professor";
      toast.success({
        title: `${name} dá esta aula`,
        description: "Alunos e professores recebem um e-mail.",
      });
      return onDone();
    }
    if (answer?.refusal) setRefusal(answer.refusal.message);
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      sheet
      title="Trocar professor"
      description={`Só nesta aula: ${day} às ${formatTime(session.startsAt, timeZone)}`}
    >
      <Stack gap="4" pb="4">
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        <ChoiceList
          legend="Quem dá esta aula"
          choices={others.map(({ key, name }) => ({ key, name, facts: null }))}
          chosen={chosen}
          atOnce
          onChoose={(key) => void choose(key)}
          empty="Nenhum outro professor trabalha nesta arena."
        />
      </Stack>
    </DialogFrame>
  );
}
