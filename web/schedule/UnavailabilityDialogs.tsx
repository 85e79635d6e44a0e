import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { courtWords } from "../../server/sport/scheduling/schedule-words.rules";
import type { UnavailabilityDialogs_tournament$key } from "../__generated__/UnavailabilityDialogs_tournament.graphql";
import { SelectField, TextField } from "../ui/form/Fields";
import { toast } from "../ui/toaster";
import { endBeforeStart, typedSpan } from "./DayHours";
import { type Period, PeriodDialog } from "./PeriodDialog";
import type { ScheduleView, ViewAbsence } from "./public/schedule-view";
import {
  useBlockCourtMutation,
  useSetUnavailabilityMutation,
  useUnblockCourtMutation,
} from "./use-schedule-mutations";

interface AbsencesDialogProps {
  tournament: UnavailabilityDialogs_tournament$key;
  view: ScheduleView;
  open: boolean;
  onClose: () => void;
}

/** Indisponibilidades: the times at which an entry cannot play. */
export function AbsencesDialog({ tournament: key, view, open, onClose }: AbsencesDialogProps) {
  const { enrolments } = useFragment(
    graphql`
      fragment UnavailabilityDialogs_tournament on Tournament {
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

interface BlockDialogProps {
  view: ScheduleView;
  open: boolean;
  onClose: () => void;
}

/** Blocks a court for a period, and unblocks it. */
export function BlockDialog({ view, open, onClose }: BlockDialogProps) {
  const { courts, timeZone, tournamentId } = view;
  const [court, setCourt] = useState(courts[0]?.key ?? "");
  const [label, setLabel] = useState("");
  const [period, setPeriod] = useState<Period>(() => ({
    day: dayAt(view.hours[0]?.startsAt ?? Date.now(), timeZone),
    from: "",
    until: "",
  }));
  const { day, from, until } = period;
  const [problem, setProblem] = useState<string | null>(null);
  const [block, blocking] = useBlockCourtMutation();
  const [unblock, unblocking] = useUnblockCourtMutation();
  const blocks = view.occupations.filter(({ kind }) => kind === "BLOCK");
  const nameOf = (key: string) => {
    const found = courts.find((one) => one.key === key);
    return found ? courtWords(found.name, found.venue) : "Quadra que saiu do torneio";
  };

  const submit = async () => {
    setProblem(null);
    if (court === "" || day === "" || from === "" || until === "")
      return setProblem("Informe a quadra, o dia e o horário.");
    const span = typedSpan(period, timeZone);
    if (!span) return setProblem(endBeforeStart);
    const result = (await block({ input: { tournamentId, courtKey: court, label, ...span } }))?.blockCourt;
    if (result?.done) {
      onClose();
      toast.success({ title: `${nameOf(court)} bloqueada` });
    } else if (result?.refusal) setProblem(result.refusal.message ?? null);
  };

  const free = async (courtKey: string, startsAt: number) => {
    const input = { tournamentId, courtKey, startsAt: new Date(startsAt).toISOString() };
    const result = (await unblock({ input }))?.unblockCourt;
    if (result?.refusal) setProblem(result.refusal.message ?? null);
  };

  return (
    <PeriodDialog
      open={open}
      onClose={onClose}
      title="Bloquear quadra"
      description="Os jogos já programados ali ficam onde estão e passam a mostrar o aviso."
      closeLabel="Cancelar"
      submit={{ label: "Bloquear", pendingLabel: "Bloqueando…", pending: blocking, run: submit }}
      period={period}
      onPeriod={setPeriod}
      problem={problem}
      timeZone={timeZone}
      kept={{
        title: "Bloqueios",
        takeLabel: "Liberar",
        takes: ({ of }) => `Liberar ${of}`,
        pending: unblocking,
        list: blocks.map(({ courtKey, startsAt, endsAt, label: reason }) => ({
          key: `${courtKey}${startsAt}`,
          of: nameOf(courtKey),
          startsAt,
          endsAt,
          note: reason ? `: ${reason}` : "",
          onTake: () => void free(courtKey, startsAt),
        })),
      }}
    >
      <SelectField
        label="Quadra"
        value={court}
        onChange={(event) => setCourt(event.target.value)}
        options={courts.map(({ key, name, venue }) => ({
          value: key,
          label: venue ? `${name} · ${venue}` : name,
        }))}
      />
      <TextField
        label="Motivo"
        placeholder="Ex: chuva, rede rasgada"
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
    </PeriodDialog>
  );
}
