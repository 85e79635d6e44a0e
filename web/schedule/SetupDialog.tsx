import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { MapPinPlus, Plus } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { counted } from "../../server/platform/numbers.rules";
import { DialogFrame } from "../ui/lazy-code";
import { PendingButton } from "../ui/form/PendingButton";
import { TextField } from "../ui/form/Fields";
import { Toggle } from "../ui/form/Toggle";
import { Notice } from "../ui/PageStates";
import { toast } from "../ui/toaster";
import { DayHours, type DayPlan, hoursInput, planProblem, readDayPlans } from "./DayHours";
import type { ScheduleView } from "./public/schedule-view";
import { useSetUpScheduleMutation, useSetVenueMutation } from "./use-schedule-mutations";

interface OtherVenuesProps {
  view: ScheduleView;
  /** Called with the courts of a removed venue, which no day may keep. */
  onRemoved: (courtKeys: readonly string[]) => void;
}

/** Outros locais: courts that the tournament has in addition to the arena's. Each change is saved at once. */
function OtherVenues({ view: { tournamentId, available }, onRemoved }: OtherVenuesProps) {
  const [name, setName] = useState("");
  const [count, setCount] = useState("2");
  const [problem, setProblem] = useState<string | null>(null);
  const [save, pending] = useSetVenueMutation();
  const elsewhere = available.filter(({ isElsewhere }) => isElsewhere);
  const venues = [...new Set(elsewhere.map(({ venue }) => venue))];
  const courtsAt = (venue: string) => elsewhere.filter((court) => court.venue === venue);

  const send = async (venue: string, courtCount: number) => {
    setProblem(null);
    const input = { tournamentId, name: venue, courtCount };
    const result = (await save({ input }))?.setTournamentVenue;
    if (result?.refusal) setProblem(result.refusal.message ?? null);
    return result?.done;
  };
  const add = async () => {
    const courtCount = Number(count) || 0;
    if (courtCount === 0) return setProblem("Informe quantas quadras há no local.");
    if (await send(name, courtCount)) setName("");
  };
  // The fields are inside the dialog's form: Enter must add this venue, not submit the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void add();
  };

  return (
    <Stack as="section" aria-label="Outros locais" gap="3">
      <Stack gap="1">
        <Heading as="h3" textStyle="md" fontWeight="bold">
          Outros locais
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          Quadras fora da arena, só para este torneio. Depois de adicionar, marque-as em cada dia.
        </Text>
      </Stack>
      {venues.map((venue) => (
        <HStack key={venue} justify="space-between" gap="3" wrap="wrap">
          <Text>{`${venue}: ${courtsWords(courtsAt(venue).length)}`}</Text>
          <PendingButton
            variant="outline"
            colorPalette="gray"
            minH="11"
            pending={pending}
            aria-label={`Remover ${venue}`}
            onClick={() =>
              void send(venue, 0).then((done) => {
                if (done) onRemoved(courtsAt(venue).map(({ key }) => key));
              })
            }
          >
            Remover
          </PendingButton>
        </HStack>
      ))}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <TextField
          label="Nome do local"
          placeholder="Ex: Praia Brava"
          value={name}
          onKeyDown={onKeyDown}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Quadras no local"
          inputMode="numeric"
          value={count}
          onKeyDown={onKeyDown}
          onChange={(event) => setCount(event.target.value)}
        />
      </SimpleGrid>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <PendingButton
        variant="outline"
        colorPalette="gray"
        alignSelf="flex-start"
        minH="11"
        pending={pending}
        onClick={() => void add()}
      >
        <MapPinPlus />
        Adicionar local
      </PendingButton>
    </Stack>
  );
}

const courtsWords = (count: number) => counted(count, "quadra", "quadras");

interface SetupDialogProps {
  view: ScheduleView;
  open: boolean;
  onClose: () => void;
}

/** Quadras e horários: the length of a match, the minimum rest, and the courts of each day. */
export function SetupDialog({ view, open, onClose }: SetupDialogProps) {
  const [minutes, setMinutes] = useState(String(view.matchMinutes));
  const [rest, setRest] = useState(String(view.minRestMinutes));
  const [finalAfterThirdPlace, setFinalAfterThirdPlace] = useState(view.finalAfterThirdPlace);
  const [plans, setPlans] = useState<readonly DayPlan[]>(() => readDayPlans(view));
  const [problem, setProblem] = useState<string | null>(null);
  const [save, pending] = useSetUpScheduleMutation();
  const formId = useId();

  const submit = async () => {
    const incomplete = planProblem(plans);
    setProblem(incomplete);
    if (incomplete !== null) return;
    const input = {
      tournamentId: view.tournamentId,
      matchMinutes: Number(minutes) || 0,
      minRestMinutes: rest.trim() === "" ? -1 : Number(rest) || 0,
      finalAfterThirdPlace,
      hours: hoursInput(plans),
    };
    const result = (await save({ input }))?.updateTournamentSchedule;
    if (result?.done) {
      onClose();
      toast.success({ title: "Quadras e horários salvos" });
    } else if (result?.refusal) setProblem(result.refusal.message ?? null);
  };
  const change = (index: number, plan: DayPlan | null) =>
    setPlans(plans.flatMap((old, at) => (at === index ? (plan ?? []) : old)));

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      size="lg"
      sheet
      keepOpen
      title="Quadras e horários"
      description={
        view.isChampionship
          ? "Marque em cada dia as quadras das arenas filiadas que vão receber jogos. Aulas, locações e outros torneios marcados nelas ficam onde estão."
          : "Se você não marcar nada, valem as quadras e o horário da arena em cada dia do torneio."
      }
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} pending={pending}>
            {pending ? "Salvando..." : "Salvar"}
          </PendingButton>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="6">
          <SimpleGrid columns={2} gap="4">
            <TextField
              label="Duração do jogo (min)"
              inputMode="numeric"
              value={minutes}
              onChange={(event) => setMinutes(event.target.value)}
            />
            <TextField
              label="Descanso mínimo (min)"
              inputMode="numeric"
              value={rest}
              onChange={(event) => setRest(event.target.value)}
            />
          </SimpleGrid>
          <Toggle
            label="Final só depois da disputa de 3º lugar"
            checked={finalAfterThirdPlace}
            onChange={setFinalAfterThirdPlace}
          />
          {plans.map((plan, index) => (
            <DayHours
              key={plan.id}
              plan={plan}
              available={view.available}
              onChange={(next) => change(index, next)}
              onRemove={() => change(index, null)}
            />
          ))}
          <Button
            variant="outline"
            colorPalette="gray"
            alignSelf="flex-start"
            onClick={() => {
              const last = plans.at(-1);
              setPlans([
                ...plans,
                {
                  id: `novo${plans.length}.${Date.now()}`,
                  day: last ? "" : view.startDay,
                  from: last?.from ?? "08:00",
                  until: last?.until ?? "22:00",
                  // For a championship the federation chooses among the courts of several arenas: preselect none.
                  courtKeys:
                    last?.courtKeys ?? (view.isChampionship ? [] : view.available.map(({ key }) => key)),
                },
              ]);
            }}
          >
            <Plus />
            Adicionar dia
          </Button>
          {view.isChampionship ? null : (
            <OtherVenues
              view={view}
              onRemoved={(gone) =>
                setPlans((all) =>
                  all.map((plan) => ({
                    ...plan,
                    courtKeys: plan.courtKeys.filter((key) => !gone.includes(key)),
                  })),
                )
              }
            />
          )}
          {problem ? <Notice tone="error">{problem}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}
