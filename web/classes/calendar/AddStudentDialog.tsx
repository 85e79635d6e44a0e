import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { DialogFrame } from "../../ui/DialogFrame";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { PendingButton } from "../../ui/form/PendingButton";
import { SearchedChoices } from "../../ui/form/SearchedChoices";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { useAddClassStudentMutation } from "../use-class-mutations";
import type { PlanningPlace } from "./planning";
import type { SessionOfCalendar } from "./class-session-row";
import { AthleteChoices, type ChosenAthlete } from "../../athletes/public/AthleteChoices";

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
