import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AbsencesDialog_tournament$key } from "../__generated__/AbsencesDialog_tournament.graphql";
import { SelectField } from "../ui/form/SelectField";
import { PeriodDialog } from "./PeriodDialog";
import { endBeforeStart, typedSpan } from "./day-plans";
import type { Period } from "./PeriodFields";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import type { ScheduleView, ViewAbsence } from "./public/schedule-view";
import { useSetUnavailabilityMutation } from "./use-schedule-mutations";

interface AbsencesDialogProps {
  tournament: AbsencesDialog_tournament$key;
  view: ScheduleView;
  open: boolean;
  onClose: () => void;
}

/** Indisponibilidades: the times at which an entry cannot play. */
export function AbsencesDialog({ tournament: key, view, open, onClose }: AbsencesDialogProps) {
  const { enrolments } = useFragment(
    graphql`
      fragment AbsencesDialog_tournament on Tournament {
        enrolments {
          id
          athlete {
            displayName
          }
        }
      }
    `,
    key,
  );
  const { absences, timeZone } = view;
  const [enrolmentId, setEnrolmentId] = useState("");
  const [period, setPeriod] = useState<Period>(() => ({
    day: dayAt(view.hours[0]?.startsAt ?? Date.now(), timeZone),
    from: "",
    until: "",
  }));
  const { day, from, until } = period;
  const [problem, setProblem] = useState<string | null>(null);
  const [save, pending] = useSetUnavailabilityMutation();
  const options = enrolments
    .map(({ id, athlete }) => ({ value: id, label: athlete.displayName }))
    .sort((a, b) => a.label.localeCompare(b.label, "pt-BR"));

  const send = async (of: string, periods: readonly Pick<ViewAbsence, "startsAt" | "endsAt">[]) => {
    setProblem(null);
    const input = {
      enrolmentId: of,
      periods: periods.map(({ startsAt, endsAt }) => ({
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
      })),
    };
    const result = (await save({ input }))?.setUnavailability;
    if (result?.refusal) setProblem(result.refusal.message);
    return result?.done;
  };
  const ofEnrolment = (id: string) => absences.filter((absence) => absence.enrolmentId === id);

  const add = async () => {
    if (enrolmentId === "" || day === "" || from === "" || until === "")
      return setProblem("Escolha o atleta, o dia e o horário.");
    const span = typedSpan(period, timeZone);
    if (!span) return setProblem(endBeforeStart);
    const added = { startsAt: Date.parse(span.startsAt), endsAt: Date.parse(span.endsAt) };
    if (!(await send(enrolmentId, [...ofEnrolment(enrolmentId), added]))) return;
    setPeriod({ ...period, from: "", until: "" });
  };

  return (
    <PeriodDialog
      open={open}
      onClose={onClose}
      title="Indisponibilidades"
      description="A programação não marca jogos do atleta nesses horários."
      closeLabel="Fechar"
      submit={{ label: "Adicionar", pendingLabel: "Salvando...", pending, run: add }}
      period={period}
      onPeriod={setPeriod}
      problem={problem}
      timeZone={timeZone}
      kept={{
        title: "Registradas",
        takeLabel: "Remover",
        takes: ({ of }) => `Remover a indisponibilidade de ${of}`,
        pending,
        list: absences.map((absence) => ({
          key: `${absence.enrolmentId}${absence.startsAt}`,
          of: absence.name,
          startsAt: absence.startsAt,
          endsAt: absence.endsAt,
          note: absence.byAthlete ? " (informada pelo atleta)" : "",
          onTake: () =>
            void send(
              absence.enrolmentId,
              ofEnrolment(absence.enrolmentId).filter((other) => other !== absence),
            ),
        })),
      }}
    >
      <SelectField
        label="Atleta"
        placeholder="Escolha"
        value={enrolmentId}
        onChange={(event) => setEnrolmentId(event.target.value)}
        options={options}
      />
    </PeriodDialog>
  );
}
