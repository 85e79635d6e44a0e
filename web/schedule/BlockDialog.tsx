import { useState } from "react";
import { SelectField } from "../ui/form/SelectField";
import { TextField } from "../ui/form/TextField";
import { toast } from "../ui/toaster";
import { courtWords } from "../../server/sport/scheduling/schedule-words.rules";
import { PeriodDialog } from "./PeriodDialog";
import { endBeforeStart, typedSpan } from "./day-plans";
import type { Period } from "./PeriodFields";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import type { ScheduleView } from "./public/schedule-view";
import { useBlockCourtMutation, useUnblockCourtMutation } from "./use-schedule-mutations";

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
