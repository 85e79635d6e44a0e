import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AbsencesDialog_tournament$key } from "../__generated__/AbsencesDialog_tournament.graphql";
import { DialogFrame } from "../ui/DialogFrame";
import { PendingButton } from "../ui/form/PendingButton";
import { SelectField } from "../ui/form/SelectField";
import { Notice } from "../ui/Notice";
import { PeriodFields, type Period } from "./PeriodFields";
import { clockAt, dayAt, instantAt } from "../../server/platform/time/zoned-time.rules";
import { formatShortDay } from "../ui/format";
import { type ScheduleView, type ViewAbsence } from "./public/schedule-view";
import { useSetUnavailabilityMutation } from "./use-schedule-mutations";

interface AbsencesDialogProps {
  tournament: AbsencesDialog_tournament$key;
  view: ScheduleView;
  open: boolean;
  onClose: () => void;
}

/** Indisponibilidades: when somebody enrolled cannot play. */
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
  const formId = useId();
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
    const told = (await save({ input }))?.setUnavailability;
    if (told?.__typename === "InvalidInput") setProblem(told.message);
    return told?.__typename === "SetUnavailabilitySuccess";
  };
  const ofEnrolment = (id: string) => absences.filter((absence) => absence.enrolmentId === id);

  const add = async () => {
    if (enrolmentId === "" || day === "" || from === "" || until === "")
      return setProblem("Escolha o atleta, o dia e o horário.");
    const startsAt = instantAt(day, from, timeZone).getTime();
    const endsAt = instantAt(day, until, timeZone).getTime();
    if (!(await send(enrolmentId, [...ofEnrolment(enrolmentId), { startsAt, endsAt }]))) return;
    setPeriod({ ...period, from: "", until: "" });
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      sheet
      keepOpen
      title="Indisponibilidades"
      description="A programação não marca jogos do atleta nesses horários."
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose}>
            Fechar
          </Button>
          <PendingButton type="submit" form={formId} pending={pending}>
            {pending ? "Salvando..." : "Adicionar"}
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
            void add();
          }}
        >
          <Stack gap="4">
            <SelectField
              label="Atleta"
              placeholder="Escolha"
              value={enrolmentId}
              onChange={(event) => setEnrolmentId(event.target.value)}
              options={options}
            />
            <PeriodFields value={period} onChange={setPeriod} />
            {problem ? <Notice tone="error">{problem}</Notice> : null}
          </Stack>
        </form>
        {absences.length > 0 ? (
          <Stack gap="2">
            <Heading as="h3" textStyle="md" fontWeight="bold">
              Registradas
            </Heading>
            {absences.map((absence) => (
              <HStack
                key={`${absence.enrolmentId}${absence.startsAt}`}
                justify="space-between"
                gap="3"
                wrap="wrap"
              >
                <Text>
                  {`${absence.name}, ${formatShortDay(dayAt(absence.startsAt, timeZone))} das ${clockAt(absence.startsAt, timeZone)} às ${clockAt(absence.endsAt, timeZone)}${absence.byAthlete ? " (informada pelo atleta)" : ""}`}
                </Text>
                <PendingButton
                  variant="outline"
                  colorPalette="gray"
                  minH="11"
                  pending={pending}
                  aria-label={`Remover a indisponibilidade de ${absence.name}`}
                  onClick={() =>
                    void send(
                      absence.enrolmentId,
                      ofEnrolment(absence.enrolmentId).filter((other) => other !== absence),
                    )
                  }
                >
                  Remover
                </PendingButton>
              </HStack>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </DialogFrame>
  );
}
