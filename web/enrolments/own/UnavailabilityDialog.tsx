import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { useId, useState } from "react";
import { eachDay } from "../../../server/platform/time/calendar-day.rules";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField, TextField } from "../../ui/form/Fields";
import { Notice } from "../../ui/PageStates";
import { endsAfter, spanOn } from "../../../server/platform/time/clock-time.rules";
import { formatShortDay } from "../../ui/format";

interface UnavailabilityDialogProps {
  /** YYYY-MM-DD, of the event. */
  firstDay: string;
  lastDay: string;
  timeZone: string;
  pending: boolean;
  /** @returns why it was refused; null once it is kept. */
  onAdd: (period: { startsAt: string; endsAt: string }) => Promise<string | null>;
  onClose: () => void;
}

/** From when until when, on one of the event's days. */
export function UnavailabilityDialog({
  firstDay,
  lastDay,
  timeZone,
  pending,
  onAdd,
  onClose,
}: UnavailabilityDialogProps) {
  const [day, setDay] = useState(firstDay);
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const formId = useId();

  const add = async () => {
    if (from === "" || until === "") return setProblem("Informe o começo e o fim do horário.");
    if (!endsAfter(from, until)) return setProblem("O fim deve ser depois do início.");
    const { startsAt, endsAt } = spanOn(day, { starts: from, ends: until }, timeZone);
    const refusal = await onAdd({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() });
    if (refusal === null) onClose();
    else setProblem(refusal);
  };

  return (
    <DialogFrame
      open
      onClose={onClose}
      busy={pending}
      sheet
      keepOpen
      title="Quando você não pode jogar?"
      description="Só a organização vê. Se precisar de mais horários, fale com ela."
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} pending={pending}>
            {pending ? "Salvando..." : "Salvar horário"}
          </PendingButton>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Stack gap="4">
          <SelectField
            label="Dia"
            options={eachDay(firstDay, lastDay).map((one) => ({ value: one, label: formatShortDay(one) }))}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <SimpleGrid columns={2} gap="3">
            <TextField
              type="time"
              label="Das"
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
            <TextField
              type="time"
              label="Às"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          </SimpleGrid>
          {problem ? <Notice tone="error">{problem}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}
