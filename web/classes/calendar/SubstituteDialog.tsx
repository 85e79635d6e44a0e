import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { dayAt } from "../../../server/platform/time/zoned-time.rules";
import { DialogFrame } from "../../ui/DialogFrame";
import { ChoiceList } from "../../ui/form/ChoiceList";
import { formatDay, formatTime } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { useChangeClassMutation } from "../use-class-mutations";
import type { PlanningPlace } from "./planning";
import type { SessionOfCalendar } from "./class-session-row";

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
