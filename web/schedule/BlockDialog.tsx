import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useId, useState } from "react";
import { DialogFrame } from "../ui/DialogFrame";
import { PendingButton } from "../ui/form/PendingButton";
import { SelectField } from "../ui/form/SelectField";
import { TextField } from "../ui/form/TextField";
import { Notice } from "../ui/Notice";
import { toast } from "../ui/toaster";
import { courtWords } from "../../server/sport/scheduling/schedule-words.rules";
import { PeriodFields, type Period } from "./PeriodFields";
import { clockAt, dayAt, instantAt } from "../../server/platform/time/zoned-time.rules";
import { formatShortDay } from "../ui/format";
import { type ScheduleView } from "./public/schedule-view";
import { useBlockCourtMutation, useUnblockCourtMutation } from "./use-schedule-mutations";

interface BlockDialogProps {
  view: ScheduleView;
  open: boolean;
  onClose: () => void;
}

/** Takes a court out of use for a while, and gives it back. */
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
  const formId = useId();
  const blocks = view.occupations.filter(({ kind }) => kind === "BLOCK");
  const nameOf = (key: string) => {
    const { name = "", venue = null } = courts.find((one) => one.key === key) ?? {};
    return courtWords(name, venue);
  };

  const submit = async () => {
    setProblem(null);
    if (court === "" || day === "" || from === "" || until === "")
      return setProblem("Informe a quadra, o dia e o horário.");
    const [startsAt = "", endsAt = ""] = [from, until].map((clock) =>
      instantAt(day, clock, timeZone).toISOString(),
    );
    const told = (await block({ input: { tournamentId, courtKey: court, label, startsAt, endsAt } }))
      ?.blockCourt;
    if (told?.__typename === "BlockCourtSuccess") {
      onClose();
      toast.success({ title: `${nameOf(court)} bloqueada` });
    } else if (told && "message" in told) setProblem(told.message ?? null);
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      sheet
      keepOpen
      title="Bloquear quadra"
      description="Os jogos já programados ali ficam onde estão e passam a mostrar o aviso."
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={blocking}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} pending={blocking}>
            {blocking ? "Bloqueando..." : "Bloquear"}
          </PendingButton>
        </>
      }
    >
      <Stack gap="6">
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack gap="4">
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
            <PeriodFields value={period} onChange={setPeriod} />
            {problem ? <Notice tone="error">{problem}</Notice> : null}
          </Stack>
        </form>
        {blocks.length > 0 ? (
          <Stack gap="2">
            <Heading as="h3" textStyle="md" fontWeight="bold">
              Bloqueios
            </Heading>
            {blocks.map(({ courtKey, startsAt, endsAt, label: reason }) => (
              <HStack key={`${courtKey}${startsAt}`} justify="space-between" gap="3" wrap="wrap">
                <Text>
                  {`${nameOf(courtKey)}, ${formatShortDay(dayAt(startsAt, timeZone))} das ${clockAt(startsAt, timeZone)} às ${clockAt(endsAt, timeZone)}${reason ? `: ${reason}` : ""}`}
                </Text>
                <PendingButton
                  variant="outline"
                  colorPalette="gray"
                  minH="11"
                  pending={unblocking}
                  aria-label={`Liberar ${nameOf(courtKey)}`}
                  onClick={() =>
                    void unblock({
                      input: { tournamentId, courtKey, startsAt: new Date(startsAt).toISOString() },
                    }).then((answer) => {
                      const told = answer?.unblockCourt;
                      if (told && "message" in told) setProblem(told.message ?? null);
                    })
                  }
                >
                  Liberar
                </PendingButton>
              </HStack>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </DialogFrame>
  );
}
